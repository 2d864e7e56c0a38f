// The output of results in the requested formats.

import LanguageServer

/// A reporter that writes the results of `check` in the requested formats.
struct Reporter {
  private let options: CheckOptions
  private let stream: Platform.Stream

  init(_ options: CheckOptions, to stream: Platform.Stream) {
    self.options = options
    self.stream = stream
  }

  /// Writes all reports. Returns false after reporting an error if a file couldn't be written.
  func report(_ result: CheckResult) -> Bool {
    var isComplete = true
    for report in options.reports {
      var output = report.file == nil ? Output(stream) : Output()
      write(result, as: report.format, report.file == nil ? style : .plain, to: &output)
      output.flush()
      if let file = report.file, !ReportFile.write(output.collected, file, in: result.folder) {
        isComplete = false
      }
    }
    return isComplete
  }

  /// The style of the stream.
  var style: Style { Style(isColored: isTerminalColored, hasLinks: hasTerminalLinks) }

  private func write(
    _ result: CheckResult, as format: ReportFormat, _ style: Style, to output: inout Output
  ) {
    switch format {
    case .text:
      let reporter = TextReporter(style: style, marksFixes: options.offersFixes)
      writeForPeople(result, style, to: &output, reporter.report)
    case .concise:
      let reporter = ConciseReporter(style: style, marksFixes: options.offersFixes)
      writeForPeople(result, style, to: &output, reporter.report)
    case .xcode: XcodeReporter.report(result, to: &output)
    case .json where options.showsStatistics: Statistics(result, .plain).writeJSON(to: &output)
    case .json: JSONReporter.report(result, to: &output)
    case .sarif: SARIFReporter(result).report(to: &output)
    case .github: GitHubReporter.report(result, to: &output)
    case .gitlab: GitLabReporter.report(result, to: &output)
    case .junit: JUnitReporter(result, failingAt: options.failOn.severity).report(to: &output)
    case .checkstyle: CheckstyleReporter.report(result, to: &output)
    }
  }

  /// Writes the findings that people see with `report`, or their numbers if only those are requested, and a summary.
  private func writeForPeople(
    _ result: CheckResult, _ style: Style, to output: inout Output,
    _ report: (CheckResult, inout Output) -> Void
  ) {
    let result = result.forPeople(options)
    if options.showsStatistics {
      output.write(Statistics(result, style).text)
    } else {
      report(result, &output)
    }
    if !options.isQuiet { output.write(TextSummary(result, options).text) }
  }

  /// True if text on the terminal is colored.
  ///
  /// Source: https://no-color.org
  private var isTerminalColored: Bool {
    switch options.coloring {
    case .always: return true
    case .never: return false
    case .auto:
      let isUnwanted = Platform.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      return Platform.isTerminal(stream) && !isUnwanted && !isDumb
    }
  }

  /// True if the terminal doesn't support escape sequences.
  private var isDumb: Bool { Platform.environment("TERM") == "dumb" }

  /// True if rules on the terminal are links. Terminals that don't support links show the same text.
  ///
  /// Source: the package supports-hyperlinks: `FORCE_HYPERLINK` is 0 for no links, and anything else for links.
  private var hasTerminalLinks: Bool {
    if let force = Platform.environment("FORCE_HYPERLINK"), !force.isEmpty { return force != "0" }
    return options.coloring != .never && Platform.isTerminal(stream) && !isDumb
  }
}
