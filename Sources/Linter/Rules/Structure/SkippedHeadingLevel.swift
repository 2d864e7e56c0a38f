// skipped-heading-level: an outline that seems to miss a part.

import Elements

extension Rule {
  static let skippedHeadingLevel = Rule(
    "skipped-heading-level", "Heading level jumps", .structureAndFocus, profile: .strict,
    severity: .hint, criteria: [.infoAndRelationships],
    why: "Levels tell how parts belong together.",
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { VStack { Text(a).accessibilityHeading(.h1); Text(b)⟦.accessibilityHeading(.h3)⟧ } } }"#,
        fixed:
          #"struct A: View { var body: some View { VStack { Text(a).accessibilityHeading(.h1); Text(b).accessibilityHeading(.h2) } } }"#
      ),
      .right(
        .swiftUI,
        #"struct A: View { var body: some View { VStack { Text(a).accessibilityHeading(.h1); Text(b).accessibilityHeading(.h2); Text(c).accessibilityHeading(.h1) } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var head: some View { Text(a).accessibilityHeading(.h1) }; var body: some View { Text(b).accessibilityHeading(.h3) } }"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .skippedHeadingLevel(let next) = practice.subject else { continue }
      report.report(
        practice.framework, at: practice.range,
        "The heading level jumps, so the outline seems to miss a part.",
        fixes: [practice.fix("Use .h\(next)")])
    }
  }
}
