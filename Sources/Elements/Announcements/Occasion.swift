// When something of a screen is there.

/// What decides whether a listener meets what is being read.
struct Occasion {
  /// Whether it is shown in place of something before it.
  var isAlternative = false
  /// What has to be true, the outermost condition first.
  var conditions: [String] = []
  /// The alternatives that it belongs to, the outermost first.
  var choices: [SpokenStep.Choice] = []

  /// Nobody nests conditions deeper.
  private static let mostConditions = 16

  mutating func require(_ condition: String) {
    guard conditions.count < Occasion.mostConditions, !conditions.contains(condition) else { return }
    conditions.append(condition)
  }

  /// The step, as it is there on this occasion.
  func of(_ step: SpokenStep) -> SpokenStep {
    var step = step
    (step.isAlternative, step.conditions, step.choices) = (isAlternative, conditions, choices)
    return step
  }
}
