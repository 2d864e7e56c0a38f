// Skipped and damaged files, on standard error.

import Syntax

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
    if !isQuiet { showDamage(result) }
  }

  /// Names one file with each kind of damage, and counts the others.
  private static func showDamage(_ result: CheckResult) {
    var others: [Damage.Kind: Int] = [:]
    for file in result.files { if let kind = file.damage?.damage.kind { others[kind, default: -1] += 1 } }
    for file in result.files {
      guard let damage = file.damage, let count = others.removeValue(forKey: damage.damage.kind) else {
        continue
      }
      let suffix = count > 0 ? " (and \(PlainText.counted(count, "other file")))" : ""
      Message.note(damage.note(path: result.displayed(file.path)) + suffix)
    }
  }
}
