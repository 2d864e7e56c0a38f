// How parsers write a tree: children first, then the node that holds them.

/// Collects nodes in postorder, which lets a parser wrap what it has already read, and turns them into preorder in
/// one linear pass.
struct TreeBuilder {
  /// A place to wrap from: everything added after it becomes a descendant.
  typealias Mark = Int

  /// Nodes in postorder; `subtreeEnd` holds the number of nodes of the subtree, itself included.
  private var nodes: [Node] = []

  init(capacity: Int) {
    nodes.reserveCapacity(capacity)
  }

  var mark: Mark { nodes.count }

  /// Adds a node that holds everything added since `mark`.
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

  /// The node added last; the root of whatever was read last.
  var last: Node? { nodes.last }

  /// All nodes in preorder, with `subtreeEnd` as an index.
  ///
  /// A subtree occupies as many neighboring places in postorder as in preorder; only its ancestors move from behind
  /// to before it. So a node's preorder index is where its block begins in postorder plus its depth.
  func preorder() -> [Node] {
    [Node](unsafeUninitializedCapacity: nodes.count) { preorder, count in
      /// Where the block of the current node's parent begins, and those of the ancestors around that, outermost first.
      var start = 0
      var outerStarts: [Int] = []
      /// How many ancestors there are.
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
        // Every place is written once: it is a permutation.
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
