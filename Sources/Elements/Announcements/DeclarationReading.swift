// Readings: a declaration as a screen reader presents it.

/// The path of a screen reader through a declaration: a view type, a composable, a layout.
public struct DeclarationReading: Sendable {
  /// The name of the declaration, or nil for a file that is the declaration.
  public var name: String?
  /// The byte range of the declaration.
  public var range: Range<Int>
  /// The range of its name. Empty for a file.
  public var nameRange: Range<Int>
  /// The parameters of a function, in brackets: `(title: String)`. Nil for types.
  public var signature: String?
  /// The steps in reading order.
  public var steps: [SpokenStep]
  /// The ranges of the file's other declarations that it uses as parts. Only for composables.
  public var parts: [Range<Int>] = []
  /// True if there are more steps. Very long readings are cut off.
  public var isTruncated = false

  /// True if its code may show something although it has no steps.
  public var mayShowUnread = false

  /// The maximum number of steps. More aren't useful.
  static let mostSteps = 2_000

  /// Creates a reading with at most `mostSteps` steps. Each part of a screen may have that many, so their sum can be
  /// larger.
  init(
    name: String? = nil, range: Range<Int>, nameRange: Range<Int>, signature: String? = nil,
    steps: [SpokenStep],
    parts: [Range<Int>] = [], isTruncated: Bool
  ) {
    self.name = name
    self.range = range
    self.nameRange = nameRange
    self.signature = signature
    self.steps = Array(steps.prefix(DeclarationReading.mostSteps))
    self.parts = parts
    self.isTruncated = isTruncated || steps.count > DeclarationReading.mostSteps
  }
}
