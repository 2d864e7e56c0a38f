// What a configuration says about some of its files.

/// An entry of `perPath`: a profile and rules for the files that its globs match.
package struct PathSettings: Sendable, Equatable {
  var paths: [PathPattern]
  var profile: Profile?
  var rules: [String: RuleSetting]

  /// Whether it speaks of the file at the absolute `path`.
  func covers(_ path: String) -> Bool {
    paths.contains { $0.matches(path) }
  }
}

extension Configuration {
  /// The entries of `perPath` that speak of the file at the absolute `path`, by index.
  package func pathSettings(ofFile path: String) -> [Int] {
    perPath.indices.filter { perPath[$0].covers(path) }
  }

  /// What holds for a file that the entries of `perPath` at `indices` speak of: a later one wins over an earlier one,
  /// and all over the rest.
  package func applying(pathSettings indices: [Int]) -> Configuration {
    var result = self
    for entry in indices.map({ perPath[$0] }) { result.put(entry.profile, entry.rules) }
    result.perPath = []
    return result
  }

  /// Puts a profile and rules over those here. Rules are put together one by one.
  mutating func put(_ profile: Profile?, _ rules: [String: RuleSetting]) {
    if let profile { self.profile = profile }
    for (id, setting) in rules {
      if let level = setting.level { self.rules[id, default: RuleSetting()].level = level }
      self.rules[id, default: RuleSetting()].options.merge(setting.options) { $1 }
    }
  }
}
