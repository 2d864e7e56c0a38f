// Text layout as set in code.

/// A modifier, argument, assignment, or attribute that affects the size, lines, or letters of a text.
public struct TextLook: Sendable {
  public enum Kind: Hashable, Sendable {
    /// A fixed height, in points or dp.
    case fixedHeight(Double)
    /// A maximum line length, in points or dp.
    case lineLength(Double)
    /// A maximum number of lines. The rest is truncated.
    case lineLimit(Int)
    /// Extra line spacing in addition to the font's, in points.
    case lineSpacing(Double)
    /// Extra letter spacing in addition to the font's, in points or sp, or as a multiple of the text size.
    case letterSpacing(Double, ofSize: Bool)
    /// Text that doesn't fit shrinks, moves, or spreads.
    case givesWay
    /// The text scrolls horizontally.
    case movesSideways
    case italic
    case capitals
  }

  public var kind: Kind
  public var range: Range<Int>
  /// The edits that change the layout, or empty if that requires a decision.
  public var edits: [WriterEdit]

  init(_ kind: Kind, range: Range<Int>, edits: [WriterEdit] = []) {
    self.kind = kind
    self.range = range
    self.edits = edits
  }

  /// The fixed height, in points or dp, or nil for any other kind.
  public var fixedHeight: Double? {
    if case .fixedHeight(let height) = kind { height } else { nil }
  }
}

extension Element {
  /// True if the text is never truncated or clipped, whatever its size.
  public var givesWay: Bool { textLooks.contains { $0.kind == .givesWay || $0.kind == .movesSideways } }

  /// The maximum number of lines, or nil if there's no limit.
  public var lineLimit: Int? {
    for case .lineLimit(let lines) in textLooks.reversed().map(\.kind) { return lines }
    return nil
  }
}
