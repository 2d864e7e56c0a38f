// Findings of a file that say the same, as one row of a table.

import Linter

extension EvidenceReport {
  /// Findings of one file with the same rule, severity, and message.
  struct Row {
    /// The first of them.
    let item: Item
    private(set) var count = 1
    /// 1-based, each once.
    private(set) var lines: [Int]
    /// The types and functions, each once; nil where the file is the screen.
    private(set) var screens: [String?]

    fileprivate init(_ item: Item) {
      self.item = item
      lines = [item.line]
      screens = [item.screen]
    }

    fileprivate mutating func add(_ item: Item) {
      count += 1
      // Findings come in the order of lines, and those of a screen together.
      if lines.last != item.line { lines.append(item.line) }
      if screens.last != item.screen { screens.append(item.screen) }
    }
  }

  private struct Sameness: Hashable {
    var rule, message: String
    var severity: Severity
  }

  /// One row for all findings of a file that say the same, in the order of the first ones.
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
