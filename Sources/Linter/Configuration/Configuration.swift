// The configuration: rules, severities, and files.

package import Elements

/// The effective configuration of one file.
package struct Configuration: Sendable, Equatable {
  package var profile: Profile = .recommended
  /// The rule settings by rule ID.
  package var rules: [String: RuleSetting] = [:]
  /// The only rules that run, regardless of profile and settings. If nil, those decide.
  package var selected: Set<String>?
  /// Rules that never run.
  package var ignored: Set<String> = []
  /// The files to lint, or empty for all.
  package var include: [PathPattern] = []
  /// The files and directories to exclude.
  package var exclude: [PathPattern] = []
  /// BCP 47 tags, the development language first.
  package var locales: [String] = []
  /// The custom components by name.
  package var components: [String: Component] = [:]
  /// The minimum OS and library versions. If not set, build files decide.
  package var targets: [TargetSystem: TargetVersion] = [:]
  /// Settings for some of the files.
  package var perPath: [PathSettings] = []
  /// The file of known findings.
  package var baseline: ConfiguredPath?
  /// The maximum file size in bytes. Larger files are skipped with a note.
  package var maxFileSize = 16_777_216
  /// The maximum value of `maxFileSize`, in bytes, because of `SourceText`.
  package static let largestFileSize = 2_147_483_647

  package init() {}
}

/// The configuration of one rule.
package struct RuleSetting: Sendable, Equatable {
  package enum Level: Sendable, Equatable {
    case off
    case on(Severity)
  }

  /// The level, or nil to keep profile and severity.
  package var level: Level?
  package var options: [String: OptionValue]

  package init(level: Level? = nil, options: [String: OptionValue] = [:]) {
    self.level = level
    self.options = options
  }
}

extension Configuration {
  /// Returns whether `exclude` matches the file or directory at the absolute `path`.
  package func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(path) }
  }

  /// Returns whether the file at the absolute `path` is linted if it isn't named explicitly.
  package func covers(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Returns whether a rule runs, with its configured severity.
  package func activation(of rule: Rule) -> (runs: Bool, severity: Severity?) {
    let level = rules[rule.id]?.level
    let severity: Severity? = if case .on(let severity) = level { severity } else { nil }
    if ignored.contains(rule.id) { return (false, nil) }
    if let selected { return (selected.contains(rule.id), severity) }
    switch level {
    case .off: return (false, nil)
    case .on: return (true, severity)
    case nil: return (profile == .strict || rule.profile == .recommended, nil)
    }
  }
}
