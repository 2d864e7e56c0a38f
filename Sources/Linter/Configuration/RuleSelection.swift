// The names under which rules can be asked for.

extension Rule {
  /// The ids of the tool's own findings, which are no rules of the catalogue.
  package static let ownFindingIDs = OwnFinding.allCases.map(\.rawValue)

  /// Every id that configuration and command line accept.
  package static let configurableIDs = all.map(\.id) + ownFindingIDs

  /// The groups of rules: categories in kebab case, profiles, and levels and criteria of WCAG.
  package static let groups =
    RuleCategory.allCases.map(\.group) + Profile.allCases.map(\.rawValue)
    + Criterion.Level.allCases.map(\.group) + Criterion.allCases.map(\.group)

  /// The ids that `name`, an id or a group, stands for; nil where it stands for none.
  ///
  /// A profile stands for the rules that it runs: `strict` for all of them. A level of WCAG stands for the rules that
  /// serve a criterion of it, without those of the levels below: `wcag-aa`; `wcag:1.1.1` for those of one criterion.
  package static func ids(named name: String) -> [String]? {
    if configurableIDs.contains(name) { return [name] }
    if let profile = Profile(rawValue: name) {
      return all.filter { profile == .strict || $0.profile == profile }.map(\.id)
    }
    if let level = Criterion.Level.allCases.first(where: { $0.group == name }) {
      return all.filter { $0.criteria.contains { $0.level == level } }.map(\.id)
    }
    if let criterion = Criterion.allCases.first(where: { $0.group == name }) {
      return all.filter { $0.criteria.contains(criterion) }.map(\.id)
    }
    guard let category = RuleCategory.allCases.first(where: { $0.group == name }) else { return nil }
    return all.filter { $0.category == category }.map(\.id)
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

extension RuleCategory {
  /// The name as people type it: `roles-and-states`.
  package var group: String { rawValue.lowercased().split(separator: " ").joined(separator: "-") }
}
