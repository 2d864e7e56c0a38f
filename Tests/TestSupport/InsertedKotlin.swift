// Code inserted into a Kotlin file, and the names that it uses.

package import Source
import Syntax

/// The compiler errors about names in inserted Kotlin code, as far as the file itself shows them.
package struct InsertedKotlin {
  private let tree: Tree
  /// The inserted bytes, as ranges of the new text.
  private let inserted: [Range<Int>]

  /// Creates the check for `text`, in which `inserted` ranges are new.
  package init(_ text: SourceText, inserted: [Range<Int>]) {
    tree = Tree(parsing: text, as: .kotlin)
    self.inserted = inserted
  }

  /// Descriptions of names that aren't imported, and of declarations that shadow a name that the function uses.
  package var problems: [String] {
    let ids = tree.nodes.indices.map(NodeID.init)
    let new = ids.filter { id in inserted.contains { $0.contains(Int(tree[id].nameStart)) } }
    // The names that a wildcard import provides are unknown.
    let isCovered = ids.contains { id in
      tree.isImport(id) && tree.text.string(tree[id].range).hasPrefix("import androidx.compose.")
        && tree.text.string(tree[id].range).hasSuffix(".*")
    }
    let known = Set(ids.filter { !new.contains($0) || tree.isImport($0) }.map { tree.nameText(of: $0) })
    var problems: [String] = []
    for id in new where tree[id].name != .none {
      let name = tree.nameText(of: id)
      switch tree[id].kind {
      // Members are found through their receiver. Lowercase names that the function uses may be inherited.
      case .name where name.first?.isUppercase == true && name != "R" && !isCovered && !known.contains(name):
        problems.append("uses \(name) without an import")
      case .declaration where tree.isProperty(id) && usesElsewhere(name, than: id):
        problems.append("hides \(name)")
      default: break
      }
    }
    return Array(Set(problems)).sorted()
  }

  /// Returns whether the function around a new declaration used its name before.
  private func usesElsewhere(_ name: String, than declaration: NodeID) -> Bool {
    let functions = tree.nodes.indices.lazy.map(NodeID.init).filter {
      tree.isFunction($0) && tree.subtree(of: $0).contains(declaration.index)
    }
    let scope = functions.last.map { tree.subtree(of: $0) } ?? tree.nodes.indices
    return scope.contains { index in
      let node = tree.nodes[index]
      guard node.kind == .name || node.kind == .parameter || node.kind == .declaration else { return false }
      return tree.nameText(of: NodeID(index)) == name
        && !inserted.contains { $0.contains(Int(node.nameStart)) }
    }
  }
}

private extension Tree {
  func isImport(_ id: NodeID) -> Bool { declares(.import, id) }

  func isProperty(_ id: NodeID) -> Bool { declares(.property, id) }

  func isFunction(_ id: NodeID) -> Bool { declares(.function, id) }

  func declares(_ kind: DeclarationKind, _ id: NodeID) -> Bool {
    self[id].kind == .declaration && self[id].detail == kind.rawValue
  }
}
