// `a11y-lsp report`. The contents of a report are in `Evidence/`.

import LanguageServer
import Linter

/// The command that writes accessibility reports.
enum ReportCommand {
  static let syntax = CommandSyntax(
    name: "report",
    summary: "Write an accessibility report: findings by WCAG criterion and screen, plus manual test steps.",
    operands: "[PATH…]",
    options: [
      .evidenceFormat, .evidenceFile, .compare, .select, .ignore, .profile, .evidenceSeverity, .config,
      .forceExclude, .jobs, .quietWriting,
    ],
    notes: """
      Baseline findings are included. Ignored findings are listed with their reasons. Keep the JSON report to compare \
      with it later. Set SOURCE_DATE_EPOCH to fix the date.

      Exit codes:
        0  report written
        2  invalid arguments or configuration
        3  an input couldn't be read or checked completely, or the report couldn't be \
      written
      """)

  /// The format of a report.
  enum Format: String, FileFormat {
    case html, markdown, json

    var extensions: [String] {
      switch self {
      case .html: ["html", "htm"]
      case .markdown: ["md", "markdown"]
      case .json: ["json"]
      }
    }
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let named = arguments.value(of: .evidenceFile)
    let file = named == ReportFile.standardOutput ? nil : named
    if let file { try ReportFile.checkName(file) }
    let format = try format(arguments, file)
    if named == nil, !arguments.has(.evidenceFormat), Platform.isTerminal(.output) {
      throw UsageError(
        "HTML can't be shown in a terminal; use '-o report.html' or '--format markdown'")
    }
    guard let folder = Platform.currentFolder else {
      throw UsageError("the current directory no longer exists", remedy: "")
    }
    var earlier: EarlierReport?
    if let name = arguments.value(of: .compare) {
      earlier = try EarlierReport(ofFile: FilePath.absolute(name, in: folder), called: name)
    }
    var options = try CheckOptions(arguments)
    options.showsKnownFindings = true
    var project = CheckedProject(options, folder: folder)
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    let result = try CheckResult.ofCheck(paths, CheckPlan(gathersEvidence: true), options, &project, folder)
    guard let result, project.problems.isEmpty else { return ExitCode.usage }
    SkippedReport.show(result, isQuiet: options.isQuiet)
    var report = EvidenceReport(result, date: date, SourceLinks(holding: folder))
    report.trend = earlier.map { Trend(from: $0, to: report.findings) }
    var output = file == nil ? Output(.output) : Output()
    switch format {
    case .html: HTMLPage.write(EvidencePage(report).page, to: &output)
    case .markdown: MarkdownPage.write(EvidencePage(report).page, to: &output)
    case .json: EvidenceJSON.write(report, to: &output)
    }
    output.flush()
    if let file {
      guard ReportFile.write(output.collected, file, in: folder) else { return ExitCode.unreadable }
      if !options.isQuiet { Output.show("Wrote \(PlainText.line(file)).\n") }
    }
    return result.skipped.contains(where: \.isFailure) ? ExitCode.unreadable : ExitCode.clean
  }

  /// Returns the format given by `--format` or by the file's extension.
  private static func format(_ arguments: Arguments, _ file: String?) throws(UsageError) -> Format {
    let format = try arguments.choice(.evidenceFormat, as: Format.self)
    guard let file else { return format ?? .html }
    if let format {
      try FileName.check(file, fits: format)
      return format
    }
    return try FileName.format(of: file, usually: .html) { ending in
      ending == "pdf" ? "A browser can print the HTML page to a PDF file." : nil
    }
  }

  /// The date of the report: `SOURCE_DATE_EPOCH` if it's set, otherwise the current time.
  ///
  /// Source: reproducible-builds.org, “SOURCE_DATE_EPOCH”.
  private static var date: String {
    let fixed = Platform.environment("SOURCE_DATE_EPOCH").flatMap(Int.init)
    return Timestamp.text(fixed ?? Platform.secondsSince1970)
  }
}

private extension OptionSyntax {
  static let evidenceFormat = OptionSyntax(
    "--format", value: "FORMAT",
    does: "html, markdown, or json. Default: from the file extension, otherwise html."
  ).choosing(ReportCommand.Format.self)
  static let evidenceFile = OptionSyntax(
    "--output", "-o", value: "FILE", does: "Write the report to FILE, or to standard output if FILE is '-'.")
  /// The same option as `minSeverity`, for a report that contains hints by default.
  static let evidenceSeverity = OptionSyntax(
    "--min-severity", value: "LEVEL",
    does: """
      Include only findings at or above this severity: error, warning (or warn), information (or info), or hint (default).
      """
  ).choosing(Severity.self)
  static let compare = OptionSyntax(
    "--compare", value: "FILE", does: "Compare with an earlier JSON report.")
}
