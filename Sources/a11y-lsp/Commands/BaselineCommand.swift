// `a11y-lsp baseline`. The changes to the entries are in `Baselines/BaselineAction.swift`.

import LanguageServer
import Linter

/// The command that creates, updates, and prunes baselines.
enum BaselineCommand {
  static let syntax = CommandSyntax(
    name: "baseline", summary: "Record known findings so that only new ones are reported.",
    operands: "create|update|prune [PATH…]",
    options: [.baselineToWrite, .select, .ignore, .profile, .config, .forceExclude, .jobs, .quietWriting],
    notes: """
      create records all current findings.
      update re-records the checked files, including new findings.
      prune  removes stale entries and adds nothing.

      If no path is given, checks the current directory. Findings go to the baseline set in the configuration, or to \
      \(Baseline.name) at the project root.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard let word = arguments.operands.first else {
      throw UsageError("missing action; expected one of: create, update, prune")
    }
    let names = BaselineAction.allCases.map(\.rawValue)
    guard let action = BaselineAction(rawValue: word) else {
      throw UsageError(
        "unknown baseline action '\(word)'; expected one of: \(names.joined(separator: ", "))"
          + Spelling.hint(for: word, among: names))
    }
    guard let folder = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    var options = try CheckOptions(arguments)
    options.usesDefaultBaseline = true
    options.startsBaseline = action == .create
    let paths = Array(arguments.operands.dropFirst())
    var project = CheckedProject(options, folder: folder)
    let result = try CheckResult.ofCheck(
      paths.isEmpty ? ["."] : paths, CheckPlan(listsEntries: true), options, &project, folder)
    guard let result else { return ExitCode.usage }
    SkippedReport.show(result, isQuiet: options.isQuiet)
    var isWritten = true
    for baseline in project.baselines.all {
      do {
        let change = try action.run(baseline, result)
        if !options.isQuiet { Output.show(PlainText.line(change) + "\n") }
      } catch {
        Message.error("\(result.displayed(baseline.path)): \(error.reason)")
        isWritten = false
      }
    }
    guard project.problems.isEmpty else { return ExitCode.usage }
    return isWritten && !result.skipped.contains(where: \.isFailure) ? ExitCode.clean : ExitCode.unreadable
  }
}

private extension OptionSyntax {
  static let baselineToWrite = OptionSyntax(
    "--baseline", value: "FILE", does: "Baseline file to write. Overrides the configured one.")
}
