// The references of a rule as text.

import Linter

/// Lines that list the standards, labels, documents, and other tools' checks that a rule relates to.
enum ReferenceText {
  /// The name of a standard, document, or tool, and the parts of it that a rule relates to.
  typealias Row = (name: String, text: String)

  /// Returns one line for each standard, one for the sources, and one for the equivalent checks, such as `Android Lint:
  /// ContentDescription, MenuTitle; SwiftLint: accessibility_label_for_image`.
  static func lines(of rule: Rule) -> [(title: String, text: String)] {
    let others = [("Sources", sources(of: rule)), ("Equivalent checks", equivalents(of: rule))]
    return standards(of: rule).map { (title: $0.name, text: $0.text) }
      + others.filter { !$0.1.isEmpty }.map { title, rows in
        (title: title, text: rows.map { "\($0.name): \($0.text)" }.joined(separator: "; "))
      }
  }

  /// Returns the references in sections that aren't empty.
  static func sections(of rule: Rule) -> [(title: String, rows: [Row])] {
    [
      ("Standards", standards(of: rule)), ("Sources", sources(of: rule)),
      ("Equivalent checks", equivalents(of: rule)),
    ].filter { !$0.1.isEmpty }.map { (title: $0.0, rows: $0.1) }
  }

  private static func standards(of rule: Rule) -> [Row] {
    rows([
      ("EN 301 549 V3.2.1", rule.clauses), ("MCAG", rule.mobileCriteria),
      ("Accessibility Nutrition Labels", rule.nutritionLabels.map(\.rawValue)),
    ])
  }

  /// Returns rows such as `Gojek iOS components: Basics`. MCAG is a standard.
  private static func sources(of rule: Rule) -> [Row] {
    rows(GuidanceDocument.allCases.filter { $0 != .mcag }.map { ($0.shortName, rule.places(in: $0)) })
  }

  private static func equivalents(of rule: Rule) -> [Row] {
    rows(
      Tool.allCases.map { tool in (tool.title, rule.equivalents.filter { $0.tool == tool }.map(\.check.id)) })
  }

  private static func rows(_ rows: [(String, [String])]) -> [Row] {
    rows.filter { !$0.1.isEmpty }.map { (name: $0.0, text: $0.1.joined(separator: ", ")) }
  }
}
