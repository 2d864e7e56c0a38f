// A declaration as a screen reader walks through it.

/// The way of a screen reader through one declaration: a view type, a composable, a layout.
public struct DeclarationReading: Sendable {
  /// The name of the declaration; nil for a file that is one.
  public var name: String?
  /// Where it stands, in bytes.
  public var range: Range<Int>
  /// Where its name is spelled; empty for a file.
  public var nameRange: Range<Int>
  /// In reading order.
  public var steps: [SpokenStep]
  /// Whether there is more than is told: a reading ends where nobody goes on listening.
  public var isTruncated = false
}
