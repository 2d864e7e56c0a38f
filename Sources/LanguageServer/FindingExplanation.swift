// A finding in a hover: fixes, announcement, reason, criteria, and how to ignore the finding.

import Linter
import Source

/// The explanation of a finding whose message the editor already shows.
struct FindingExplanation {
  var finding: Finding
  /// The finding's rule, or nil for findings about configuration and suppressions.
  var rule: Rule?
  /// The titles of the fixes, with their effects.
  var fixes: [String]
  /// The comment that ignores the finding, or nil if none does.
  var comment: String?

  /// Returns the explanation of the only finding at a position. `announcement` is the line about the current
  /// announcement.
  func text(in markup: Markup, announcement: String?) -> String {
    paragraphs(in: markup, announcement: announcement).joined(separator: "\n\n")
  }

  /// Returns the explanation of one of several findings, under the title of its rule.
  func titledText(in markup: Markup) -> String {
    let title = markup.strong(rule?.title ?? finding.message.excerpt(FindingExplanation.longestTitle))
    return (["\(title) (\(markup.code(finding.rule)))"] + paragraphs(in: markup, announcement: nil))
      .joined(separator: "\n\n")
  }

  private func paragraphs(in markup: Markup, announcement: String?) -> [String] {
    var paragraphs: [String] = []
    let fixes = self.fixes.map { markup.escaped($0.excerpt(FindingExplanation.longestFix)) }
    if fixes.count == 1 {
      paragraphs.append("\(markup.strong("Fix:")) \(fixes[0])")
    } else if !fixes.isEmpty {
      let words = ["Fix:"] + Array(repeating: "Or:", count: fixes.count - 1)
      paragraphs.append(zip(words, fixes).map { "- \(markup.strong($0)) \($1)" }.joined(separator: "\n"))
    }
    if let announcement { paragraphs.append(announcement) }
    if let rule {
      let criteria = (finding.criteria ?? rule.criteria).map { criterion in
        let title = criterion.details.map { " \($0.title)" } ?? ""
        return markup.link(criterion.rawValue + title, to: criterion.understandingPage)
      }
      let reason = markup.escaped(rule.why)
      paragraphs.append(
        criteria.isEmpty ? reason : "\(reason)\(markup.lineBreak)WCAG 2.2:\(markup.joined(criteria))")
    }
    if let comment { paragraphs.append("To ignore this finding: \(markup.code(comment))") }
    return paragraphs
  }

  /// The maximum number of Unicode scalars shown for a fix's title and effect.
  private static let longestFix = 1_000
  /// The maximum number of Unicode scalars in a message that replaces a title.
  private static let longestTitle = 200
}
