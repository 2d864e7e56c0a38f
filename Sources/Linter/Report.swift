// The context in which rules check a file and report findings.

package import Elements
package import Source

/// The file that a rule checks, and the findings reported so far.
package struct Report {
  package let tree: ElementTree
  /// The language of the file's strings that have no explicit locale, as a BCP 47 tag.
  package let language: String
  /// The path of the file relative to the project root, with forward slashes.
  package let path: String
  /// Facts about the target device, derived from the path.
  let places: Places
  /// The other files of the project, as this file can query them.
  package let project: ProjectView
  /// Text queries about the file's declarations, with results cached for all rules.
  package var texts: DeclarationTexts
  /// The platforms that the file's code runs on.
  private(set) lazy var systems = tree.systems
  /// The interests that each element belongs to, by element index.
  private let interests: [Interest]
  private(set) var findings: [Finding] = []
  /// The active rules, as configured.
  private let rules: [Linter.ActiveRule]
  /// The index of the rule that is being run.
  private var activeIndex: Int?
  /// The causes already reported for the current element.
  private var reportedCauses: Cause = []
  /// The causes that element checks have reported, by the index of the element.
  private var toldCauses: [Int: Cause] = [:]
  /// True while file checks run, after all element checks.
  private var isAboutFile = false
  /// The index of the rule that first reported a cause at an offset during file checks.
  private var tellers: [CausePlace: Int] = [:]

  private struct CausePlace: Hashable {
    var cause: Cause
    var offset: Int
  }

  init(
    tree: ElementTree, path: String, language: String, project: ProjectView, rules: [Linter.ActiveRule]
  ) {
    self.tree = tree
    self.rules = rules
    texts = DeclarationTexts(tree)
    self.path = path
    places = Places(path)
    self.project = project
    self.language = language
    interests = tree.interests
  }

  /// Returns whether an element may be a separate focus stop, judging by the files that show its component.
  package func isHeard(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.framework == .swiftUI, element.circumstances.contains(.inTypeShownElsewhere) else {
      return true
    }
    let hearing = project.hearing(ofComponent: tree.declarationName(around: id))
    return element.role.isControl ? hearing != .silent : hearing ?? .alone == .alone
  }

  /// Returns the interests that an element belongs to.
  func interests(of id: ElementID) -> Interest { interests[id.index] }

  /// Returns the elements that belong to an interest, in reading order.
  func ids(of interest: Interest) -> [ElementID] {
    interests.indices.filter { !interests[$0].isDisjoint(with: interest) }.map { ElementID($0) }
  }

  /// Starts a new element by clearing the reported causes.
  mutating func beginElement() {
    reportedCauses = []
  }

  /// Switches from element checks to file checks.
  mutating func beginFile() { isAboutFile = true }

  /// Returns whether another file check has already reported the active rule's cause at the same offset.
  private mutating func isTold(_ cause: Cause, at offset: Int) -> Bool {
    guard isAboutFile, !cause.isEmpty, let activeIndex else { return false }
    let teller = tellers[CausePlace(cause: cause, offset: offset)] ?? activeIndex
    tellers[CausePlace(cause: cause, offset: offset)] = teller
    return teller != activeIndex
  }

  /// Returns whether an element check has reported `cause` for an element.
  package func hasTold(_ cause: Cause, of id: ElementID) -> Bool {
    toldCauses[id.index].map { !$0.isDisjoint(with: cause) } ?? false
  }

  /// Makes the rule at `index` the active rule.
  mutating func begin(_ index: Int) { activeIndex = index }

  private var active: Linter.ActiveRule? { activeIndex.map { rules[$0] } }

  package var text: SourceText { tree.text }

  /// Reports `range` of an element. `severity` overrides the rule's default for this platform or condition. `criteria`
  /// lists the rule's criteria that this finding fails, if it doesn't fail all of them.
  package mutating func report(
    _ id: ElementID, at range: Range<Int>, _ message: String, severity proposed: Severity? = nil,
    related: [Finding.Related] = [], criteria: [Criterion]? = nil, fixes: [Fix?] = []
  ) {
    guard let active else { return }
    if !isAboutFile {
      guard active.rule.cause.isDisjoint(with: reportedCauses) else { return }
      reportedCauses.formUnion(active.rule.cause)
      if !active.rule.cause.isEmpty { toldCauses[id.index, default: []].formUnion(active.rule.cause) }
    }
    report(
      tree[id].framework, at: range, message, severity: proposed, related: related, criteria: criteria,
      fixes: fixes)
  }

  /// Reports code that doesn't create an element.
  package mutating func report(
    _ framework: Framework, at range: Range<Int>, _ message: String, severity proposed: Severity? = nil,
    related: [Finding.Related] = [], criteria: [Criterion]? = nil, fixes: [Fix?] = []
  ) {
    guard let active, !isTold(active.rule.cause, at: range.lowerBound) else { return }
    // A fix that doesn't change the text resolves nothing.
    let fitting = fixes.compactMap { fix in
      fix.flatMap { $0.changes(text) ? self.fitting($0)?.matchingLineEnds(of: text) : nil }
    }
    findings.append(
      Finding(
        rule: active.rule.id, severity: active.severity ?? proposed ?? active.rule.severity,
        framework: framework, range: range, message: message, related: related, criteria: criteria,
        fixes: fitting))
  }

  /// Returns the configured value of one of the rule's options, or its default.
  package func option(_ name: String) -> OptionValue? {
    active?.options[name] ?? active?.rule.options.first { $0.name == name }?.defaultValue
  }
}
