// `a11y-lsp check`.

import LanguageServer
import Linter

/// The command that lints files and reports the findings.
enum CheckCommand {
  static let syntax = CommandSyntax(
    name: "check", summary: "Check files and directories for accessibility problems.", operands: "[PATH…]",
    options: [
      .format, .output, .statistics, .fix, .diff, .addIgnores, .reason, .requireReason, .staged,
      .changedSince, .addedSince, .select, .ignore,
      .profile,
      .minSeverity, .failOn, .config,
      .baseline, .noBaseline, .failOnStale,
      .forceExclude, .stdin, .stdinFilename, .jobs, .color, .quiet,
    ],
    notes: """
      If no path is given, checks the current directory. Files ignored by git are skipped. Text output lists each \
      file's findings by severity, then by line.

      Rule groups: \(Rule.groups.joined(separator: ", ")).
      Prefixes that take a criterion or clause: wcag:, en301549:, mcag:. Prefixes that take another tool's check: \
      \(Tool.allCases.map { "\($0.rawValue):" }.joined(separator: ", ")).

      Exit codes:
        0  no findings at or above --fail-on, whether shown or not
        1  findings, or with --diff, fixes
        2  invalid arguments or configuration
        3  an input couldn't be read or checked completely (the rest was checked), or \
      the output couldn't be written
      """)

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let options = try CheckOptions(arguments, reports: RequestedReport.all(arguments))
    guard let folder = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
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
        paths,
        CheckPlan(
          fixes: options.fixes, fixedSeverity: options.shownSeverity, previewsFixes: options.previewsFixes,
          ignoring: options.ignoring),
        options, &project, folder)
    else { return ExitCode.usage }
    SkippedReport.show(result, isQuiet: options.isQuiet)
    if options.previewsFixes { return FixPreview.show(result, options) }
    let isReported = Reporter(options, to: .output).report(result)
    BaselineReport.showStale(result, options)
    return isReported ? result.exitCode(options) : ExitCode.unreadable
  }
}
