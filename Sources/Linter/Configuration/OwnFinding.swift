// What the tool reports about its own comments.

/// Findings that are no rules of the catalogue: about comments that suppress findings.
package enum OwnFinding: String, Sendable, CaseIterable {
  case invalidSuppression = "invalid-suppression"
  case unusedSuppression = "unused-suppression"

  /// The severity where the configuration sets no other.
  package var severity: Severity {
    switch self {
    case .invalidSuppression: .warning
    case .unusedSuppression: .information
    }
  }

  /// The severity that holds; nil where it is not reported.
  func severity(in configuration: Configuration) -> Severity? {
    if configuration.ignored.contains(rawValue) { return nil }
    if let selected = configuration.selected, !selected.contains(rawValue) { return nil }
    switch configuration.rules[rawValue]?.level {
    case .off: return nil
    case .on(let severity): return severity
    case nil: return severity
    }
  }

  /// What can be set about it beside its severity.
  package var options: [RuleOption] {
    switch self {
    case .invalidSuppression:
      [
        RuleOption(
          OwnFinding.reasonOption, default: .bool(false),
          "Whether a comment without a reason is reported, too.")
      ]
    case .unusedSuppression: []
    }
  }

  fileprivate static let reasonOption = "requireReason"

  /// What is reported and what to do.
  package var explanation: String {
    switch self {
    case .invalidSuppression:
      "An a11y:ignore comment suppresses nothing, because it names no rule or one that does not exist. "
        + "Write: a11y:ignore missing-image-label: why."
    case .unusedSuppression:
      "An a11y:ignore comment names a rule that finds nothing here any more. Remove it, so that it does not hide "
        + "the next mistake."
    }
  }
}

extension Configuration {
  /// Whether comments that ignore findings have to say why.
  package var requiresReason: Bool {
    get { rules[OwnFinding.invalidSuppression.rawValue]?.options[OwnFinding.reasonOption] == .bool(true) }
    set {
      rules[OwnFinding.invalidSuppression.rawValue, default: RuleSetting()]
        .options[OwnFinding.reasonOption] = .bool(newValue)
    }
  }
}
