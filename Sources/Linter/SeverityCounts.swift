// How grave findings are together.

/// How many findings there are of each severity. One error is graver than any number of warnings, and so on.
package struct SeverityCounts: Comparable, Sendable {
  /// The gravest severity first.
  private var counts: [Int]

  package init(_ findings: [Finding]) {
    counts = Severity.allCases.sorted(by: >).map { severity in findings.count { $0.severity == severity } }
  }

  package static func < (left: SeverityCounts, right: SeverityCounts) -> Bool {
    left.counts.lexicographicallyPrecedes(right.counts)
  }
}
