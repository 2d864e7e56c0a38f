// The page about one rule, generated from the rule. Its examples are in `RulePage+Examples.swift`.

import Elements
import LanguageServer
import Linter

/// The layout of the page about a rule, or about one of the linter's own findings.
struct RulePage {
  private(set) var page: Page

  /// - Parameters:
  ///   - frameworks: The frameworks whose examples are shown, in order.
  ///   - surroundings: The links to other pages, or nil for a single page.
  init(_ rule: Rule, for frameworks: [Framework] = Framework.allCases, in surroundings: Surroundings? = nil) {
    page = Page(title: rule.title)
    page.subtitle = [
      .code(rule.id), " ", .badge(rule.severity.brief, kind: rule.severity.rawValue), " ",
      .badge(rule.profile == .recommended ? "on by default" : "strict profile", kind: ""), " ",
      .badge(rule.category.rawValue, kind: ""),
    ]
    if rule.isFixable { page.subtitle += [" ", .badge("has fixes", kind: "")] }
    add(surroundings)
    page.heading("Who it affects", id: "who")
    page.paragraph(rule.why)
    for framework in frameworks { addExamples(of: rule, in: framework) }
    addLimits(of: rule, for: frameworks)
    addSuppression(of: rule.id, in: frameworks.filter(rule.frameworks.contains))
    add(rule.options)
    addReferences(of: rule)
  }

  init(_ finding: OwnFinding, in surroundings: Surroundings? = nil) {
    page = Page(title: finding.title)
    page.subtitle = [
      .code(finding.rawValue), " ", .badge(finding.severity.brief, kind: finding.severity.rawValue),
    ]
    add(surroundings)
    page.heading("What it reports", id: "who")
    page.paragraph(finding.explanation)
    page.heading("Turn it off", id: "suppress")
    addConfiguration(of: finding.rawValue)
    add(finding.options)
  }

  /// The links to other pages of the site.
  struct Surroundings {
    var previous: (id: String, title: String)?
    var next: (id: String, title: String)?
  }

  private mutating func add(_ surroundings: Surroundings?) {
    guard let surroundings else { return }
    page.trail = [.link("All rules", to: RuleSite.indexFile)]
    func link(_ word: String, _ rule: (id: String, title: String)?) -> [[Page.Inline]] {
      rule.map { [["\(word): ", .link($0.title, to: RulePages.fileName(of: $0.id))]] } ?? []
    }
    page.neighbors = link("Previous", surroundings.previous) + link("Next", surroundings.next)
  }

  private mutating func addLimits(of rule: Rule, for frameworks: [Framework]) {
    page.heading("When it doesn't report", id: "limits")
    page.paragraph(
      "The rule doesn't report what the code leaves open: values that are computed, passed in, or set elsewhere. Tests, "
        + "previews, and generated or vendored code aren't checked.")
    for framework in frameworks {
      let examples = rule.acceptedExamples(of: framework)
      guard !examples.isEmpty else { continue }
      page.blocks.append(
        .details(
          summary: ["\(framework.rawValue): code that isn't reported"],
          examples.map {
            .code(Page.Code(marked: $0.code, language: framework.language, caption: "", kind: ""))
          }))
    }
  }

  private mutating func addSuppression(of id: String, in frameworks: [Framework]) {
    page.heading("Ignore or turn off", id: "suppress")
    page.paragraph(
      "To ignore one finding, add a comment after the code or alone on the line before it, in XML before the tag. "
        + "'a11y:ignore-file' covers the file.")
    let comment = "a11y:ignore \(id): reason"
    let hasCode = frameworks.contains { !$0.isMarkup }
    if hasCode {
      let languages = frameworks.filter { !$0.isMarkup }.map(\.languageTitle)
      let names = languages.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      page.blocks.append(
        .code(
          Page.Code(
            marked: "// \(comment)", language: "swift", caption: names.joined(separator: " and "))))
    }
    if frameworks.contains(where: \.isMarkup) {
      page.blocks.append(
        .code(Page.Code(marked: "<!-- \(comment) -->", language: "xml", caption: "XML")))
    }
    if frameworks.contains(.interfaceBuilder) {
      page.paragraph(
        "Xcode may remove comments from Interface Builder files when it saves them; use 'perPath' in the configuration "
          + "instead.")
    }
    addConfiguration(of: id)
  }

  private mutating func addConfiguration(of id: String) {
    page.blocks.append(
      .code(
        Page.Code(
          marked: "{ \"rules\": { \"\(id)\": \"off\" } }", language: "json",
          caption: "For the whole project, in .a11y-lsp.json")))
  }

  private mutating func add(_ options: [RuleOption]) {
    guard !options.isEmpty else { return }
    page.heading("Options", id: "options")
    page.table(
      "Options of this rule, next to its severity in the configuration", ["Option", "Default", "Effect"],
      options.map { [[.code($0.name)], [.code($0.defaultValue.shown)], [.text($0.summary)]] })
  }

  private mutating func addReferences(of rule: Rule) {
    let criteria = rule.criteria.map { criterion in
      let title = criterion.details.map { " \($0.title)" } ?? ""
      return Page.Inline.link(
        "\(criterion.rawValue)\(title) (\(criterion.level.rawValue))", to: criterion.understandingPage)
    }
    var facts = ReferenceText.lines(of: rule).map {
      (term: $0.title, description: [Page.Inline.text($0.text)])
    }
    if !rule.pages.isEmpty {
      let pages = rule.pages.map { Page.Inline.link($0.title, to: $0.address) }
      facts.insert((term: "Documentation", description: .list(pages)), at: 0)
    }
    if !criteria.isEmpty { facts.insert((term: "WCAG 2.2", description: .list(criteria)), at: 0) }
    guard !facts.isEmpty else { return }
    page.heading("Standards and sources", id: "sources")
    page.blocks.append(.facts(facts))
  }

  /// Adds content to the page.
  mutating func add(_ write: (inout Page) -> Void) { write(&page) }
}

extension OwnFinding {
  /// The problem in a few words.
  var title: String {
    switch self {
    case .invalidSuppression: "Suppression has no effect"
    case .unusedSuppression: "Suppression isn't needed"
    }
  }
}
