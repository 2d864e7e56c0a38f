// The labels and clauses that the rules about structure and focus relate to.

extension References {
  static let structureAndFocus: [String: References] = [
    "nested-control": References(
      labels: [.voiceOver, .voiceControl], clauses: [.objectInformation, .parentChildRelationships]),
    "control-lost-in-group": References(
      labels: [.voiceOver, .voiceControl], clauses: [.objectInformation, .parentChildRelationships]),
    "missing-group-label": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "ungrouped-content": References(labels: [.voiceOver]),
    "discarded-accessibility-modifier": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "focusable-child-in-group": References(clauses: [.parentChildRelationships]),
    "conflicting-accessibility-elements": References(
      labels: [.voiceOver], clauses: [.parentChildRelationships]),
    "broken-focus-order": References(),
    "unbound-focus-state": References(labels: [.voiceOver]),
    "uncontained-modal": References(labels: [.voiceOver]),
    "missing-screen-title": References(labels: [.voiceOver]),
    "missing-heading": References(labels: [.voiceOver]),
    "unfocusable-control": References(labels: [.voiceControl], clauses: [.trackingOfFocus]),
    "missing-focus-indicator": References(clauses: [.userPreferences]),
    "forced-accessibility-focus": References(clauses: [.noDisruption]),
    "locked-orientation": References(),
    "progress-in-group": References(labels: [.voiceOver], clauses: [.objectInformation]),
    "ineffective-sort-priority": References(labels: [.voiceOver]),
    "skipped-heading-level": References(labels: [.voiceOver]),
    "missing-list-semantics": References(clauses: [.parentChildRelationships]),
    "reachable-offscreen-content": References(labels: [.voiceOver]),
    "missing-back-navigation": References(labels: [.voiceOver]),
    "focusable-in-touch-mode": References(),
    "hidden-text": References(labels: [.voiceOver], clauses: [.text]),
    "text-in-item-decoration": References(clauses: [.text]),
    "unreachable-text-link": References(labels: [.voiceOver], clauses: [.text, .listOfAvailableActions]),
  ]
}
