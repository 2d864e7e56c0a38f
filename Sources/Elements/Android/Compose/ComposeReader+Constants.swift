// Function-local constants, resolved to their initial values.

import Source
import Syntax

extension ComposeReader {
  /// The maximum length of a chain of constants that is followed.
  static let constantReach = 4

  /// Returns the initial value of a `val` in the enclosing function, or nil for variables, delegates, and ambiguous
  /// names.
  func constant(_ name: NodeID) -> NodeID? {
    guard tree[name].kind == .name else { return nil }
    return constants[tree[name].name] ?? nil
  }

  /// Returns the text of an argument, resolving a constant that is a literal or a resource.
  func writtenText(_ argument: NodeID) -> WrittenText {
    let written = tree.writtenText(argument)
    return tree.value(ofArgument: argument).map { throughConstants(written, $0) } ?? written
  }

  /// Returns the text of `value`, resolving a constant.
  func throughConstants(_ written: WrittenText, _ value: NodeID) -> WrittenText {
    var written = written
    guard written.value == .dynamic, let constant = constant(value) else { return written }
    switch tree.kotlinText(of: constant) {
    case .literal, .resource, .interpolated:
      written.value = tree.kotlinText(of: constant)
      written.valueRange = tree[constant].range
    // The alternatives of a condition are located at the constant.
    case .dynamic where tree[constant].kind == .branch: written.valueRange = tree[constant].range
    case .resolved, .none, .dynamic: break
    }
    return written
  }
}

extension Tree {
  /// Returns the constants of a function by name. The value is nil if the name is declared more than once, for example
  /// as a parameter.
  func kotlinConstants(of function: NodeID) -> [Identifier: NodeID?] {
    var found: [Identifier: NodeID?] = [:]
    for index in subtree(of: function).dropFirst() {
      let node = nodes[index]
      guard node.name != .none else { continue }
      let id = NodeID(index)
      switch node.kind {
      case .parameter: found[node.name] = .some(nil)
      case .declaration where declarationKind(of: id) == .property:
        found[node.name] = .some(found[node.name] == nil ? initialValue(ofVal: id) : nil)
      default: continue
      }
    }
    return found
  }

  /// Returns the expression after the `=` of a `val`.
  private func initialValue(ofVal property: NodeID) -> NodeID? {
    guard text[self[property].range].begins(with: "val") else { return nil }
    return children(of: property).first { child in
      switch self[child].kind {
      case .type, .attribute, .modifier, .parameter, .statement, .declaration: false
      default: true
      }
    }
  }
}
