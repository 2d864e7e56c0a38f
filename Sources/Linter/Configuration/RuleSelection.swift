// The names under which rules can be asked for.

extension Rule {
  /// The ids of the tool's own findings, which are no rules of the catalogue.
  package static let ownFindingIDs = OwnFinding.allCases.map(\.rawValue)

  /// Every id that configuration and command line accept.
  package static let configurableIDs = all.map(\.id) + ownFindingIDs

  /// The groups of rules that have a name of their own: categories in kebab case, profiles, levels of WCAG, EN 301 549 as
  /// a whole, and Apple's labels.
  package static let groups =
    RuleCategory.allCases.map(\.group) + Profile.allCases.map(\.rawValue)
    + Criterion.Level.allCases.map(\.group) + ["en301549"] + NutritionLabel.allCases.map(\.group)

  /// Everything that stands for rules: ids, groups, and the numbers and checks of other documents and tools.
  package static let selectable = configurableIDs + groups + servedGroups.keys.sorted()

  /// The ids that `name`, an id or a group, stands for; nil where it stands for none.
  ///
  /// A profile stands for the rules that it runs: `strict` for all of them. A level of WCAG stands for the rules that
  /// serve a criterion of it, without those of the levels below: `wcag-aa`; `wcag:1.1.1` for those of one criterion.
  /// `en301549` stands for the rules that serve any clause of the standard, `en301549:11.1.1.1.1` for those of one;
  /// `mcag:1.1.3`, `label:voiceover` and `android-lint:ContentDescription` for those that a guideline, a label or
  /// another tool's check is about.
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

  /// Why `name`, the check of another tool, stands for no rule; nil where it is none, or does.
  package static func reasonAgainst(_ name: String) -> String? {
    for tool in Tool.allCases {
      for check in tool.checks where check.rules.isEmpty && tool.group(of: check) == name {
        return check.note
      }
    }
    return nil
  }

  /// The ids of the rules that serve a criterion of WCAG or MCAG, a clause of EN 301 549 or a check of another tool, by
  /// its name.
  private static let servedGroups: [String: [String]] = all.reduce(into: [:]) { groups, rule in
    let names =
      rule.criteria.map(\.group) + rule.clauses.map { "en301549:\($0)" }
      + rule.mobileCriteria.map { "mcag:\($0.prefix { $0 != " " })" }
      + rule.equivalents.map { $0.tool.group(of: $0.check) }
    for name in Set(names) { groups[name, default: []].append(rule.id) }
  }
}

extension Criterion {
  /// The name as people type it: `wcag:1.1.1`.
  package var group: String { "wcag:\(rawValue)" }
}

extension Criterion.Level {
  /// The name as people type it: `wcag-aa`.
  package var group: String { "wcag-\(rawValue.lowercased())" }
}

extension NutritionLabel {
  /// The name as people type it: `label:voice-control`.
  package var group: String { "label:\(rawValue.kebabCased)" }
}

extension Tool {
  /// The name of a check as people type it: `android-lint:ContentDescription`.
  package func group(of check: ToolCheck) -> String { "\(rawValue):\(check.id)" }
}

extension RuleCategory {
  /// The name as people type it: `roles-and-states`.
  package var group: String { rawValue.kebabCased }
}

private extension String {
  /// “Larger Text” as `larger-text`.
  var kebabCased: String { lowercased().split(separator: " ").joined(separator: "-") }
}
