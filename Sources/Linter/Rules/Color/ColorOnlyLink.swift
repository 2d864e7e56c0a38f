// The color-only-link rule: inline links that only color sets apart from the text around them.

import Elements
import Source

extension Rule {
  static let colorOnlyLink = Rule(
    "color-only-link", "Inline link is distinguished by color alone", .color, profile: .strict,
    severity: .information, criteria: [.useOfColor], on: .text,
    why: "Without the color, the link looks like plain text.",
    examples: [
      .bad(
        .swiftUI, #"Text("Read the [terms](https://example.com) first.")⟦.underline(false)⟧"#),
      .bad(.swiftUI, #"⟦Text("Read the [terms](https://example.com) first.")⟧.tint(.teal)"#),
      .bad(
        .swiftUI,
        #"struct A: View { var note: AttributedString { var note = AttributedString("Read the terms first."); let part = note.range(of: "terms")!; note[part].link = url; return note }; var body: some View { ⟦Text(note)⟧ } }"#
      ),
      .right(
        .swiftUI,
        #"struct A: View { var note: AttributedString { var note = AttributedString("Read the terms first."); let part = note.range(of: "terms")!; note[part].link = url; note[part].underlineStyle = .single; return note }; var body: some View { Text(note) } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var note: AttributedString { var note = AttributedString("Terms"); note.link = url; return note }; var body: some View { Text(note) } }"#
      ),
      .good(.swiftUI, #"Text("Read the [terms](https://example.com) first.").underline()"#),
      .good(.swiftUI, #"Text("Read the **[terms](https://example.com)** first.")"#),
      .good(.swiftUI, #"Text("[Terms](https://example.com)")"#),
      .good(.swiftUI, #"Text("[Terms](https://example.com) · [Privacy](https://example.com)")"#),
      .good(.swiftUI, #"Text(verbatim: "Read the [terms](https://example.com) first.")"#),
      .good(.swiftUI, #"Text("Read the terms first.").underline(false)"#),
      .good(.swiftUI, #"Link("Terms", destination: terms).underline(false)"#),
      .bad(
        .uiKit, "note.linkTextAttributes = ⟦[.foregroundColor: UIColor.systemRed]⟧",
        fixed:
          "note.linkTextAttributes = [.foregroundColor: UIColor.systemRed, .underlineStyle: NSUnderlineStyle.single.rawValue]"
      ),
      .right(
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
      .right(
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
      .right(
        .androidViews,
        "class Plain(url: String) : URLSpan(url) { override fun updateDrawState(ds: TextPaint) { ds.isUnderlineText = false; ds.isFakeBoldText = true } }"
      ),
      .good(.androidViews, "fun f(paint: TextPaint) { paint.isUnderlineText = false }"),
    ],
    checkFile: { report in
      for practice in report.tree.practices where practice.subject == .colorOnlyLink {
        report.report(
          practice.framework, at: practice.range, message, fixes: [practice.fix("Underline the link")])
      }
    }
  ) { id, report in
    let element = report.tree[id]
    if let link = report.tree.plainLink(in: id) {
      return report.report(
        id, at: element.constructor, message, related: [Finding.Related(link, "The link is created here.")])
    }
    guard element.showsLinkInText, !report.tree.code(element.range).spells("underline"),
      !report.tree.code(element.constructor).spells("verbatim")
    else { return }
    report.report(id, at: element.constructor, message)
  }
}

private let message = "Only color sets this link apart from the text around it. Underline it."

private extension Element {
  /// True if the text contains Markdown links and other words, and no link is bold or italic.
  ///
  /// Source: Apple, “Text › init(_:tableName:bundle:comment:)” and “View › tint(_:)”: a Markdown link has the view's
  /// tint and no underline.
  var showsLinkInText: Bool {
    guard framework == .swiftUI, role == .text, exposure == .exposed, openness.isDisjoint(with: [.modifiers]),
      let text = title.value?.value.literal
    else { return false }
    var words = 0
    var links = 0
    var rest = Array(text.utf8)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "[")) {
      let before = rest[..<start]
      words += before.wordCount
      let link = rest[(start + 1)...]
      guard let end = link.firstIndex(of: UInt8(ascii: "]")), end + 1 < link.endIndex,
        link[end + 1] == UInt8(ascii: "("), let close = link[(end + 1)...].firstIndex(of: UInt8(ascii: ")"))
      else { return false }
      let isMarked = before.last == UInt8(ascii: "*") || before.last == UInt8(ascii: "_")
      guard !isMarked, !link[..<end].contains(UInt8(ascii: "*")), !link[..<end].contains(UInt8(ascii: "_"))
      else { return false }
      links += 1
      rest = link[(close + 1)...]
    }
    return links > 0 && words + rest.wordCount > 1
  }
}

private extension ArraySlice<UInt8> {
  /// The number of words with letters, separated by spaces. Bytes C2 and E2 start symbols such as dots and dashes.
  var wordCount: Int {
    split(separator: UInt8(ascii: " ")).count { word in
      word.contains { 0x61...0x7A ~= $0 | 0x20 || $0 >= 0xC3 && $0 != 0xE2 }
    }
  }
}
