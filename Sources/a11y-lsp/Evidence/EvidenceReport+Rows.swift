// Table rows that combine equal findings of a file.

import Linter

extension EvidenceReport {
  /// Findings of one file with the same rule, severity, and message.
  struct Row {
    /// The first finding.
    let item: Item
    private(set) var count = 1
    /// The distinct 1-based lines.
    private(set) var lines: [Int]
    /// The distinct types and functions, or nil if the file is the screen.
    private(set) var screens: [String?]

    fileprivate init(_ item: Item) {
      self.item = item
      lines = [item.line]
      screens = [item.screen]
    }

    fileprivate mutating func add(_ item: Item) {
      count += 1
      // Findings are sorted by line, so those of a screen are adjacent.
      if lines.last != item.line { lines.append(item.line) }
      if screens.last != item.screen { screens.append(item.screen) }
    }
  }

  private struct Sameness: Hashable {
    var rule, message: String
    var severity: Severity
  }

  /// Returns one row for all equal findings of a file, in the order of their first occurrences.
  static func rows(of items: some Sequence<Item>) -> [Row] {
    var rows: [Row] = []
    var places: [Sameness: Int] = [:]
    for item in items {
      let sameness = Sameness(rule: item.rule, message: item.message, severity: item.severity)
      if let place = places[sameness] {
        rows[place].add(item)
      } else {
        places[sameness] = rows.count
        rows.append(Row(item))
      }
    }
    return rows
  }
}
