// The two ways in which editors show longer texts.

/// How a client shows longer texts.
///
/// Source: LSP 3.17, “MarkupKind”.
enum Markup: String {
  case markdown
  case plainText = "plaintext"

  /// What stands between two explanations.
  var separator: String {
    switch self {
    case .markdown: "\n\n---\n\n"
    case .plainText: "\n\n"
    }
  }

  func strong(_ text: String) -> String {
    switch self {
    case .markdown: "**\(escaped(text))**"
    case .plainText: text
    }
  }

  func code(_ text: String) -> String {
    switch self {
    case .markdown: "`\(text)`"
    case .plainText: text
    }
  }

  func link(_ text: String, to page: String) -> String {
    switch self {
    case .markdown: "[\(escaped(text))](\(page))"
    case .plainText: "\(text): \(page)"
    }
  }

  /// Text in which nothing is taken for markup.
  func escaped(_ text: String) -> String {
    guard self == .markdown else { return text }
    var result = ""
    for character in text {
      if "\\`*<[".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
