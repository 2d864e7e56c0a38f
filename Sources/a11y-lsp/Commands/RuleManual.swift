// All rules as a document: RULES.md.

import Elements
import LanguageServer
import Linter

/// The manual of the rules, in Markdown, from the rules themselves.
enum RuleManual {
  static var document: String {
    var parts = [
      "# Rules",
      """
      \(Rule.all.count) rules. `recommended` ones run by default; `strict` ones with `"profile": "strict"`. This document is \
      made by `a11y-lsp rules --format markdown`; `a11y-lsp explain RULE` shows one rule in the terminal. In the examples \
      `⟦…⟧` marks what is reported, `‹…›` a text that only a person can give.
      """,
    ]
    for category in RuleCategory.allCases {
      let rules = Rule.all.filter { $0.category == category }
      guard !rules.isEmpty else { continue }
      parts.append(
        "- **\(category.rawValue)**: " + rules.map { "[\($0.id)](#\($0.id))" }.joined(separator: ", "))
    }
    parts.append(
      "At the end: [from statement to rule](#from-statement-to-rule), "
        + "[from other tools' checks to rules](#from-other-tools-checks-to-rules).")
    parts += Rule.all.map(section)
    parts += ReferenceManual.sections
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(of rule: Rule) -> String {
    "## \(rule.id)\n\n" + body(of: rule)
  }

  /// What is said about a rule below its heading.
  static func body(of rule: Rule) -> String {
    var parts = ["**\(rule.title).** \(rule.why)", facts(of: rule)]
    let references = ReferenceText.lines(of: rule).map { "- \($0.title): \($0.text)" }
    if !references.isEmpty { parts.append(references.joined(separator: "\n")) }
    if !rule.options.isEmpty {
      let lines = rule.options.map { "- `\($0.name)` (default `\($0.defaultValue.shown)`): \($0.summary)" }
      parts.append("Options:\n\n" + lines.joined(separator: "\n"))
    }
    parts += Framework.allCases.compactMap { examples(of: rule, in: $0) }
    return parts.joined(separator: "\n\n")
  }

  private static func facts(of rule: Rule) -> String {
    let criteria = rule.criteria.map { "[\($0.rawValue) (\($0.level.rawValue))](\($0.understandingPage))" }
    let facts = [
      rule.severity.rawValue, rule.profile.rawValue, rule.isFixable ? "with fixes" : nil,
      criteria.isEmpty ? nil : "WCAG 2.2: " + criteria.joined(separator: ", "),
    ]
    return facts.compactMap(\.self).joined(separator: " · ")
  }

  private static func examples(of rule: Rule, in framework: Framework) -> String? {
    guard let (reported, right) = rule.shownExamples(of: framework) else { return nil }
    var parts = ["\(framework.rawValue), reported:", block(reported.code, framework)]
    if let fixed = reported.fixed { parts += ["Fixed:", block(fixed, framework)] }
    if let right { parts += ["Right:", block(right.code, framework)] }
    return parts.joined(separator: "\n\n")
  }

  private static func block(_ code: String, _ framework: Framework) -> String {
    let language =
      switch framework {
      case .swiftUI, .uiKit: "swift"
      case .compose, .androidViews: "kotlin"
      case .androidXML, .interfaceBuilder: "xml"
      }
    return "```\(language)\n\(code)\n```"
  }
}
