// Findings by file.

import Linter

/// The findings of one file.
struct FileFindings {
  var path: String
  var items: ArraySlice<EvidenceReport.Item>
  private var counts: [Severity: Int]

  /// The number of findings of each severity: `2 errors, 1 warning`.
  var summary: String {
    Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { "\($0) \(severity.noun($0))" }
    }.joined(separator: ", ")
  }

  /// Returns the files of findings that are sorted by path: files with the most severe findings first.
  static func all(of items: [EvidenceReport.Item]) -> [FileFindings] {
    var files: [FileFindings] = []
    var start = 0
    while start < items.count {
      let end = items[start...].firstIndex { $0.path != items[start].path } ?? items.count
      let items = items[start..<end]
      let counts = items.reduce(into: [Severity: Int]()) { $0[$1.severity, default: 0] += 1 }
      files.append(FileFindings(path: items[start].path, items: items, counts: counts))
      start = end
    }
    return files.enumerated().sorted { left, right in
      for severity in Severity.allCases.reversed() {
        let (here, there) = (left.element.counts[severity] ?? 0, right.element.counts[severity] ?? 0)
        if here != there { return here > there }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
