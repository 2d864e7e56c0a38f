// The labels and clauses that the input rules relate to.

extension References {
  static let input: [String: References] = [
    "missing-input-purpose": References(),
    "wrong-keyboard-type": References(),
    "insecure-password-field": References(labels: [.voiceOver], pages: [.secureField, .passwordInput]),
    "blocked-paste-or-autofill": References(),
    "focus-moved-on-input": References(labels: [.voiceOver]),
    "context-change-on-input": References(),
    "unexposed-error": References(labels: [.voiceOver]),
    "unconfirmed-sensitive-action": References(),
    "missing-time-extension": References(),
    "conflicting-keyboard-shortcut": References(labels: [.voiceControl], clauses: [.noDisruption]),
    "missing-keyboard-key-role": References(labels: [.voiceOver], clauses: [.objectInformation]),
  ]
}
