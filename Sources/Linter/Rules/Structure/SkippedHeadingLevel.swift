// The skipped-heading-level rule: headings that skip a level.

import Elements

extension Rule {
  static let skippedHeadingLevel = Rule(
    "skipped-heading-level", "Heading level is skipped", .structureAndFocus, profile: .strict,
    severity: .hint, criteria: [.infoAndRelationships],
    why: "Heading levels convey how sections relate.",
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
        "This heading skips a level, so a section seems to be missing. Use the next level.",
        fixes: [practice.fix("Change the level to .h\(next)")])
    }
  }
}
