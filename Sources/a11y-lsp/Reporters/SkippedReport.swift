// What was not linted, on standard error.

/// Shows the files that were passed over.
enum SkippedReport {
  static func show(_ result: CheckResult, isQuiet: Bool) {
    for skipped in result.skipped {
      let path = result.displayed(skipped.path)
      if skipped.isFailure {
        Message.error("\(path): \(skipped.reason).")
      } else if !isQuiet {
        Message.note("skipped \(path): \(skipped.reason).")
      }
    }
  }
}
