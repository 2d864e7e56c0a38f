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
  /// The files that are checked.
  private(set) var diagnosticMode = DiagnosticMode.openFilesOnly
  /// The message about an invalid setting that only editors have, or nil.
  private(set) var problem: String?

  init() {}

  /// Reads the value that the editor sends: the settings, or an object that contains them under `a11y`. Ignores unknown
  /// settings.
  init(_ value: JSONValue) {
    let settings = value["a11y"] ?? value.value(at: "settings", "a11y") ?? value
    json = settings.isObject ? settings.rawText : nil
    preview = PreviewSettings(settings["preview"])
    if let mode = settings["diagnosticMode"] {
      if let known = mode.string.flatMap(DiagnosticMode.init) {
        diagnosticMode = known
      } else {
        let names = DiagnosticMode.allCases.map(\.rawValue).joined(separator: ", ")
        problem = "Setting a11y.diagnosticMode must be one of: \(names)."
      }
    }
  }

  /// Returns `configuration` with these settings applied. Globs are relative to `folder`.
  func applied(to configuration: Configuration, folder: String) -> Configuration {
    guard let json else { return configuration }
    return ConfigurationFile(SourceText(json), folder: folder).applied(to: configuration)
  }
}
