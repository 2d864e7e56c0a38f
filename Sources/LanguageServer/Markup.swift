// The two ways in which editors show longer texts.

/// How a client shows longer texts.
///
/// Source: LSP 3.17, “MarkupKind”.
enum Markup: String {
  case markdown
  case plainText = "plaintext"

  /// A line break within a paragraph.
  var lineBreak: String {
    switch self {
    case .markdown: "  \n"
    case .plainText: "\n"
    }
  }

  /// The separator of two explanations.
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
    guard self == .markdown else { return text }
    // The fence must be longer than any run of backticks inside, and white space separates it from those.
    let longest = text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let content = String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isLineBreak ? " " : $0 }))
    return longest == 0 ? fence + content + fence : "\(fence) \(content) \(fence)"
  }

  func link(_ text: String, to page: String) -> String {
    switch self {
    case .markdown: "[\(escaped(text))](\(page))"
    case .plainText: "\(text): \(page)"
    }
  }

  /// Text on one line in which nothing is markup or becomes a link. Characters are compared by their scalars, because a combining
  /// mark after a bracket makes another `Character` of it, but is still a bracket in Markdown.
  ///
  /// Source: CommonMark 0.31, “Backslash escapes”; GitHub Flavored Markdown, “Autolinks (extension)”.
  func escaped(_ text: String) -> String {
    guard self == .markdown else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isAutolink =
        switch scalar {
        case ":": scalars[(index + 1)...].starts(with: "//".unicodeScalars)
        case ".": scalars[..<index].suffix(3).map(\.properties.lowercaseMapping) == ["w", "w", "w"]
        case "@": true
        default: false
        }
      if isAutolink || "\\`*<[".unicodeScalars.contains(scalar) { result.append("\\") }
      // A line of its own could begin a heading, a table, or a block of code.
      result.append(scalar.isLineBreak ? " " : scalar)
    }
    return String(result)
  }
}

private extension Unicode.Scalar {
  var isLineBreak: Bool { self == "\n" || self == "\r" }
}
