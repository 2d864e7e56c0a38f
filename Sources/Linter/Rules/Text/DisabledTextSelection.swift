// The disabled-text-selection rule: text with selection turned off.

import Elements

extension Rule {
  static let disabledTextSelection = Rule(
    "disabled-text-selection", "Text selection is turned off", .text, profile: .strict,
    severity: .information, criteria: [],
    why: "Selection is how people take text into other tools.",
    examples: [
      .bad(.swiftUI, "Text(terms)⟦.textSelection(.disabled)⟧", fixed: "Text(terms)"),
      .right(.swiftUI, "Text(terms).textSelection(.enabled)"),
      .bad(
        .uiKit, "func f() {\n  let terms = UITextView()\n  ⟦terms.isSelectable = false⟧\n}",
        fixed: "func f() {\n  let terms = UITextView()\n}"),
      .right(.uiKit, "func f() { let terms = UITextView(); terms.isSelectable = true }"),
      .good(.uiKit, "func f() { row.isSelectable = false }"),
      .bad(.compose, "⟦DisableSelection⟧ { Text(terms) }"),
      .right(.compose, "SelectionContainer { Text(terms) }"),
      .bad(
        .androidViews, "fun f(terms: TextView) {\n  ⟦terms.setTextIsSelectable(false)⟧\n  show(terms)\n}",
        fixed: "fun f(terms: TextView) {\n  show(terms)\n}"),
      .right(.androidViews, "fun f(terms: TextView) { terms.setTextIsSelectable(true) }"),
      .bad(
        .androidXML, #"<TextView android:text="@string/terms" ⟦android:textIsSelectable="false"⟧/>"#,
        fixed: #"<TextView android:text="@string/terms"/>"#),
      .good(
        .androidXML,
        #"<TextView android:text="@string/a" android:maxLines="1" android:textIsSelectable="false"/>"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .unselectableText {
      report.report(
        practice.framework, at: practice.range,
        "People can't select this text to have it read, translated, or enlarged. Allow selection.",
        fixes: [practice.fix("Allow text selection")])
    }
  }
}
