// A writer for the imports that generated code needs to compile.

import Source
import Syntax

/// A writer that adds imports to Compose files.
struct ComposeImportWriter {
  let syntax: Tree

  /// Returns `edits` plus imports for `paths` and for each name in the edits that the file doesn't import yet. Snippets
  /// without imports get none.
  func importing(_ edits: [WriterEdit], and paths: [String] = []) -> [WriterEdit] {
    let imports = syntax.leadingImports
    guard !imports.isEmpty else { return edits }
    let written = edits.flatMap(\.pieces).map(\.written).joined(separator: "\n")
    let used = ComposeImportWriter.used(in: written)
    guard !used.isEmpty || !paths.isEmpty else { return edits }
    let missing = Set(used.map(inLibraryOfFile) + paths).filter { path in
      !imports.contains { covers(syntax.importedPath($0), path) }
    }
    return edits + missing.sorted().map { insertion(of: $0, among: imports) }
  }

  /// The code that edits may contain, with the import path that each piece needs.
  ///
  /// Source: Jetpack Compose, packages `ui.semantics`, `ui.res`, `ui.focus`, `ui.unit`, `foundation`, `material3`.
  private static let importable: [(use: String, path: String)] = [
    ("= Modifier.", "androidx.compose.ui.Modifier"),
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

  /// Returns the import paths for everything that `text` uses, ignoring prefixes of longer names.
  private static func used(in text: String) -> [String] {
    var isUsed = [Bool](repeating: false, count: importable.count)
    let text = SourceText(text)
    _ = uses.finds(in: text) { index, offset in
      let use = importable[index].use.utf8
      let goesOn = text[offset + use.count].isIdentifierByte
      if !goesOn || use.last?.isASCIILetter != true { isUsed[index] = true }
      return false
    }
    return importable.indices.filter { isUsed[$0] }.map { importable[$0].path }
  }

  private static let uses = WordSearch(importable.map(\.use))

  /// Returns the Material 2 equivalent of a Material 3 path if the file uses Material 2.
  private func inLibraryOfFile(_ path: String) -> String {
    let library = "androidx.compose.material3."
    guard path.hasPrefix(library), usesMaterial2 else { return path }
    return "androidx.compose.material." + path.dropFirst(library.count)
  }

  /// True if the file imports its theme, or otherwise all of its components, from Material 2.
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

  /// Returns whether the import of `imported` covers `path`, by name or with its whole package.
  private func covers(_ imported: ArraySlice<UInt8>, _ path: String) -> Bool {
    if imported.elementsEqual(path.utf8) { return true }
    guard imported.ends(with: ".*"), path.utf8.starts(with: imported.dropLast()) else { return false }
    return !path.utf8.dropFirst(imported.count - 1).contains(UInt8(ascii: "."))
  }

  /// Returns an edit that inserts an import in alphabetical order.
  func insertion(of path: String, among imports: [NodeID]) -> WriterEdit {
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
