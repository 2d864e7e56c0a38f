// The focusable-child-in-group rule: text that's focusable separately from its group.

import Elements
import Source

extension Rule {
  static let focusableChildInGroup = Rule(
    "focusable-child-in-group", "Child of a group is separately focusable", .structureAndFocus,
    severity: .warning, criteria: [.infoAndRelationships, .focusOrder],
    why: "In a group, only the group should receive focus.",
    examples: [
      .bad(
        .androidXML,
        #"<LinearLayout android:screenReaderFocusable="true"><TextView ⟦android:focusable="true"⟧ android:text="@string/a"/><TextView android:text="@string/b"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout android:screenReaderFocusable="true"><TextView android:focusable="false" android:text="@string/a"/><TextView android:text="@string/b"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout android:focusable="true" android:contentDescription="@string/c"><TextView ⟦android:screenReaderFocusable="true"⟧ android:text="@string/a"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout android:focusable="true" android:contentDescription="@string/c"><TextView android:screenReaderFocusable="false" android:text="@string/a"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout android:screenReaderFocusable="true"><TextView android:text="@string/a"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout android:screenReaderFocusable="true"><TextView android:focusable="true" android:onClick="open" android:text="@string/a"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout android:screenReaderFocusable="true"><TextView android:id="@+id/terms" android:focusable="true" android:text="@string/a"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:focusable="true" android:text="@string/a"/></LinearLayout>"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .stopInGroup {
      // Code that looks up the view may make it a button.
      guard let element = report.tree.element(writing: practice.range),
        !element.circumstances.contains(.visibleOutside) || element.circumstances.contains(.codeIsKnown),
        element.gestures.isEmpty
      else { continue }
      report.report(
        practice.framework, at: practice.range,
        "TalkBack reads this text with the group, and then again on its own. Don't make it focusable.",
        fixes: [
          practice.fix(
            report.text[practice.range].spells("screenReaderFocusable")
              ? "Set screenReaderFocusable to false" : "Set focusable to false")
        ])
    }
  }
}

private extension ElementTree {
  /// Returns the element whose tag contains a range.
  func element(writing range: Range<Int>) -> Element? {
    let behind = elements.partitioningIndex { $0.constructor.lowerBound > range.lowerBound }
    guard behind > 0, elements[behind - 1].constructor.upperBound >= range.upperBound else { return nil }
    return elements[behind - 1]
  }
}
