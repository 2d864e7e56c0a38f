// What --format and --output ask for.

import LanguageServer

/// A report in one format, and where it goes.
struct RequestedReport: Equatable {
  var format: ReportFormat
  /// As it was written; nil for standard output.
  var file: String?

  /// The reports that a command line asks for. One of them goes to standard output: text, where all others go to
  /// files, so that whoever looks at the log sees what is wrong.
  static func all(_ arguments: Arguments) throws(UsageError) -> [RequestedReport] {
    var reports: [RequestedReport] = []
    for word in arguments.values(of: .format) { reports.append(try RequestedReport(word, arguments)) }
    if let file = arguments.value(of: .output) {
      if reports.isEmpty { reports.append(RequestedReport(format: .text)) }
      guard let index = reports.firstIndex(where: { $0.file == nil }) else {
        throw UsageError("All formats have files already. Leave out --output \(file).")
      }
      reports[index].file = file == ReportFile.standardOutput ? nil : file
    }
    let shown = reports.filter { $0.file == nil }
    if shown.count > 1 {
      throw UsageError(
        "\(shown[0].format.rawValue) and \(shown[1].format.rawValue) cannot both go to standard output. Give one of "
          + "them a file: --format \(shown[1].format.rawValue)=FILE.")
    }
    var taken: Set<String> = []
    for file in reports.compactMap(\.file) {
      try ReportFile.checkName(file)
      guard taken.insert(FilePath.absolute(file, in: Platform.currentFolder ?? "/")).inserted else {
        throw UsageError("Two reports cannot go to one file. Name another one than \(file).")
      }
    }
    return shown.isEmpty ? [RequestedReport(format: .text)] + reports : reports
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
      throw UsageError("“\(word)” names no file. Write --format \(format.rawValue)=FILE.")
    }
    file = parts[1] == ReportFile.standardOutput ? nil : String(parts[1])
  }
}
