// Settings for announcements in the editor.

import Linter

/// The settings under `preview`. Those that change the appearance of code are off by default.
package struct PreviewSettings: Sendable, Equatable {
  /// True to show announcements at the end of each line.
  var inlayHints = false
  /// True to show the number of focus stops above each declaration, with a command that reads it.
  var codeLens = false
  /// True to show headings, groups, and focus stops in the document outline.
  var outline = false
  /// The screen reader's user settings.
  var style = SpeechStyle()

  init() {}

  init(_ value: JSONValue?) {
    inlayHints = value?["inlayHints"]?.bool == true
    codeLens = value?["codeLens"]?.bool == true
    outline = value?["outline"]?.bool == true
    style = SpeechStyle(
      talkBackOrder: value?["talkbackOrder"]?.string, hints: value?["hints"]?.bool,
      language: value?["language"]?.string)
  }
}
