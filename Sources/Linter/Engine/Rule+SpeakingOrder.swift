// Which rule speaks where several see the same barrier (guard G8).

extension Rule {
  /// All rules, those that share a cause in the order in which the first one silences the others.
  static let inSpeakingOrder: [Rule] = {
    let first = speakingFirst.compactMap { id in all.first { $0.id == id } }
    return first + all.filter { !speakingFirst.contains($0.id) }
  }()

  private static let speakingFirst = [
    "hidden-control", "empty-label", "symbol-only-label", "missing-icon-button-label",
    "missing-control-label",
    "missing-field-label",
    "control-lost-in-group", "missing-group-label", "missing-image-label", "trait-without-label",
    "unreadable-label",
    "mismatched-label",
    "overriding-label", "missing-click-action", "missing-gesture-alternative", "missing-hint",
    "missing-toggle-state", "stale-label", "frame-outside-button", "small-touch-target",
  ]
}
