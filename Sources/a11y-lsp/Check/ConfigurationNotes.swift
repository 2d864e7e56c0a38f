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

  /// Returns a note about the patterns in `exclude` that match nothing, or nil if there are none.
  static func idle(_ patterns: [PathPattern]) -> String? {
    guard !patterns.isEmpty else { return nil }
    return "'exclude' has no effect for \(patterns.map { "'\($0.pattern)'" }.abridged): "
      + "no file matches, apart from hidden files and those ignored by git"
  }
}
