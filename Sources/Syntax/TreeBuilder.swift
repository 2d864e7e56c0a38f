// Construction of the tree: children first, then the node that contains them.

/// A builder that collects nodes in postorder, so a parser can wrap what it has already read, and converts them to
/// preorder in one linear pass.
struct TreeBuilder {
  /// A point to wrap from: everything added after it becomes a descendant.
  typealias Mark = Int

  /// Nodes in postorder. `subtreeEnd` is the number of nodes in the subtree, including its root.
  private var nodes: [Node] = []

  init(capacity: Int) {
    nodes.reserveCapacity(capacity)
  }

  var mark: Mark { nodes.count }

  /// Adds a node that contains everything added since `mark`.
  mutating func wrap(
    _ kind: Node.Kind, from mark: Mark, _ start: UInt32, _ end: UInt32, name: Identifier = .none,
    nameStart: UInt32? = nil, detail: UInt8 = 0
  ) {
    nodes.append(
      Node(
        name: name, start: start, end: max(start, end), nameStart: nameStart ?? start,
        subtreeEnd: UInt32(clamping: nodes.count - mark + 1), kind: kind, detail: detail))
  }

  /// Adds a node without children.
  mutating func leaf(
    _ kind: Node.Kind, _ start: UInt32, _ end: UInt32, name: Identifier = .none, nameStart: UInt32? = nil,
    detail: UInt8 = 0
  ) {
    wrap(kind, from: nodes.count, start, end, name: name, nameStart: nameStart, detail: detail)
  }

  /// The node added last, which is the root of whatever was read last.
  var last: Node? { nodes.last }

  /// Returns all nodes in preorder, with `subtreeEnd` as an index.
  ///
  /// A subtree occupies the same number of adjacent indices in postorder and in preorder; only its ancestors move from
  /// after it to before it. So a node's preorder index is the start of its block in postorder plus its depth.
  func preorder() -> [Node] {
    [Node](unsafeUninitializedCapacity: nodes.count) { preorder, count in
      /// The start of the block of the current node's parent. `outerStarts` contains those of the other ancestors,
      /// outermost first.
      var start = 0
      var outerStarts: [Int] = []
      /// The number of ancestors.
      var depth = 0
      let postorder = nodes.span
      for index in nodes.indices.reversed() {
        var node = postorder[index]
        let size = Int(node.subtreeEnd)
        while index < start {
          depth -= 1
          start = outerStarts[depth]
        }
        let blockStart = index - size + 1
        let place = blockStart + depth
        node.subtreeEnd = UInt32(clamping: place + size)
        // Every index is written once because this is a permutation.
        preorder.initializeElement(at: place, to: node)
        guard size > 1 else { continue }
        if depth < outerStarts.count { outerStarts[depth] = start } else { outerStarts.append(start) }
        start = blockStart
        depth += 1
      }
      count = nodes.count
    }
  }
}
