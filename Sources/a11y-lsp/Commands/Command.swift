// The commands and their dispatch.

import LanguageServer
import Linter

/// A command of the program.
enum Command: String, CaseIterable {
  case check, initialize = "init", baseline, report, speak, checklist, server, mcp, explain, rules, components
  case config, schema, completions
  case manual = "man"
  case debug

  /// The commands that the help lists.
  static let listed: [Command] = [
    .check, .initialize, .baseline, .report, .speak, .checklist, .server, .mcp, .explain, .rules, .components,
    .config, .schema, .completions, .manual,
  ]

  var syntax: CommandSyntax {
    switch self {
    case .check: CheckCommand.syntax
    case .initialize: InitCommand.syntax
    case .baseline: BaselineCommand.syntax
    case .report: ReportCommand.syntax
    case .speak: SpeakCommand.syntax
    case .checklist: ChecklistCommand.syntax
    case .server: ServerCommand.syntax
    case .mcp: MCPCommand.syntax
    case .explain: ExplainCommand.syntax
    case .rules: RulesCommand.syntax
    case .components: ComponentsCommand.syntax
    case .config: ConfigCommand.syntax
    case .schema: SchemaCommand.syntax
    case .completions: CompletionsCommand.syntax
    case .manual: ManualCommand.syntax
    case .debug: DebugCommand.syntax
    }
  }

  /// Runs the command given by the arguments after the program's name. Returns the exit code.
  static func run(_ words: [String]) -> Int32 {
    Platform.reserveStandardStreams()
    do {
      let code = try dispatch(words)
      guard let failure = Output.failure else { return code }
      Message.error("can't write standard output: \(failure.reason)")
      return ExitCode.unreadable
    } catch {
      Message.error(error.message, hint: error.remedy ?? "Run 'a11y-lsp --help' for usage.")
      return ExitCode.usage
    }
  }

  private static func dispatch(_ words: [String]) throws(UsageError) -> Int32 {
    guard let first = words.first else {
      var output = Output(.error)
      output.write(HelpText.overview)
      output.flush()
      return ExitCode.usage
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--help", "-h", "help":
      guard let name = rest.first, !OptionSyntax.help.names.contains(name) else {
        Output.show(HelpText.overview)
        return ExitCode.clean
      }
      guard let command = Command(rawValue: name) else { throw unknown(name) }
      Output.show(HelpText.help(for: command.syntax))
      return ExitCode.clean
    case "--version", "-V":
      Output.show("\(Product.name) \(Product.version)\n")
      return ExitCode.clean
    default:
      break
    }
    if first.hasPrefix("-"), words.contains("--stdio") { return ServerCommand.run(words) }
    guard let command = Command(rawValue: first) else { throw unknown(first) }
    if asksForHelp(rest) {
      Output.show(HelpText.help(for: command.syntax))
      return ExitCode.clean
    }
    return try command.run(rest)
  }

  private func run(_ words: [String]) throws(UsageError) -> Int32 {
    // Editors pass their own flags to servers. They have no effect here.
    if self == .server { return ServerCommand.run(words) }
    do {
      let arguments = try Arguments(words, for: syntax)
      switch self {
      case .check: return try CheckCommand.run(arguments)
      case .initialize: return try InitCommand.run(arguments)
      case .baseline: return try BaselineCommand.run(arguments)
      case .report: return try ReportCommand.run(arguments)
      case .speak: return try SpeakCommand.run(arguments)
      case .checklist: return try ChecklistCommand.run(arguments)
      case .mcp: return try MCPCommand.run(arguments)
      case .explain: return try ExplainCommand.run(arguments)
      case .rules: return try RulesCommand.run(arguments)
      case .components: return try ComponentsCommand.run(arguments)
      case .config: return try ConfigCommand.run(arguments)
      case .schema: return try SchemaCommand.run(arguments)
      case .completions: return try CompletionsCommand.run(arguments)
      case .manual: return try ManualCommand.run(arguments)
      case .debug: return try DebugCommand.run(arguments)
      case .server: return ExitCode.clean
      }
    } catch {
      throw UsageError(
        error.message, remedy: error.remedy ?? "Run 'a11y-lsp \(rawValue) --help' for usage.")
    }
  }

  private static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { OptionSyntax.help.names.contains($0) }
  }

  /// Commands of other linters, with their equivalents here.
  private static let otherNames = [
    "fix": "check --fix", "lint": "check", "analyze": "check", "lsp": "server", "list": "rules",
    "rule": "explain RULE",
    "ignore": "check --add-ignores", "version": "--version",
  ]

  private static func unknown(_ word: String) -> UsageError {
    if (try? Platform.kind(of: word)) != nil {
      return UsageError(
        "'\(word)' isn't a command", remedy: "To check that path, run 'a11y-lsp check \(word)'.")
    }
    if let meant = otherNames[word] {
      return UsageError("unknown command '\(word)'; did you mean 'a11y-lsp \(meant)'?")
    }
    let names = listed.map(\.rawValue) + ["help"]
    let hint = Spelling.hint(
      for: word, among: word.hasPrefix("-") ? ["--help", "--version", "--stdio"] : names)
    let kind = word.hasPrefix("-") ? "option" : "command"
    return UsageError("unknown \(kind) '\(word)'\(hint)")
  }
}
