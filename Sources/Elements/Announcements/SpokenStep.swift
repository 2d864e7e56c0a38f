// A step of a screen reader through a screen.

/// A step: a focus stop, the beginning of a group, or an unreachable element.
public struct SpokenStep: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    /// A focus stop, or an element that the screen reader can't reach.
    case stop(Announcement)
    /// A custom component from another file, whose announcement isn't known.
    case component
    /// The beginning of a group. Following steps with a greater depth are inside it.
    case group(SpokenGroup)
  }

  /// An alternative of one of a declaration's conditions.
  public struct Choice: Sendable, Equatable {
    /// The number of the condition, starting at 1.
    public var condition: Int
    public var alternative: Int
  }

  public var content: Content
  /// The byte range of the element's code.
  public var range: Range<Int>
  /// A readable description of the element's code, if the announcement doesn't include one: `Text “Orders”`.
  public var subject: String
  /// The number of groups around it.
  public var depth = 0
  /// The level of a heading, 1 to 6. 1 if the code sets no level.
  public var headingLevel: Int?
  /// True if it's shown in place of a preceding alternative, in a later branch of a condition.
  public var isAlternative = false
  /// The alternatives that it belongs to, outermost first, if the code shows them.
  public var choices: [Choice] = []
  /// The conditions for showing it, as written in code, outermost first. Empty if it's always shown.
  public var conditions: [String] = []

  init(_ content: Content, _ range: Range<Int>, subject: String) {
    self.content = content
    self.range = range
    self.subject = subject
  }

  /// The announcement of a focus stop or an unreachable element.
  public var announcement: Announcement? {
    if case .stop(let announcement) = content { announcement } else { nil }
  }

  /// All conditions joined, or nil if it's always shown.
  public var condition: String? { SpokenStep.joined(conditions) }

  /// Returns conditions joined with “and”: `isOpen and (isNew || isOld)`. Nil if there are none.
  public static func joined(_ conditions: [String]) -> String? {
    guard conditions.count > 1 else { return conditions.first }
    return conditions.map { $0.utf8.contains(UInt8(ascii: "|")) ? "(\($0))" : $0 }.joined(separator: " and ")
  }

  /// Returns the step inside one more group.
  func deeper() -> SpokenStep {
    var step = self
    step.depth += 1
    return step
  }

  /// True if the step is a focus stop.
  public var isStop: Bool {
    guard let announcement else { return false }
    if case .unreachable = announcement.problem { return false }
    return true
  }
}
