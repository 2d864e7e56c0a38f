// The report's findings by rule, with code, announcements, and fixes.

import Elements
import LanguageServer
import Linter

extension EvidencePage {
  /// The maximum number of groups of a rule that are shown at once, and with code.
  private static let mostShown = 8
  private static let mostCards = 60
  /// The maximum number of places of a group that are shown at once.
  private static let mostPlaces = 4

  /// Returns the ID of the heading of a group, or of its rule if it has none.
  func anchor(of group: FindingGroups.Group) -> String {
    let rule = group.first.rule
    guard let groups = rules.first(where: { $0.rule == rule })?.groups, let first = groups.first else {
      return "findings"
    }
    return group.number - first.number < EvidencePage.mostCards ? group.id : "rule-\(rule)"
  }

  mutating func addFindings() {
    let rules = rules
    guard !rules.isEmpty else { return }
    add { page in
      page.heading("Findings", id: "findings")
      page.paragraph(
        "Rules with the most severe findings come first. Equal findings are shown once, with all of their places."
      )
    }
    for rule in rules { addFindings(of: rule) }
  }

  private mutating func addFindings(of rule: FindingGroups) {
    let cards = rule.groups.map(card)
    let shown = cards.prefix(EvidencePage.mostShown)
    let more = cards.dropFirst(EvidencePage.mostShown).prefix(EvidencePage.mostCards - EvidencePage.mostShown)
    let rest = rule.groups.dropFirst(EvidencePage.mostCards)
    var facts: [Page.Inline] = [.code(rule.rule), .text(" · \(PlainText.counted(rule.count, "finding"))")]
    if let page = RulePages.published.page(of: rule.rule) {
      facts += [" · ", .link("About this rule", to: page)]
    }
    let criteria = Set(rule.groups.flatMap { $0.items.flatMap(\.criteria) })
    let links = SuccessCriterion.all.filter { $0.criterion.map(criteria.contains) ?? false }
    if !links.isEmpty { facts += [" · WCAG 2.2: "] + .list(links.flatMap(\.name)) }
    add { page in
      page.blocks.append(.heading(level: 3, id: "rule-\(rule.rule)", [.text(rule.title)]))
      page.blocks.append(.paragraph(facts))
      if !rule.reason.isEmpty { page.paragraph(rule.reason) }
      page.blocks += shown
      if !more.isEmpty {
        page.blocks.append(
          .details(summary: ["\(more.count) more kinds of findings of this rule"], Array(more)))
      }
      if !rest.isEmpty {
        let places = rest.flatMap(\.items).map { EvidencePage.link(to: $0) }
        page.blocks.append(.details(summary: ["\(places.count) more places"], [.list(places.map { [$0] })]))
      }
    }
  }

  /// Returns a group's message, the code of its first finding, the announcements, the fix, and all other places.
  private func card(of group: FindingGroups.Group) -> Page.Block {
    let item = group.first
    let badge = Page.Inline.badge(item.severity.brief, kind: item.severity.rawValue)
    let screen = item.screen.map { [Page.Inline.text(" in \($0)")] } ?? []
    var facts: [(term: String, description: [Page.Inline])] = []
    if let announced = group.announced { facts.append(announced.nowFact) }
    // Equal findings may have different fixes.
    if let fix = item.fix, group.items.allSatisfy({ $0.fix == fix }) {
      facts.append(("Fix", [.text(fix)]))
      if let fact = group.announced?.fixFact { facts.append(fact) }
    }
    var blocks: [Page.Block] = [
      .heading(level: 4, id: group.id, [badge, .text(" \(item.message)")]),
      .code(
        Page.Code(
          language: Framework(rawValue: item.framework)?.language ?? "",
          caption: [EvidencePage.link(to: item)] + screen, lines: item.excerpt.lines.map(Page.Code.Line.init))
      ),
    ]
    if !facts.isEmpty { blocks.append(.facts(facts)) }
    if let change = item.change, facts.contains(where: { $0.term == "Fix" }) {
      blocks.append(.code(Page.Code(change)))
    }
    let others = group.items.dropFirst().map { EvidencePage.link(to: $0) }
    if others.count > EvidencePage.mostPlaces {
      blocks.append(
        .details(summary: ["\(others.count) more places with the same finding"], [.list(others.map { [$0] })])
      )
    } else if !others.isEmpty {
      blocks.append(.paragraph(["Also in "] + .list(others)))
    }
    return .card(kind: item.severity.rawValue, blocks)
  }

  /// Returns the location of a finding, linked to the repository's website if it's known.
  static func link(to item: EvidenceReport.Item) -> Page.Inline {
    let place = "\(item.path):\(item.line)"
    return item.address.map { .link(place, to: $0) } ?? .code(place)
  }
}

private extension Page.Code {
  /// Creates the lines that a fix removes and adds, as in a patch.
  init(_ change: FixExcerpt) {
    var lines = change.lines.map { "\($0.mark.rawValue) \($0.text)" }
    if let omission = change.omission { lines.append(omission) }
    self.init(
      language: "diff", caption: [],
      lines: lines.map { Line(number: nil, pieces: [(text: $0, isMarked: false)]) })
  }
}

private extension Page.Code.Line {
  init(_ line: MarkedLines.Line) {
    let pieces = [(line.before, false), (line.marked, true), (line.after, false)]
    self.init(
      number: line.number, pieces: pieces.filter { !$0.0.isEmpty }.map { (text: $0.0, isMarked: $0.1) })
  }
}

extension SuccessCriterion {
  /// The number and title, linked to the criterion's page in Understanding WCAG if there is one.
  var name: [Page.Inline] {
    let text = "\(number) \(title)"
    return [criterion.map { .link(text, to: $0.understandingPage) } ?? .text(text)]
  }
}
