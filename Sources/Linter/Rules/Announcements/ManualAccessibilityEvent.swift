// The manual-accessibility-event rule: accessibility events for something that didn't happen.

import Elements

extension Rule {
  static let manualAccessibilityEvent = Rule(
    "manual-accessibility-event", "Accessibility event is sent manually", .announcements,
    severity: .warning, criteria: [.nameRoleValue, .statusMessages],
    why: "The system sends events when state changes. Faked events mislead assistive technologies.",
    examples: [
      .bad(
        .androidViews,
        #"fun f(row: View) { ⟦row.sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_SELECTED)⟧ }"#,
        fixed: #"fun f(row: View) { row.isSelected = true }"#),
      .bad(
        .androidViews,
        #"fun f(root: View) { ⟦root.sendAccessibilityEvent(AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED)⟧ }"#),
      .bad(
        .androidViews,
        #"fun f() { val event = ⟦AccessibilityEvent.obtain(AccessibilityEvent.TYPE_VIEW_CLICKED)⟧ }"#),
      .bad(
        .androidViews,
        #"fun f(event: AccessibilityEvent, v: View) { ⟦event.eventType = AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED⟧ }"#
      ),
      .bad(
        .androidViews,
        #"class A : View { override fun onPopulateAccessibilityEvent(e: AccessibilityEvent) { super.onPopulateAccessibilityEvent(e); if (e.eventType == ⟦AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED⟧) e.text.add(title) } }"#
      ),
      .right(.androidViews, #"fun f(row: View) { row.isSelected = true }"#),
      .good(
        .androidViews,
        #"fun f(row: View) { row.sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_SCROLLED) }"#),
      .good(
        .androidViews,
        #"class A : View { override fun performClick(): Boolean { sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_CLICKED); return super.performClick() } }"#
      ),
      .good(
        .androidViews,
        #"class A : ExploreByTouchHelper(v) { fun f() { sendAccessibilityEvent(AccessibilityEvent.TYPE_VIEW_CLICKED) } }"#
      ),
      .good(
        .androidViews,
        #"class A : AccessibilityService() { override fun onAccessibilityEvent(e: AccessibilityEvent) { if (e.eventType == AccessibilityEvent.TYPE_WINDOW_STATE_CHANGED) look(View(this)) } }"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .manualEvent {
      report.report(
        practice.framework, at: practice.range,
        "Sending this event manually makes TalkBack report something that didn't happen. Set the \(practice.edits.isEmpty ? "state or pane title" : "state") instead.",
        fixes: [practice.fix("Set the state instead")])
    }
  }
}
