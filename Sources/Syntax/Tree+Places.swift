// From a place in the text to the nodes that stand there.

public import Source

extension Tree {
  /// The index of the first node that begins at or behind `offset`, the number of nodes where none does: nodes stand in
  /// the order of their beginnings.
  @inlinable
  public func firstIndex(from offset: Int) -> Int {
    nodes.partitioningIndex { Int($0.start) >= offset }
  }

  /// The indices of the nodes that begin in a byte range, in preorder; they may end behind it.
  @inlinable
  public func nodes(beginningIn range: Range<Int>) -> Range<Int> {
    firstIndex(from: range.lowerBound)..<firstIndex(from: range.upperBound)
  }

  /// The nodes that stand exactly at `range`, the outermost first.
  @inlinable
  public func nodes(at range: Range<Int>) -> some Collection<NodeID> {
    nodes(beginningIn: range.lowerBound..<range.lowerBound + 1).lazy.map(NodeID.init)
      .filter { self[$0].range == range }
  }

  /// The outermost node of a kind that stands exactly at `range`.
  @inlinable
  public func node(_ kind: Node.Kind, at range: Range<Int>) -> NodeID? {
    nodes(at: range).first { self[$0].kind == kind }
  }
}
