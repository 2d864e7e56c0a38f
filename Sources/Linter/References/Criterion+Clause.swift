// The clauses of EN 301 549 that repeat success criteria for software.

extension Criterion {
  /// The clause of EN 301 549 V3.2.1 (2021-03), chapter 11 “Software”, that asks software for this criterion; nil where
  /// none does.
  ///
  /// The chapter repeats WCAG 2.1, level A and AA, under the numbers of the criteria. Where closed functionality has a
  /// clause of its own, the one for open functionality, which an app has, ends in another 1.
  package var clause: String? {
    if level == .aaa || Criterion.newer.contains(rawValue) || Criterion.void.contains(rawValue) { return nil }
    return "11.\(rawValue)" + (Criterion.split.contains(rawValue) ? ".1" : "")
  }

  /// WCAG 2.2 brought these, a year and a half after the standard.
  private static let newer: Set = [
    "2.4.11", "2.4.12", "2.4.13", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8", "3.3.9",
  ]

  /// Their clauses are void, since they speak of sets of web pages or documents (11.2.4.1, 11.2.4.2, 11.2.4.5, 11.3.1.2,
  /// 11.3.2.3, 11.3.2.4).
  private static let void: Set = ["2.4.1", "2.4.2", "2.4.5", "3.1.2", "3.2.3", "3.2.4"]

  /// Their clauses tell open from closed functionality: 11.1.1.1.1 is “Non-text content (open functionality)”.
  private static let split: Set = [
    "1.1.1", "1.2.1", "1.2.3", "1.3.1", "1.3.2", "1.3.5", "1.4.4", "1.4.5", "1.4.10", "2.1.1", "2.1.4",
    "2.5.3",
    "3.1.1", "3.3.1", "4.1.1", "4.1.2", "4.1.3",
  ]
}
