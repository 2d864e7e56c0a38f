// The summary after the findings.

import Linter

/// The last lines of output for people: what was changed and found, and what to do next.
struct TextSummary {
  private let result: CheckResult
  private let options: CheckOptions

  init(_ result: CheckResult, _ options: CheckOptions) {
    self.result = result
    self.options = options
  }

  var text: String {
    // “No findings” would suggest that something was checked.
    if result.files.isEmpty, result.skipped.contains(where: \.isFailure) { return "" }
    guard !result.files.isEmpty else { return "No files to check.\n" }
    return (changes + [findings] + nextSteps).joined(separator: "\n") + "\n"
  }

  private var changes: [String] {
    var lines: [String] = []
    if result.fixCount > 0 {
      let files = PlainText.counted(result.fixedFileCount, "file")
      lines.append("Fixed \(PlainText.counted(result.fixCount, "finding")) in \(files).")
    }
    if result.heldBackCount > 0 {
      lines.append(
        result.heldBackCount == 1
          ? "Reverted 1 fix that left its finding in place or caused a more severe one."
          : "Reverted \(result.heldBackCount) fixes that left their findings in place or caused more severe ones."
      )
    }
    if result.ignoreCount > 0 {
      let files = PlainText.counted(result.ignoredFileCount, "file")
      lines.append("Added suppressions for \(PlainText.counted(result.ignoreCount, "finding")) in \(files).")
    }
    return lines
  }

  private var findings: String {
    let counts = result.counts
    let found = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { severity.counted($0) }
    }
    let total = counts.values.reduce(0, +)
    var hidden: [String] = []
    if result.knownCount > 0 { hidden.append("\(result.knownCount) hidden by the baseline") }
    if options.minSeverity > .hint {
      let count = result.hiddenCount(below: options.minSeverity)
      let fails = result.failsSilently(below: options.minSeverity, options)
      if count > 0 {
        hidden.append("\(count) below --min-severity" + (fails ? ", but not below --fail-on" : ""))
      }
    }
    let details = [found, hidden].map { $0.joined(separator: ", ") }.filter { !$0.isEmpty }
    return "\(total == 0 ? "No findings" : PlainText.counted(total, "finding")) in \(places)"
      + (details.isEmpty ? "." : " (\(details.joined(separator: "; "))).")
  }

  /// The number of files, as in `2 of 6 files` if only some have findings.
  private var places: String {
    let files = PlainText.counted(result.files.count, "file")
    let count = result.files.count { !result.shown($0).isEmpty }
    return count == 0 || count == result.files.count ? files : "\(count) of \(files)"
  }

  private var nextSteps: [String] {
    var lines: [String] = []
    if options.offersFixes {
      let count = result.files.reduce(0) { $0 + result.shown($1).count(where: \.hasSafeFix) }
      if count > 0 { lines.append("[*] \(count) fixable with --fix.") }
    }
    if !options.showsHints {
      let count = result.hiddenCount(below: .information)
      if count > 0 {
        let unused = result.unusedCount(below: .information)
        let reason =
          unused == 0 ? "" : " (\(unused == count ? "" : "\(unused) ")in code that nothing uses yet)"
        lines.append(
          "\(PlainText.counted(count, "hint"))\(reason) not shown; show \(count == 1 ? "it" : "them") with --min-severity hint."
        )
      }
    }
    let count = result.files.reduce(0) { $0 + $1.leftOutCount }
    if count > 0 {
      lines.append(
        "\(PlainText.counted(count, "finding")) not reported, because only previews show \(count == 1 ? "its" : "their") code."
      )
    }
    return lines
  }
}

extension CheckResult {
  /// Returns the result without hints, unless they're requested.
  func forPeople(_ options: CheckOptions) -> CheckResult {
    var result = self
    if !options.showsHints { result.minSeverity = max(minSeverity, .information) }
    return result
  }
}

extension Severity {
  /// Returns a count for summaries: `2 errors`.
  func counted(_ count: Int) -> String {
    switch self {
    case .error: PlainText.counted(count, "error")
    case .warning: PlainText.counted(count, "warning")
    case .information: "\(count) info"
    case .hint: PlainText.counted(count, "hint")
    }
  }
}
