// The origin of names in a Kotlin file: library or app.

import Source
import Syntax

/// The library names in a file. Its imports and functions distinguish Compose's `Icon` from a project's `Icon`.
///
/// An app component that only shares its name with a library component isn't treated as one.
struct ComposeImports {
  /// True if the file imports anything. In a snippet without imports, names may come from any library.
  private var hasImports = false
  /// The packages imported with a wildcard.
  private var packages: [ArraySlice<UInt8>] = []
  private var fromLibraries: Set<Identifier> = []
  private var fromElsewhere: Set<Identifier> = []
  /// The original names of library composables that the file imports under an alias.
  private var aliases: [Identifier: Identifier] = [:]
  /// The names imported from Material 2. `*` means all of them.
  private var material2: Set<Identifier> = []
  /// The file's functions that share their name with a library composable.
  private var namesakes: [Identifier: [NodeID]] = [:]
  /// True if the file can contain composables.
  private(set) var mentionsCompose = false

  init(_ tree: Tree) {
    let imports = tree.leadingImports
    hasImports = !imports.isEmpty
    mentionsCompose = !hasImports || imports.contains { ComposeImports.isCompose(tree.importedPath($0)) }
    guard mentionsCompose else { return }
    for declaration in imports { add(declaration, in: tree) }
    for child in tree.children(of: tree.root) where tree.declarationKind(of: child) == .function {
      fromElsewhere.insert(tree[child].name)
      if Composable.named(tree[child].name) != nil { namesakes[tree[child].name, default: []].append(child) }
    }
  }

  /// Returns whether `name` refers to the library's composable.
  func isFromLibrary(_ name: Identifier) -> Bool {
    if fromElsewhere.contains(name) || aliases[name] != nil { return false }
    return !hasImports || fromLibraries.contains(name) || packages.contains { ComposeImports.holds($0, name) }
  }

  /// Returns the library composable that `name` refers to, resolving import aliases.
  func composable(_ name: Identifier) -> Composable? {
    if let original = aliases[name] { return fromElsewhere.contains(name) ? nil : Composable.named(original) }
    return isFromLibrary(name) ? Composable.named(name) : nil
  }

  /// Returns the library composable that a call shows. If the file imports it and also has or imports another function
  /// with its name, the arguments decide.
  ///
  /// Source: Kotlin language specification, “Overload resolution › Call without an explicit receiver”: candidates that
  /// don't fit the arguments don't hide others.
  func composable(calledBy call: NodeID, in tree: Tree) -> Composable? {
    let name = tree[call].name
    if let known = composable(name) { return known }
    guard fromLibraries.contains(name), aliases[name] == nil, let composable = Composable.named(name) else {
      return nil
    }
    if let namesakes = namesakes[name] {
      return namesakes.contains { tree.mayCall($0, by: call) } ? nil : composable
    }
    // Only the library's spacer receives nothing but a modifier.
    return composable.role == .spacer && tree.arguments(of: call).allSatisfy(tree.isModifier)
      ? composable : nil
  }

  /// Returns whether a composable that both Material versions have comes from Material 2 under `name` in this file.
  func isFromMaterial2(_ name: Identifier) -> Bool {
    material2.contains(name) || material2.contains("*") && !fromLibraries.contains(name)
  }

  /// Returns the library's name for `name`, which may be an import alias.
  func originalName(_ name: Identifier) -> Identifier { aliases[name] ?? name }

  /// Returns whether a library package may contain the composable. Only a few recognized ones are in Compose's own
  /// packages.
  private static func holds(_ package: ArraySlice<UInt8>, _ name: Identifier) -> Bool {
    if package.begins(with: "androidx.compose.foundation.layout.") {
      switch name {
      case "Box", "Row", "Column", "Spacer", "FlowRow", "FlowColumn", "BoxWithConstraints",
        "ContextualFlowRow",
        "ContextualFlowColumn":
        return true
      default: return false
      }
    }
    if package.begins(with: "androidx.compose.foundation.lazy.")
      || package.begins(with: "androidx.compose.foundation.pager.")
    {
      return Composable.named(name)?.shape == .lazy || name == "HorizontalPager" || name == "VerticalPager"
    }
    if package.begins(with: "androidx.compose.foundation.text.") {
      return name == "BasicText" || name == "ClickableText" || name == "SelectionContainer"
        || name == "DisableSelection" || Composable.named(name)?.shape == .bareField
    }
    if package.begins(with: "androidx.compose.foundation.") { return name == "Image" || name == "Canvas" }
    if package.begins(with: "androidx.compose.runtime.") {
      return Composable.named(name)?.shape == .effect || name == "CompositionLocalProvider"
    }
    if package.begins(with: "androidx.compose.ui.") { return !(Composable.named(name)?.isVisible ?? false) }
    return true
  }

  private mutating func add(_ declaration: NodeID, in tree: Tree) {
    // In `import a.b.C as D`, the name used in code is the alias, the first child.
    let alias = tree.children(of: declaration).first { tree[$0].kind == .name }
    let path = tree.importedPath(declaration)
    let name = alias.map { tree[$0].name } ?? tree[declaration].name
    guard ComposeImports.isLibrary(path) else {
      fromElsewhere.insert(name)
      return
    }
    if path.begins(with: "androidx.compose.material."),
      !path.dropFirst("androidx.compose.material.".utf8.count).contains(UInt8(ascii: "."))
    {
      material2.insert(name)
    }
    if alias != nil {
      let written = path.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
      aliases[name] = written.split(separator: UInt8(ascii: ".")).last.map { Identifier($0) }
      return
    }
    if tree[declaration].name == "*" {
      packages.append(path)
    } else {
      fromLibraries.insert(tree[declaration].name)
    }
  }

  private static func isCompose(_ path: ArraySlice<UInt8>) -> Bool {
    (path.begins(with: "androidx.compose.") && !isBeside(path)) || path.begins(with: "org.jetbrains.compose.")
  }

  /// Returns whether a Compose path leads to something that models and themes use without composables: colors, sizes,
  /// or compiler annotations such as `@Immutable`.
  private static func isBeside(_ path: ArraySlice<UInt8>) -> Bool {
    path.begins(with: "androidx.compose.ui.graphics.") || path.begins(with: "androidx.compose.ui.unit.")
      || path.begins(with: "androidx.compose.ui.tooling.")
      || path.begins(with: "androidx.compose.animation.core.")
      || path.begins(with: "androidx.compose.runtime.Immutable")
      || path.begins(with: "androidx.compose.runtime.Stable")
  }

  /// Returns the same as `isBeside(_:)` for the path that begins at `offset`.
  static func isBeside(at offset: Int, in text: SourceText) -> Bool { isBeside(text[offset..<text.count]) }

  /// Returns whether a path belongs to Compose or to an image, Wear OS, or TV library whose composables take the same
  /// parameters.
  static func isLibrary(_ path: ArraySlice<UInt8>) -> Bool {
    isCompose(path) || path.begins(with: "coil.") || path.begins(with: "coil3.")
      || path.begins(with: "com.bumptech.glide.") || path.begins(with: "com.skydoves.landscapist.")
      || path.begins(with: "io.kamel.") || path.begins(with: "media.kamel.")
      || path.begins(with: "androidx.wear.compose.") || path.begins(with: "androidx.tv.material")
      || path.begins(with: "androidx.constraintlayout.compose.")
      || path.begins(with: "com.google.maps.android.compose.") || path.begins(with: "com.google.accompanist.")
      || path.begins(with: "androidx.activity.compose.") || path.begins(with: "androidx.lifecycle.compose.")
  }
}

extension Tree {
  /// Returns whether a call's arguments fit a function, judging by their names and number, and by which of them are
  /// modifiers.
  fileprivate func mayCall(_ function: NodeID, by call: NodeID) -> Bool {
    guard fits(call, componentParameters(of: function)) else { return false }
    let parameters = children(of: function).filter { self[$0].kind == .parameter }
    let positional = arguments(of: call).filter { self[$0].name == .none && self[$0].detail == 0 }
    return zip(positional, parameters).allSatisfy { argument, parameter in
      !isModifier(argument) || child(.type, of: parameter).map { isName("Modifier", $0) } ?? true
    }
  }

  /// Returns the first link of an expression, or the call after a fully qualified library package or `this`:
  /// `androidx.compose.material3.Text("Hi")`, `this@Row.AnimatedVisibility(isOpen) { … }`.
  func leadingCall(of expression: NodeID) -> NodeID {
    let first = firstLink(of: expression)
    guard self[first].kind == .name, self[expression].kind == .chain else { return first }
    if self[first].name == "this" {
      let second = children(of: expression).dropFirst().first { _ in true }
      return second.flatMap { self[$0].kind == .call ? $0 : nil } ?? first
    }
    guard ComposeImports.isLibrary(text[self[expression].range]) else { return first }
    for link in children(of: expression) {
      switch self[link].kind {
      case .name where !namesObject(link), .member where !namesObject(link): continue
      case .call: return link
      default: return first
      }
    }
    return first
  }

  /// Returns whether an expression calls a function by its fully qualified name.
  func writesOutPackage(_ expression: NodeID) -> Bool {
    let first = firstLink(of: expression)
    return self[first].name != "this" && leadingCall(of: expression) != first
  }
}
