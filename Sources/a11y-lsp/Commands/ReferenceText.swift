// The references of a rule as text.

import Linter

/// Lines that list the standards, labels, documents, and other tools' checks that a rule relates to.
enum ReferenceText {
  /// Returns the titles and texts of all references that aren't empty.
  static func lines(of rule: Rule) -> [(title: String, text: String)] {
    let lines = [
      ("EN 301 549 V3.2.1", rule.clauses.joined(separator: ", ")),
      ("MCAG", rule.mobileCriteria.joined(separator: ", ")),
      ("Accessibility Nutrition Labels", rule.nutritionLabels.map(\.rawValue).joined(separator: ", ")),
      ("Sources", sources(of: rule)),
      ("Equivalent checks", equivalents(of: rule)),
    ]
    return lines.filter { !$0.1.isEmpty }.map { (title: $0.0, text: $0.1) }
  }

  /// Returns text such as `Gojek iOS components: Basics; Apple HIG: VoiceOver navigation`. MCAG has its own line.
  private static func sources(of rule: Rule) -> String {
    GuidanceDocument.allCases.filter { $0 != .mcag }.compactMap { document in
      let places = rule.places(in: document)
      return places.isEmpty ? nil : "\(document.shortName): \(places.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  /// Returns text such as `Android Lint: ContentDescription, MenuTitle; SwiftLint: accessibility_label_for_image`.
  private static func equivalents(of rule: Rule) -> String {
    Tool.allCases.compactMap { tool in
      let ids = rule.equivalents.filter { $0.tool == tool }.map(\.check.id)
      return ids.isEmpty ? nil : "\(tool.title): \(ids.joined(separator: ", "))"
    }.joined(separator: "; ")
  }
}
