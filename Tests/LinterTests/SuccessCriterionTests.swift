// WCAG's criteria and their equivalents in other standards.

import Linter
import Testing

@Suite struct SuccessCriterionTests {
  @Test func `WCAG 2.2 has 31 level A and 24 level AA criteria`() {
    let all = SuccessCriterion.all
    #expect(all.count { $0.level == .a } == 31 && all.count { $0.level == .aa } == 24)
    #expect(Set(all.map(\.number)).count == all.count && Set(all.map(\.title)).count == all.count)
    let numbers = all.map { $0.number.split(separator: ".").compactMap { Int($0) } }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  @Test("every criterion that rules check has details, with its level", arguments: Criterion.allCases)
  func details(of criterion: Criterion) {
    #expect(criterion.details?.number == criterion.rawValue && criterion.details?.level == criterion.level)
  }

  @Test(
    "Section 508 incorporates WCAG 2.0 level A and AA, except four criteria for web pages",
    arguments: [
      ("1.1.1", true), ("1.4.3", true), ("4.1.2", true), ("2.4.1", false), ("2.4.5", false), ("3.2.3", false),
      ("3.2.4", false), ("1.3.4", false), ("2.5.8", false), ("1.4.6", false),
    ])
  func section508(number: String, applies: Bool) {
    #expect(SuccessCriterion.all.first { $0.number == number }?.section508 == (applies ? "E207.2" : nil))
  }

  @Test(
    "criteria without rules have clauses, too",
    arguments: [("1.4.5", "11.1.4.5.1"), ("2.1.2", "11.2.1.2"), ("2.4.5", nil), ("2.4.11", nil)]
      as [(String, String?)])
  func clause(number: String, is clause: String?) {
    #expect(SuccessCriterion.all.first { $0.number == number }?.clause == clause)
  }
}
