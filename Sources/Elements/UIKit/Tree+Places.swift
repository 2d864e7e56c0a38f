// The lines and the nodes around a place in the text.

import Source
import Syntax

extension Tree {
  /// The beginning of a node up to the end of its line; of a very long line, the first part.
  func lineStart(of id: NodeID) -> ArraySlice<UInt8> {
    let bytes = text[self[id].range.lowerBound..<min(self[id].range.lowerBound + 200, text.count)]
    return bytes.prefix { !$0.isLineBreak }
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
