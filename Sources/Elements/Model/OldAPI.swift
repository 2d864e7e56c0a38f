// Uses of accessibility APIs that have a successor.

/// A call, name or attribute that another one replaces.
public struct OldAPI: Sendable {
  public var framework: Framework
  public var range: Range<Int>
  /// The API as people call it: `.accessibility(label:)`.
  public var old: String
  /// What replaces it: `.accessibilityLabel`.
  public var new: String
  /// What its successor needs; nil where every app has it.
  public var need: APINeed?
  /// Whether today's toolchain no longer compiles it.
  public var isGone: Bool
  /// Writes the successor in its place; empty where that takes thought.
  public var edits: [WriterEdit]
  /// Whether the edits keep what is seen and done.
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
