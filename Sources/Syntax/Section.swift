// A part of a file that can be parsed and understood without the rest, but for what it names there.

/// One or more declarations of the top level with the comments before them, or what stands before the first where that
/// are imports.
public struct Section: Sendable {
  /// Whole lines; the sections of a file follow each other without gaps.
  public var range: Range<Int>
  /// The names under which other sections may refer to what this one declares.
  public var declared: Set<Identifier>
  /// All names in it.
  public var mentioned: Set<Identifier>
}
