// Imports of a module's `R` class into code in other packages.

import Source
import Syntax

extension ElementTree {
  /// Returns `edits` with an import of the class `R`, if they use it, the file doesn't import one, and the file isn't
  /// in the package of the module's resources. Adds nothing if that package isn't known. Texts that another imported
  /// class contains are read through that class.
  func importingResources(_ edits: [WriterEdit], in project: ProjectView) -> [WriterEdit] {
    let edits = readingTexts(edits, in: project)
    let imports = syntax.leadingImports
    guard edits.contains(where: { $0.pieces.contains { $0.endsInResourceTable } }), !imports.isEmpty,
      let namespace = project.resourceNamespace,
      !imports.contains(where: { importsResources($0, of: namespace) }), packageName != namespace
    else { return edits }
    return edits + [ComposeImportWriter(syntax: syntax).insertion(of: namespace + ".R", among: imports)]
  }

  private func importsResources(_ node: NodeID, of namespace: String) -> Bool {
    let path = String(decoding: syntax.importedPath(node), as: UTF8.self)
    return path.hasSuffix(".R") || path.hasSuffix(" R") || path == namespace + ".*"
  }
}

private extension WriterEdit.Piece {
  /// True if the piece reads a text through the class `R`: `getString(R.string.`.
  var endsInResourceTable: Bool {
    guard case .text(let text) = self else { return false }
    return text.hasPrefix("R.string.") || text.contains("(R.string.")
  }
}
