// A part of a file that can be parsed and analyzed on its own, apart from the names it refers to.

/// One or more top-level declarations with the comments before them, or the code before the first one if it consists of
/// imports.
public struct Section: Sendable {
  /// The range in whole lines. The sections of a file follow each other without gaps.
  public var range: Range<Int>
  /// The names that other sections may use to refer to this section's declarations.
  public var declared: Set<Identifier>
  /// All names in the section.
  public var mentioned: Set<Identifier>
}
