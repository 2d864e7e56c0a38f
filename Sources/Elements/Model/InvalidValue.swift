// Values that an accessibility attribute does not take.

/// An attribute or argument whose value lies outside of what it takes.
public struct InvalidValue: Sendable {
  public var framework: Framework
  public var range: Range<Int>
  /// The value as written.
  public var value: String
  /// What it is given to: `android:importantForAccessibility`, `ProgressBarRangeInfo`.
  public var attribute: String
  /// Whether the attribute takes one of a few words, so that any other breaks the build or is ignored.
  public var isEnumeration: Bool
  /// The nearest value that it takes; nil where none is near.
  public var replacement: String?
  /// Writes the replacement; empty without one.
  public var edits: [WriterEdit]
  /// Whether the replacement is what the value certainly meant.
  public var isMeant: Bool

  public init(
    _ framework: Framework, _ value: String, of attribute: String, range: Range<Int>,
    isEnumeration: Bool = false, replacement: String? = nil, edits: [WriterEdit] = [], isMeant: Bool = false
  ) {
    self.framework = framework
    self.range = range
    self.value = value
    self.attribute = attribute
    self.isEnumeration = isEnumeration
    self.replacement = replacement
    self.edits = edits
    self.isMeant = isMeant
  }
}
