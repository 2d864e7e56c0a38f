// `a11y-lsp explain`.

import Linter

/// Tells all about one rule.
enum ExplainCommand {
  static let syntax = CommandSyntax(
    name: "explain", summary: "Explain a rule: who is hurt, and what right code looks like.",
    operands: "RULE",
    options: [], notes: "“a11y-lsp rules” lists all rules.")

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard let id = arguments.operands.first else { throw UsageError("Name a rule: a11y-lsp explain RULE.") }
    guard arguments.operands.count == 1 else { throw UsageError("Name one rule at a time.") }
    if let rule = Rule.named(id) {
      Output.show(RuleText.page(of: rule))
    } else if let finding = OwnFinding(rawValue: id) {
      Output.show(RuleText.page(of: finding))
    } else {
      throw UsageError(
        "There is no rule “\(id)”.\(Spelling.hint(for: id, among: Rule.configurableIDs))",
        remedy: "“a11y-lsp rules” lists all rules.")
    }
    return ExitCode.clean
  }
}
