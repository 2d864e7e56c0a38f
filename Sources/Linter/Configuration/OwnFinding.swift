// Findings about suppressions.

/// Findings about suppression comments, which aren't rules of the catalog.
package enum OwnFinding: String, Sendable, CaseIterable {
  case invalidSuppression = "invalid-suppression"
  case unusedSuppression = "unused-suppression"

  /// The default severity.
  package var severity: Severity {
    switch self {
    case .invalidSuppression: .warning
    case .unusedSuppression: .information
    }
  }

  /// Returns the effective severity, or nil if it isn't reported.
  func severity(in configuration: Configuration) -> Severity? {
    if configuration.ignored.contains(rawValue) { return nil }
    if let selected = configuration.selected, !selected.contains(rawValue) { return nil }
    switch configuration.rules[rawValue]?.level {
    case .off: return nil
    case .on(let severity): return severity
    case nil: return severity
    }
  }

  /// The options besides the severity.
  package var options: [RuleOption] {
    switch self {
    case .invalidSuppression:
      [
        RuleOption(
          OwnFinding.reasonOption, default: .bool(false),
          "Report suppressions that have no reason.")
      ]
    case .unusedSuppression: []
    }
  }

  fileprivate static let reasonOption = "requireReason"

  /// A description of the problem and its solution.
  package var explanation: String {
    switch self {
    case .invalidSuppression:
      "A suppression has no effect, because it names no rule or an unknown one. Name a rule, as in "
        + "'a11y:ignore missing-image-label: reason'."
    case .unusedSuppression:
      "An 'a11y:ignore' comment names a rule that no longer reports anything here. Remove the rule so that it doesn't "
        + "hide future findings."
    }
  }
}

extension Configuration {
  /// True if suppressions without a reason are reported.
  package var requiresReason: Bool {
    get { rules[OwnFinding.invalidSuppression.rawValue]?.options[OwnFinding.reasonOption] == .bool(true) }
    set {
      rules[OwnFinding.invalidSuppression.rawValue, default: RuleSetting()]
        .options[OwnFinding.reasonOption] = .bool(newValue)
    }
  }
}
