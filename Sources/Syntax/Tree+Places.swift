// Lookup of nodes by their location in the text.

public import Source

extension Tree {
  /// Returns the index of the first node that begins at or after `offset`, or the number of nodes if there is none.
  /// Nodes are sorted by their start.
  @inlinable
  public func firstIndex(from offset: Int) -> Int {
    nodes.partitioningIndex { Int($0.start) >= offset }
  }

  /// Returns the indices of the nodes that begin in a byte range, in preorder. They may end after it.
  @inlinable
  public func nodes(beginningIn range: Range<Int>) -> Range<Int> {
    firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)
  }

  /// Returns the nodes with exactly this `range`, outermost first.
  @inlinable
  public func nodes(at range: Range<Int>) -> some Collection<NodeID> {
    nodes(beginningIn: range.lowerBound..<range.lowerBound + 1).lazy.map(NodeID.init)
      .filter { self[$0].range == range }
  }

  /// Returns the outermost node of a kind with exactly this `range`.
  @inlinable
  public func node(_ kind: Node.Kind, at range: Range<Int>) -> NodeID? {
    nodes(at: range).first { self[$0].kind == kind }
  }
}
