// Invalid values of accessibility attributes.

/// An attribute or argument with an invalid value.
public struct InvalidValue: Sendable {
  public var framework: Framework
  public var range: Range<Int>
  /// The value as written.
  public var value: String
  /// The attribute or type that receives the value: `android:importantForAccessibility`, `ProgressBarRangeInfo`.
  public var attribute: String
  /// True if the attribute takes one of a fixed set of words, so any other breaks the build or is ignored.
  public var isEnumeration: Bool
  /// The closest valid value, or nil if none is close.
  public var replacement: String?
  /// The edits that write the replacement, or empty if there is none.
  public var edits: [WriterEdit]
  /// True if the replacement is certainly what was meant.
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
