// Positions where code for a UIKit or Android view can be added.

/// The variable or expression through which code reaches a view, and the statements after which code can be added.
public struct Receiver: Sendable {
  /// A statement that creates or configures the view.
  public struct Place: Hashable, Sendable {
    /// The whole statement. A line inserted after it can use the view.
    public var statement: Range<Int>
    /// The view as that statement spells it, up to the dot: `back`, `self.back`, `$0`, `cell?`. Empty if the view is
    /// an implicit `self`.
    public var spelling: Range<Int>
    /// True if the spelling is an optional whose members are reached with `?.`.
    public var isOptional: Bool

    public init(statement: Range<Int>, spelling: Range<Int>, isOptional: Bool = false) {
      self.statement = statement
      self.spelling = spelling
      self.isOptional = isOptional
    }
  }

  /// A stored property's initial value, if there's no statement to add code after.
  public struct InitialValue: Hashable, Sendable {
    /// The expression that creates the view.
    public var value: Range<Int>
    /// The property's name.
    public var name: Range<Int>
    /// True if the property states its type.
    public var hasType: Bool

    public init(value: Range<Int>, name: Range<Int>, hasType: Bool) {
      self.value = value
      self.name = name
      self.hasType = hasType
    }
  }

  /// A statement that returns the view as it's created, without storing it in a variable.
  public struct Returned: Hashable, Sendable {
    public var statement: Range<Int>
    /// The expression that creates the view.
    public var value: Range<Int>

    public init(statement: Range<Int>, value: Range<Int>) {
      self.statement = statement
      self.value = value
    }
  }

  /// The statement that creates the view, if there is one.
  public var creation: Place?
  /// Statements that configure the view, in file order.
  public var places: [Place] = []
  public var initialValue: InitialValue?
  public var returned: Returned?
  /// The calls and assignments that change its image, with the name of each image.
  public var pictures: [(range: Range<Int>, name: String)] = []
  /// True if it's an AppKit view, whose setters are calls: `setAccessibilityLabel(…)`.
  public var usesSetters = false
  /// True if the view is an accessibility element, because of its class or an explicit setting. Nil if that's
  /// unknown.
  public var isElement: Bool?

  /// True if the creating call is in the file.
  public var isMadeHere = false
  /// The property of the enclosing type that stores the view.
  public var property: String?

  /// True if the function that activation calls belongs to the enclosing type and takes no arguments.
  public var hasPlainHandler = false

  public init() {}

  /// Returns the innermost place whose statement contains `range`.
  public func place(around range: Range<Int>) -> Place? {
    let all = (creation.map { [$0] } ?? []) + places
    return all.filter {
      $0.statement.lowerBound <= range.lowerBound && range.upperBound <= $0.statement.upperBound
    }
    .min { $0.statement.count < $1.statement.count }
  }
}
