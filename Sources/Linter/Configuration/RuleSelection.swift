// The names that select rules.

extension Rule {
  /// The IDs of findings about suppressions, which aren't rules of the catalog.
  package static let ownFindingIDs = OwnFinding.allCases.map(\.rawValue)

  /// All IDs that configuration and command line accept.
  package static let configurableIDs = all.map(\.id) + ownFindingIDs

  /// The named rule groups: categories in kebab case, profiles, WCAG levels, EN 301 549 as a whole, and Apple's labels.
  package static let groups =
    RuleCategory.allCases.map(\.group) + Profile.allCases.map(\.rawValue)
    + Criterion.Level.allCases.map(\.group) + ["en301549"] + NutritionLabel.allCases.map(\.group)

  /// All names that select rules: IDs, groups, and the numbers and checks of other documents and tools.
  package static let selectable = configurableIDs + groups + servedGroups.keys.sorted()

  /// Returns the IDs that `name`, an ID or a group, selects, or nil if it's unknown.
  ///
  /// A profile selects the rules that it runs, so `strict` selects all. A WCAG level selects the rules for its
  /// criteria, without those of lower levels: `wcag-aa`; `wcag:1.1.1` selects those for one criterion. `en301549`
  /// selects the rules for any clause of the standard, `en301549:11.1.1.1.1` those for one. `mcag:1.1.3`,
  /// `label:voiceover`, and `android-lint:ContentDescription` select the rules for a guideline, a label, or another
  /// tool's check.
  package static func ids(named name: String) -> [String]? {
    if configurableIDs.contains(name) { return [name] }
    if let profile = Profile(rawValue: name) {
      return all.filter { profile == .strict || $0.profile == profile }.map(\.id)
    }
    if let level = Criterion.Level.allCases.first(where: { $0.group == name }) {
      return all.filter { $0.criteria.contains { $0.level == level } }.map(\.id)
    }
    if name == "en301549" { return all.filter { !$0.clauses.isEmpty }.map(\.id) }
    if let label = NutritionLabel.allCases.first(where: { $0.group == name }) {
      return all.filter { $0.nutritionLabels.contains(label) }.map(\.id)
    }
    if let ids = servedGroups[name] { return ids }
    guard let category = RuleCategory.allCases.first(where: { $0.group == name }) else { return nil }
    return all.filter { $0.category == category }.map(\.id)
  }

  /// Returns the reason why `name`, another tool's check, corresponds to no rule, or nil if it isn't one or does.
  package static func reasonAgainst(_ name: String) -> String? {
    for tool in Tool.allCases {
      for check in tool.checks where check.rules.isEmpty && tool.group(of: check) == name {
        return check.note
      }
    }
    return nil
  }

  /// The IDs of the rules for each WCAG or MCAG criterion, EN 301 549 clause, and check of another tool, by name.
  private static let servedGroups: [String: [String]] = all.reduce(into: [:]) { groups, rule in
    let names =
      rule.criteria.map(\.group) + rule.clauses.map { "en301549:\($0)" }
      + rule.mobileCriteria.map { "mcag:\($0.prefix { $0 != " " })" }
      + rule.equivalents.map { $0.tool.group(of: $0.check) }
    for name in Set(names) { groups[name, default: []].append(rule.id) }
  }
}

extension Criterion {
  /// The name for selection: `wcag:1.1.1`.
  package var group: String { "wcag:\(rawValue)" }
}

extension Criterion.Level {
  /// The name for selection: `wcag-aa`.
  package var group: String { "wcag-\(rawValue.lowercased())" }
}

extension NutritionLabel {
  /// The name for selection: `label:voice-control`.
  package var group: String { "label:\(rawValue.kebabCased)" }
}

extension Tool {
  /// Returns the name of a check for selection: `android-lint:ContentDescription`.
  package func group(of check: ToolCheck) -> String { "\(rawValue):\(check.id)" }
}

extension RuleCategory {
  /// The name for selection: `roles-and-states`.
  package var group: String { rawValue.kebabCased }
}

private extension String {
  /// The text in kebab case: `larger-text` for `Larger Text`.
  var kebabCased: String { lowercased().split(separator: " ").joined(separator: "-") }
}
