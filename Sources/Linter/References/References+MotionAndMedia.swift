// The labels and clauses that the rules about motion and media relate to.

extension References {
  static let motionAndMedia: [String: References] = [
    "ignored-reduce-motion": References(labels: [.reducedMotion]),
    "disabled-captions": References(labels: [.captions]),
    "auto-advancing-content": References(labels: [.reducedMotion]),
    "flashing-content": References(labels: [.reducedMotion]),
    "autoplaying-media": References(labels: [.reducedMotion]),
    "missing-captions": References(labels: [.captions, .audioDescriptions]),
  ]
}
