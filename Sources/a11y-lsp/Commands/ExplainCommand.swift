// `a11y-lsp explain`.

import Elements
import LanguageServer
import Linter

/// The command that explains one rule.
enum ExplainCommand {
  static let syntax = CommandSyntax(
    name: "explain", summary: "Explain a rule: who it affects, with incorrect and correct code.",
    operands: "RULE",
    options: [.framework, .allFrameworks, .firstFramework, .explanationFormat, .explanationPage],
    notes: """
      In a project, shows only examples for the frameworks that it uses. \
      Run 'a11y-lsp rules' to list all rules, and 'a11y-lsp rules --format html' to \
      write a page for each of them. RULE can also be another tool's check, such as android-lint:SpUsage, if one rule \
      corresponds to it.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let format = try format(arguments)
    guard let name = arguments.operands.first else {
      throw UsageError(
        "missing rule ID",
        remedy: format == .html
          ? "To write the pages of all rules, run 'a11y-lsp rules --format html --output DIR'." : nil)
    }
    guard arguments.operands.count == 1 else { throw UsageError("expected a single rule ID") }
    let framework = try arguments.choice(.framework, as: FrameworkWord.self)?.framework
    let first = try arguments.choice(.firstFramework, as: FrameworkWord.self)?.framework
    let id = try id(of: name)
    if let rule = Rule.named(id) {
      if let framework, !rule.examples.contains(where: { $0.framework == framework }) {
        let others = rule.frameworks.map(\.rawValue).joined(separator: ", ")
        throw UsageError("'\(id)' has no \(framework.rawValue) examples, only \(others)")
      }
      let frameworks =
        framework.map { [$0] } ?? (first.map { [$0] } ?? []) + Framework.allCases.filter { $0 != first }
      switch format {
      case .text where framework == nil && first == nil && !arguments.has(.allFrameworks):
        let used = frameworks.filter(ProjectFrameworks.inCurrentProject().contains)
        let own = rule.frameworks.filter(used.contains)
        // A rule may have examples for other frameworks of the same platform only.
        let shown =
          own.isEmpty
          ? rule.frameworks.filter { framework in used.contains { $0.isAndroid == framework.isAndroid } }
          : own
        guard !shown.isEmpty, shown.count < rule.frameworks.count else {
          Output.show(RuleText.page(of: rule, for: frameworks, width: TextWidth.current))
          break
        }
        let names = shown.map(\.rawValue).joined(separator: ", ")
        let choice =
          own.isEmpty
          ? "Shown are the examples for this project's platform" : "This project's frameworks: \(names)"
        Output.show(
          RuleText.page(of: rule, for: shown, width: TextWidth.current) + "\n"
            + HelpText.wrapped(
              "\(choice). Run 'a11y-lsp explain \(id) --all' to show all examples.\n",
              Platform.columnCount == nil ? .max : TextWidth.current))
      case .text: Output.show(RuleText.page(of: rule, for: frameworks, width: TextWidth.current))
      case .markdown: Output.show(RuleManual.page(of: rule, for: frameworks))
      case .html: show(RulePage(rule, for: frameworks).page)
      }
    } else if let finding = OwnFinding(rawValue: id) {
      switch format {
      case .text: Output.show(RuleText.page(of: finding, width: TextWidth.current))
      case .markdown: Output.show(RuleManual.page(of: finding))
      case .html: show(RulePage(finding).page)
      }
    }
    return ExitCode.clean
  }

  /// Returns the ID of the rule called `name`, or of the only one that corresponds to it, such as to another tool's
  /// check.
  private static func id(of name: String) throws(UsageError) -> String {
    if Rule.configurableIDs.contains(name) { return name }
    let ids = Rule.ids(correspondingTo: name)
    guard ids.count < 2 else {
      throw UsageError(
        "several rules correspond to '\(name)': \(ids.abridged)",
        remedy: "Run 'a11y-lsp explain' with one of them.")
    }
    guard let id = ids.first else {
      throw UsageError(
        "unknown rule '\(name)'\(Rule.hint(for: name, among: Rule.configurableIDs))",
        remedy: "Run 'a11y-lsp rules' to list all rules.")
    }
    Message.note("the rule that corresponds to '\(name)' is \(id)")
    return id
  }

  enum Format: String, CaseIterable {
    case text, markdown, html
  }

  private static func format(_ arguments: Arguments) throws(UsageError) -> Format {
    let format = try arguments.choice(.explanationFormat, as: Format.self)
    guard arguments.has(.explanationPage) else { return format ?? .text }
    guard let format, format != .html else { return .html }
    throw UsageError("--html and --format \(format.rawValue) contradict each other")
  }

  private static func show(_ page: Page) {
    var output = Output(.output)
    HTMLPage.write(page, to: &output)
    output.flush()
  }

  /// The name of a framework on the command line.
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
    does: "Show examples for this framework only: \(names.joined(separator: ", "))."
  ).choosing(ExplainCommand.FrameworkWord.self)

  static let allFrameworks = OptionSyntax(
    "--all", does: "Show examples for all frameworks, not only for those that the project uses.")

  static let firstFramework = OptionSyntax(
    "--first", value: "NAME", does: "Show the examples for this framework first."
  ).choosing(ExplainCommand.FrameworkWord.self)

  static let explanationFormat = OptionSyntax(
    "--format", value: "FORMAT", does: "text (default), markdown, or html."
  ).choosing(ExplainCommand.Format.self)

  static let explanationPage = OptionSyntax("--html", does: "Print a web page, like --format html.")
}
