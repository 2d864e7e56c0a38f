// Which names a Kotlin file takes from the libraries, and which are the app's own.

import Source
import Syntax

/// Tells Compose's `Icon` from a project's `Icon`, by the imports and functions of a file.
///
/// Nothing is claimed about a component of the app that is merely called like one of the library (guard G4).
struct ComposeImports {
  /// Whether the file imports anything; a snippet that does not may mean any library.
  private var hasImports = false
  private var importsLibraryWildcard = false
  private var fromLibraries: Set<Identifier> = []
  private var fromElsewhere: Set<Identifier> = []
  /// Whether the file can hold composables at all.
  private(set) var mentionsCompose = false
  /// Whether texts come from Compose Multiplatform's `Res`.
  private(set) var usesMultiplatformResources = false

  init(_ tree: Tree) {
    let imports = tree.children(of: tree.root).filter { tree.declarationKind(of: $0) == .import }
    hasImports = !imports.isEmpty
    mentionsCompose = !hasImports || imports.contains { ComposeImports.isCompose(tree.importedPath($0)) }
    guard mentionsCompose else { return }
    for declaration in imports { add(declaration, in: tree) }
    for child in tree.children(of: tree.root) where tree.declarationKind(of: child) == .function {
      fromElsewhere.insert(tree[child].name)
    }
  }

  /// Whether `name` means the library's composable.
  func isFromLibrary(_ name: Identifier) -> Bool {
    if fromElsewhere.contains(name) { return false }
    return !hasImports || fromLibraries.contains(name) || importsLibraryWildcard
  }

  private mutating func add(_ declaration: NodeID, in tree: Tree) {
    // `import a.b.C as D`: the name in the code is the alias, the first child.
    let alias = tree.children(of: declaration).first { tree[$0].kind == .name }
    let path = tree.importedPath(declaration)
    if path.begins(with: "org.jetbrains.compose.resources") { usesMultiplatformResources = true }
    guard alias == nil, ComposeImports.isLibrary(path) else {
      fromElsewhere.insert(alias.map { tree[$0].name } ?? tree[declaration].name)
      return
    }
    if tree[declaration].name == "*" {
      importsLibraryWildcard = true
    } else {
      fromLibraries.insert(tree[declaration].name)
    }
  }

  private static func isCompose(_ path: ArraySlice<UInt8>) -> Bool {
    path.begins(with: "androidx.compose.") || path.begins(with: "org.jetbrains.compose.")
  }

  /// Compose itself, and libraries of pictures, watches and televisions whose composables take the same parameters.
  private static func isLibrary(_ path: ArraySlice<UInt8>) -> Bool {
    isCompose(path) || path.begins(with: "coil.") || path.begins(with: "coil3.")
      || path.begins(with: "com.bumptech.glide.") || path.begins(with: "com.skydoves.landscapist.")
      || path.begins(with: "io.kamel.") || path.begins(with: "media.kamel.")
      || path.begins(with: "androidx.wear.compose.") || path.begins(with: "androidx.tv.material")
      || path.begins(with: "androidx.constraintlayout.compose.")
      || path.begins(with: "com.google.maps.android.compose.") || path.begins(with: "com.google.accompanist.")
      || path.begins(with: "androidx.activity.compose.") || path.begins(with: "androidx.lifecycle.compose.")
  }
}
