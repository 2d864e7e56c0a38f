// What a team decides: which rules run, how grave they are, on which files.

package import Elements

/// The effective configuration of one file.
package struct Configuration: Sendable, Equatable {
  package var profile: Profile = .recommended
  /// Settings by rule id.
  package var rules: [String: RuleSetting] = [:]
  /// Exactly these rules run, whatever profile and settings say; nil leaves it to them.
  package var selected: Set<String>?
  /// These rules never run.
  package var ignored: Set<String> = []
  /// What to lint; empty means everything.
  package var include: [PathPattern] = []
  /// What to leave out of it.
  package var exclude: [PathPattern] = []
  /// BCP 47 tags, the development language first.
  package var locales: [String] = []
  /// What components of the app are, by their names.
  package var components: [String: Component] = [:]
  /// The lowest versions of the systems that the app runs on; those of its build files where nothing is said.
  package var targets: [TargetSystem: TargetVersion] = [:]
  /// What is different for some of the files.
  package var perPath: [PathSettings] = []
  /// The file that lists the findings which are known.
  package var baseline: ConfiguredPath?
  /// Bytes; larger files are skipped with a note.
  package var maxFileSize = 16_777_216
  /// The largest limit there can be, in bytes: `SourceText` holds no more.
  package static let largestFileSize = 2_147_483_647

  package init() {}
}

/// What a configuration says about one rule.
package struct RuleSetting: Sendable, Equatable {
  package enum Level: Sendable, Equatable {
    case off
    case on(Severity)
  }

  /// Nil keeps profile and severity.
  package var level: Level?
  package var options: [String: OptionValue]

  package init(level: Level? = nil, options: [String: OptionValue] = [:]) {
    self.level = level
    self.options = options
  }
}

extension Configuration {
  /// Whether the file or folder at the absolute `path` is left out by name.
  package func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(path) }
  }

  /// Whether the file at the absolute `path` is linted where nobody names it.
  package func covers(_ path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(path) }) && !excludes(path)
  }

  /// Whether a rule runs, and the severity set for it.
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
