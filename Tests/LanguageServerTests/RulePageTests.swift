// Links to pages about rules.

import LanguageServer
import Linter
import Testing

@Suite struct RulePageTests {
  @Test(
    "a finding links to its rule's page, its criterion, or WCAG",
    arguments: [
      ("https://pages.example/rules/", "missing-hint", "https://pages.example/rules/missing-hint.html"),
      (
        "https://pages.example/rules/", "unused-suppression",
        "https://pages.example/rules/unused-suppression.html"
      ),
      ("", "missing-hint", "https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions"),
      ("", "unused-suppression", "https://www.w3.org/WAI/WCAG22/quickref/"),
    ])
  func links(address: String, id: String, expected: String) {
    let pages = RulePages(at: address)
    #expect(pages.link(to: id, Rule.named(id)?.criteria ?? []) == expected)
    guard let rule = Rule.named(id) else { return }
    #expect(pages.link(toRule: rule) == expected)
  }

  @Test func `The published address can be completed with a file name`() {
    #expect(Product.rulePages.isEmpty || Product.rulePages.hasPrefix("https://"))
    #expect(Product.rulePages.isEmpty || Product.rulePages.hasSuffix("/"))
  }
}
