// The labels and clauses that the rules about roles and states relate to.

extension References {
  static let rolesAndStates: [String: References] = [
    "missing-button-role": References(labels: [.voiceOver, .voiceControl], clauses: [.objectInformation]),
    "missing-click-action": References(
      labels: [.voiceOver, .voiceControl],
      clauses: [.objectInformation, .listOfAvailableActions, .executionOfAvailableActions]),
    "hidden-control": References(labels: [.voiceOver, .voiceControl], clauses: [.objectInformation]),
    "overwritten-traits": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "conflicting-traits": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "missing-adjustable-action": References(
      labels: [.voiceOver, .voiceControl],
      clauses: [.values, .listOfAvailableActions, .executionOfAvailableActions]),
    "missing-toggle-state": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "missing-selected-state": References(
      labels: [.voiceOver, .differentiateWithoutColorAlone], clauses: [.objectInformation, .trackingOfFocus]),
    "missing-disabled-state": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "redundant-trait": References(pages: [.traits]),
    "missing-expanded-state": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "missing-link-role": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "custom-accessibility-class": References(clauses: [.objectInformation]),
  ]
}
