// The numbers of known and unknown facts in one file.

/// The numbers of elements in a file whose facts are known, and the reasons for the others.
public struct UnknownSurvey: Sendable {
  /// Numbers of elements of one framework.
  public struct Counts: Sendable, Equatable {
    public var elements = 0
    /// Elements that show something that can't be read.
    public var opaque = 0
    public var controls = 0
    /// Controls that are known to have or lack a label.
    public var controlsNamed = 0
    public var pictures = 0
    /// Images that are known to have a label, to lack one, or to be decoration.
    public var picturesNamed = 0
    public var texts = 0
    /// Texts whose size, or the way it follows the text size setting, is known.
    public var textsSized = 0
    /// Texts whose color is known, and so is everything that's drawn behind them.
    public var textsColored = 0

    public init() {}

    public static func += (left: inout Counts, right: Counts) {
      left.elements += right.elements
      left.opaque += right.opaque
      left.controls += right.controls
      left.controlsNamed += right.controlsNamed
      left.pictures += right.pictures
      left.picturesNamed += right.picturesNamed
      left.texts += right.texts
      left.textsSized += right.textsSized
      left.textsColored += right.textsColored
    }
  }

  /// A reason for an element's unknown facts. Each element has each reason at most once.
  public struct Place: Sendable, Equatable {
    public var framework: Framework
    public var reason: UnknownReason
    /// The byte offset of the code that isn't understood.
    public var offset: Int
    /// That code: the name of a view or modifier, or an expression.
    public var what: String
  }

  public internal(set) var counts: [Framework: Counts] = [:]
  /// The reasons, in the order of the elements.
  public internal(set) var places: [Place] = []
}
