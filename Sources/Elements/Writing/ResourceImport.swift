// The class of an Android module's resources, for code in another package than it.

import Source
import Syntax

extension ElementTree {
  /// `edits`, and an import of the class `R` where they use it, the file does not import one, and its package is not
  /// that of the module's resources. Where nobody knows that package, nothing is added.
  func importingResources(_ edits: [WriterEdit], in project: ProjectView) -> [WriterEdit] {
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
  /// Whether it reads a text of the class `R`: `getString(R.string.`.
  var endsInResourceTable: Bool {
    guard case .text(let text) = self else { return false }
    return text.hasPrefix("R.string.") || text.contains("(R.string.")
  }
}
