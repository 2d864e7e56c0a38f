// What stands around a node.

import Syntax

extension Tree {
  /// The node that a node is a child of; nil for the root, and where too much stands before it to look for it.
  func parent(of id: NodeID) -> NodeID? {
    let before = max(id.index - Tree.nearestDistance, 0)..<id.index
    return before.reversed().first { Int(nodes[$0].subtreeEnd) > id.index }.map(NodeID.init)
      ?? (before.lowerBound > 0 ? distantParent(of: id) : nil)
  }

  /// How many nodes are looked at one by one, before whole subtrees are passed over from the root on.
  private static let nearestDistance = 64

  private func distantParent(of id: NodeID) -> NodeID? {
    var parent = root
    var budget = Tree.longestPath
    while true {
      var around: NodeID?
      for child in children(of: parent) {
        budget -= 1
        if budget < 0 { return nil }
        if Int(self[child].subtreeEnd) > id.index {
          around = child
          break
        }
      }
      guard let around, around != id else { return around == nil ? nil : parent }
      parent = around
    }
  }

  /// What stands around a node inside of another, the outermost first; nil where too much stands before it.
  func path(from outer: NodeID, to inner: NodeID) -> [NodeID]? {
    var path: [NodeID] = []
    var node = outer
    var seen = 0
    while true {
      var next: NodeID?
      for child in children(of: node) where next == nil {
        seen += 1
        if child.index <= inner.index, Int(self[child].subtreeEnd) > inner.index { next = child }
        if seen > Tree.longestPath { return nil }
      }
      guard let next, next != inner else { return next == nil ? nil : path }
      path.append(next)
      node = next
    }
  }

  /// In nodes that are looked at.
  private static let longestPath = 2048

  /// The whole expression that a name, member or call is the last link of: `TextAlign.Justify`.
  func expression(endingIn link: NodeID) -> NodeID? {
    guard let chain = parent(of: link), self[chain].kind == .chain else {
      return self[link].kind == .name || self[link].kind == .call ? link : nil
    }
    return self[chain].subtreeEnd == self[link].subtreeEnd ? chain : nil
  }

  /// The assignment whose value an expression is.
  func assignment(of value: NodeID) -> NodeID? {
    guard let assignment = parent(of: value), self[assignment].kind == .assignment,
      self[assignment].name == "=", self[assignment].subtreeEnd == self[value].subtreeEnd
    else { return nil }
    return assignment
  }

  /// The last name of what an assignment writes to: `isEnabled` of `pay.isEnabled = false`.
  func target(of assignment: NodeID) -> NodeID? {
    children(of: assignment).first { _ in true }.flatMap { links(of: $0).last }
  }

  /// The argument whose value an expression is, and the call that takes it.
  func argument(of value: NodeID) -> (argument: NodeID, call: NodeID)? {
    guard let argument = parent(of: value), self[argument].kind == .argument,
      let call = parent(of: argument), self[call].kind == .call
    else { return nil }
    return (argument, call)
  }
}
