// The two-way-text-scrolling rule: text that requires horizontal scrolling on every line.

import Elements

extension Rule {
  static let twoWayTextScrolling = Rule(
    "two-way-text-scrolling", "Text requires horizontal scrolling", .text, profile: .strict,
    severity: .information, criteria: [.reflow], on: [.textLooks, .scrolls],
    why: "With large text, every line takes two scrolls.",
    options: [
      RuleOption("minChars", default: .number(80), "Minimum text length to report, in characters.")
    ],
    examples: [
      .bad(
        .swiftUI, "⟦ScrollView([.horizontal, .vertical])⟧ { Text(terms) }",
        fixed: "ScrollView(.vertical) { Text(terms) }"),
      .bad(
        .swiftUI,
        #"⟦ScrollView(.horizontal)⟧ { Text("We keep your data for a year. Then we delete it, together with all the copies that we have made.") }"#,
        fixed:
          #"ScrollView(.vertical) { Text("We keep your data for a year. Then we delete it, together with all the copies that we have made.") }"#
      ),
      .right(.swiftUI, "ScrollView(.vertical) { Text(terms) }"),
      .good(.swiftUI, "ScrollView { Text(terms) }"),
      .good(.swiftUI, "ScrollView(.horizontal) { Text(terms) }"),
      .good(.swiftUI, #"ScrollView(.horizontal) { Text("New") }"#),
      .good(.swiftUI, "ScrollView([.horizontal, .vertical]) { Text(source).monospaced() }"),
      .good(
        .swiftUI,
        "ScrollView([.horizontal, .vertical]) { Text(source).font(.system(.body, design: .monospaced)) }"),
      .good(.swiftUI, "ScrollView([.horizontal, .vertical]) { Grid { Text(cell) } }"),
      .bad(
        .compose,
        #"Text("We keep your data for a year. Then we delete it, together with all the copies that we have made.", Modifier.padding(8.dp)⟦.horizontalScroll(state)⟧)"#,
        fixed:
          #"Text("We keep your data for a year. Then we delete it, together with all the copies that we have made.", Modifier.padding(8.dp))"#
      ),
      .good(.compose, #"Text("New", Modifier.horizontalScroll(state))"#),
      .good(.compose, "Text(source, Modifier.horizontalScroll(state))"),
      .good(.compose, "Row(Modifier.horizontalScroll(state)) { Chip(a) }"),
      .bad(
        .androidXML,
        #"<FrameLayout>⟦<HorizontalScrollView android:layout_width="match_parent">⟧<TextView android:text="@string/terms"/></HorizontalScrollView></FrameLayout>"#,
        fixed: #"<FrameLayout><TextView android:text="@string/terms"/></FrameLayout>"#),
      .bad(
        .androidXML,
        #"<TextView android:text="We keep your data for a year. Then we delete it, together with all the copies that we have made." ⟦android:scrollHorizontally="true"⟧/>"#,
        fixed:
          #"<TextView android:text="We keep your data for a year. Then we delete it, together with all the copies that we have made."/>"#
      ),
      .good(
        .androidXML, #"<HorizontalScrollView><LinearLayout><TextView/></LinearLayout></HorizontalScrollView>"#
      ),
      .good(.androidXML, #"<HorizontalScrollView><TextView android:text="New"/></HorizontalScrollView>"#),
      .good(
        .androidXML,
        #"<HorizontalScrollView><TextView android:typeface="monospace" android:text="@string/log"/></HorizontalScrollView>"#
      ),
      .good(.androidXML, #"<ScrollView><TextView android:text="@string/terms"/></ScrollView>"#),
      .good(.androidXML, #"<EditText android:scrollHorizontally="true"/>"#),
    ]
  ) { id, report in
    let message = "Reading this requires horizontal scrolling on every line. Let the text wrap."
    let element = report.tree[id]
    if let look = element.textLooks.last(where: { $0.kind == .movesSideways }), element.role == .text {
      guard let text = element.title.value?.value.literal, text.count >= report.number("minChars") else {
        return
      }
      report.report(id, at: look.range, message, fixes: [look.fix("Wrap the text")])
    } else if let scroll = report.tree.sidewaysScroll(of: id) {
      if let text = report.tree[scroll.text].title.value?.value.literal {
        guard text.count >= report.number("minChars") else { return }
      } else if !scroll.holdsAnyText {
        return
      }
      report.report(
        id, at: scroll.range, message,
        fixes: [
          scroll.edits.isEmpty
            ? nil : Fix("Wrap the text", .changesBehavior, edits: scroll.edits.map(Fix.Edit.init))
        ])
    }
  }
}
