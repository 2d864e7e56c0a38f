// The terminal output of `a11y-lsp explain`.

import Elements
import LanguageServer
import Linter

/// The explanation of a rule, generated from the rule.
enum RuleText {
  /// Returns the page about a rule: a summary, the examples for `frameworks`, the options, and the references. Prose is
  /// wrapped at `width` columns.
  static func page(
    of rule: Rule, for frameworks: [Framework] = Framework.allCases, width: Int = TextWidth.most
  ) -> String {
    var parts = [
      "\(rule.id): \(rule.title)",
      rule.why,
      "Severity: \(rule.severity.brief) · Profile: \(rule.profile.rawValue) · Category: \(rule.category.group)",
      rule.severity > .information ? lowerSeverity : nil,
    ].compactMap(\.self).map { HelpText.wrapped($0, width) }
    parts += frameworks.flatMap { examples(of: rule, in: $0, width) }
    parts.append(suppression(of: rule.id, in: frameworks.filter(rule.frameworks.contains), width))
    parts += list(of: rule.options, width)
    if !rule.criteria.isEmpty {
      parts.append(
        "WCAG 2.2:\n"
          + rule.criteria.map { "  \($0.rawValue) (\($0.level.rawValue))  \($0.understandingPage)" }
          .joined(separator: "\n"))
    }
    if !rule.pages.isEmpty {
      parts.append(
        "Documentation:\n" + rule.pages.map { "  \($0.title)  \($0.address)" }.joined(separator: "\n"))
    }
    parts += ReferenceText.sections(of: rule).map { section($0.title, $0.rows, width) }
    if let page = RulePages.published.page(of: rule.id) { parts.append("Page: \(page)") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Why a finding may be less severe than its rule.
  private static let lowerSeverity =
    "A finding is less severe if it does less harm, if code elsewhere may solve the problem, or if no code shows the view yet."

  /// Returns the page about one of the linter's own findings.
  static func page(of finding: OwnFinding, width: Int = TextWidth.most) -> String {
    let parts =
      [finding.rawValue, HelpText.wrapped(finding.explanation, width)] + list(of: finding.options, width)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func list(of options: [RuleOption], _ width: Int) -> [String] {
    let rows = options.map { (name: "\($0.name) (\($0.defaultValue.shown))", text: $0.summary) }
    return rows.isEmpty ? [] : [section("Options", rows, width)]
  }

  /// The maximum number of columns for the names in a section.
  private static let mostName = 40

  /// Returns a section with one row for each name. A long name gets its own line.
  private static func section(_ title: String, _ rows: [ReferenceText.Row], _ width: Int) -> String {
    let names = min(rows.map(\.name.count).max() ?? 0, mostName, width * 2 / 5)
    let lines = rows.map { row in
      let isShort = row.name.count <= names
      let gap = String(repeating: " ", count: (isShort ? names - row.name.count : names) + 2)
      let text = HelpText.wrapped(row.text, width - names - 4)
        .replacing("\n", with: "\n" + String(repeating: " ", count: names + 4))
      return "  " + row.name + (isShort ? "" : "\n  ") + gap + text
    }
    return "\(title):\n" + lines.joined(separator: "\n")
  }

  /// Returns how to ignore a finding of a rule, or to turn the rule off.
  private static func suppression(of id: String, in frameworks: [Framework], _ width: Int) -> String {
    let comment = "a11y:ignore \(id): reason"
    var lines = ["    // \(comment)"]
    if frameworks.allSatisfy(\.isMarkup) { lines = [] }
    if frameworks.contains(where: \.isMarkup) { lines.append("    <!-- \(comment) -->  (before the tag)") }
    return """
      \(HelpText.wrapped("To ignore one finding, add a comment at the end of the line or on the line before it:", width))
      \(lines.joined(separator: "\n"))
      To turn the rule off, add this to .a11y-lsp.json:
          { "rules": { "\(id)": "off" } }
      """
  }

  private static func examples(of rule: Rule, in framework: Framework, _ width: Int) -> [String] {
    guard let (reported, correct) = rule.shownExamples(of: framework) else { return [] }
    let layout = CodeLines(width: width - 4, isMarkup: framework.isMarkup)
    func part(_ title: String, _ code: String) -> String {
      "\(framework.rawValue), \(title):\n" + underlined(layout.laidOut(code))
    }
    return [
      part("incorrect", reported.code), reported.fixed.map { part("fixed", $0) },
      correct.map { part("correct", $0.code) },
    ].compactMap(\.self) + rule.topicalExamples(of: framework).map { part("incorrect \($1)", $0.code) }
  }

  /// Returns the code with the text between `⟦` and `⟧` underlined instead of marked.
  private static func underlined(_ code: String) -> String {
    var lines: [String] = []
    var isMarked = false
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      var plain = ""
      var carets = ""
      for character in line {
        switch character {
        case "⟦": isMarked = true
        case "⟧": isMarked = false
        default:
          plain.append(character)
          let isUnderlined = isMarked && (character != " " || carets.hasSuffix("^"))
          let mark: Character = character == "\t" ? "\t" : isUnderlined ? "^" : " "
          carets += String(repeating: mark, count: PlainText.width(of: character))
        }
      }
      lines.append("    " + plain)
      if carets.contains("^") { lines.append("    " + carets.reversed().drop { $0 != "^" }.reversed()) }
    }
    return lines.joined(separator: "\n")
  }
}

extension OptionValue {
  /// The value as written in the configuration.
  var shown: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    case .strings(let texts): "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    case .wordsByLanguage(let words):
      "{" + words.keys.sorted().map { "\"\($0)\": […]" }.joined(separator: ", ") + "}"
    }
  }
}
