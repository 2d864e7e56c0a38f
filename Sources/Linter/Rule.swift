// A rule is a value: what it reports, why, how it is fixed, and the examples that are its tests and its manual.

package import Elements

/// One accessibility rule. Its file below `Rules/` is all there is to it.
package struct Rule: Sendable {
  /// Kebab-case, naming the problem; never changes.
  package var id: String
  /// What is wrong, in a few words: “Button has no name”.
  package var title: String
  package var category: RuleCategory
  package var profile: Profile
  /// The severity where the rule does not choose another for a platform or condition.
  package var severity: Severity
  package var criteria: [Criterion]
  /// The elements that the rule is asked about.
  package var interest: Interest
  /// What it finds the cause of: of the rules that share one, the first of the catalogue speaks (guard G8).
  package var cause: Cause
  /// Who is hurt and why, in one sentence.
  package var why: String
  package var options: [RuleOption]
  package var examples: [Example]
  /// Asked about each element of its interest.
  package var check: @Sendable (ElementID, inout Report) -> Void
  /// Asked once for each file, by rules about code that makes no element.
  package var checkFile: (@Sendable (inout Report) -> Void)?

  package init(
    _ id: String, _ title: String, _ category: RuleCategory, profile: Profile = .recommended,
    severity: Severity, criteria: [Criterion], on interest: Interest, cause: Cause = [], why: String,
    options: [RuleOption] = [], examples: [Example],
    checkFile: (@Sendable (inout Report) -> Void)? = nil,
    check: @escaping @Sendable (ElementID, inout Report) -> Void
  ) {
    self.id = id
    self.title = title
    self.category = category
    self.profile = profile
    self.severity = severity
    self.criteria = criteria
    self.interest = interest
    self.cause = cause
    self.why = why
    self.options = options
    self.examples = examples
    self.check = check
    self.checkFile = checkFile
  }

  /// A rule about the code of a file rather than its elements.
  package init(
    _ id: String, _ title: String, _ category: RuleCategory, profile: Profile = .recommended,
    severity: Severity, criteria: [Criterion], cause: Cause = [], why: String, options: [RuleOption] = [],
    examples: [Example], checkFile: @escaping @Sendable (inout Report) -> Void
  ) {
    self.init(
      id, title, category, profile: profile, severity: severity, criteria: criteria, on: [], cause: cause,
      why: why,
      options: options, examples: examples, checkFile: checkFile, check: { _, _ in })
  }

  /// The frameworks that the rule has a bad example for.
  package var frameworks: [Framework] {
    Framework.allCases.filter { framework in
      examples.contains { $0.framework == framework && $0.isBad }
    }
  }

  /// Whether any bad example shows a fix.
  package var isFixable: Bool { examples.contains { $0.fixed != nil } }
}

/// Barriers that several rules can see from different sides.
package struct Cause: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Nothing names the element.
  package static let noName = Cause(rawValue: 1)
  /// What names it says the wrong thing.
  package static let wrongName = Cause(rawValue: 2)
  /// Its text is hard to read for its size.
  package static let textSize = Cause(rawValue: 4)
  /// A gesture is the only way, or nobody learns of it.
  package static let gestureAlone = Cause(rawValue: 8)
  /// An area that is too small to be hit.
  package static let targetSize = Cause(rawValue: 32)
  /// A state that is seen and not said.
  package static let unsaidState = Cause(rawValue: 16)
  /// A group that keeps what is inside it to itself.
  package static let closedGroup = Cause(rawValue: 64)
  /// A message that appears without being announced.
  package static let silentMessage = Cause(rawValue: 128)
}

/// The families of rules.
package enum RuleCategory: String, Sendable, CaseIterable {
  case names = "Names"
  case rolesAndStates = "Roles and states"
  case structureAndFocus = "Structure and focus"
  case touchAndGestures = "Touch and gestures"
  case text = "Text"
  case color = "Color"
  case motionAndMedia = "Motion and media"
  case input = "Input"
  case announcements = "Announcements"
  case api = "API use"
}

/// The sets of rules that a team chooses between.
package enum Profile: String, Sendable, CaseIterable, Codable {
  /// On by default: literal evidence with next to no false alarms.
  case recommended
  /// Everything, heuristics and advice included.
  case strict
}

/// A setting of a rule.
package struct RuleOption: Sendable {
  package var name: String
  package var summary: String
  package var defaultValue: OptionValue
  /// The only texts that it can be; nil where it can be any.
  package var values: [String]?

  package init(
    _ name: String, default defaultValue: OptionValue, oneOf values: [String]? = nil, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.values = values
  }
}

/// The value of a rule's option.
package enum OptionValue: Sendable, Equatable {
  case bool(Bool)
  /// A whole number.
  case number(Int)
  case string(String)
  case strings([String])
  /// Words for each language, by BCP 47 tag.
  case wordsByLanguage([String: [String]])
}
