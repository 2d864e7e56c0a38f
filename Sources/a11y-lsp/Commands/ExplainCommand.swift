// `a11y-lsp explain`.

import Elements
import Linter

/// Tells all about one rule.
enum ExplainCommand {
  static let syntax = CommandSyntax(
    name: "explain", summary: "Explain a rule: who is hurt, and what right code looks like.",
    operands: "RULE",
    options: [.framework], notes: "“a11y-lsp rules” lists all rules.")

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard let id = arguments.operands.first else { throw UsageError("Name a rule: a11y-lsp explain RULE.") }
    guard arguments.operands.count == 1 else { throw UsageError("Name one rule at a time.") }
    let framework = try arguments.choice(.framework, as: FrameworkWord.self)?.framework
    if let rule = Rule.named(id) {
      if let framework, !rule.examples.contains(where: { $0.framework == framework }) {
        let others = rule.frameworks.map(\.rawValue).joined(separator: ", ")
        throw UsageError("“\(id)” has no examples for \(framework.rawValue). It has some for \(others).")
      }
      Output.show(RuleText.page(of: rule, for: framework.map { [$0] } ?? Framework.allCases))
    } else if let finding = OwnFinding(rawValue: id) {
      Output.show(RuleText.page(of: finding))
    } else {
      throw UsageError(
        "There is no rule “\(id)”.\(Spelling.hint(for: id, among: Rule.configurableIDs))",
        remedy: "“a11y-lsp rules” lists all rules.")
    }
    return ExitCode.clean
  }

  /// What a framework is called in a shell.
  enum FrameworkWord: String, CaseIterable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"
    case interfaceBuilder = "interface-builder"
    case compose
    case androidViews = "android-views"
    case androidXML = "android-xml"

    var framework: Framework {
      switch self {
      case .swiftUI: .swiftUI
      case .uiKit: .uiKit
      case .interfaceBuilder: .interfaceBuilder
      case .compose: .compose
      case .androidViews: .androidViews
      case .androidXML: .androidXML
      }
    }
  }
}

private extension OptionSyntax {
  private static let names = ExplainCommand.FrameworkWord.allCases.map(\.rawValue)
  static let framework = OptionSyntax(
    "--framework", value: "NAME",
    does: "Show code of this one only: \(names.joined(separator: ", "))."
  ).choosing(ExplainCommand.FrameworkWord.self)
}
