// The user's settings in the editor.

import Linter
import Source

/// The user's settings in the editor. They have the form of a configuration file and override it, so that a user can
/// enable all rules even if the team has agreed on fewer.
package struct EditorSettings: Sendable, Equatable {
  /// The settings as JSON, or nil if there are none.
  private var json: String?
  /// The settings under `preview`: which announcements the editor shows in the code.
  private(set) var preview = PreviewSettings()

  init() {}

  /// Reads the value that the editor sends: the settings, or an object that contains them under `a11y`. Ignores unknown
  /// settings.
  init(_ value: JSONValue) {
    let settings = value["a11y"] ?? value.value(at: "settings", "a11y") ?? value
    json = settings.isObject ? settings.rawText : nil
    preview = PreviewSettings(settings["preview"])
  }

  /// Returns `configuration` with these settings applied. Globs are relative to `folder`.
  func applied(to configuration: Configuration, folder: String) -> Configuration {
    guard let json else { return configuration }
    return ConfigurationFile(SourceText(json), folder: folder).applied(to: configuration)
  }
}
