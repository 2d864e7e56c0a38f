// Skipped and damaged files, on standard error.

/// The skipped files, printed on standard error.
enum SkippedReport {
  /// The number of files listed per reason. More are counted, because a list of changed files may contain thousands of
  /// tests.
  private static let mostNamed = 3

  static func show(_ result: CheckResult, isQuiet: Bool) {
    var counts: [String: Int] = [:]
    for skipped in result.skipped where !skipped.isFailure { counts[skipped.reason, default: 0] += 1 }
    for skipped in result.skipped {
      let path = result.displayed(skipped.path)
      if skipped.isFailure {
        Message.error("\(path): \(skipped.reason)")
      } else if !isQuiet, let count = counts[skipped.reason] {
        let isCounted = count > mostNamed
        // The first one represents the others.
        if isCounted { counts[skipped.reason] = nil }
        let others = isCounted ? " and \(count - 1) others" : ""
        Message.note("skipped \(path)\(others): \(skipped.reason)")
      }
    }
    if !isQuiet { showUnpaired(result) }
  }

  /// Names files with a bracket or quote that has no partner.
  private static func showUnpaired(_ result: CheckResult) {
    let files = result.files.filter { $0.unpairedLine != nil }
    guard let first = files.first, let line = first.unpairedLine else { return }
    let others = files.count > 1 ? " (and \(PlainText.counted(files.count - 1, "other file")))" : ""
    Message.note(unpaired(in: result.displayed(first.path), line) + others)
  }

  /// The note about a bracket or quote without a partner on a 1-based line.
  static func unpaired(in path: String, _ line: Int) -> String {
    "\(path):\(line): unmatched bracket or quote; code after it may be misread"
  }
}
