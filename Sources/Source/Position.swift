// Text positions as editors count them.

/// A 0-based line and a 0-based column in units of a `PositionEncoding`.
public struct Position: Hashable, Comparable, Sendable {
  /// The 0-based line. Lines end at `\n`, `\r\n`, or `\r`.
  public var line: Int
  /// The 0-based column in units of the negotiated encoding.
  public var character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
