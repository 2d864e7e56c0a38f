// broken-focus-order: an order that leads to where it starts.

import Elements

extension Rule {
  static let brokenFocusOrder = Rule(
    "broken-focus-order", "Order of focus leads in a circle", .structureAndFocus,
    severity: .warning, criteria: [.focusOrder, .meaningfulSequence],
    why: "A loop traps everyone who moves by key or swipe.",
    examples: [
      .bad(
        .androidXML,
        #"<EditText android:id="@+id/a" android:hint="@string/a" ⟦android:nextFocusDown="@id/a"⟧/>"#,
        fixed: #"<EditText android:id="@+id/a" android:hint="@string/a"/>"#),
      .bad(
        .androidXML,
        #"<TextView android:id="@+id/a" android:text="@string/a" android:accessibilityTraversalBefore="@+id/b" ⟦android:accessibilityTraversalAfter="@+id/b"⟧/>"#,
        fixed:
          #"<TextView android:id="@+id/a" android:text="@string/a" android:accessibilityTraversalBefore="@+id/b"/>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/a" android:text="@string/a" android:accessibilityTraversalBefore="@+id/b"/><TextView android:id="@+id/b" android:text="@string/b" ⟦android:accessibilityTraversalBefore="@id/a"⟧/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><EditText android:id="@+id/a" android:hint="@string/a" android:nextFocusDown="@id/b"/><EditText android:id="@id/b" android:hint="@string/b" android:nextFocusDown="@id/a"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/a" android:text="@string/a" android:accessibilityTraversalBefore="@+id/b"/><TextView android:id="@+id/b" android:text="@string/b" android:accessibilityTraversalBefore="@+id/c"/></LinearLayout>"#
      ),
      .bad(
        .androidViews,
        "fun f(a: View, b: View) {\n  ⟦a.nextFocusDownId = a.id⟧\n  b.nextFocusDownId = a.id\n}",
        fixed: "fun f(a: View, b: View) {\n  b.nextFocusDownId = a.id\n}"),
      .right(.androidViews, "fun f(a: View, b: View) { a.nextFocusDownId = b.id }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .circularFocusOrder {
      report.report(
        practice.framework, at: practice.range,
        "This order leads back to where it starts, so focus jumps or gets stuck.",
        fixes: [practice.fix("Remove the order")])
    }
  }
}
