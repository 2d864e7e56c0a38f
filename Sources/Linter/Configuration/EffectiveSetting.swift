// The effective settings of a file, with their origins.

import Elements
import Source

/// An effective setting of one file, with its origin.
package struct EffectiveSetting: Sendable, Equatable {
  /// The key: `profile`, `rules.missing-hint`, `rules.missing-hint.requireHint`.
  package var key: String
  /// The value as JSON.
  package var value: String
  /// The configuration file and its `perPath` entry, or nil for a default.
  package var origin: String?

  /// Returns all settings for the file at the absolute `path`. Each of `layers` extends those before it. Rules are
  /// listed if a layer configures them.
  package static func settings(
    ofFile path: String, _ layers: [(name: String, file: ConfigurationFile)]
  ) -> [EffectiveSetting] {
    var general: [String: EffectiveSetting] = [:]
    var rules: [String: EffectiveSetting] = [:]
    func say(_ key: String, _ origin: String?, _ write: (inout JSONWriter) -> Void) {
      general[key] = EffectiveSetting(key, origin, write)
    }
    func say(_ settings: [String: RuleSetting], _ origin: String) {
      for (id, setting) in settings {
        let key = "rules.\(id)"
        if let level = setting.level { rules[key] = EffectiveSetting(key, origin) { $0.value(level.name) } }
        for (name, value) in setting.options {
          rules["\(key).\(name)"] = EffectiveSetting("\(key).\(name)", origin) { $0.value(value) }
        }
      }
    }
    let defaults = Configuration()
    say("profile", nil) { $0.value(defaults.profile.rawValue) }
    for key in ["include", "exclude", "locales"] { say(key, nil) { $0.array([]) } }
    say("maxFileSize", nil) { $0.value(defaults.maxFileSize) }
    say("baseline", nil) { $0.null() }
    for (name, file) in layers {
      if let profile = file.profile { say("profile", name) { $0.value(profile.rawValue) } }
      if let include = file.include { say("include", name) { $0.array(include.map(\.pattern)) } }
      if let exclude = file.exclude { say("exclude", name) { $0.array(exclude.map(\.pattern)) } }
      if let locales = file.locales { say("locales", name) { $0.array(locales) } }
      if let size = file.maxFileSize { say("maxFileSize", name) { $0.value(size) } }
      if let baseline = file.baseline { say("baseline", name) { $0.value(baseline.path) } }
      for (component, what) in file.components {
        let key = "components.\(component)"
        rules[key] = EffectiveSetting(key, name) { $0.value(what.role?.rawValue ?? "") }
      }
      for (system, version) in file.targets {
        let key = "targets.\(system.rawValue)"
        rules[key] = EffectiveSetting(key, name) { $0.value(version.text) }
      }
      say(file.rules, name)
    }
    for (name, file) in layers {
      for (index, entry) in file.perPath.enumerated() where entry.covers(path) {
        let origin = "\(name), perPath[\(index)]"
        if let profile = entry.profile { say("profile", origin) { $0.value(profile.rawValue) } }
        say(entry.rules, origin)
      }
    }
    return ["profile", "include", "exclude", "locales", "maxFileSize", "baseline"].compactMap { general[$0] }
      + rules.values.sorted { $0.key < $1.key }
  }

  private init(_ key: String, _ origin: String?, _ write: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    write(&json)
    self.key = key
    value = String(decoding: json.bytes, as: UTF8.self)
    self.origin = origin
  }
}

private extension RuleSetting.Level {
  /// The level as written in a configuration.
  var name: String {
    switch self {
    case .off: "off"
    case .on(let severity): severity.rawValue
    }
  }
}
