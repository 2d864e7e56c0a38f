// Findings grouped for people: by rule, and equal ones together.

import Linter

/// The findings of one rule, equal ones together, most severe and most frequent first.
struct FindingGroups {
  /// The ID of the rule.
  var rule: String
  var groups: [Group] = []

  /// Findings with the same rule, severity, and message.
  struct Group {
    /// The number of the group in the report, in order.
    var number = 0
    var items: [EvidenceReport.Item]

    var first: EvidenceReport.Item { items[0] }

    /// The announcements of the first finding that has them.
    var announced: Announced? { items.lazy.compactMap(\.announced).first }

    /// The ID of its heading.
    var id: String { "finding-\(number)" }
  }

  /// The key of a group.
  struct Key: Hashable {
    var rule, message: String
    var severity: Severity

    init(_ item: EvidenceReport.Item) {
      (rule, message, severity) = (item.rule, item.message, item.severity)
    }
  }

  var count: Int { groups.reduce(0) { $0 + $1.items.count } }

  /// The defect in a few words.
  var title: String { Rule.named(rule)?.title ?? OwnFinding(rawValue: rule)?.title ?? rule }

  /// Who is affected and why.
  var reason: String { Rule.named(rule)?.why ?? OwnFinding(rawValue: rule)?.explanation ?? "" }

  /// The numbers of all its findings and of their files: `2 errors, 10 warnings in 3 files`.
  var summary: String {
    let items = groups.flatMap(\.items)
    let counts = items.reduce(into: [Severity: Int]()) { $0[$1.severity, default: 0] += 1 }
    let parts = Severity.allCases.reversed().compactMap { severity in
      counts[severity].map { severity.counted($0) }
    }
    return "\(parts.joined(separator: ", ")) in \(PlainText.counted(Set(items.map(\.path)).count, "file"))"
  }

  /// The highest severity.
  var severity: Severity { groups.map(\.first.severity).max() ?? .hint }

  /// Returns all findings by rule: rules with the most severe findings first, and of those the most frequent.
  static func all(of items: [EvidenceReport.Item]) -> [FindingGroups] {
    var order: [Key] = []
    var byKey: [Key: [EvidenceReport.Item]] = [:]
    for item in items {
      let key = Key(item)
      if byKey[key] == nil { order.append(key) }
      byKey[key, default: []].append(item)
    }
    var places: [String: Int] = [:]
    var rules: [FindingGroups] = []
    for key in order {
      guard let items = byKey[key] else { continue }
      let place = places[key.rule] ?? rules.count
      if place == rules.count {
        places[key.rule] = place
        rules.append(FindingGroups(rule: key.rule))
      }
      rules[place].groups.append(Group(items: items))
    }
    for place in rules.indices {
      rules[place].groups.stableSort {
        ($0.first.severity, $0.items.count) > ($1.first.severity, $1.items.count)
      }
    }
    let ranks = rules.map { ($0.severity, $0.countOfHighest, $0.count) }
    var sorted = Array(rules.indices)
    sorted.stableSort { ranks[$0] > ranks[$1] }
    rules = sorted.map { rules[$0] }
    var number = 0
    for place in rules.indices {
      for group in rules[place].groups.indices {
        number += 1
        rules[place].groups[group].number = number
      }
    }
    return rules
  }

  private var countOfHighest: Int {
    let severity = severity
    return groups.reduce(0) { $0 + ($1.first.severity == severity ? $1.items.count : 0) }
  }
}

private extension Array {
  /// Sorts the elements, and keeps the order of equal ones.
  mutating func stableSort(by precedes: (Element, Element) -> Bool) {
    self = enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      if precedes(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
