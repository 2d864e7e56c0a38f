// The imports that written code needs, so that it compiles where it stands.

import Source
import Syntax

/// Adds imports to Compose files.
struct ComposeImportWriter {
  let syntax: Tree

  /// `edits`, and an import of each name they use that the file does not import yet, and of `paths`. A snippet without
  /// imports gets none.
  func importing(_ edits: [WriterEdit], and paths: [String] = []) -> [WriterEdit] {
    let imports = syntax.leadingImports
    guard !imports.isEmpty else { return edits }
    let written = edits.flatMap(\.pieces).map { piece in
      switch piece {
      case .text(let text), .placeholder(let text): text
      }
    }.joined(separator: "\n")
    let used = ComposeImportWriter.importable.filter { ComposeImportWriter.uses($0.use, in: written) }.map(
      \.path)
    let missing = Set(used.map(inLibraryOfFile) + paths).filter { path in
      !imports.contains { covers(syntax[$0].range, path) }
    }
    return edits + missing.sorted().map { insertion(of: $0, among: imports) }
  }

  /// What written code may use, and where it comes from.
  ///
  /// Source: Jetpack Compose, packages `ui.semantics`, `ui.res`, `ui.focus`, `ui.unit`, `foundation`, `material3`.
  private static let importable: [(use: String, path: String)] = [
    ("Role.", "androidx.compose.ui.semantics.Role"),
    ("semantics {", "androidx.compose.ui.semantics.semantics"),
    ("; contentDescription = ", "androidx.compose.ui.semantics.contentDescription"),
    ("semantics { contentDescription", "androidx.compose.ui.semantics.contentDescription"),
    ("customActions = ", "androidx.compose.ui.semantics.customActions"),
    ("CustomAccessibilityAction(", "androidx.compose.ui.semantics.CustomAccessibilityAction"),
    ("hideFromAccessibility", "androidx.compose.ui.semantics.hideFromAccessibility"),
    ("isTraversalGroup", "androidx.compose.ui.semantics.isTraversalGroup"),
    ("stringResource(R.", "androidx.compose.ui.res.stringResource"),
    ("stringResource(Res.", "org.jetbrains.compose.resources.stringResource"),
    (".clickable(", "androidx.compose.foundation.clickable"),
    (".selectable(", "androidx.compose.foundation.selection.selectable"),
    (".triStateToggleable(", "androidx.compose.foundation.selection.triStateToggleable"),
    (".toggleable(", "androidx.compose.foundation.selection.toggleable"),
    ("focusRequester", "androidx.compose.ui.focus.focusRequester"),
    ("focusProperties", "androidx.compose.ui.focus.focusProperties"),
    (".minimumInteractiveComponentSize(", "androidx.compose.material3.minimumInteractiveComponentSize"),
    (
      "LocalMinimumInteractiveComponentSize",
      "androidx.compose.material3.LocalMinimumInteractiveComponentSize"
    ),
    ("isSystemInDarkTheme(", "androidx.compose.foundation.isSystemInDarkTheme"),
    ("TextDecoration.", "androidx.compose.ui.text.style.TextDecoration"),
    ("heightIn(", "androidx.compose.foundation.layout.heightIn"),
    ("ContentType.", "androidx.compose.ui.autofill.ContentType"),
    ("KeyboardOptions(", "androidx.compose.foundation.text.KeyboardOptions"),
    ("KeyboardType.", "androidx.compose.ui.text.input.KeyboardType"),
    (".sp", "androidx.compose.ui.unit.sp"),
    (".dp", "androidx.compose.ui.unit.dp"),
    ("{ Text(", "androidx.compose.material3.Text"),
    ("MaterialTheme.", "androidx.compose.material3.MaterialTheme"),
  ]

  /// Whether `text` holds `use`, and not as the beginning of a longer name.
  private static func uses(_ use: String, in text: String) -> Bool {
    var rest = Substring(text)
    while let found = rest.firstRange(of: use) {
      rest = rest[found.upperBound...]
      let goesOn = rest.first.map { $0.isLetter || $0.isNumber } ?? false
      if !goesOn || use.last?.isLetter != true { return true }
    }
    return false
  }

  /// A path of Material 3 as one of Material 2 where the file is written for that.
  private func inLibraryOfFile(_ path: String) -> String {
    let library = "androidx.compose.material3."
    guard path.hasPrefix(library), usesMaterial2 else { return path }
    return "androidx.compose.material." + path.dropFirst(library.count)
  }

  /// Whether the file takes its theme, or else all of its components, from Material 2.
  var usesMaterial2: Bool {
    var usesOld = false
    var usesNew = false
    for child in syntax.leadingImports {
      let path = syntax.importedPath(child)
      if path.begins(with: "androidx.compose.material3.") {
        if syntax[child].name == "MaterialTheme" { return false }
        usesNew = true
      } else if path.begins(with: "androidx.compose.material."),
        !path.begins(with: "androidx.compose.material.icons")
      {
        if syntax[child].name == "MaterialTheme" { return true }
        usesOld = true
      }
    }
    return usesOld && !usesNew
  }

  /// Whether the import at `range` brings in `path`, by its name or with its whole package.
  private func covers(_ range: Range<Int>, _ path: String) -> Bool {
    let imported = syntax.text.string(range).dropFirst("import".count).drop { $0 == " " }
    if imported == path { return true }
    guard imported.hasSuffix(".*") else { return false }
    return path.hasPrefix(imported.dropLast()) && !path.dropFirst(imported.count - 1).contains(".")
  }

  /// One more line among the imports, where the alphabet puts it.
  private func insertion(of path: String, among imports: [NodeID]) -> WriterEdit {
    let line = "import \(path)"
    let next = imports.first { syntax.text.string(syntax[$0].range) > line }
    if let next {
      let start = Int(syntax[next].start)
      return .insert(at: start, .text(line + "\n"))
    }
    let end = imports.last.map { Int(syntax[$0].end) } ?? 0
    return .insert(at: end, .text("\n" + line))
  }
}

private extension StringProtocol {
  /// Where `other` stands first.
  func firstRange(of other: String) -> Range<Index>? {
    guard let first = other.first else { return nil }
    var start = startIndex
    while let at = self[start...].firstIndex(of: first) {
      if self[at...].hasPrefix(other) { return at..<index(at, offsetBy: other.count) }
      start = index(after: at)
    }
    return nil
  }
}
