// The forced-accessibility-focus rule: code that moves accessibility focus.

import Elements

extension Rule {
  static let forcedAccessibilityFocus = Rule(
    "forced-accessibility-focus", "Code moves accessibility focus", .structureAndFocus,
    severity: .warning, criteria: [.onFocus, .focusOrder],
    why: "Focus belongs to the user. Pane titles and input focus convey the change without a jump.",
    examples: [
      .bad(
        .uiKit,
        "class MoreButton: UIButton { @objc func flip() { isOpen.toggle(); ⟦UIAccessibility.post(notification: .screenChanged, argument: nil)⟧ } }",
        fixed:
          "class MoreButton: UIButton { @objc func flip() { isOpen.toggle(); UIAccessibility.post(notification: .layoutChanged, argument: nil) } }"
      ),
      .right(
        .uiKit,
        "class MoreButton: UIButton { @objc func flip() { isOpen.toggle(); UIAccessibility.post(notification: .layoutChanged, argument: nil) } }"
      ),
      .good(
        .uiKit,
        "class Page: UIViewController { func show() { UIAccessibility.post(notification: .screenChanged, argument: nil) } }"
      ),
      .bad(
        .androidViews, "fun f(v: View) { ⟦v.sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_FOCUSED)⟧ }",
        fixed:
          #"fun f(v: View) { ViewCompat.setAccessibilityPaneTitle(v, "‹›" /* the screen title */) }"#
      ),
      .bad(
        .androidViews,
        "fun f(v: View) = ⟦v.performAccessibilityAction(AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null)⟧"
      ),
      .bad(
        .androidViews,
        "fun f(v: View) { ⟦ViewCompat.performAccessibilityAction(v, AccessibilityNodeInfoCompat.ACTION_ACCESSIBILITY_FOCUS, null)⟧ }"
      ),
      .good(
        .androidViews,
        "fun f(v: View) { v.performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS, null) }"
      ),
      .good(.androidViews, "fun f(v: View) { v.requestFocus() }"),
      .good(
        .androidViews,
        "class Keys(v: View) : ExploreByTouchHelper(v) { fun f(v: View) { v.sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_FOCUSED) } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .forcedFocus {
      if practice.framework == .uiKit {
        report.report(
          practice.framework, at: practice.range,
          "VoiceOver jumps from this control to the top of the screen. Post layoutChanged instead.",
          fixes: [practice.fix("Post layoutChanged")])
        continue
      }
      let fix = practice.fix("Set an accessibility pane title")
      report.report(
        practice.framework, at: practice.range,
        "This pulls TalkBack away from where the user is reading. Set a pane title instead.",
        fixes: [fix.map { Fix($0.title, .needsText, edits: $0.edits) }])
    }
  }
}
