// The broken-focus-order rule: focus orders that form a loop.

import Elements

extension Rule {
  static let brokenFocusOrder = Rule(
    "broken-focus-order", "Focus order forms a loop", .structureAndFocus,
    severity: .warning, criteria: [.focusOrder, .meaningfulSequence],
    why: "A focus loop traps everyone who navigates by keyboard or swipe.",
    examples: [
      .bad(
        .androidXML,
        #"<EditText android:id="@+id/a" android:hint="@string/a" ⟦android:nextFocusForward="@id/a"⟧/>"#,
        fixed: #"<EditText android:id="@+id/a" android:hint="@string/a"/>"#),
      .bad(
        .androidXML,
        #"<EditText android:id="@+id/a" android:hint="@string/a" ⟦android:nextFocusDown="@id/a"⟧/>"#,
        fixed: #"<EditText android:id="@+id/a" android:hint="@string/a"/>"#, severity: .information),
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
        fixed: "fun f(a: View, b: View) {\n  b.nextFocusDownId = a.id\n}", severity: .information),
      .bad(.androidViews, "fun f(a: View) { ⟦a.nextFocusForwardId = a.id⟧ }"),
      .right(.androidViews, "fun f(a: View, b: View) { a.nextFocusDownId = b.id }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .circularFocusOrder {
      report.report(
        practice.framework, at: practice.range,
        "This focus order leads back to its start, so focus jumps or gets stuck. Break the loop.",
        fixes: [practice.fix("Remove the focus order that loops")])
    }
    for practice in report.tree.practices where practice.subject == .closedFocusDirection {
      report.report(
        practice.framework, at: practice.range,
        "The arrow key in this direction can't move the focus out of this view. Name the next view, or remove this.",
        severity: .information, fixes: [practice.fix("Remove the focus direction")])
    }
  }
}
