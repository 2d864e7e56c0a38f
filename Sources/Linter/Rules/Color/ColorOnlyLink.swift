// color-only-link: a link in running text that looks like the text for those who do not see its color.

import Elements

extension Rule {
  static let colorOnlyLink = Rule(
    "color-only-link", "Link in a text differs only by color", .color, profile: .strict,
    severity: .information, criteria: [.useOfColor],
    why: "Without the color it is plain text.",
    examples: [
      .bad(
        .swiftUI, #"Text("Read the [terms](https://example.com) first.")⟦.underline(false)⟧"#),
      .good(.swiftUI, #"Text("Read the [terms](https://example.com) first.").underline()"#),
      .good(.swiftUI, #"Text("Read the terms first.").underline(false)"#),
      .good(.swiftUI, #"Link("Terms", destination: terms).underline(false)"#),
      .bad(
        .uiKit, "note.linkTextAttributes = ⟦[.foregroundColor: UIColor.systemRed]⟧",
        fixed:
          "note.linkTextAttributes = [.foregroundColor: UIColor.systemRed, .underlineStyle: NSUnderlineStyle.single.rawValue]"
      ),
      .good(
        .uiKit,
        "note.linkTextAttributes = [.foregroundColor: UIColor.systemRed, .underlineStyle: NSUnderlineStyle.single.rawValue]"
      ),
      .good(.uiKit, "note.linkTextAttributes = [.foregroundColor: UIColor.systemRed, .font: bold]"),
      .good(.uiKit, "note.linkTextAttributes = attributes"),
      .good(.uiKit, "note.linkTextAttributes = [:]"),
      .bad(
        .compose, "val links = TextLinkStyles(⟦SpanStyle(color = c)⟧)",
        fixed: "val links = TextLinkStyles(SpanStyle(color = c, textDecoration = TextDecoration.Underline))"),
      .bad(
        .compose,
        "val links = TextLinkStyles(style = SpanStyle(color = c, ⟦textDecoration = TextDecoration.None⟧))",
        fixed:
          "val links = TextLinkStyles(style = SpanStyle(color = c, textDecoration = TextDecoration.Underline))"
      ),
      .good(
        .compose,
        "val links = TextLinkStyles(SpanStyle(color = c, textDecoration = TextDecoration.Underline))"),
      .good(.compose, "val links = TextLinkStyles(SpanStyle(color = c, fontWeight = FontWeight.Bold))"),
      .good(.compose, "val links = TextLinkStyles(style)"),
      .good(.compose, "val word = SpanStyle(color = c)"),
      .bad(
        .androidViews,
        "class Plain(url: String) : URLSpan(url) { override fun updateDrawState(ds: TextPaint) { super.updateDrawState(ds); ⟦ds.isUnderlineText = false⟧ } }",
        fixed:
          "class Plain(url: String) : URLSpan(url) { override fun updateDrawState(ds: TextPaint) { super.updateDrawState(ds); ds.isUnderlineText = true } }"
      ),
      .good(
        .androidViews,
        "class Plain(url: String) : URLSpan(url) { override fun updateDrawState(ds: TextPaint) { ds.isUnderlineText = false; ds.isFakeBoldText = true } }"
      ),
      .good(.androidViews, "fun f(paint: TextPaint) { paint.isUnderlineText = false }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .colorOnlyLink {
      report.report(
        practice.framework, at: practice.range, "In running text this link differs only by color.",
        fixes: [practice.fix("Underline the link")])
    }
  }
}
