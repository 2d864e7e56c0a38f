// The names under which rules can be asked for.

extension Rule {
  /// The ids of the tool's own findings, which are no rules of the catalogue.
  package static let ownFindingIDs = OwnFinding.allCases.map(\.rawValue)

  /// Every id that configuration and command line accept.
  package static let configurableIDs = all.map(\.id) + ownFindingIDs

  /// The groups of rules: categories in kebab case, and profiles.
  package static let groups = RuleCategory.allCases.map(\.group) + Profile.allCases.map(\.rawValue)

  /// The ids that `name`, an id or a group, stands for; nil where it stands for none.
  ///
  /// A profile stands for the rules that it runs: `strict` for all of them.
  package static func ids(named name: String) -> [String]? {
    if configurableIDs.contains(name) { return [name] }
    if let profile = Profile(rawValue: name) {
      return all.filter { profile == .strict || $0.profile == profile }.map(\.id)
    }
    guard let category = RuleCategory.allCases.first(where: { $0.group == name }) else { return nil }
    return all.filter { $0.category == category }.map(\.id)
  }
}

extension RuleCategory {
  /// The name as people type it: `roles-and-states`.
  package var group: String { rawValue.lowercased().split(separator: " ").joined(separator: "-") }
}
