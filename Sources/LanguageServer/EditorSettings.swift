// What the user sets in the editor.

import Linter
import Source

/// The settings of the editor's user. They have the form of a configuration file and are put over it, so that
/// somebody can see all rules while the team has agreed on fewer.
package struct EditorSettings: Sendable, Equatable {
  /// The settings as JSON; nil where there are none.
  private var json: String?
  /// What the editor shows of speech in the code: `preview`.
  private(set) var preview = PreviewSettings()

  init() {}

  /// Reads the value that the editor sends: the settings themselves, or an object that holds them under
  /// `a11y`. Whatever is no setting of ours is passed over.
  init(_ value: JSONValue) {
    let settings = value["a11y"] ?? value.value(at: "settings", "a11y") ?? value
    json = settings.isObject ? settings.rawText : nil
    preview = PreviewSettings(settings["preview"])
  }

  /// `configuration` with the settings put over it; globs are relative to `folder`.
  func applied(to configuration: Configuration, folder: String) -> Configuration {
    guard let json else { return configuration }
    return ConfigurationFile(SourceText(json), folder: folder).applied(to: configuration)
  }
}
