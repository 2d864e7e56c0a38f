// Links to the published pages about rules.

package import Linter

/// The pages about rules at an address, one per rule.
package struct RulePages: Sendable {
  /// The URL of the pages, with a slash at the end, or empty if they aren't published.
  let address: String

  package init(at address: String) { self.address = address }

  /// The published pages.
  package static let published = RulePages(at: Product.rulePages)

  /// The page for findings without a rule.
  private static let quickReference = "https://www.w3.org/WAI/WCAG22/quickref/"

  /// Returns the name of the file with the page about a rule.
  package static func fileName(of rule: String) -> String { rule + ".html" }

  /// Returns the URL of the page about a rule, or nil if the pages aren't published.
  package func page(of rule: String) -> String? {
    address.isEmpty ? nil : address + RulePages.fileName(of: rule)
  }

  /// Returns the URL of the page about a rule, or else about its first criterion or of the platform's documentation.
  package func link(toRule rule: Rule) -> String? {
    page(of: rule.id) ?? rule.criteria.first?.understandingPage ?? rule.pages.first?.address
  }

  /// Returns the URL of a page about a finding: about its rule, or else its first criterion, the platform's
  /// documentation, or WCAG in general.
  package func link(to rule: String, _ criteria: [Criterion]) -> String {
    page(of: rule) ?? criteria.first?.understandingPage ?? Rule.named(rule)?.pages.first?.address
      ?? RulePages.quickReference
  }
}
