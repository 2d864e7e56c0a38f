// Settings for some of the files.

/// An entry of `perPath`: the profile and rules for files that match its globs.
package struct PathSettings: Sendable, Equatable {
  var paths: [PathPattern]
  var profile: Profile?
  var rules: [String: RuleSetting]

  /// Returns whether the entry applies to the file at the absolute `path`.
  func covers(_ path: String) -> Bool {
    paths.contains { $0.matches(path) }
  }
}

extension Configuration {
  /// Returns the indices of the `perPath` entries that apply to the file at the absolute `path`.
  package func pathSettings(ofFile path: String) -> [Int] {
    perPath.indices.filter { perPath[$0].covers(path) }
  }

  /// Returns the configuration with the `perPath` entries at `indices` applied. Later entries override earlier ones,
  /// and all override the rest.
  package func applying(pathSettings indices: [Int]) -> Configuration {
    var result = self
    for entry in indices.map({ perPath[$0] }) { result.put(entry.profile, entry.rules) }
    result.perPath = []
    return result
  }

  /// Applies a profile and rules. Rules are merged one by one.
  mutating func put(_ profile: Profile?, _ rules: [String: RuleSetting]) {
    if let profile { self.profile = profile }
    for (id, setting) in rules {
      if let level = setting.level { self.rules[id, default: RuleSetting()].level = level }
      self.rules[id, default: RuleSetting()].options.merge(setting.options) { $1 }
    }
  }
}
