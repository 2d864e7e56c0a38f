// A place in a text as editors count it.

/// A zero-based line and a zero-based column in units of a `PositionEncoding`.
package struct Position: Hashable, Comparable, Sendable {
  /// Zero-based line. Lines end at `\n`, `\r\n` or `\r`.
  package var line: Int
  /// Zero-based column in units of the negotiated encoding.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
