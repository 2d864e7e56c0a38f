// The labels and clauses that the API rules relate to.

extension References {
  static let api: [String: References] = [
    "deprecated-accessibility-api": References(clauses: [.useOfAccessibilityServices]),
    "invalid-accessibility-value": References(clauses: [.objectInformation, .values]),
    "misspelled-accessibility-api": References(clauses: [.useOfAccessibilityServices]),
    "overridden-content-description": References(clauses: [.objectInformation, .changeNotification]),
    "missing-super-call": References(clauses: [.objectInformation, .changeNotification]),
    "unhandled-custom-action": References(
      labels: [.voiceOver], clauses: [.listOfAvailableActions, .executionOfAvailableActions]),
    "incomplete-scroll-actions": References(clauses: [.listOfAvailableActions, .executionOfAvailableActions]),
    "screen-reader-only-behavior": References(pages: [.voiceOverRunning]),
    "inaccessible-web-content": References(labels: [.largerText]),
  ]
}
