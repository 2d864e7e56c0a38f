// The reporting order of rules that detect the same cause.

extension Rule {
  /// All rules in reporting order. If several rules share a cause, only the first one that applies reports it.
  static let inSpeakingOrder: [Rule] = {
    let first = speakingFirst.compactMap { id in all.first { $0.id == id } }
    return first + all.filter { !speakingFirst.contains($0.id) }
  }()

  /// The IDs of rules that report before the others, in order.
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
