// Deprecated accessibility APIs with a successor.

/// A call, name, or attribute with a replacement.
public struct OldAPI: Sendable {
  public var framework: Framework
  public var range: Range<Int>
  /// The API as developers refer to it: `.accessibility(label:)`.
  public var old: String
  /// The replacement: `.accessibilityLabel`.
  public var new: String
  /// The requirements of the successor, or nil if every app meets them.
  public var need: APINeed?
  /// True if current toolchains no longer compile it.
  public var isGone: Bool
  /// The edits that write the successor in its place, or empty if that requires a decision.
  public var edits: [WriterEdit]
  /// True if the edits don't change appearance or behavior.
  public var keepsBehavior: Bool

  public init(
    _ framework: Framework, _ old: String, new: String, range: Range<Int>,
    need: APINeed? = nil, isGone: Bool = false,
    edits: [WriterEdit] = [], keepsBehavior: Bool = true
  ) {
    self.framework = framework
    self.range = range
    self.old = old
    self.new = new
    self.need = need
    self.isGone = isGone
    self.edits = edits
    self.keepsBehavior = keepsBehavior
  }
}
