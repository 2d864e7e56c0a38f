// The incomplete-scroll-actions rule: views that accessibility services can scroll by page but not by direction.

import Elements

extension Rule {
  static let incompleteScrollActions = Rule(
    "incomplete-scroll-actions", "Directional scroll actions are missing", .api, profile: .strict,
    severity: .information, criteria: [.keyboard],
    why: "Newer accessibility services scroll by direction.",
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
        "TalkBack and switch users can't scroll this by direction. Add the directional scroll actions.",
        fixes: [practice.fix("Add the directional scroll actions")])
    }
  }
}
