// `a11y-lsp check`.

import LanguageServer
import Linter

/// Lints files and reports what was found.
enum CheckCommand {
  static let syntax = CommandSyntax(
    name: "check", summary: "Find accessibility barriers in files and folders.", operands: "[PATH…]",
    options: [
      .format, .output, .fix, .addIgnores, .reason, .requireReason, .staged, .changedSince, .select, .ignore,
      .profile,
      .minSeverity, .failOn, .config,
      .baseline, .failOnStale,
      .forceExclude, .stdin, .stdinFilename, .jobs, .color, .quiet,
    ],
    notes: """
      Without a path, the working directory is checked. Files that git ignores are left out.

      Groups of rules: \(Rule.groups.joined(separator: ", ")).
      With a number: wcag:, en301549:, mcag:. With a check: \(Tool.allCases.map { "\($0.rawValue):" }.joined(separator: ", ")).

      Exit codes: 0 clean, 1 findings at or above --fail-on, 2 wrong arguments or configuration,
      3 a file could not be checked completely (the rest was) or the output not written.
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let options = try CheckOptions(arguments, reports: RequestedReport.all(arguments))
    guard let folder = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
    }
    var project = CheckedProject(options, folder: folder)
    switch options.input {
    case .paths(let paths):
      return try check(paths, options, &project, folder)
    case .standardInput(let filename):
      return StandardInputCheck.run(filename, options, &project, folder)
    }
  }

  private static func check(
    _ paths: [String], _ options: CheckOptions, _ project: inout CheckedProject, _ folder: String
  ) throws(UsageError) -> Int32 {
    guard
      let result = try CheckResult.ofCheck(
        paths, CheckPlan(fixes: options.fixes, ignoring: options.ignoring), options, &project, folder)
    else { return ExitCode.usage }
    SkippedReport.show(result, isQuiet: options.isQuiet)
    let isReported = Reporter(options, to: .output).report(result)
    BaselineReport.showStale(result, options)
    guard project.problems.isEmpty else { return ExitCode.usage }
    return isReported ? result.exitCode(options) : ExitCode.unreadable
  }
}
