// Text in, findings out: pure, total, without I/O.

import Elements
import Source
import Syntax

/// The linter for one configuration. Rules are bucketed once, when it is made.
package struct Linter: Sendable {
  package let configuration: Configuration
  /// The active rules for each combination of interests, in the order of the catalogue.
  private let rulesByInterests: [[ActiveRule]]
  /// The ids of the rules that run.
  private let activeIDs: Set<String>

  package init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    let active = Rule.all.compactMap { rule -> ActiveRule? in
      let (runs, severity) = configuration.activation(of: rule)
      guard runs else { return nil }
      return ActiveRule(rule: rule, severity: severity, options: configuration.rules[rule.id]?.options ?? [:])
    }
    activeIDs = Set(active.map(\.rule.id))
    rulesByInterests = (0..<Interest.combinations).map { combination in
      active.filter { !$0.rule.interest.isDisjoint(with: Interest(rawValue: UInt32(combination))) }
    }
  }

  struct ActiveRule: Sendable {
    var rule: Rule
    var severity: Severity?
    var options: [String: OptionValue]
  }

  /// The findings of a file, suppressions honored, sorted by place and rule.
  package func lint(_ file: SourceFile) -> [Finding] {
    guard let tree = ElementTree(file.text, path: file.path) else { return [] }
    var suppressions = Suppressions(in: tree.syntax)
    var findings = findings(in: tree, path: file.path)
    if !findings.isEmpty {
      let peers = PeerSuppressions(in: tree.syntax)
      findings = suppressions.filter(peers.isEmpty ? findings : findings.filter { !peers.covers($0) })
    }
    findings += suppressions.problems(ran: activeIDs).compactMap {
      Finding($0, in: tree.syntax, configuration)
    }
    return findings.sortedWithoutRepetition
  }
}

private extension [Finding] {
  /// By place and rule. One line of code may set up several views, and is then reported once.
  var sortedWithoutRepetition: [Finding] {
    let sorted = sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.rule) < (
        $1.range.lowerBound, $1.range.upperBound, $1.rule
      )
    }
    var previous: Finding?
    return sorted.filter { finding in
      defer { previous = finding }
      return previous?.rule != finding.rule || previous?.range != finding.range
    }
  }
}

extension Linter {
  /// Asks every rule about the elements it is interested in.
  private func findings(in tree: ElementTree, path: String) -> [Finding] {
    guard !tree.elements.isEmpty else { return [] }
    let language = AndroidResource.locale(path: path) ?? configuration.locales.first ?? "en"
    var report = Report(tree: tree, path: path, language: language)
    for id in tree.ids {
      let rules = rulesByInterests[Int(tree[id].interests.rawValue)]
      guard !rules.isEmpty else { continue }
      report.beginElement()
      for active in rules {
        report.begin(active)
        active.rule.check(id, &report)
      }
    }
    return report.findings
  }
}
