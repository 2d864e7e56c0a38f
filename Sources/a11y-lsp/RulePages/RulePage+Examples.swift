// The examples on the page about a rule.

import Elements
import Linter

extension RulePage {
  /// Adds a reported example with its message, its announcements, and the fixed or correct code.
  mutating func addExamples(of rule: Rule, in framework: Framework) {
    guard let (reported, correct) = rule.shownExamples(of: framework) else { return }
    let shown = ShownExample(reported, of: rule)
    func code(_ text: String, _ caption: String, _ kind: String) -> Page.Block {
      .code(Page.Code(marked: text, language: framework.language, caption: caption, kind: kind))
    }
    add { page in
      page.heading(framework.rawValue, id: framework.slug)
      page.blocks.append(code(reported.code, "Incorrect", "bad"))
      if let shown { page.blocks.append(.facts(shown.facts)) }
      if let fixed = reported.fixed { page.blocks.append(code(fixed, "Fixed", "good")) }
      if let correct { page.blocks.append(code(correct.code, "Correct", "good")) }
      if reported.fixed?.contains("‹") == true {
        page.paragraph("‹…› marks text for you to supply.")
      }
      for (example, topic) in rule.topicalExamples(of: framework) {
        page.blocks.append(code(example.code, "Incorrect \(topic)", "bad"))
        if let shown = ShownExample(example, of: rule) { page.blocks.append(.facts(shown.facts)) }
      }
    }
  }
}

private extension ShownExample {
  var facts: [(term: String, description: [Page.Inline])] {
    var facts: [(term: String, description: [Page.Inline])] = [("Message", [.text(message)])]
    if let announced { facts.append(announced.nowFact) }
    if let fix { facts.append(("Fix", [.text(fix)])) }
    if let fact = announced?.fixFact { facts.append(fact) }
    return facts
  }
}

extension Announced {
  var nowFact: (term: String, description: [Page.Inline]) { ("\(reader) now", [.text(now)]) }

  var fixFact: (term: String, description: [Page.Inline])? {
    afterFix.map { ("\(reader) after the fix", [.text($0)]) }
  }
}

extension Rule {
  /// The maximum number of accepted examples on a page for each framework.
  private static let mostAccepted = 12

  /// Returns examples at the rule's limits: code that isn't reported, except the one that's shown as correct.
  func acceptedExamples(of framework: Framework) -> [Example] {
    guard let (_, correct) = shownExamples(of: framework) else { return [] }
    return Array(
      examples.filter { $0.framework == framework && !$0.isBad && $0.code != correct?.code }
        .prefix(Rule.mostAccepted))
  }
}

extension Framework {
  /// The name of its language in code fences.
  var language: String {
    switch self {
    case .swiftUI, .uiKit: "swift"
    case .compose, .androidViews: "kotlin"
    case .androidXML, .interfaceBuilder: "xml"
    }
  }

  /// The name of its language.
  var languageTitle: String {
    switch self {
    case .swiftUI, .uiKit: "Swift"
    case .compose, .androidViews: "Kotlin"
    case .androidXML, .interfaceBuilder: "XML"
    }
  }

  /// The name for IDs: `jetpack-compose`.
  var slug: String { rawValue.lowercased().replacing(" ", with: "-") }
}
