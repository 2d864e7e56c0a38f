// References of rules: every reference leads to a rule, and every rule has references.

import Linter
import Testing

@Suite struct ReferenceTests {
  private static let ids = Set(Rule.all.map(\.id))

  @Test func `Every rule has references, and no others have any`() {
    #expect(Set(References.all.keys) == ReferenceTests.ids)
  }

  @Test("every rule has a source with a link", arguments: Rule.all.map(\.id))
  func sources(of id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(!rule.criteria.isEmpty || !rule.pages.isEmpty)
    #expect(rule.pages.allSatisfy { $0.address.hasPrefix("https://developer.") })
  }

  /// `count` is the number of guidelines in each document that static analysis can partly check.
  @Test(
    "every guideline in the documents has a rule, once each",
    arguments: [
      (GuidanceDocument.practices, "P", 69, 85), (.components, "G", 39, 42), (.mcag, "C", 98, 119),
      (.menu, "M", 86, 106), (.hig, "A", 42, 58),
    ])
  func statements(_ document: GuidanceDocument, letter: String, count: Int, last: Int) {
    let statements = Statement.all.filter { $0.document == document }
    let ids = statements.map(\.id)
    #expect(ids.count == count)
    #expect(ids.compactMap { Int($0.dropFirst()) } == Set(ids.compactMap { Int($0.dropFirst()) }).sorted())
    for statement in statements {
      #expect(statement.id.hasPrefix(letter) && (1...last).contains(Int(statement.id.dropFirst()) ?? 0))
      #expect(!statement.rules.isEmpty && !statement.place.isEmpty, "\(statement.id)")
      #expect(statement.rules.filter { !ReferenceTests.ids.contains($0) } == [], "\(statement.id)")
    }
  }

  @Test func `All guidelines together are the 334 that can be checked in code`() {
    #expect(Statement.all.count == 334 && Set(Statement.all.map(\.id)).count == 334)
  }

  @Test("another tool's check leads to rules or gives a reason", arguments: Tool.allCases)
  func checks(of tool: Tool) {
    #expect(Set(tool.checks.map(\.id)).count == tool.checks.count)
    for check in tool.checks {
      #expect(check.rules.filter { !ReferenceTests.ids.contains($0) } == [], "\(check.id)")
      #expect(!check.rules.isEmpty || check.note != nil && Tool.listedInFull.contains(tool), "\(check.id)")
    }
  }

  @Test(
    "EN 301 549 repeats WCAG 2.1 level A and AA criteria under its own numbers",
    arguments: [
      (Criterion.nonTextContent, "11.1.1.1.1"), (.nameRoleValue, "11.4.1.2.1"), (.captions, "11.1.2.2"),
      (.contrastMinimum, "11.1.4.3"), (.resizeText, "11.1.4.4.1"), (.labelInName, "11.2.5.3.1"),
      (.languageOfParts, nil), (.targetSizeMinimum, nil), (.contrastEnhanced, nil),
      (.accessibleAuthentication, nil),
    ] as [(Criterion, String?)])
  func clause(of criterion: Criterion, is number: String?) {
    #expect(criterion.clause == number)
  }

  @Test(
    "rule groups are named after criteria and checks",
    arguments: [
      ("en301549", "missing-image-label", "disabled-minimum-touch-target"),
      ("en301549:11.1.1.1.1", "missing-image-label", "missing-hint"),
      ("wcag:2.5.3", "mismatched-label", "vague-label"),
      ("wcag-aaa", "small-touch-target", "missing-image-label"),
      ("en301549:11.7", "fixed-font-size", "small-text"),
      ("mcag:1.1.3", "missing-icon-button-label", "missing-image-label"),
      ("label:voiceover", "missing-image-label", "small-touch-target"),
      ("label:larger-text", "fixed-font-size", "missing-image-label"),
      ("label:differentiate-without-color-alone", "color-only-state", "low-contrast"),
      ("android-lint:ContentDescription", "missing-image-label", "missing-field-label"),
      ("swiftlint:accessibility_trait_for_button", "missing-button-role", "missing-image-label"),
      ("cvs:line-limit-1", "truncated-text", "fixed-font-size"),
      ("atf:TouchTargetSize", "small-touch-target", "nested-control"),
      ("axe:LabelInName", "mismatched-label", "vague-label"),
    ])
  func group(name: String, holds rule: String, butNot other: String) throws {
    let ids = try #require(Rule.ids(named: name))
    #expect(ids.contains(rule) && !ids.contains(other))
  }

  @Test(
    "every offered name selects rules, and no other name does", arguments: Rule.selectable)
  func offered(name: String) {
    #expect(Rule.ids(named: name) != nil && Rule.ids(named: name + "x") == nil)
  }

  @Test func `A check without a rule has a reason`() {
    #expect(Rule.reasonAgainst("luscii:IDENTIFIER_TOO_SHORT")?.contains("tests") == true)
    #expect(Rule.reasonAgainst("luscii:MISSING_FORM_LABEL") == nil)
  }
}
