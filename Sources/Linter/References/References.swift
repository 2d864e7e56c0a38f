// What rules serve beyond the criteria of WCAG.

/// What a rule is about in standards and labels. What other tools and documents say of it is told by `ToolCheck` and
/// `Statement`.
package struct References: Sendable {
  /// Apple's labels that its barrier speaks against.
  package var labels: [NutritionLabel]
  /// The clauses of EN 301 549 that it serves beside those of its criteria.
  package var clauses: [Clause]

  init(labels: [NutritionLabel] = [], clauses: [Clause] = []) {
    self.labels = labels
    self.clauses = clauses
  }

  /// What every rule of the catalogue is about, by id.
  package static let all: [String: References] = [
    names, rolesAndStates, structureAndFocus, touchAndGestures, text, color, motionAndMedia, input,
    announcements,
    api,
  ].reduce(into: [:]) { all, category in all.merge(category) { first, _ in first } }
}
