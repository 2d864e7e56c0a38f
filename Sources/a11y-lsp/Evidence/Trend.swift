// Changes since an earlier report.

import Linter

/// A comparison of an earlier report with a later one.
struct Trend {
  var earlier: EarlierReport
  /// The findings that are only in the later report, in order.
  var new: [EvidenceReport.Item]
  /// The findings that are only in the earlier report, in order.
  var gone: [EarlierReport.Item]

  /// Matches findings by rule, file, and code, and if a file was renamed, by rule and code.
  init(from earlier: EarlierReport, to findings: [EvidenceReport.Item]) {
    self.earlier = earlier
    var isKnown = [Bool](repeating: false, count: findings.count)
    var isLeft = [Bool](repeating: false, count: earlier.findings.count)
    for comparesPath in [true, false] {
      var pool: [[String]: [Int]] = [:]
      for (index, item) in earlier.findings.enumerated().reversed() where !isLeft[index] {
        pool[[item.rule, item.fingerprint, comparesPath ? item.path : ""], default: []].append(index)
      }
      for (index, item) in findings.enumerated() where !isKnown[index] {
        let key = [item.rule, item.fingerprint, comparesPath ? item.path : ""]
        guard let match = pool[key]?.popLast() else { continue }
        isKnown[index] = true
        isLeft[match] = true
      }
    }
    new = findings.indices.filter { !isKnown[$0] }.map { findings[$0] }
    gone = earlier.findings.indices.filter { !isLeft[$0] }.map { earlier.findings[$0] }
  }
}
