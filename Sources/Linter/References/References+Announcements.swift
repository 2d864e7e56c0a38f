// The labels and clauses that the announcement rules relate to.

extension References {
  static let announcements: [String: References] = [
    "short-message-duration": References(),
    "intrusive-live-region": References(),
    "lost-announcement": References(labels: [.voiceOver], clauses: [.changeNotification]),
    "manual-accessibility-event": References(clauses: [.changeNotification]),
    "disruptive-announcement": References(),
    "unannounced-update": References(labels: [.voiceOver], clauses: [.changeNotification]),
    "missing-updates-frequently": References(labels: [.voiceOver], clauses: [.changeNotification]),
  ]
}
