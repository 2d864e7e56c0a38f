// A finding in full, for people: what, why, which criteria, and how to ignore it.

import Linter
import Source

extension Finding {
  /// The finding with what its rule says about it. `fixes` says what can be done; `comment` is what ignores it, nil where
  /// nothing does.
  func explanation(
    by rule: Rule?, fixes: [String], ignoredBy comment: String?, in markup: Markup
  ) -> String {
    var paragraphs: [String] = []
    if let rule {
      paragraphs.append("\(markup.strong(rule.title)) (\(markup.code(self.rule)), \(severity.rawValue))")
    } else {
      paragraphs.append("\(markup.code(self.rule)) (\(severity.rawValue))")
    }
    paragraphs.append(markup.escaped(message))
    if let rule {
      paragraphs.append(markup.escaped(rule.why))
      if !fixes.isEmpty {
        paragraphs.append(
          "What to do: "
            + fixes.map { markup.escaped($0.excerpt(Finding.longestFix)) }.joined(separator: "; or: "))
      }
      let pages = rule.criteria.map { markup.link("WCAG 2.2, \($0.rawValue)", to: $0.understandingPage) }
      if !pages.isEmpty { paragraphs.append(pages.joined(separator: "\n")) }
    }
    if let comment { paragraphs.append("To ignore it here: \(markup.code(comment))") }
    return paragraphs.joined(separator: "\n\n")
  }

  /// Unicode scalars that are shown of a fix, with what is heard after it.
  private static let longestFix = 1_000
}
