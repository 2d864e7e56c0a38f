// The references of a rule: clauses, labels, requirements, and equivalent checks of other tools.

extension Rule {
  /// The EN 301 549 V3.2.1 clauses: first those of the rule's criteria, then those that don't repeat a criterion.
  package var clauses: [String] {
    criteria.compactMap(\.clause) + (References.all[id]?.clauses ?? []).map(\.rawValue)
  }

  /// Apple's Accessibility Nutrition Labels that the rule relates to.
  package var nutritionLabels: [NutritionLabel] { References.all[id]?.labels ?? [] }

  /// The pages of platform documentation about the rule.
  package var pages: [PlatformPage] { References.all[id]?.pages ?? [] }

  /// The requirements that the rule checks.
  package var statements: [Statement] { Rule.statements[id] ?? [] }

  /// The success criteria of the Mobile Content Accessibility Guidelines, without duplicates: “1.1.2 Explicit Role”.
  package var mobileCriteria: [String] { places(in: .mcag) }

  /// Returns the sections of `document` that require it, without duplicates.
  package func places(in document: GuidanceDocument) -> [String] {
    statements.filter { $0.document == document }.reduce(into: []) { places, statement in
      if !places.contains(statement.place) { places.append(statement.place) }
    }
  }

  /// The equivalent checks of other tools, by tool.
  package var equivalents: [(tool: Tool, check: ToolCheck)] { Rule.equivalents[id] ?? [] }

  private static let statements = Statement.all.reduce(into: [String: [Statement]]()) { byRule, statement in
    for rule in statement.rules { byRule[rule, default: []].append(statement) }
  }

  private static let equivalents = Tool.allCases.reduce(into: [String: [(tool: Tool, check: ToolCheck)]]()) {
    byRule, tool in
    for check in tool.checks {
      for rule in check.rules { byRule[rule, default: []].append((tool, check)) }
    }
  }
}
