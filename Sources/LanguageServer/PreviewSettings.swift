// Settings for announcements in the editor.

import Linter

/// The settings under `preview`. Those that change the appearance of code are off by default.
package struct PreviewSettings: Sendable, Equatable {
  /// True if announcements are shown at the end of each line.
  var inlayHints = false
  /// True if the number of focus stops is shown above each declaration, with a command that reads it.
  var codeLens = false
  /// True if headings, groups, and focus stops are shown in the document outline.
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
