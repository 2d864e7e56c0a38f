// The truncated-text rule: long text that is limited to one line.

import Elements

extension Rule {
  static let truncatedText = Rule(
    "truncated-text", "Long text is limited to one line", .text, profile: .strict,
    severity: .hint, criteria: [.resizeText, .reflow], on: .textLooks,
    why: "People who need large text can't read what's truncated.",
    options: [
      RuleOption("minChars", default: .number(30), "Minimum text length to report, in characters.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Text("Refunds take up to fourteen days to arrive.")⟦.lineLimit(1)⟧"#,
        fixed: #"Text("Refunds take up to fourteen days to arrive.")"#),
      .bad(
        .swiftUI,
        #"ScrollView { Text("Refunds take up to fourteen days to arrive.")⟦.lineLimit(1)⟧ }.padding(.horizontal)"#
      ),
      .bad(
        .swiftUI,
        #"ScrollView(.vertical) { Text("Refunds take up to fourteen days to arrive.")⟦.lineLimit(1)⟧.padding(.horizontal) }"#
      ),
      .good(
        .swiftUI,
        #"ScrollView(.horizontal) { Text("Refunds take up to fourteen days to arrive.").lineLimit(1) }"#),
      .good(
        .swiftUI, #"ScrollView(axes) { Text("Refunds take up to fourteen days to arrive.").lineLimit(1) }"#),
      .good(.swiftUI, #"Text("Refunds take up to fourteen days to arrive.").lineLimit(3)"#),
      .good(
        .swiftUI, #"Text("Refunds take up to fourteen days to arrive.").lineLimit(1).minimumScaleFactor(0.5)"#
      ),
      .good(.swiftUI, #"Text("Refunds").lineLimit(1)"#),
      .good(.swiftUI, #"Text(note).lineLimit(1)"#),
      .good(
        .swiftUI,
        #"ViewThatFits { Text("Refunds take up to fourteen days to arrive.").lineLimit(1); Text("Refunds: 14 days") }"#
      ),
      .good(
        .swiftUI,
        #"Button { open() } label: { Text("Refunds take up to fourteen days to arrive.").lineLimit(1) }"#),
      .bad(
        .uiKit,
        "let note = UILabel()\nnote.text = \"Refunds take up to fourteen days to arrive.\"\n⟦note.numberOfLines = 1⟧",
        fixed:
          "let note = UILabel()\nnote.text = \"Refunds take up to fourteen days to arrive.\"\nnote.numberOfLines = 0"
      ),
      .right(
        .uiKit,
        "let note = UILabel()\nnote.text = \"Refunds take up to fourteen days to arrive.\"\nnote.numberOfLines = 0"
      ),
      .good(.uiKit, "let note = UILabel()\nnote.text = \"Refunds\"\nnote.numberOfLines = 1"),
      .bad(
        .compose,
        #"Text("Refunds take up to fourteen days to arrive.", ⟦maxLines = 1⟧, overflow = TextOverflow.Ellipsis)"#,
        fixed: #"Text("Refunds take up to fourteen days to arrive.", overflow = TextOverflow.Ellipsis)"#),
      .bad(
        .compose, #"Text(account.name, Modifier.width(56.dp), ⟦maxLines = 1⟧)"#,
        fixed: #"Text(account.name, Modifier.width(56.dp))"#),
      .good(.compose, #"Text(account.total.toString(), Modifier.width(56.dp), maxLines = 1)"#),
      .good(.compose, #"Text(account.count, Modifier.width(56.dp), maxLines = 1)"#),
      .good(.compose, #"Text(account.name, Modifier.width(160.dp), maxLines = 1)"#),
      .right(.compose, #"Text("Refunds take up to fourteen days to arrive.", maxLines = 3)"#),
      .good(.compose, #"Text("Refunds", maxLines = 1)"#),
      .good(
        .compose,
        #"Text("Refunds take up to fourteen days to arrive.", Modifier.basicMarquee(), maxLines = 1)"#),
      .bad(
        .androidXML,
        #"<TextView ⟦android:maxLines="1"⟧ android:text="Refunds take up to fourteen days to arrive."/>"#,
        fixed: #"<TextView android:text="Refunds take up to fourteen days to arrive."/>"#),
      .bad(
        .androidXML,
        #"<TextView ⟦android:singleLine="true"⟧ android:text="Refunds take up to fourteen days to arrive."/>"#,
        fixed: #"<TextView android:text="Refunds take up to fourteen days to arrive."/>"#),
      .good(
        .androidXML,
        #"<TextView android:maxLines="1" android:ellipsize="marquee" android:text="Refunds take up to fourteen days to arrive."/>"#
      ),
      .good(
        .androidXML,
        #"<HorizontalScrollView><TextView android:maxLines="1" android:text="Refunds take up to fourteen days to arrive."/></HorizontalScrollView>"#
      ),
      .good(.androidXML, #"<TextView android:maxLines="1" android:text="@string/refunds"/>"#),
    ]
  ) { id, report in
    if let look = report.tree.lineLimitOfNarrowName(id) {
      return report.report(
        id, at: look.range,
        "The width is fixed, so at larger text sizes, this text is truncated. Allow more lines.",
        fixes: [look.fix("Remove the line limit")])
    }
    guard report.tree[id].lineLimit == 1, !report.tree[id].givesWay, !report.tree[id].isLargeTitle,
      let look = report.tree[id].textLooks.last(where: { $0.kind == .lineLimit(1) }),
      let text = report.tree.readableText(of: id)?.value.literal, text.count >= report.number("minChars"),
      !report.tree.hasRoom(id)
    else { return }
    report.report(
      id, at: look.range, "At larger text sizes, this text is truncated. Allow more lines.",
      fixes: [look.fix("Remove the line limit")])
  }
}
