// What was not linted, on standard error.

/// Shows the files that were passed over.
enum SkippedReport {
  /// More files with the same reason are counted: a list of all that changed may name thousands of tests.
  private static let mostNamed = 3

  static func show(_ result: CheckResult, isQuiet: Bool) {
    var counts: [String: Int] = [:]
    for skipped in result.skipped where !skipped.isFailure { counts[skipped.reason, default: 0] += 1 }
    for skipped in result.skipped {
      let path = result.displayed(skipped.path)
      if skipped.isFailure {
        Message.error("\(path): \(skipped.reason).")
      } else if !isQuiet, let count = counts[skipped.reason] {
        let isCounted = count > mostNamed
        // The first stands for all of them.
        if isCounted { counts[skipped.reason] = nil }
        let others = isCounted ? " and \(count - 1) others" : ""
        Message.note("skipped \(path)\(others): \(skipped.reason).")
      }
    }
  }
}
