// What a rule serves: clauses, labels, guidelines, and the checks of other tools.

extension Rule {
  /// The clauses of EN 301 549 V3.2.1, in the order of its criteria, then those of its own chapters.
  package var clauses: [String] {
    criteria.compactMap(\.clause) + (References.all[id]?.clauses ?? []).map(\.rawValue)
  }

  /// The categories of Apple's Accessibility Nutrition Labels.
  package var nutritionLabels: [NutritionLabel] { References.all[id]?.labels ?? [] }

  /// The statements that it answers.
  package var statements: [Statement] { Rule.statements[id] ?? [] }

  /// The success criteria of the Mobile Content Accessibility Guidelines, each once: “1.1.2 Explicit Role”.
  package var mobileCriteria: [String] { places(in: .mcag) }

  /// Where `document` asks for it, each place once.
  package func places(in document: GuidanceDocument) -> [String] {
    statements.filter { $0.document == document }.reduce(into: []) { places, statement in
      if !places.contains(statement.place) { places.append(statement.place) }
    }
  }

  /// The checks of other tools that find the same, tool by tool.
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
