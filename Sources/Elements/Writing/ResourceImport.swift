// The class of an Android module's resources, for code in another package than it.

import Source
import Syntax

extension ElementTree {
  /// `edits`, and an import of the class `R` where they use it, the file does not import one, and its package is not
  /// that of the module's resources. Where nobody knows that package, nothing is added.
  func importingResources(_ edits: [WriterEdit], in project: ProjectView) -> [WriterEdit] {
    let imports = syntax.leadingImports
    guard edits.contains(where: { $0.pieces.contains { $0.endsInResourceTable } }), let first = imports.first,
      !imports.contains(where: { importsResources($0) }), let namespace = project.resourceNamespace,
      text.string(0..<syntax[first].range.lowerBound).packageName != namespace
    else { return edits }
    return edits + [ComposeImportWriter(syntax: syntax).insertion(of: namespace + ".R", among: imports)]
  }

  private func importsResources(_ node: NodeID) -> Bool {
    let path = String(decoding: syntax.importedPath(node), as: UTF8.self)
    return path.hasSuffix(".R") || path.hasSuffix(" R") || path.hasSuffix(".*")
  }
}

private extension WriterEdit.Piece {
  /// `getString(R.string.`
  var endsInResourceTable: Bool {
    if case .text(let text) = self { text.hasSuffix("(R.string.") } else { false }
  }
}

private extension String {
  /// The name of the package that a file declares before its imports; nil where it declares none.
  var packageName: String? {
    for line in split(whereSeparator: \.isNewline).reversed() where line.hasPrefix("package ") {
      return String(line.dropFirst("package ".count).prefix { !$0.isWhitespace && $0 != ";" })
    }
    return nil
  }
}
