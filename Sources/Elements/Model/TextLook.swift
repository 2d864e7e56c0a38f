// How a text is set, as the code writes it.

/// A modifier, argument, assignment or attribute that decides about the box, the lines or the letters of a text.
public struct TextLook: Sendable {
  public enum Kind: Hashable, Sendable {
    /// A box that stays so high, in points or dp.
    case fixedHeight(Double)
    /// Lines that are so long at most, in points or dp.
    case lineLength(Double)
    /// At most so many lines; what does not fit is cut off.
    case lineLimit(Int)
    /// So much between one line and the next beside what the font takes, in points.
    case lineSpacing(Double)
    /// So much between letters beside what the font takes: in points or sp, or as a part of the text size.
    case letterSpacing(Double, ofSize: Bool)
    /// What does not fit shrinks, moves or spreads.
    case givesWay
    /// It is scrolled sideways.
    case movesSideways
    case italic
    case capitals
  }

  public var kind: Kind
  public var range: Range<Int>
  /// Set the text otherwise; empty where that takes thought.
  public var edits: [WriterEdit]

  init(_ kind: Kind, range: Range<Int>, edits: [WriterEdit] = []) {
    self.kind = kind
    self.range = range
    self.edits = edits
  }
}

extension Element {
  /// Whether nothing is cut off, however large the text is.
  public var givesWay: Bool { textLooks.contains { $0.kind == .givesWay || $0.kind == .movesSideways } }

  /// The most lines that its text has; nil without a limit.
  public var lineLimit: Int? {
    for case .lineLimit(let lines) in textLooks.reversed().map(\.kind) { return lines }
    return nil
  }
}
