// incomplete-scroll-actions: scrolling that services can ask for by page and not by direction.

import Elements

extension Rule {
  static let incompleteScrollActions = Rule(
    "incomplete-scroll-actions", "Scrolling by direction is missing", .api, profile: .strict,
    severity: .information, criteria: [.keyboard],
    why: "Newer services ask for a direction.",
    examples: [
      .bad(
        .androidViews,
        "class Wheel : View { override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.className = \"android.widget.ScrollView\"; ⟦info.addAction(AccessibilityAction.ACTION_SCROLL_FORWARD)⟧ } }",
        fixed:
          "class Wheel : View { override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.className = \"android.widget.ScrollView\"; info.addAction(AccessibilityAction.ACTION_SCROLL_FORWARD); info.addAction(AccessibilityAction.ACTION_SCROLL_DOWN) } }"
      ),
      .right(
        .androidViews,
        "class Wheel : View { override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.className = \"android.widget.ScrollView\"; info.addAction(AccessibilityAction.ACTION_SCROLL_FORWARD); info.addAction(AccessibilityAction.ACTION_SCROLL_RIGHT) } }"
      ),
      .good(
        .androidViews,
        "class Wheel : View { override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.addAction(AccessibilityAction.ACTION_SCROLL_FORWARD) } }"
      ),
      .good(
        .androidViews,
        "class Wheel : View { override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.className = name; info.addAction(AccessibilityAction.ACTION_SCROLL_FORWARD); addDirections(info) } }"
      ),
      .good(
        .androidViews,
        "class Wheel : RecyclerView { override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.className = name; info.addAction(AccessibilityAction.ACTION_SCROLL_FORWARD) } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .pagewiseScrolling {
      report.report(
        practice.framework, at: practice.range,
        "Scroll by direction does not work here for TalkBack and switches.",
        fixes: [practice.fix("Add the direction")])
    }
  }
}
