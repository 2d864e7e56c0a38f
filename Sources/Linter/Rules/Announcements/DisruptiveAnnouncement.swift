// The disruptive-announcement rule: announcements that interrupt what's being read.

import Elements

extension Rule {
  static let disruptiveAnnouncement = Rule(
    "disruptive-announcement", "Announcement interrupts speech", .announcements,
    severity: .information, criteria: [.statusMessages],
    why: "Live regions and pane titles let TalkBack choose the moment.",
    examples: [
      .bad(.androidViews, #"fun f(root: View) { ⟦root.announceForAccessibility(message)⟧ }"#),
      .bad(
        .androidViews,
        #"fun f() { val event = ⟦AccessibilityEvent.obtain(AccessibilityEvent.TYPE_ANNOUNCEMENT)⟧ }"#),
      .right(
        .androidViews,
        #"fun f(status: TextView) { status.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE; status.text = message }"#
      ),
      .bad(
        .compose,
        #"@Composable fun Saved() { val view = LocalView.current; LaunchedEffect(Unit) { ⟦view.announceForAccessibility("Saved")⟧ } }"#
      ),
      .right(
        .compose,
        #"@Composable fun Saved() { Text(saved, Modifier.semantics { liveRegion = LiveRegionMode.Polite }) }"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .announcement {
      // Source: Android 16, “Behavior changes: all apps”, “Disruptive accessibility announcements deprecated”.
      report.report(
        practice.framework, at: practice.range,
        "This announcement interrupts what's being read, and the API is deprecated as of Android 16. Use a live region."
      )
    }
  }
}
