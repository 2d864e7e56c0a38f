// unreachable-text-link: a link that only a finger on its place opens.

import Elements

extension Rule {
  static let unreachableTextLink = Rule(
    "unreachable-text-link", "Link is found only by its place", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.keyboard, .nameRoleValue],
    why: "A link found only by position needs eyes and fingers.",
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
        "\(practice.framework.screenReader) cannot open the link inside this text.")
    }
  }
}
