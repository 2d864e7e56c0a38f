// The lines and nodes around a place in the text.

import Source
import Syntax

extension Tree {
  /// Returns the text from the beginning of a node to the end of its line, or the first part of a very long line.
  func lineStart(of id: NodeID) -> ArraySlice<UInt8> {
    let bytes = text[self[id].range.lowerBound..<min(self[id].range.lowerBound + 200, text.count)]
    return bytes.prefix { !$0.isLineBreak }
  }

  /// Returns the nearest declaration of a kind around a range, or nil if there is none within `distance` nodes.
  func declaration(_ kind: DeclarationKind, around range: Range<Int>, within distance: Int) -> NodeID? {
    node(around: range, within: distance) { $0.kind == .declaration && $0.detail == kind.rawValue }
  }

  /// Returns the innermost node around `range` that begins before it and passes `test`. Checks at most the `distance`
  /// nodes before the range.
  func node(
    around range: Range<Int>, within distance: Int, where test: (Node) -> Bool
  ) -> NodeID? {
    let index = firstIndex(from: range.lowerBound + 1)
    return (max(index - distance, 0)..<index).reversed().lazy.map(NodeID.init).first { id in
      range.upperBound <= Int(self[id].end) && test(self[id])
    }
  }
}
