// Numbers that Swift code declares under a name.

import Source
import Syntax

extension Tree {
  /// Returns a number, or the value of the variable, default argument, or constant with one in the same file.
  func constantNumber(of expression: NodeID) -> Double? {
    if self[expression].kind != .chain, let number = number(of: expression) { return number }
    let links = links(of: expression)
    guard let last = links.last, links.count <= 3,
      links.allSatisfy({ self[$0].kind == .name || self[$0].kind == .member })
    else { return nil }
    let name = self[last].name
    if links.count == 1 {
      if let parameter = parameter(name, around: last) { return defaultNumber(of: parameter) }
      if let local = localValue(of: last) { return number(of: local) }
    } else if !isName("self", links[0]), !isName("Self", links[0]),
      !text[Int(self[links[0]].nameStart)].isUppercaseASCII
    {
      // The member of another object may be another number.
      return nil
    }
    var found: NodeID?
    for index in nodes.indices.prefix(Tree.longestFunction) where nodes[index].name == name {
      let id = NodeID(index)
      guard declarationKind(of: id) == .property else { continue }
      if found != nil { return nil }
      found = id
    }
    return found.flatMap { isConstant($0) ? initialValue(of: $0).flatMap(number(of:)) : nil }
  }

  /// Returns a number, or the value of a variable or constant with one in the same file that callers don't choose.
  func fixedNumber(of expression: NodeID) -> Double? {
    if self[expression].kind == .name, parameter(self[expression].name, around: expression) != nil {
      return nil
    }
    return constantNumber(of: expression)
  }

  /// Returns the parameter of the innermost function around a node.
  private func parameter(_ name: Identifier, around node: NodeID) -> NodeID? {
    path(from: root, to: node)?.last(where: isBody).flatMap { parameter(name, of: $0) }
  }

  private func defaultNumber(of parameter: NodeID) -> Double? {
    children(of: parameter).first { self[$0].kind == .number }.flatMap(number(of:))
  }
}
