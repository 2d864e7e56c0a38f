// The unreachable-text-link rule: inline links that only touch can open.

import Elements

extension Rule {
  static let unreachableTextLink = Rule(
    "unreachable-text-link", "Inline link can be opened only by touch", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.keyboard, .nameRoleValue],
    why: "A link that's found only by its position requires sight and touch.",
    examples: [
      .bad(.swiftUI, "Text(AttributedString(markdown: terms))⟦.onTapGesture { place in open(place) }⟧"),
      .right(.swiftUI, "Text(AttributedString(markdown: terms))"),
      .good(.swiftUI, "Text(AttributedString(markdown: terms)).onTapGesture { open(terms) }"),
      .bad(
        .compose, "@Composable fun Terms() { ⟦ClickableText(text, onClick = { offset -> open(offset) })⟧ }"),
      .right(
        .compose,
        #"@Composable fun Terms() { Text(buildAnnotatedString { withLink(LinkAnnotation.Url(address)) { append("Terms") } }) }"#
      ),
      .good(
        .androidViews, "fun link() = object : ClickableSpan() { override fun onClick(v: View) { open() } }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .unreachableLink {
      report.report(
        practice.framework, at: practice.range,
        "\(practice.framework.screenReader) users can't open the link inside this text. Make it a real link, which is reachable on its own."
      )
    }
  }
}
