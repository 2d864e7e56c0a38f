// `a11y-lsp report`. What a report holds is in Evidence/.

import LanguageServer
import Linter

/// Writes reports that are kept.
enum ReportCommand {
  static let syntax = CommandSyntax(
    name: "report",
    summary: "Write a report to keep: findings by criterion and screen, and what is left to test.",
    operands: "[PATH…]",
    options: [
      .evidenceFormat, .evidenceFile, .compare, .select, .ignore, .profile, .minSeverity, .config,
      .forceExclude, .jobs, .quiet,
    ],
    notes: """
      What baselines list is in the report as well; what comments ignore is listed with the reasons. Keep the JSON, and
      the next report can tell what has changed. SOURCE_DATE_EPOCH sets the date.

      Exit codes: 0 written, 2 wrong arguments or configuration, 3 an input could not be read or the report not written.
      """)

  /// How a report is laid out.
  enum Format: String, CaseIterable {
    case html, markdown, json
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> Int32 {
    let named = arguments.value(of: .evidenceFile)
    let file = named == ReportFile.standardOutput ? nil : named
    if let file { try ReportFile.checkName(file) }
    let format = try arguments.choice(.evidenceFormat, as: Format.self) ?? self.format(of: file)
    if named == nil, !arguments.has(.evidenceFormat), Platform.isTerminal(.output) {
      throw UsageError(
        "The report is a page for a browser.",
        remedy: "Name a file, “-o report.html”, or read it here: “--format markdown”.")
    }
    guard let folder = Platform.currentFolder else {
      throw UsageError("The working directory does not exist any more.", remedy: "Change to another one.")
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
    var report = EvidenceReport(result, date: date, revision: revision(of: folder))
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

  /// The format that a file's name tells.
  private static func format(of file: String?) -> Format {
    guard let file = file?.lowercased() else { return .html }
    return file.hasSuffix(".json") ? .json : file.hasSuffix(".md") ? .markdown : .html
  }

  /// Source: reproducible-builds.org, “SOURCE_DATE_EPOCH”.
  private static var date: String {
    let fixed = Platform.environment("SOURCE_DATE_EPOCH").flatMap(Int.init)
    return Timestamp.text(fixed ?? Platform.secondsSince1970)
  }

  /// The commit of the work tree that `folder` is in; nil without git or commits.
  private static func revision(of folder: String) -> String? {
    guard let repository = try? GitRepository(holding: folder, for: "report"),
      let answer = try? repository.ask(["rev-parse", "--verify", "--quiet", "HEAD"]), answer.code == 0
    else { return nil }
    let text = String(decoding: answer.output, as: UTF8.self).prefix { $0.isHexDigit }
    return text.isEmpty ? nil : String(text)
  }
}

private extension OptionSyntax {
  static let evidenceFormat = OptionSyntax(
    "--format", value: "FORMAT",
    does: "html, markdown or json; as the name of the file tells, else html."
  ).choosing(ReportCommand.Format.self)
  static let evidenceFile = OptionSyntax(
    "--output", "-o", value: "FILE", does: "Write the report to FILE; - is standard output.")
  static let compare = OptionSyntax(
    "--compare", value: "FILE", does: "Tell what has changed since the report in FILE, a JSON one.")
}
