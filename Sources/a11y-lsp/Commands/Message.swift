// What the program says about itself, on standard error.

import LanguageServer

/// Sentences for the person at the terminal, apart from the findings.
enum Message {
  /// Says what could not be done.
  static func error(_ text: String) { show("error", text) }

  /// Says what is worth knowing and changes nothing.
  static func note(_ text: String) { show("note", text) }

  private static func show(_ kind: String, _ text: String) {
    Platform.write(Array("a11y-lsp: \(kind): \(PlainText.line(text))\n".utf8), to: .error)
  }
}
