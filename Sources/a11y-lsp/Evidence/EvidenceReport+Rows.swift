// Table rows that combine the findings of a rule in a file.

import Linter

extension EvidenceReport {
  /// Findings of one file with the same rule and severity.
  struct Row {
    var rule: String
    var severity: Severity
    private(set) var count = 0
    /// The first finding on each of the lines.
    private(set) var items: [Item] = []
    /// The distinct types and functions, or nil if the file is the screen.
    private(set) var screens: [String?] = []

    fileprivate init(_ item: Item) {
      (rule, severity) = (item.rule, item.severity)
    }

    fileprivate mutating func add(_ item: Item) {
      count += 1
      // Findings are sorted by line, so those of a screen are adjacent.
      if items.last?.line != item.line { items.append(item) }
      if screens.last != item.screen { screens.append(item.screen) }
    }
  }

  private struct Sameness: Hashable {
    var rule: String
    var severity: Severity
  }

  /// Returns the rows for the findings of a file: the most severe first, and then in the order of their first lines.
  static func rows(of items: some Sequence<Item>) -> [Row] {
    var rows: [Row] = []
    var places: [Sameness: Int] = [:]
    for item in items {
      let place = places[Sameness(rule: item.rule, severity: item.severity)] ?? rows.count
      if place == rows.count {
        places[Sameness(rule: item.rule, severity: item.severity)] = place
        rows.append(Row(item))
      }
      rows[place].add(item)
    }
    return Severity.allCases.reversed().flatMap { severity in rows.filter { $0.severity == severity } }
  }
}
