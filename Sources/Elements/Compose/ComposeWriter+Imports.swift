// The imports that written code needs, so that it compiles where it stands.

import Source
import Syntax

extension ComposeWriter {
  /// `edits`, and an import of each name they use that the file does not import yet. A snippet without
  /// imports gets none.
  func importing(_ edits: [WriterEdit]) -> [WriterEdit] {
    let imports = syntax.children(of: syntax.root).filter { syntax.declarationKind(of: $0) == .import }
    guard !imports.isEmpty else { return edits }
    let written = edits.flatMap(\.pieces).map { piece in
      switch piece {
      case .text(let text), .placeholder(let text): text
      }
    }.joined()
    let missing = ComposeWriter.importable.filter { entry in
      written.contains(entry.use) && !imports.contains { covers(syntax[$0].range, entry.path) }
    }
    return edits + missing.sorted { $0.path < $1.path }.map { insertion(of: $0.path, among: imports) }
  }

  /// What written code may use, and where it comes from.
  ///
  /// Source: Jetpack Compose, packages `ui.semantics`, `ui.res`, `foundation.selection`.
  private static let importable: [(use: String, path: String)] = [
    ("Role.", "androidx.compose.ui.semantics.Role"),
    ("semantics {", "androidx.compose.ui.semantics.semantics"),
    ("; contentDescription = ", "androidx.compose.ui.semantics.contentDescription"),
    ("semantics { contentDescription", "androidx.compose.ui.semantics.contentDescription"),
    ("stringResource(R.", "androidx.compose.ui.res.stringResource"),
    ("stringResource(Res.", "org.jetbrains.compose.resources.stringResource"),
    (".selectable(", "androidx.compose.foundation.selection.selectable"),
    (".triStateToggleable(", "androidx.compose.foundation.selection.triStateToggleable"),
    (".toggleable(", "androidx.compose.foundation.selection.toggleable"),
    ("MaterialTheme.colorScheme", "androidx.compose.material3.MaterialTheme"),
  ]

  /// Whether the import at `range` brings in `path`, by its name or with its whole package.
  private func covers(_ range: Range<Int>, _ path: String) -> Bool {
    let imported = tree.text.string(range).dropFirst("import".count).drop { $0 == " " }
    if imported == path { return true }
    guard imported.hasSuffix(".*") else { return false }
    return path.hasPrefix(imported.dropLast()) && !path.dropFirst(imported.count - 1).contains(".")
  }

  /// One more line among the imports, where the alphabet puts it.
  private func insertion(of path: String, among imports: [NodeID]) -> WriterEdit {
    let line = "import \(path)"
    let next = imports.first { tree.text.string(syntax[$0].range) > line }
    if let next {
      let start = Int(syntax[next].start)
      return .insert(at: start, .text(line + "\n"))
    }
    let end = imports.last.map { Int(syntax[$0].end) } ?? 0
    return .insert(at: end, .text("\n" + line))
  }
}
