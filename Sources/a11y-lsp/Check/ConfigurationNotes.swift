// Values in configurations that are valid but have no effect.

import Elements
import LanguageServer
import Linter

/// Notes about a configuration. They aren't problems: a directory for generated code may not exist yet, and new
/// languages may be added to the world.
enum ConfigurationNotes {
  /// Returns a note for each tag in `locales` that isn't a language.
  static func unknownLocales(in configuration: Configuration) -> [String] {
    configuration.locales.compactMap { tag in
      let language = LanguageTag(tag)
      guard !language.isValid else { return nil }
      return "unknown language '\(tag)' in 'locales'"
        + (language.meant.map { "; did you mean '\($0)'?" } ?? "")
    }
  }

  /// Returns a note for each pattern in `exclude` that matches nothing in the project at `root`.
  static func idlePatterns(in configuration: Configuration, root: String) -> [String] {
    var idle = configuration.exclude
    guard !idle.isEmpty else { return [] }
    _ = FileWalk.walk(root, root: root) { path, _ in
      idle.removeAll { $0.matches(path) }
      return !idle.isEmpty
    } taking: { _ in
    }
    return idle.map {
      "'exclude' has no effect for '\($0.pattern)', which matches no file that git doesn't ignore"
    }
  }
}
