// The WCAG success criteria, with or without rules, and the corresponding provisions of other standards.

/// A WCAG 2.2 success criterion. Those that rules cover are also a `Criterion`.
package struct SuccessCriterion: Sendable {
  /// A WCAG version.
  package enum Version: Sendable {
    case wcag20, wcag21, wcag22
  }

  /// The number, such as `1.1.1`.
  package var number: String
  package var title: String
  package var level: Criterion.Level
  /// The version that introduced it.
  package var version: Version
  /// The manual test, as an instruction.
  package var byHand: String

  init(_ number: String, _ title: String, _ level: Criterion.Level, since version: Version, byHand: String) {
    self.number = number
    self.title = title
    self.level = level
    self.version = version
    self.byHand = byHand
  }

  /// The criterion as rules refer to it, or nil if no rule covers it.
  package var criterion: Criterion? { Criterion(rawValue: number) }

  /// The clause of EN 301 549 V3.2.1 (2021-03), chapter 11 “Software”, that requires this criterion, or nil if none
  /// does.
  ///
  /// The chapter repeats WCAG 2.1, levels A and AA, with the criteria's numbers. If closed functionality has a separate
  /// clause, the number of the clause for open functionality, which applies to apps, ends with an additional 1. IS
  /// 17802 (Part 1):2021 is based on this standard and follows its chapters.
  package var clause: String? {
    if level == .aaa || version == .wcag22 || SuccessCriterion.void.contains(number) { return nil }
    return "11.\(number)" + (SuccessCriterion.split.contains(number) ? ".1" : "")
  }

  /// The provision of the Revised Section 508 Standards (2017) that requires this criterion of software, or nil if none
  /// does.
  ///
  /// They incorporate WCAG 2.0, levels A and AA. E207.2 exempts non-web software from four criteria.
  package var section508: String? {
    guard version == .wcag20, level != .aaa, !SuccessCriterion.webOnly.contains(number) else { return nil }
    return "E207.2"
  }

  /// The criteria with void clauses, because they apply to sets of web pages or documents (11.2.4.1, 11.2.4.2,
  /// 11.2.4.5, 11.3.1.2, 11.3.2.3, 11.3.2.4).
  private static let void: Set = ["2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4"]

  /// The criteria with separate clauses for open and closed functionality: 11.1.1.1.1 is “Non-text content (open
  /// functionality)”.
  private static let split: Set = [
    "1.1.1", "1.2.1", "1.2.3", "1.3.1", "1.3.2", "1.3.5", "1.4.4", "1.4.5", "1.4.10", "2.1.1", "2.1.4",
    "2.5.3",
    "3.1.1", "3.3.1", "4.1.1", "4.1.2", "4.1.3",
  ]

  /// The criteria that E207.2 exempts.
  private static let webOnly: Set = ["2.4.1", "2.4.5", "3.2.3", "3.2.4"]
}

extension Criterion {
  /// The title, version, and other details of the criterion.
  package var details: SuccessCriterion? { Criterion.byNumber[rawValue] }

  /// The clause of EN 301 549 V3.2.1 (2021-03) that requires this criterion of software, or nil if none does.
  package var clause: String? { details?.clause }

  private static let byNumber = Dictionary(
    uniqueKeysWithValues: SuccessCriterion.all.map { ($0.number, $0) })
}
