// The RULES.md document.

import Elements
import LanguageServer
import Linter

/// The rule documentation in Markdown, generated from the rules.
enum RuleManual {
  static var document: String {
    var parts = [
      "# Rules",
      """
      \(Rule.all.count) rules. `recommended` rules run by default; `strict` ones run with `"profile": "strict"`. Generated \
      by `a11y-lsp rules --format markdown`; `a11y-lsp explain RULE` shows one rule in the terminal, and `a11y-lsp rules \
      --format html --output DIR` writes a page for each rule and a searchable index. In the examples, \
      `⟦…⟧` marks the reported code and `‹…›` marks text for you to supply.
      """,
    ]
    for category in RuleCategory.allCases {
      let rules = Rule.all.filter { $0.category == category }
      guard !rules.isEmpty else { continue }
      parts.append(
        "- **\(category.rawValue)**: " + rules.map { "[\($0.id)](#\($0.id))" }.joined(separator: ", "))
    }
    parts.append(
      "At the end: [rules by guideline](#rules-by-guideline), "
        + "[rules by equivalent check](#rules-by-equivalent-check).")
    parts += Rule.all.map(section)
    parts += ReferenceManual.sections
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(of rule: Rule) -> String {
    "## \(rule.id)\n\n" + body(of: rule)
  }

  /// Returns the page about a rule, with the examples for `frameworks`.
  ///
  /// Unlike in RULES.md, the examples come before the references, because the page is about one finding in an editor.
  static func page(of rule: Rule, for frameworks: [Framework]) -> String {
    let shown = frameworks.compactMap { examples(of: rule, in: $0) }
    let usesMarks = shown.contains { $0.contains("⟦") || $0.contains("‹") }
    var parts = ["# \(rule.id)"] + introduction(to: rule) + (usesMarks ? [marks] : []) + shown
    parts += list(of: rule.options) + references(of: rule)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static let marks = "`⟦…⟧` marks the reported code, and `‹…›` text for you to supply."

  /// Returns the page about one of the linter's own findings.
  static func page(of finding: OwnFinding) -> String {
    let parts = ["# \(finding.rawValue)", finding.explanation] + list(of: finding.options)
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns the text about a rule below its heading.
  static func body(of rule: Rule, for frameworks: [Framework] = Framework.allCases) -> String {
    var parts = introduction(to: rule) + references(of: rule) + list(of: rule.options)
    parts += frameworks.compactMap { examples(of: rule, in: $0) }
    return parts.joined(separator: "\n\n")
  }

  private static func introduction(to rule: Rule) -> [String] {
    ["**\(rule.title).** \(rule.why)", facts(of: rule)]
  }

  private static func references(of rule: Rule) -> [String] {
    let pages = rule.pages.map { "[\($0.title)](\($0.address))" }
    let references =
      (pages.isEmpty ? [] : ["- Documentation: \(pages.joined(separator: ", "))"])
      + ReferenceText.lines(of: rule).map { "- \($0.title): \($0.text)" }
    return references.isEmpty ? [] : [references.joined(separator: "\n")]
  }

  private static func list(of options: [RuleOption]) -> [String] {
    guard !options.isEmpty else { return [] }
    let lines = options.map { "- `\($0.name)` (default `\($0.defaultValue.shown)`): \($0.summary)" }
    return ["Options:\n\n" + lines.joined(separator: "\n")]
  }

  private static func facts(of rule: Rule) -> String {
    let criteria = rule.criteria.map { "[\($0.rawValue) (\($0.level.rawValue))](\($0.understandingPage))" }
    let facts = [
      rule.severity.rawValue, rule.profile.rawValue, rule.isFixable ? "fixable" : nil,
      criteria.isEmpty ? nil : "WCAG 2.2: " + criteria.joined(separator: ", "),
      RulePages.published.page(of: rule.id).map { "[more](\($0))" },
    ]
    return facts.compactMap(\.self).joined(separator: " · ")
  }

  private static func examples(of rule: Rule, in framework: Framework) -> String? {
    guard let (reported, correct) = rule.shownExamples(of: framework) else { return nil }
    var parts = ["\(framework.rawValue), incorrect:", block(reported.code, framework)]
    if let fixed = reported.fixed { parts += ["Fixed:", block(fixed, framework)] }
    if let correct { parts += ["Correct:", block(correct.code, framework)] }
    for (example, topic) in rule.topicalExamples(of: framework) {
      parts += ["\(framework.rawValue), incorrect \(topic):", block(example.code, framework)]
    }
    return parts.joined(separator: "\n\n")
  }

  private static func block(_ code: String, _ framework: Framework) -> String {
    return "```\(framework.language)\n\(code)\n```"
  }
}
