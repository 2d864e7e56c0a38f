// The reports requested with --format and --output.

import LanguageServer

/// A report in one format with its destination.
struct RequestedReport: Equatable {
  var format: ReportFormat
  /// The path as written, or nil for standard output.
  var file: String?

  /// Returns the requested reports. One of them goes to standard output: text if all others go to files, so logs show
  /// the findings.
  static func all(_ arguments: Arguments) throws(UsageError) -> [RequestedReport] {
    var reports: [RequestedReport] = []
    for word in arguments.values(of: .format) { reports.append(try RequestedReport(word, arguments)) }
    if let file = arguments.value(of: .output) {
      if reports.isEmpty { reports.append(RequestedReport(format: try implied(by: file))) }
      guard let index = reports.firstIndex(where: { $0.file == nil }) else {
        throw UsageError("every format already has a file; remove '--output \(file)'")
      }
      reports[index].file = file == ReportFile.standardOutput ? nil : file
    }
    let shown = reports.filter { $0.file == nil }
    if shown.count > 1 {
      throw UsageError(
        "only one format can go to standard output; write the other to a file with "
          + "--format \(shown[1].format.rawValue)=FILE")
    }
    var taken: Set<String> = []
    for report in reports {
      guard let file = report.file else { continue }
      try ReportFile.checkName(file)
      try FileName.check(file, fits: report.format)
      guard taken.insert(FilePath.absolute(file, in: Platform.currentFolder ?? "/")).inserted else {
        throw UsageError("two reports can't be written to the same file, \(file)")
      }
    }
    return shown.isEmpty ? [RequestedReport(format: .text)] + reports : reports
  }

  /// Returns the format for `--output` without `--format`.
  private static func implied(by file: String) throws(UsageError) -> ReportFormat {
    try ReportFile.checkName(file)
    return try FileName.format(of: file, usually: ReportFormat.text) { ending in
      let pages = ReportCommand.Format.allCases.flatMap(\.extensions) + ["pdf"]
      return pages.contains(ending) ? "For a page to read, run 'a11y-lsp report -o report.html'." : nil
    }
  }

  private init(format: ReportFormat) {
    self.format = format
  }

  /// Reads `sarif` or `sarif=FILE`.
  private init(_ word: String, _ arguments: Arguments) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    format = try arguments.choice(String(parts[0]), for: .format, as: ReportFormat.self)
    guard parts.count > 1 else { return }
    guard !parts[1].isEmpty else {
      throw UsageError("missing file name in --format \(format.rawValue)=FILE")
    }
    file = parts[1] == ReportFile.standardOutput ? nil : String(parts[1])
  }
}
