// One step of a screen reader's way through a screen.

/// What is met next: a stop, a group that begins, something out of reach.
public struct SpokenStep: Sendable, Equatable {
  public enum Content: Sendable, Equatable {
    /// A place where the screen reader stops, or one that it cannot reach.
    case stop(Announcement)
    /// A component of the app that is written elsewhere, and says what nobody can tell here.
    case component
    /// The beginning of a group; what follows with a greater depth is inside.
    case group(SpokenGroup)
  }

  /// An alternative of one of the conditions of a declaration.
  public struct Choice: Sendable, Equatable {
    /// The condition, from 1 on.
    public var condition: Int
    public var alternative: Int
  }

  public var content: Content
  /// The code of the element, in bytes.
  public var range: Range<Int>
  /// What it is in the code, for people, where it does not say so itself: `Text “Orders”`.
  public var subject: String
  /// The number of groups around it.
  public var depth = 0
  /// 1 to 6 for a heading; 1 where the code gives no level.
  public var headingLevel: Int?
  /// Whether it is shown in place of what stands before it: a later branch of a condition.
  public var isAlternative = false
  /// Which alternatives of conditions it belongs to, the outermost first, where the code tells.
  public var choices: [Choice] = []
  /// What has to be true for it to be there, as the code says it, the outermost condition first; empty for what always is.
  public var conditions: [String] = []

  init(_ content: Content, _ range: Range<Int>, subject: String) {
    self.content = content
    self.range = range
    self.subject = subject
  }

  /// What is said, where it is a stop or something out of reach.
  public var announcement: Announcement? {
    if case .stop(let announcement) = content { announcement } else { nil }
  }

  /// All conditions in one; nil for what always is there.
  public var condition: String? { SpokenStep.joined(conditions) }

  /// Conditions that must all be true: `isOpen and (isNew || isOld)`; nil for none.
  public static func joined(_ conditions: [String]) -> String? {
    guard conditions.count > 1 else { return conditions.first }
    return conditions.map { $0.utf8.contains(UInt8(ascii: "|")) ? "(\($0))" : $0 }.joined(separator: " and ")
  }

  /// The same inside of one more group.
  func deeper() -> SpokenStep {
    var step = self
    step.depth += 1
    return step
  }

  /// Whether a screen reader stops here.
  public var isStop: Bool {
    guard let announcement else { return false }
    if case .unreachable = announcement.problem { return false }
    return true
  }
}
