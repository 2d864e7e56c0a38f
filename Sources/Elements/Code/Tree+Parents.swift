// The nodes around a node.

import Syntax

extension Tree {
  /// Returns the parent of a node, or nil for the root or if too many nodes precede it.
  func parent(of id: NodeID) -> NodeID? {
    let before = max(id.index - Tree.nearestDistance, 0)..<id.index
    return before.reversed().first { Int(nodes[$0].subtreeEnd) > id.index }.map(NodeID.init)
      ?? (before.lowerBound > 0 ? distantParent(of: id) : nil)
  }

  /// The number of nodes to check one by one before skipping whole subtrees from the root.
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

  /// Returns the nodes between `outer` and `inner`, outermost first, or nil if too many nodes precede it.
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

  /// The maximum number of nodes to check.
  private static let longestPath = 2048

  /// Returns the nearest call of one of the functions around a node, at most `steps` nodes up.
  func call(of functions: Set<Identifier>, around id: NodeID, within steps: Int) -> NodeID? {
    var node = id
    for _ in 0..<steps {
      guard let parent = parent(of: node) else { return nil }
      if self[parent].kind == .call, functions.contains(self[parent].name) { return parent }
      node = parent
    }
    return nil
  }

  /// Returns the whole expression whose last link is a name, member, or call: `TextAlign.Justify`.
  func expression(endingIn link: NodeID) -> NodeID? {
    guard let chain = parent(of: link), self[chain].kind == .chain else {
      return self[link].kind == .name || self[link].kind == .call ? link : nil
    }
    return self[chain].subtreeEnd == self[link].subtreeEnd ? chain : nil
  }

  /// Returns the assignment whose value is the expression.
  func assignment(of value: NodeID) -> NodeID? {
    guard let assignment = parent(of: value), self[assignment].kind == .assignment,
      self[assignment].name == "=", self[assignment].subtreeEnd == self[value].subtreeEnd
    else { return nil }
    return assignment
  }

  /// Returns the last name of an assignment's target: `isEnabled` in `pay.isEnabled = false`.
  func target(of assignment: NodeID) -> NodeID? {
    children(of: assignment).first { _ in true }.flatMap { links(of: $0).last }
  }

  /// Returns the argument whose value is the expression, and the call that takes it.
  func argument(of value: NodeID) -> (argument: NodeID, call: NodeID)? {
    guard let argument = parent(of: value), self[argument].kind == .argument,
      let call = parent(of: argument), self[call].kind == .call
    else { return nil }
    return (argument, call)
  }
}
