// Rules in the SARIF report.

import LanguageServer
import Linter
import Source

/// A rule of the catalog, or one of the linter's own findings about suppressions.
enum SARIFRule {
  case rule(Rule)
  case own(OwnFinding)

  static let all = Rule.all.map(SARIFRule.rule) + OwnFinding.allCases.map(SARIFRule.own)

  var id: String {
    switch self {
    case .rule(let rule): rule.id
    case .own(let finding): finding.rawValue
    }
  }

  /// Writes a `reportingDescriptor`.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      switch self {
      case .rule(let rule):
        json.key("shortDescription")
        json.text(rule.title)
        json.key("fullDescription")
        json.text(rule.why)
        if let page = RulePages.published.link(toRule: rule) { json.member("helpUri", page) }
        appendHelp(RuleText.page(of: rule), RuleManual.body(of: rule), to: &json)
        append(rule.severity, tags: rule.tags, to: &json)
      case .own(let finding):
        json.key("shortDescription")
        json.text(finding.explanation)
        if let page = RulePages.published.page(of: id) { json.member("helpUri", page) }
        appendHelp(RuleText.page(of: finding), finding.explanation, to: &json)
        append(finding.severity, tags: ["accessibility"], to: &json)
      }
    }
  }

  private func appendHelp(_ text: String, _ markdown: String, to json: inout JSONWriter) {
    json.key("help")
    json.object { json in
      json.member("text", text)
      json.member("markdown", markdown)
    }
  }

  private func append(_ severity: Severity, tags: [String], to json: inout JSONWriter) {
    json.key("defaultConfiguration")
    json.object { $0.member("level", severity.sarifLevel) }
    json.key("properties")
    json.object { json in
      json.member("tags", tags)
      json.member("problem.severity", severity.problemSeverity)
    }
  }
}

private extension Rule {
  /// The rule's groups, as in `--select`. GitHub reads at most twenty tags.
  var tags: [String] {
    let tags =
      ["accessibility", category.group] + criteria.map(\.group) + criteria.map(\.level.group)
      + clauses.map { "en301549:\($0)" } + nutritionLabels.map(\.group)
    var seen: Set<String> = []
    return Array(tags.filter { seen.insert($0).inserted }.prefix(20))
  }
}

private extension Severity {
  /// The severity as GitHub's `problem.severity`.
  ///
  /// Source: GitHub, “SARIF support for code scanning”, `properties.problem.severity`.
  var problemSeverity: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "recommendation"
    }
  }
}
