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
  /// Where the other declarations of the file stand that it uses as parts; of composables alone.
  public var parts: [Range<Int>] = []
  /// Whether there is more than is told: a reading ends where nobody goes on listening.
  public var isTruncated = false

  /// Whether its code may show something although it has no steps.
  public var mayShowUnread = false

  /// More than these nobody walks through.
  static let mostSteps = 2_000

  /// A reading with no more steps than that: each part of a screen may have as many, and all of them together more.
  init(
    name: String? = nil, range: Range<Int>, nameRange: Range<Int>, steps: [SpokenStep],
    parts: [Range<Int>] = [], isTruncated: Bool
  ) {
    self.name = name
    self.range = range
    self.nameRange = nameRange
    self.steps = Array(steps.prefix(DeclarationReading.mostSteps))
    self.parts = parts
    self.isTruncated = isTruncated || steps.count > DeclarationReading.mostSteps
  }
}
