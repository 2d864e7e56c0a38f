// The two formats of longer texts in editors.

/// The format of longer texts that a client shows.
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

  /// Returns links after a colon, on separate lines if they show their addresses.
  func joined(_ links: [String]) -> String {
    switch self {
    case .markdown: " " + links.joined(separator: " · ")
    case .plainText: links.map { "\n\($0)" }.joined()
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
    // The fence must be longer than any run of backticks inside, and is separated from them by spaces.
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

  /// Returns `text` on one line, escaped so that it contains no markup and no automatic links. Compares scalars,
  /// because a bracket with a combining mark is a different `Character`, but still a bracket in Markdown.
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
      // A new line could start a heading, a table, or a code block.
      result.append(scalar.isLineBreak ? " " : scalar)
    }
    return String(result)
  }
}

private extension Unicode.Scalar {
  var isLineBreak: Bool { self == "\n" || self == "\r" }
}
