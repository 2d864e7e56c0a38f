// The terminal output of `a11y-lsp explain`.

import Elements
import LanguageServer
import Linter

/// The explanation of a rule, generated from the rule.
enum RuleText {
  /// Returns the page about a rule, with the examples for `frameworks` before the references.
  static func page(of rule: Rule, for frameworks: [Framework] = Framework.allCases) -> String {
    var parts = [
      "\(rule.id): \(rule.title)",
      wrapped(rule.why),
      "Severity: \(rule.severity.rawValue) · Profile: \(rule.profile.rawValue) · Category: \(rule.category.group)",
    ]
    parts += frameworks.flatMap { examples(of: rule, in: $0) }
    parts += list(of: rule.options)
    if !rule.criteria.isEmpty {
      parts.append(
        "WCAG 2.2:\n"
          + rule.criteria.map { "  \($0.rawValue) (\($0.level.rawValue))  \($0.understandingPage)" }
          .joined(separator: "\n"))
    }
    let references = ReferenceText.lines(of: rule).map { wrapped("\($0.title): \($0.text)") }
    if !references.isEmpty { parts.append(references.joined(separator: "\n")) }
    if let page = RulePages.published.page(of: rule.id) { parts.append("Page: \(page)") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns the page about one of the linter's own findings.
  static func page(of finding: OwnFinding) -> String {
    let parts = [finding.rawValue, wrapped(finding.explanation)] + list(of: finding.options)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func list(of options: [RuleOption]) -> [String] {
    guard !options.isEmpty else { return [] }
    let lines = options.map { "  \($0.name) (\($0.defaultValue.shown)): \($0.summary)" }
    return ["Options:\n" + lines.joined(separator: "\n")]
  }

  private static func examples(of rule: Rule, in framework: Framework) -> [String] {
    guard let (reported, correct) = rule.shownExamples(of: framework) else { return [] }
    var parts = ["\(framework.rawValue), incorrect:\n\(underlined(reported.code))"]
    if let fixed = reported.fixed { parts.append("\(framework.rawValue), fixed:\n\(indented(fixed))") }
    if let correct { parts.append("\(framework.rawValue), correct:\n\(indented(correct.code))") }
    return parts
  }

  /// Wraps `text` at column 100.
  static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 100 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
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
