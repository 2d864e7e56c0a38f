// The standards and labels that rules relate to, beyond WCAG.

/// The labels and clauses that a rule relates to. For other tools and documents, see `ToolCheck` and `Statement`.
package struct References: Sendable {
  /// Apple's labels that the rule's findings contradict.
  package var labels: [NutritionLabel]
  /// The EN 301 549 clauses that the rule covers, in addition to those of its criteria.
  package var clauses: [Clause]
  /// The platform documentation. Rules without a WCAG criterion have at least one page.
  package var pages: [PlatformPage]

  init(labels: [NutritionLabel] = [], clauses: [Clause] = [], pages: [PlatformPage] = []) {
    self.labels = labels
    self.clauses = clauses
    self.pages = pages
  }

  /// The references of all rules, by rule ID.
  package static let all: [String: References] = [
    names, rolesAndStates, structureAndFocus, touchAndGestures, text, color, motionAndMedia, input,
    announcements,
    api,
  ].reduce(into: [:]) { all, category in all.merge(category) { first, _ in first } }
}
