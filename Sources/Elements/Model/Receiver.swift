// Where code about a UIKit or Android view can be added.

/// The variable or expression through which code reaches a view, and the statements behind which more can be
/// written.
public struct Receiver: Sendable {
  /// A statement that makes or configures the view.
  public struct Place: Hashable, Sendable {
    /// The whole statement: a line inserted behind it sees the view.
    public var statement: Range<Int>
    /// The view as that statement spells it, up to the dot: `back`, `self.back`, `$0`, `cell?`; empty where
    /// the view is `self` and not spelled.
    public var spelling: Range<Int>
    /// Whether the spelling is an optional that its members are reached through with `?.`.
    public var isOptional: Bool

    public init(statement: Range<Int>, spelling: Range<Int>, isOptional: Bool = false) {
      self.statement = statement
      self.spelling = spelling
      self.isOptional = isOptional
    }
  }

  /// A stored property's initial value, where no statement stands that could be continued.
  public struct InitialValue: Hashable, Sendable {
    /// The expression that makes the view.
    public var value: Range<Int>
    /// The property's name.
    public var name: Range<Int>
    /// Whether the property states its type.
    public var hasType: Bool

    public init(value: Range<Int>, name: Range<Int>, hasType: Bool) {
      self.value = value
      self.name = name
      self.hasType = hasType
    }
  }

  /// A statement that returns the view as it is made, so that no variable holds it.
  public struct Returned: Hashable, Sendable {
    public var statement: Range<Int>
    /// The expression that makes the view.
    public var value: Range<Int>

    public init(statement: Range<Int>, value: Range<Int>) {
      self.statement = statement
      self.value = value
    }
  }

  /// The statement that makes the view, where there is one.
  public var creation: Place?
  /// Statements that configure it, in the order of the file.
  public var places: [Place] = []
  public var initialValue: InitialValue?
  public var returned: Returned?
  /// The calls and assignments that give it another picture, and the name of each.
  public var pictures: [(range: Range<Int>, name: String)] = []
  /// Whether it is AppKit's, so that setters are calls: `setAccessibilityLabel(…)`.
  public var usesSetters = false
  /// Whether assistive technology stops here: by its class, or because the code says so; nil where that is
  /// unknown.
  public var isElement: Bool?

  /// Whether the creating call stands in the file.
  public var isMadeHere = false
  /// The property of the type around it that holds it.
  public var property: String?

  /// Whether the function that activating it calls belongs to the type around it and takes nothing.
  public var hasPlainHandler = false

  public init() {}

  /// The place whose statement holds `range`: the one nearest to it.
  public func place(around range: Range<Int>) -> Place? {
    let all = (creation.map { [$0] } ?? []) + places
    return all.filter {
      $0.statement.lowerBound <= range.lowerBound && range.upperBound <= $0.statement.upperBound
    }
    .min { $0.statement.count < $1.statement.count }
  }
}
