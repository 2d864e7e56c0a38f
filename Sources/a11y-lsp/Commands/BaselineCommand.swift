// `a11y-lsp baseline`. What becomes of a baseline's entries is in Baselines/BaselineAction.swift.

import LanguageServer
import Linter

/// Makes, renews and cleans up the files that list known findings.
enum BaselineCommand {
  static let syntax = CommandSyntax(
    name: "baseline", summary: "List known findings in a file, so that only new ones show.",
    operands: "create|update|prune [PATH…]",
    options: [.baselineToWrite, .select, .ignore, .profile, .config, .forceExclude, .jobs, .quiet],
    notes: """
      create makes the file from all that is found now.
      update renews what it says about the files that are checked, new findings included.
      prune  removes what no longer occurs, and adds nothing.

      Without a path, the working directory is checked. Files are written to the baseline that their
      configuration names; where there is none, to \(Baseline.name) at the root of the project.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    guard let word = arguments.operands.first else {
      throw UsageError("Say what to do: a11y-lsp baseline create, update or prune.")
    }
    let names = BaselineAction.allCases.map(\.rawValue)
    guard let action = BaselineAction(rawValue: word) else {
      throw UsageError(
        "“\(word)” is nothing to do with a baseline. Use \(names.joined(separator: ", "))."
          + Spelling.hint(for: word, among: names))
    }
    guard let folder = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
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
        Message.error("\(result.displayed(baseline.path)): \(error.reason).")
        isWritten = false
      }
    }
    guard project.problems.isEmpty else { return ExitCode.usage }
    return isWritten && !result.skipped.contains(where: \.isFailure) ? ExitCode.clean : ExitCode.unreadable
  }
}

private extension OptionSyntax {
  static let baselineToWrite = OptionSyntax(
    "--baseline", value: "FILE", does: "Write this file; goes before the configured one.")
}
