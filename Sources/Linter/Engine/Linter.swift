// The linter: takes the text of a file and returns findings, without I/O.

import Elements
import Source
package import Syntax

/// A linter with a fixed configuration.
package final class Linter: Sendable {
  package let configuration: Configuration
  /// The active rules, in reporting order.
  private let rules: [ActiveRule]
  /// The element checks of the active rules, stored separately because they're accessed more often than the rest of a
  /// rule.
  private let checks: [Check]
  /// The active rules by the elements that they check.
  private let rulesByInterest: RulesByInterest
  /// The file checks of the active rules.
  private let fileChecks: [FileCheck]
  /// The IDs of the active rules.
  private let activeIDs: Set<String>

  package init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    rules = Rule.inSpeakingOrder.compactMap { rule -> ActiveRule? in
      let (runs, severity) = configuration.activation(of: rule)
      guard runs else { return nil }
      return ActiveRule(rule, severity: severity, options: configuration.rules[rule.id]?.options ?? [:])
    }
    activeIDs = Set(rules.map(\.rule.id))
    rulesByInterest = RulesByInterest(rules.map(\.rule.interest))
    checks = rules.map { Check(ask: $0.rule.check) }
    fileChecks = zip(0..., rules).compactMap { index, active in
      active.rule.checkFile.map { FileCheck(rule: index, ask: $0) }
    }
  }

  /// Returns whether this linter can tell if a finding of the rule `id` still occurs: the rule is active, or it no
  /// longer exists.
  package func judges(_ id: String) -> Bool {
    if let own = OwnFinding(rawValue: id) { return own.severity(in: configuration) != nil }
    return activeIDs.contains(id) || Rule.named(id) == nil
  }

  /// Returns whether the configuration excludes the absolute `path`. Called for every entry of a directory traversal,
  /// so it doesn't copy the configuration.
  package func excludes(_ path: String) -> Bool { configuration.excludes(path) }

  /// Returns whether the configuration covers the file at the absolute `path` in a project-wide check.
  package func covers(_ path: String) -> Bool { configuration.covers(path) }

  /// A rule as configured. It's a class because it's passed along for every element.
  final class ActiveRule: Sendable {
    let rule: Rule
    let severity: Severity?
    let options: [String: OptionValue]

    init(_ rule: Rule, severity: Severity?, options: [String: OptionValue]) {
      self.rule = rule
      self.severity = severity
      self.options = options
    }
  }

  /// An element check. It's a struct because calling closures in an array directly adds an indirection.
  private struct Check: Sendable {
    let ask: @Sendable (ElementID, inout Report) -> Void
  }

  private struct FileCheck: Sendable {
    /// The index of the rule.
    let rule: Int
    let ask: @Sendable (inout Report) -> Void
  }

  /// Returns the findings of a file without suppressed ones, sorted by range and rule.
  package func lint(_ file: SourceFile, in surroundings: Surroundings = .unknown) -> [Finding] {
    look(at: file, in: surroundings).findings
  }

  /// The result of analyzing a file.
  package struct Look: Sendable {
    package var findings: [Finding] = []
    /// The findings in code that only developer previews show. They aren't reported unless a change adds the code.
    package var previewed: [Finding] = []
    /// The project queries that the findings depend on, in addition to the text of the file.
    package var questions = Questions()
    /// The queries whose results can change the findings, for an analysis without knowledge of other files.
    package var decisiveQuestions: Questions { isMovedByCode ? questions : questions.withoutLayoutCode }
    /// True if code that configures a layout's views can change the findings: it can resolve them, change their
    /// severity, or show views that the layout hides.
    var isMovedByCode = false
    /// True if the file was skipped because it contains no UI.
    var isDismissed = false
    /// The reason why part of the file wasn't analyzed, or nil if all of it was.
    package internal(set) var omission: Omission?
    /// The first damage to the syntax, or nil if there is none. Code after it may be misread.
    package internal(set) var damage: Damage?
    /// The facts for other files that only a parsed file can provide.
    var declarations: [FileFacts.Entry] = []
  }

  /// Returns the complete analysis of a file.
  package func look(at file: SourceFile, in surroundings: Surroundings) -> Look {
    guard let kind = file.kind, !Dismissal.dismisses(file, kind) else {
      return Look(isDismissed: true)
    }
    return lookThoroughly(at: file, in: surroundings)
  }

  /// Returns the findings of a file, parsing it even if it could be dismissed.
  package func lintThoroughly(_ file: SourceFile) -> [Finding] {
    lookThoroughly(at: file, in: .unknown).findings
  }

  /// Returns the analysis of a file, parsing it even if it could be dismissed.
  func lookThoroughly(at file: SourceFile, in surroundings: Surroundings) -> Look {
    let project = ProjectView(surroundings.project, of: file, configuration)
    var look = Look()
    if let tree = ElementTree(file.text, path: file.path, in: project) {
      read(tree, of: file, project, into: &look)
      look.findings.chooseTables(for: file, in: project)
      look.previewed.chooseTables(for: file, in: project)
    }
    look.questions = Questions(project.questions)
    look.declarations = project.declarations
    return look
  }

  /// Runs the rules on a file's element tree and adds the results to `look`.
  func read(_ tree: ElementTree, of file: SourceFile, _ project: ProjectView, into look: inout Look) {
    look.omission = Omission(in: tree)
    look.damage = tree.syntax.damage
    var suppressions = Suppressions(in: tree.syntax)
    var findings = findings(in: tree, path: file.path, project)
    look.isMovedByCode = !findings.isEmpty || !suppressions.isEmpty || tree.isCompletedByCode
    if !findings.isEmpty {
      let debugCode = tree.syntax.debugCode
      findings.removeAll { finding in debugCode.contains { $0.contains(finding.range.lowerBound) } }
      let peers = PeerSuppressions(in: tree.syntax)
      findings = suppressions.filter(peers.isEmpty ? findings : findings.filter { !peers.covers($0) })
      findings.adapt(toPath: file.path)
      look.previewed = findings.lowerUnmet(in: tree, path: file.path, project).sortedWithoutRepetition
    }
    let problems = suppressions.problems(ran: activeIDs, requiresReason: configuration.requiresReason)
    findings += problems.compactMap { Finding($0, in: tree.syntax, path: file.path, configuration) }
    look.findings = findings.sortedWithoutRepetition
  }
}

extension [Finding] {
  /// Lowers the severity of findings in views that nothing shows. They may be dead code, or not in use yet, so they're
  /// still reported for their authors. Removes findings in previews and in what only previews show, which no user
  /// reaches, and returns the latter.
  fileprivate mutating func lowerUnmet(
    in tree: ElementTree, path: String, _ project: ProjectView
  ) -> [Finding] {
    guard !isEmpty else { return [] }
    var previewed: [Finding] = []
    switch project.unmetFile(tree.syntax, path: path) {
    case .preview: removeAll()
    case .unloaded: for index in indices { self[index].lower(.unloaded) }
    case .inNoTarget: for index in indices { self[index].lower(.inNoTarget) }
    case nil:
      let unmet = tree.unmetCode(around: map(\.range.lowerBound), project)
      guard !unmet.isEmpty else { return [] }
      self = compactMap { finding in
        guard let code = unmet.first(around: finding.range.lowerBound) else { return finding }
        var finding = finding
        switch code.reason {
        case .preview: return nil
        case .previewed:
          previewed.append(finding)
          return nil
        case .unshown:
          finding.lower(.unshown)
          return finding
        }
      }
    }
    return previewed
  }

  /// Lowers the severity of findings in screens for debugging, which few people see, and doesn't name TalkBack in
  /// Compose code for desktop computers, which have other screen readers.
  fileprivate mutating func adapt(toPath path: String) {
    guard !isEmpty else { return }
    if ShippingCode.isForDebugging(path: path) {
      for index in indices where self[index].severity > .information {
        self[index].severity = .information
        self[index].message += " This looks like a debug screen."
      }
    }
    if ShippingCode.isForDesktop(path: path) {
      for index in indices { self[index].message = self[index].message.namingAnyScreenReader }
    }
  }

  /// The findings, sorted by range and rule, without duplicates. One line of code that configures several views is
  /// reported once.
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
  /// Runs the element checks on the elements that they're interested in, then the file checks.
  private func findings(in tree: ElementTree, path: String, _ project: ProjectView) -> [Finding] {
    let ofPath =
      tree.syntax.language == .xml
      ? InterfaceBuilderDocument.locale(path: path) ?? AndroidResource.locale(path: path) : nil
    let language = ofPath ?? configuration.locales.first ?? "en"
    var report = Report(tree: tree, path: path, language: language, project: project, rules: rules)
    for id in tree.ids {
      let interesting = report.interests(of: id)
      guard !interesting.isEmpty else { continue }
      report.beginElement()
      rulesByInterest.forEach(interesting) { index in
        report.begin(index)
        checks[index].ask(id, &report)
      }
    }
    report.beginFile()
    for check in fileChecks {
      report.begin(check.rule)
      check.ask(&report)
    }
    return report.findings
  }
}
