// Conditions under which part of a screen is shown.

/// The conditions that decide whether screen reader users reach the current element.
struct Occasion {
  /// True if it's shown in place of a preceding alternative.
  var isAlternative = false
  /// The conditions that must be met, outermost first.
  var conditions: [String] = []
  /// The alternatives that it belongs to, outermost first.
  var choices: [SpokenStep.Choice] = []

  /// The maximum number of conditions. No real code nests deeper.
  private static let mostConditions = 16

  mutating func require(_ condition: String) {
    guard conditions.count < Occasion.mostConditions, !conditions.contains(condition) else { return }
    conditions.append(condition)
  }

  /// Returns the step with these conditions.
  func of(_ step: SpokenStep) -> SpokenStep {
    var step = step
    (step.isAlternative, step.conditions, step.choices) = (isAlternative, conditions, choices)
    return step
  }
}
