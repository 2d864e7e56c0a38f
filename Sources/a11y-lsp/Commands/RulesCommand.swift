// `a11y-lsp rules`.

import Elements
import LanguageServer
import Linter
import Source

/// The command that lists all rules.
enum RulesCommand {
  static let syntax = CommandSyntax(
    name: "rules", summary: "List all rules.", operands: "", options: [.ruleFormat, .rulesFolder],
    notes: """
      'html' writes a searchable index and a page for each rule. They load nothing from the network. Run 'a11y-lsp \
      explain RULE' for details about one rule.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    if let operand = arguments.operands.first {
      throw UsageError(
        "unexpected argument '\(operand)'", remedy: "Run 'a11y-lsp explain \(operand)' to see one rule.")
    }
    let format = try arguments.choice(.ruleFormat, as: Format.self) ?? .text
    let folder = arguments.value(of: .rulesFolder)
    guard folder == nil || format == .html else {
      throw UsageError("--output requires --format html")
    }
    switch format {
    case .text: Output.show(table)
    case .json: showJSON()
    case .markdown: Output.show(RuleManual.document)
    case .html: return try writeSite(to: folder)
    }
    return ExitCode.clean
  }

  enum Format: String, CaseIterable {
    case text, json, markdown, html
  }

  private static func writeSite(to folder: String?) throws(UsageError) -> Int32 {
    guard let folder else {
      throw UsageError("--format html writes several files; add --output DIR")
    }
    guard let current = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    guard try RuleSite.write(to: folder, in: current) else { return ExitCode.unreadable }
    Output.show("Wrote \(PlainText.line(FilePath.join(folder, RuleSite.indexFile))).\n")
    return ExitCode.clean
  }

  private static var table: String {
    let rows = Rule.all.map {
      [$0.id, $0.severity.brief, $0.profile.rawValue, $0.category.group, $0.title]
    }
    let all = [["RULE", "SEVERITY", "PROFILE", "CATEGORY", "TITLE"]] + rows
    let widths = (0..<4).map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count + 2)
      }
      return cells.joined() + (row.last ?? "") + "\n"
    }.joined()
  }

  private static func showJSON() {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("rules")
      json.array { json in
        for rule in Rule.all { append(rule, to: &json) }
      }
    }
    var output = Output(.output)
    output.write(json.bytes)
    output.write("\n")
    output.flush()
  }

  private static func append(_ rule: Rule, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.member("title", rule.title)
      json.member("category", rule.category.group)
      json.member("profile", rule.profile.rawValue)
      json.member("severity", rule.severity.rawValue)
      json.member("platforms", rule.frameworks.map(\.rawValue))
      json.member("fixable", rule.isFixable)
      json.member("criteria", rule.criteria.map(\.rawValue))
      appendReferences(of: rule, to: &json)
      json.member("why", rule.why)
      json.array("options", rule.options) { option, json in
        json.member("name", option.name)
        json.member("summary", option.summary)
        json.key("default")
        json.value(option.defaultValue)
      }
      json.array("examples", rule.examples) { example, json in
        json.member("platform", example.framework.rawValue)
        json.member("reported", example.isBad)
        json.member("code", example.code)
        if let fixed = example.fixed { json.member("fixed", fixed) }
      }
    }
  }

  /// Appends the standards, labels, documents, and equivalent checks.
  private static func appendReferences(of rule: Rule, to json: inout JSONWriter) {
    json.member("levels", rule.criteria.map(\.level.rawValue))
    json.member("en301549", rule.clauses)
    json.member("mcag", rule.mobileCriteria)
    json.member("nutritionLabels", rule.nutritionLabels.map(\.rawValue))
    json.array("documentation", rule.pages) { page, json in
      json.member("title", page.title)
      json.member("url", page.address)
    }
    json.array("statements", rule.statements) { statement, json in
      json.member("id", statement.id)
      json.member("document", statement.document.rawValue)
      json.member("place", statement.place)
    }
    json.array("equivalents", rule.equivalents) { equivalent, json in
      json.member("tool", equivalent.tool.rawValue)
      json.member("check", equivalent.check.id)
    }
  }
}

private extension JSONWriter {
  /// Writes an array of objects under a key.
  mutating func array<Value>(
    _ key: String, _ values: [Value], _ append: (Value, inout JSONWriter) -> Void
  ) {
    self.key(key)
    array { json in
      for value in values { json.object { append(value, &$0) } }
    }
  }
}

private extension OptionSyntax {
  static let ruleFormat = OptionSyntax(
    "--format", value: "FORMAT", does: "text (default), json, markdown, or html."
  )
  .choosing(RulesCommand.Format.self)

  static let rulesFolder = OptionSyntax(
    "--output", "-o", value: "DIR", does: "Write the pages of --format html to DIR.")
}
