// What the editor shows of speech, and how it is put together.

import Linter

/// The settings below `preview`. What changes how code looks is off unless somebody wants it.
package struct PreviewSettings: Sendable, Equatable {
  /// What is said, behind the line of each element.
  var inlayHints = false
  /// The number of stops above each declaration, with the command that reads it.
  var codeLens = false
  /// Headings, groups and stops as the outline of a document.
  var outline = false
  /// What a listener has set up.
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
