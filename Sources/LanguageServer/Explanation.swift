// A finding in full, for people: what, why, which criteria, and how to ignore it.

import Linter

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

  fileprivate func strong(_ text: String) -> String {
    switch self {
    case .markdown: "**\(escaped(text))**"
    case .plainText: text
    }
  }

  fileprivate func code(_ text: String) -> String {
    switch self {
    case .markdown: "`\(text)`"
    case .plainText: text
    }
  }

  fileprivate func link(_ text: String, to page: String) -> String {
    switch self {
    case .markdown: "[\(escaped(text))](\(page))"
    case .plainText: "\(text): \(page)"
    }
  }

  /// Text in which nothing is taken for markup.
  fileprivate func escaped(_ text: String) -> String {
    guard self == .markdown else { return text }
    var result = ""
    for character in text {
      if "\\`*<[".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension Finding {
  /// The finding with what its rule says about it. `comment` is what ignores it.
  func explanation(by rule: Rule?, ignoredBy comment: String, in markup: Markup) -> String {
    var paragraphs: [String] = []
    if let rule {
      paragraphs.append("\(markup.strong(rule.title)) (\(markup.code(self.rule)), \(severity.rawValue))")
    } else {
      paragraphs.append("\(markup.code(self.rule)) (\(severity.rawValue))")
    }
    paragraphs.append(markup.escaped(message))
    if let rule {
      paragraphs.append(markup.escaped(rule.why))
      let pages = rule.criteria.map { markup.link("WCAG 2.2, \($0.rawValue)", to: $0.understandingPage) }
      if !pages.isEmpty { paragraphs.append(pages.joined(separator: "\n")) }
    }
    paragraphs.append("To ignore it here: \(markup.code(comment))")
    return paragraphs.joined(separator: "\n\n")
  }
}
