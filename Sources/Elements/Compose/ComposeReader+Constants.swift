// Constants of a function, which stand for the expressions that they are given.

import Source
import Syntax

extension ComposeReader {
  /// How many constants that name each other are followed.
  static let constantReach = 4

  /// The expression that a `val` of the enclosing function holds; nil for variables, for delegates and where the name
  /// has several meanings.
  func constant(_ name: NodeID) -> NodeID? {
    guard tree[name].kind == .name else { return nil }
    return constants[tree[name].name] ?? nil
  }

  /// What an argument says, also through a constant that is a literal or a resource.
  func writtenText(_ argument: NodeID) -> WrittenText {
    let written = tree.writtenText(argument)
    return tree.value(ofArgument: argument).map { throughConstants(written, $0) } ?? written
  }

  /// What `value` says, also through a constant.
  func throughConstants(_ written: WrittenText, _ value: NodeID) -> WrittenText {
    var written = written
    guard written.value == .dynamic, let constant = constant(value) else { return written }
    switch tree.kotlinText(of: constant) {
    case .literal, .resource, .interpolated:
      written.value = tree.kotlinText(of: constant)
      written.valueRange = tree[constant].range
    // The alternatives of a condition stand where the constant is.
    case .dynamic where tree[constant].kind == .branch: written.valueRange = tree[constant].range
    case .resolved, .none, .dynamic: break
    }
    return written
  }

  /// The constants of a function by name; nil for a name that is declared twice, as a parameter or a variable too.
  func constants(of function: NodeID) -> [Identifier: NodeID?] {
    var found: [Identifier: NodeID?] = [:]
    for index in tree.subtree(of: function).dropFirst() {
      let node = tree.nodes[index]
      guard node.name != .none else { continue }
      let id = NodeID(index)
      switch node.kind {
      case .parameter: found[node.name] = .some(nil)
      case .declaration where tree.declarationKind(of: id) == .property:
        found[node.name] = .some(found[node.name] == nil ? initialValue(of: id) : nil)
      default: continue
      }
    }
    return found
  }

  /// What stands behind the `=` of a `val`.
  private func initialValue(of property: NodeID) -> NodeID? {
    guard tree.text[tree[property].range].begins(with: "val") else { return nil }
    return tree.children(of: property).first { child in
      switch tree[child].kind {
      case .type, .attribute, .modifier, .parameter, .statement, .declaration: false
      default: true
      }
    }
  }
}
