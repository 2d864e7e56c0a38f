// Text in, findings out: pure, total, without I/O.

import Elements
import Source
import Syntax

/// The linter for one configuration.
package final class Linter: Sendable {
  package let configuration: Configuration
  /// The active rules, in the order in which they speak.
  private let rules: [ActiveRule]
  /// What each of them asks of an element. Kept apart, since it is called more often than anything else of a rule is
  /// looked at.
  private let checks: [Check]
  /// Which of them have something to say about which elements.
  private let rulesByInterest: RulesByInterest
  /// What those of them ask that judge a file as a whole.
  private let fileChecks: [FileCheck]
  /// The ids of the rules that run.
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

  /// Whether what `id` reports would be found: its rule runs, or there is none of this id any more.
  package func judges(_ id: String) -> Bool {
    if let own = OwnFinding(rawValue: id) { return own.severity(in: configuration) != nil }
    return activeIDs.contains(id) || Rule.named(id) == nil
  }

  /// Whether its configuration leaves out what is at the absolute `path`. Asked of every entry that a walk meets: the
  /// configuration is not copied for it.
  package func excludes(_ path: String) -> Bool { configuration.excludes(path) }

  /// Whether its configuration has the file at the absolute `path` linted where nobody names it.
  package func covers(_ path: String) -> Bool { configuration.covers(path) }

  /// A rule as configured. A class, since it is handed on for every element.
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

  /// A structure, since an array of bare functions calls each by way of another one.
  private struct Check: Sendable {
    let ask: @Sendable (ElementID, inout Report) -> Void
  }

  private struct FileCheck: Sendable {
    /// The index of its rule.
    let rule: Int
    let ask: @Sendable (inout Report) -> Void
  }

  /// The findings of a file, suppressions honored, sorted by place and rule.
  package func lint(_ file: SourceFile, in surroundings: Surroundings = .unknown) -> [Finding] {
    look(at: file, in: surroundings).findings
  }

  /// What one look at a file tells.
  package struct Look: Sendable {
    package var findings: [Finding] = []
    /// What the findings depend on beside the text of the file.
    package var questions = Questions()
    /// The questions whose answers can change the findings, where nothing was known of other files.
    package var decisiveQuestions: Questions { isMovedByCode ? questions : questions.withoutLayoutCode }
    /// Whether code that sets something on the views of a layout can change its findings: it takes some away, makes them
    /// more or less grave, and may show what the layout hides.
    var isMovedByCode = false
    /// Whether nothing in the file is user interface.
    var isDismissed = false
    /// Why something of the file was not looked at; nil where all of it was.
    package internal(set) var omission: Omission?
    /// What the file says to others, as far as that takes a parser.
    var declarations: [FileFacts.Entry] = []
  }

  /// The findings of a file and all that is found out beside them.
  package func look(at file: SourceFile, in surroundings: Surroundings) -> Look {
    guard let language = Language(path: file.path), !Dismissal.dismisses(file, language) else {
      return Look(isDismissed: true)
    }
    return lookThoroughly(at: file, in: surroundings)
  }

  /// The findings of a file, without dismissing anything unparsed.
  package func lintThoroughly(_ file: SourceFile) -> [Finding] {
    lookThoroughly(at: file, in: .unknown).findings
  }

  func lookThoroughly(at file: SourceFile, in surroundings: Surroundings) -> Look {
    let project = ProjectView(surroundings.project, of: file, configuration)
    var look = Look()
    if let tree = ElementTree(file.text, path: file.path, in: project) {
      read(tree, of: file, project, into: &look)
      look.findings.chooseTables(for: file, in: project)
    }
    look.questions = Questions(project.questions)
    look.declarations = project.declarations
    return look
  }

  /// Judges what a file was read as.
  func read(_ tree: ElementTree, of file: SourceFile, _ project: ProjectView, into look: inout Look) {
    look.omission = Omission(in: tree)
    var suppressions = Suppressions(in: tree.syntax)
    var findings = findings(in: tree, path: file.path, project)
    look.isMovedByCode = !findings.isEmpty || !suppressions.isEmpty || tree.hidesSomething
    if !findings.isEmpty {
      let debugCode = tree.syntax.debugCode
      findings.removeAll { finding in debugCode.contains { $0.contains(finding.range.lowerBound) } }
      let peers = PeerSuppressions(in: tree.syntax)
      findings = suppressions.filter(peers.isEmpty ? findings : findings.filter { !peers.covers($0) })
      findings.lowerUnmet(in: tree, path: file.path, project)
    }
    let problems = suppressions.problems(ran: activeIDs, requiresReason: configuration.requiresReason)
    findings += problems.compactMap { Finding($0, in: tree.syntax, path: file.path, configuration) }
    look.findings = findings.sortedWithoutRepetition
  }
}

extension Finding {
  /// Makes it information at most, and says why.
  fileprivate mutating func lower(_ reason: String) {
    if severity > .information { severity = .information }
    message += " \(reason)"
  }
}

extension [Finding] {
  /// Makes little of what's found in views that nothing shows: they may be dead, or just not in use yet, and whoever is
  /// writing one wants to know. What's only a picture in a list of widgets isn't heard at all.
  fileprivate mutating func lowerUnmet(in tree: ElementTree, path: String, _ project: ProjectView) {
    guard !isEmpty else { return }
    switch project.unmetFile(tree.syntax, path: path) {
    case .preview: removeAll()
    case .unloaded:
      for index in indices { self[index].lower("Nothing in the project loads this file yet.") }
    case nil:
      let unmet = tree.unmetCode(around: map(\.range.lowerBound), project)
      for index in indices where unmet.hold(self[index].range.lowerBound) {
        self[index].lower("Nothing in the project shows this view yet.")
      }
    }
  }

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
  /// Asks every rule about the elements it is interested in, then about the file.
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
