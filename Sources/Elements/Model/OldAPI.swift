// Uses of accessibility APIs that have a successor.

/// A call, name or attribute that another one replaces.
package struct OldAPI: Sendable {
  package var framework: Framework
  package var range: Range<Int>
  /// The API as people call it: `.accessibility(label:)`.
  package var old: String
  /// What replaces it: `.accessibilityLabel`.
  package var new: String
  /// Whether today's toolchain no longer compiles it.
  package var isGone: Bool
  /// Writes the successor in its place; empty where that takes thought.
  package var edits: [WriterEdit]
  /// Whether the edits keep what is seen and done.
  package var keepsBehavior: Bool

  package init(
    _ framework: Framework, _ old: String, new: String, range: Range<Int>, isGone: Bool = false,
    edits: [WriterEdit] = [], keepsBehavior: Bool = true
  ) {
    self.framework = framework
    self.range = range
    self.old = old
    self.new = new
    self.isGone = isGone
    self.edits = edits
    self.keepsBehavior = keepsBehavior
  }
}
