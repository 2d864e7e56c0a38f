// From a place in the text to the node that stands there.

import Source
import Syntax

extension Tree {
  /// The beginning of a node up to the end of its line; of a very long line, the first part.
  func lineStart(of id: NodeID) -> ArraySlice<UInt8> {
    let bytes = text[self[id].range.lowerBound..<min(self[id].range.lowerBound + 200, text.count)]
    return bytes.prefix { !$0.isLineBreak }
  }

  /// The index of the first node that begins at or behind `offset`: nodes stand in the order of their beginnings.
  func firstIndex(from offset: Int) -> Int {
    nodes.partitioningIndex { Int($0.start) >= offset }
  }

  /// The first node of a kind that stands exactly at `range`.
  func node(_ kind: Node.Kind, at range: Range<Int>) -> NodeID? {
    var index = firstIndex(from: range.lowerBound)
    while index < nodes.count, Int(nodes[index].start) == range.lowerBound {
      if nodes[index].kind == kind, nodes[index].range == range { return NodeID(index) }
      index += 1
    }
    return nil
  }

  /// The innermost node that begins before `range` and holds it and passes `test`, if it begins at most `distance` nodes
  /// before.
  func node(
    around range: Range<Int>, within distance: Int, where test: (Node) -> Bool
  ) -> NodeID? {
    let index = firstIndex(from: range.lowerBound + 1)
    return (max(index - distance, 0)..<index).reversed().lazy.map(NodeID.init).first { id in
      range.upperBound <= Int(self[id].end) && test(self[id])
    }
  }
}
