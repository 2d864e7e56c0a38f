// What a rule sees and where it puts what it finds.

package import Elements
package import Source

/// The file a rule looks at, and the findings so far.
package struct Report {
  package let tree: ElementTree
  /// The language of texts in this file without a locale of their own, as a BCP 47 tag (guard G11).
  package let language: String
  /// The path of the file below the project root, with forward slashes.
  package let path: String
  /// What the path says about the device.
  let places: Places
  /// The file's view of the others.
  package let project: ProjectView
  /// What the declarations of the file spell, found out once for all rules.
  package var texts: DeclarationTexts
  /// The systems that the file's code runs on.
  private(set) lazy var systems = tree.systems
  /// What kinds of rules have something to say about each element.
  private let interests: [Interest]
  private(set) var findings: [Finding] = []
  /// The rules that report, as configured.
  private let rules: [Linter.ActiveRule]
  /// Which of them is being asked.
  private var activeIndex: Int?
  /// The causes found about the element that rules are being asked about.
  private var reportedCauses: Cause = []
  /// Whether rules are being asked about the file.
  private var isAboutFile = false
  /// The rule that found a cause at a place, when asked about the file.
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

  /// Whether a screen reader may stop at an element by itself, as far as the files tell that show its component.
  package func isHeard(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.framework == .swiftUI, element.circumstances.contains(.inTypeShownElsewhere) else {
      return true
    }
    let hearing = project.hearing(ofComponent: tree.declarationName(around: id))
    return element.role.isControl ? hearing != .silent : hearing ?? .alone == .alone
  }

  func interests(of id: ElementID) -> Interest { interests[id.index] }

  /// The elements that rules of an interest are asked about, in reading order.
  func ids(of interest: Interest) -> [ElementID] {
    interests.indices.filter { !interests[$0].isDisjoint(with: interest) }.map { ElementID($0) }
  }

  /// Forgets what was found about the element before.
  mutating func beginElement() {
    reportedCauses = []
  }

  /// Asks about the file from here on.
  mutating func beginFile() { isAboutFile = true }

  /// Whether another rule about the file has told the cause of the active one, at the same place.
  private mutating func isTold(_ cause: Cause, at offset: Int) -> Bool {
    guard isAboutFile, !cause.isEmpty, let activeIndex else { return false }
    let teller = tellers[CausePlace(cause: cause, offset: offset)] ?? activeIndex
    tellers[CausePlace(cause: cause, offset: offset)] = teller
    return teller != activeIndex
  }

  /// Makes the rule at `index` the one that reports.
  mutating func begin(_ index: Int) { activeIndex = index }

  private var active: Linter.ActiveRule? { activeIndex.map { rules[$0] } }

  package var text: SourceText { tree.text }

  /// Reports `range` of `element`. `severity` is what the rule's entry says for this platform and condition, `criteria`
  /// those of the rule's that this finding fails, where it fails not all.
  package mutating func report(
    _ id: ElementID, at range: Range<Int>, _ message: String, severity proposed: Severity? = nil,
    related: [Finding.Related] = [], criteria: [Criterion]? = nil, fixes: [Fix?] = []
  ) {
    guard let active else { return }
    if !isAboutFile {
      guard active.rule.cause.isDisjoint(with: reportedCauses) else { return }
      reportedCauses.formUnion(active.rule.cause)
    }
    report(
      tree[id].framework, at: range, message, severity: proposed, related: related, criteria: criteria,
      fixes: fixes)
  }

  /// Reports code of a framework that makes no element.
  package mutating func report(
    _ framework: Framework, at range: Range<Int>, _ message: String, severity proposed: Severity? = nil,
    related: [Finding.Related] = [], criteria: [Criterion]? = nil, fixes: [Fix?] = []
  ) {
    guard let active, !isTold(active.rule.cause, at: range.lowerBound) else { return }
    // What leaves the text as it is resolves nothing.
    let fitting = fixes.compactMap { fix in
      fix.flatMap { $0.changes(text) ? self.fitting($0)?.matchingLineEnds(of: text) : nil }
    }
    findings.append(
      Finding(
        rule: active.rule.id, severity: active.severity ?? proposed ?? active.rule.severity,
        framework: framework, range: range, message: message, related: related, criteria: criteria,
        fixes: fitting))
  }

  /// An option of the rule: as configured, else its default.
  package func option(_ name: String) -> OptionValue? {
    active?.options[name] ?? active?.rule.options.first { $0.name == name }?.defaultValue
  }
}
