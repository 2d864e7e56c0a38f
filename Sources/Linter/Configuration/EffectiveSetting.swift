// What holds for a file in the end, and who says so.

import Source

/// A setting as it holds for one file, and where it comes from.
package struct EffectiveSetting: Sendable, Equatable {
  /// `profile`, `rules.missing-hint`, `rules.missing-hint.requireHint`.
  package var key: String
  /// As JSON.
  package var value: String
  /// The configuration file, and the entry of its `perPath`; nil for a default.
  package var origin: String?

  /// All settings for the file at the absolute `path`, where each of `layers` builds upon those before it. Rules are
  /// listed where something is said about them.
  package static func settings(
    ofFile path: String, _ layers: [(name: String, file: ConfigurationFile)]
  ) -> [EffectiveSetting] {
    let defaults = Configuration()
    var general = [
      EffectiveSetting("profile", defaults.profile.rawValue), EffectiveSetting("include", defaults.include),
      EffectiveSetting("exclude", defaults.exclude), EffectiveSetting("locales", defaults.locales),
      EffectiveSetting("maxFileSize", defaults.maxFileSize),
    ]
    var rules: [String: EffectiveSetting] = [:]
    func say(_ profile: Profile?, _ settings: [String: RuleSetting], _ origin: String) {
      if let profile { general[0] = EffectiveSetting("profile", profile.rawValue, origin) }
      for (id, setting) in settings {
        switch setting.level {
        case .off: rules["rules.\(id)"] = EffectiveSetting("rules.\(id)", "off", origin)
        case .on(let severity):
          rules["rules.\(id)"] = EffectiveSetting("rules.\(id)", severity.rawValue, origin)
        case nil: break
        }
        for (name, value) in setting.options {
          let key = "rules.\(id).\(name)"
          rules[key] = EffectiveSetting(key, origin) { $0.value(value) }
        }
      }
    }
    for (name, file) in layers {
      say(file.profile, file.rules, name)
      if let include = file.include { general[1] = EffectiveSetting("include", include, name) }
      if let exclude = file.exclude { general[2] = EffectiveSetting("exclude", exclude, name) }
      if let locales = file.locales { general[3] = EffectiveSetting("locales", locales, name) }
      if let size = file.maxFileSize { general[4] = EffectiveSetting("maxFileSize", size, name) }
    }
    for (name, file) in layers {
      for (index, entry) in file.perPath.enumerated() where entry.covers(path) {
        say(entry.profile, entry.rules, "\(name), perPath[\(index)]")
      }
    }
    return general + rules.values.sorted { $0.key < $1.key }
  }
}

extension EffectiveSetting {
  private init(_ key: String, _ origin: String?, _ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    write(&json)
    self.init(key: key, value: String(decoding: json.bytes, as: UTF8.self), origin: origin)
  }

  private init(_ key: String, _ text: String, _ origin: String? = nil) {
    self.init(key, origin) { $0.value(text) }
  }

  private init(_ key: String, _ number: Int, _ origin: String? = nil) {
    self.init(key, origin) { $0.value(number) }
  }

  private init(_ key: String, _ texts: [String], _ origin: String? = nil) {
    self.init(key, origin) { $0.array(texts) }
  }

  private init(_ key: String, _ patterns: [PathPattern], _ origin: String? = nil) {
    self.init(key, patterns.map(\.pattern), origin)
  }
}
