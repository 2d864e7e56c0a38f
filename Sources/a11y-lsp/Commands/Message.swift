// Messages on standard error.

import LanguageServer

/// Messages for the user, apart from the findings.
enum Message {
  /// Prints an error, with a hint on the next line unless it's empty.
  static func error(_ text: String, hint: String = "") {
    show("error", text)
    if !hint.isEmpty { Platform.write(Array("\(PlainText.path(hint))\n".utf8), to: .error) }
  }

  /// Prints a note that doesn't affect the result.
  static func note(_ text: String) { show("note", text) }

  private static func show(_ kind: String, _ text: String) {
    Platform.write(Array("a11y-lsp: \(kind): \(PlainText.line(text))\n".utf8), to: .error)
  }
}
