// The screens that positions in code belong to.

import Elements
import Syntax

extension SourceFile {
  /// Returns the name of the outermost type or function around each of the byte offsets, which must be in ascending
  /// order. Nil if there is none, as in a layout, which is a screen itself.
  ///
  /// Parses the file, which takes time.
  package func screenNames(at offsets: [Int]) -> [String?] {
    guard !offsets.isEmpty, let language = Language(path: path), language != .xml else {
      return offsets.map { _ in nil }
    }
    let tree = Tree(parsing: text, as: language)
    var sweep = AncestorSweep(tree)
    return offsets.map { offset in
      let names = sweep.ancestors(of: offset..<offset + 1).lazy.map(NodeID.init).filter {
        tree[$0].kind == .declaration && tree.declarationKind(of: $0) != .import
      }.map { tree.nameText(of: $0) }
      return names.first { !$0.isEmpty }
    }
  }
}
