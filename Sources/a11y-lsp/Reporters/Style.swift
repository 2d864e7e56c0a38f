// Terminal colors.

import Linter

/// The text style: plain or colored.
enum Style {
  case plain, colored

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }
  func help(_ text: String) -> String { wrapped(text, "36") }

  /// Colors text by severity: red, yellow, blue, or cyan, all bold. The severity is always given in words, too.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .information: wrapped(text, "1;34")
    case .hint: wrapped(text, "1;36")
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    switch self {
    case .plain: text
    case .colored: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
