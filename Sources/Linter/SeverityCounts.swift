// The combined severity of findings.

/// The number of findings per severity. One error outweighs any number of warnings, and so on.
package struct SeverityCounts: Comparable, Sendable {
  /// The counts, most severe first.
  private var counts: [Int]

  package init(_ findings: [Finding]) {
    counts = Severity.allCases.sorted(by: >).map { severity in findings.count { $0.severity == severity } }
  }

  package static func < (left: SeverityCounts, right: SeverityCounts) -> Bool {
    left.counts.lexicographicallyPrecedes(right.counts)
  }
}
