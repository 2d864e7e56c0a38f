// The labels and clauses that the rules about touch and gestures relate to.

extension References {
  static let touchAndGestures: [String: References] = [
    "small-touch-target": References(),
    "disabled-minimum-touch-target": References(),
    "missing-gesture-alternative": References(
      labels: [.voiceOver, .voiceControl], clauses: [.listOfAvailableActions, .executionOfAvailableActions]),
    "multi-finger-gesture": References(labels: [.voiceOver]),
    "action-on-touch-down": References(),
    "stale-accessibility-frame": References(
      labels: [.voiceOver], clauses: [.objectInformation, .changeNotification]),
    "frame-outside-button": References(),
    "crowded-touch-targets": References(),
    "missing-drag-alternative": References(
      labels: [.voiceControl], clauses: [.listOfAvailableActions, .executionOfAvailableActions]),
    "motion-only-action": References(),
    "blocked-system-gesture": References(clauses: [.noDisruption], pages: [.gestures]),
  ]
}
