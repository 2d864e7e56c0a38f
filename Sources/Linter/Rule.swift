// The rule type: what a rule reports, why, how to fix it, and examples that double as tests and documentation.

package import Elements

/// An accessibility rule. The rules are defined in `Rules/`.
package struct Rule: Sendable {
  /// The stable kebab-case identifier, named after the defect.
  package var id: String
  /// The defect in a few words: “Icon-only button has no label”.
  package var title: String
  package var category: RuleCategory
  package var profile: Profile
  /// The default severity. A check may choose another for a platform or condition.
  package var severity: Severity
  package var criteria: [Criterion]
  /// The elements that the rule checks.
  package var interest: Interest
  /// The root causes that the rule detects. If several rules share a cause, only the first one in `inSpeakingOrder`
  /// reports.
  package var cause: Cause
  /// The reason for the rule: who is affected and why, in one or two sentences.
  package var why: String
  package var options: [RuleOption]
  package var examples: [Example]
  /// The check that runs on each element of the rule's interest.
  package var check: @Sendable (ElementID, inout Report) -> Void
  /// The check that runs once per file, in rules about code that doesn't create an element.
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

  /// Creates a rule about a file's code rather than its elements.
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

  /// The frameworks for which the rule has a bad example.
  package var frameworks: [Framework] {
    Framework.allCases.filter { framework in
      examples.contains { $0.framework == framework && $0.isBad }
    }
  }

  /// True if any bad example shows a fix.
  package var isFixable: Bool { examples.contains { $0.fixed != nil } }
}

/// Root causes that several rules can detect.
package struct Cause: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An element without a label.
  package static let noName = Cause(rawValue: 1)
  /// An element with a wrong label.
  package static let wrongName = Cause(rawValue: 2)
  /// A text size that's hard to read.
  package static let textSize = Cause(rawValue: 4)
  /// A gesture without an alternative, or one that users can't discover.
  package static let gestureAlone = Cause(rawValue: 8)
  /// A touch target that's too small.
  package static let targetSize = Cause(rawValue: 32)
  /// A visible state that isn't announced.
  package static let unsaidState = Cause(rawValue: 16)
  /// A group that makes its content unreachable.
  package static let closedGroup = Cause(rawValue: 64)
  /// A message that appears without being announced.
  package static let silentMessage = Cause(rawValue: 128)
}

/// The categories of rules.
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

/// The rule sets that a team can choose from.
package enum Profile: String, Sendable, CaseIterable, Codable {
  /// The default: rules with literal evidence and very few false positives.
  case recommended
  /// All rules, including heuristics and advice.
  case strict
}

/// An option of a rule.
package struct RuleOption: Sendable {
  package var name: String
  package var summary: String
  package var defaultValue: OptionValue
  /// The allowed values, or nil if any value is allowed.
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
  /// An integer.
  case number(Int)
  case string(String)
  case strings([String])
  /// Words by language, keyed by BCP 47 tag.
  case wordsByLanguage([String: [String]])
}
