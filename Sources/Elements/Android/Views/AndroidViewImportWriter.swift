// The imports that inserted view code requires.

import Source
import Syntax

/// A writer for imports in Kotlin files with Android views.
struct AndroidViewImportWriter {
  let syntax: Tree

  /// The names that writers use, and their import paths.
  private static let importable: [(use: String, path: String)] = [
    (
      "AccessibilityActionCompat",
      "androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat"
    ),
    ("COMPLEX_UNIT_SP", "android.util.TypedValue.COMPLEX_UNIT_SP"),
    ("MaterialColors", "com.google.android.material.color.MaterialColors"),
    ("View", "android.view.View"),
    ("ViewCompat", "androidx.core.view.ViewCompat"),
  ]

  /// Returns `edits` plus an import for each name that they use and that the file doesn't import yet. Snippets without
  /// imports get none.
  func importing(_ edits: [WriterEdit]) -> [WriterEdit] {
    let imports = syntax.children(of: syntax.root).filter { syntax.declarationKind(of: $0) == .import }
    guard !imports.isEmpty else { return edits }
    let missing = AndroidViewImportWriter.importable.filter { name in
      edits.contains { uses(name.use, in: $0) } && !imports.contains { covers($0, name.path) }
    }
    return edits + missing.map(\.path).sorted().map { insertion(of: $0, among: imports) }
  }

  /// Returns whether an edit contains an unqualified name.
  private func uses(_ name: String, in edit: WriterEdit) -> Bool {
    var written: [UInt8] = []
    if edit.range.lowerBound > 0 { written.append(syntax.text[edit.range.lowerBound - 1]) }
    for piece in edit.pieces { written += Array(piece.written.utf8) }
    let bytes = Array(name.utf8)
    guard written.count >= bytes.count else { return false }
    for start in 0...(written.count - bytes.count)
    where written[start..<start + bytes.count].elementsEqual(bytes) {
      let end = start + bytes.count
      if end < written.count, written[end].isIdentifierByte { continue }
      if start > 0, written[start - 1].isIdentifierByte || written[start - 1] == UInt8(ascii: ".") {
        continue
      }
      return true
    }
    return false
  }

  /// Returns whether an import covers `path`, by name or with a wildcard.
  private func covers(_ node: NodeID, _ path: String) -> Bool {
    var end = syntax.text[syntax[node].range].endIndex
    let imported = syntax.importedPath(node)
    while end > imported.startIndex, syntax.text[end - 1].isBlank { end -= 1 }
    let text = String(decoding: imported[..<end], as: UTF8.self)
    if text == path { return true }
    guard text.hasSuffix(".*") else { return false }
    return path.hasPrefix(text.dropLast()) && !path.dropFirst(text.count - 1).contains(".")
  }

  /// Inserts an import in alphabetical order.
  private func insertion(of path: String, among imports: [NodeID]) -> WriterEdit {
    let line = "import \(path)"
    let text = syntax.text
    let end = imports.last.map { Int(syntax[$0].end) } ?? 0
    let lineBreak = text[end] == 0x0D ? "\r\n" : "\n"
    if let next = imports.first(where: { text.string(syntax[$0].range) > line }) {
      return .insert(at: Int(syntax[next].start), .text(line + lineBreak))
    }
    return .insert(at: end, .text(lineBreak + line))
  }
}
