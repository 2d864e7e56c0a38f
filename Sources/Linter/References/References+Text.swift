// The labels and clauses that the text rules relate to.

extension References {
  static let text: [String: References] = [
    "fixed-font-size": References(labels: [.largerText], clauses: [.userPreferences]),
    "missing-font-scaling": References(labels: [.largerText], clauses: [.userPreferences]),
    "capped-font-scaling": References(labels: [.largerText], clauses: [.userPreferences]),
    "fixed-height-text": References(labels: [.largerText]),
    "small-text": References(labels: [.largerText]),
    "justified-text": References(),
    "invalid-language-tag": References(labels: [.voiceOver]),
    "truncated-text": References(labels: [.largerText]),
    "text-spacing-out-of-range": References(),
    "two-way-text-scrolling": References(labels: [.largerText]),
    "emphasized-text-block": References(),
    "light-font-weight": References(labels: [.sufficientContrast]),
    "ignored-bold-text": References(
      labels: [.largerText], clauses: [.userPreferences], pages: [.boldText]),
    "disabled-text-selection": References(pages: [.accessibility]),
    "missing-speech-language": References(labels: [.voiceOver]),
    "sensory-instruction": References(labels: [.differentiateWithoutColorAlone]),
    "missing-large-content-viewer": References(labels: [.largerText], clauses: [.userPreferences]),
  ]
}
