// The labels and clauses that the color rules relate to.

extension References {
  static let color: [String: References] = [
    "hardcoded-color": References(
      labels: [.darkInterface, .sufficientContrast], clauses: [.userPreferences]),
    "low-contrast": References(labels: [.sufficientContrast]),
    "color-only-state": References(labels: [.differentiateWithoutColorAlone]),
    "forced-color-scheme": References(
      labels: [.darkInterface], clauses: [.userPreferences], pages: [.accessibility, .darkTheme]),
    "missing-invert-exemption": References(labels: [.darkInterface], pages: [.invertColors]),
    "color-only-link": References(labels: [.differentiateWithoutColorAlone]),
    "ignored-reduce-transparency": References(labels: [.sufficientContrast], clauses: [.userPreferences]),
  ]
}
