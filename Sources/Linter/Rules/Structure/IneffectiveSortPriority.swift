// The ineffective-sort-priority rule: custom reading orders without a container.

import Elements

extension Rule {
  static let ineffectiveSortPriority = Rule(
    "ineffective-sort-priority", "Custom reading order has no effect", .structureAndFocus, profile: .strict,
    severity: .hint, criteria: [.meaningfulSequence, .focusOrder],
    why: "Order is compared only among siblings in the same container.",
    examples: [
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { VStack { Text(date); Text(name)⟦.accessibilitySortPriority(1)⟧ } } }"
      ),
      .right(
        .swiftUI,
        "struct A: View { var body: some View { VStack { Text(date); Text(name).accessibilitySortPriority(1) }.accessibilityElement(children: .contain) } }"
      ),
      .bad(
        .swiftUI,
        """
        struct A: View {
          var body: some View {
            ScrollView {
              HStack { Text(price); Text(offer).accessibilitySortPriority(1) }.accessibilityElement(children: .contain)
              HStack { Text(date); Text(name)⟦.accessibilitySortPriority(1)⟧ }
            }
          }
        }
        """),
      .good(.swiftUI, "struct A: View { var body: some View { Text(name).accessibilitySortPriority(1) } }"),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { ZStack { Photo(); Text(name).accessibilitySortPriority(1) } } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { Page().sheet(isPresented: $isShown) { VStack { Text(date); Text(name).accessibilitySortPriority(1) } } } }"
      ),
      .bad(
        .compose,
        "@Composable fun A() { Column { Text(date); Text(name, Modifier.semantics { ⟦traversalIndex = -1f⟧ }) } }"
      ),
      .right(
        .compose,
        "@Composable fun A() { Column(Modifier.semantics { isTraversalGroup = true }) { Text(date); Text(name, Modifier.semantics { traversalIndex = -1f }) } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .ineffectiveOrder {
      report.report(
        practice.framework, at: practice.range,
        "This order has no accessibility container, so \(practice.framework.screenReader) may still read by position. Make the parent one."
      )
    }
  }
}
