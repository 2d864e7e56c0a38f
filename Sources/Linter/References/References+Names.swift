// The labels and clauses that the label rules relate to.

extension References {
  static let names: [String: References] = [
    "missing-icon-button-label": References(
      labels: [.voiceOver, .voiceControl], clauses: [.objectInformation]),
    "missing-image-label": References(labels: [.voiceOver]),
    "missing-control-label": References(
      labels: [.voiceOver, .voiceControl], clauses: [.objectInformation, .labelRelationships]),
    "missing-field-label": References(
      labels: [.voiceOver, .voiceControl], clauses: [.objectInformation, .labelRelationships]),
    "empty-label": References(labels: [.voiceOver, .voiceControl], clauses: [.objectInformation]),
    "trait-without-label": References(
      labels: [.voiceOver, .voiceControl], clauses: [.useOfAccessibilityServices, .objectInformation]),
    "role-in-label": References(labels: [.voiceOver]),
    "unreadable-label": References(labels: [.voiceOver, .voiceControl]),
    "mismatched-label": References(labels: [.voiceOver, .voiceControl]),
    "overriding-label": References(clauses: [.objectInformation]),
    "missing-hint": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "state-in-label": References(labels: [.voiceOver, .voiceControl], clauses: [.objectInformation]),
    "redundant-gesture-wording": References(labels: [.voiceOver]),
    "redundant-hint": References(labels: [.voiceOver]),
    "placeholder-as-label": References(),
    "conflicting-field-label": References(clauses: [.labelRelationships]),
    "invalid-label-target": References(clauses: [.labelRelationships]),
    "label-on-non-element": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "redundant-image-label": References(labels: [.voiceOver]),
    "duplicate-label": References(labels: [.voiceOver, .voiceControl]),
    "vague-label": References(labels: [.voiceOver, .voiceControl]),
    "uppercase-label": References(labels: [.voiceOver]),
    "symbol-only-label": References(labels: [.voiceOver, .voiceControl]),
    "hardcoded-label": References(labels: [.voiceOver]),
    "concatenated-label": References(labels: [.voiceOver]),
    "stale-label": References(
      labels: [.voiceOver, .voiceControl], clauses: [.objectInformation, .changeNotification]),
    "missing-drawing-label": References(labels: [.voiceOver], clauses: [.useOfAccessibilityServices]),
    "overlong-label": References(labels: [.voiceOver]),
    "inconsistent-label": References(),
    "punctuation-in-label": References(labels: [.voiceOver], pages: [.labelText]),
    "missing-embed-label": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "unformatted-currency": References(labels: [.voiceOver]),
  ]
}
