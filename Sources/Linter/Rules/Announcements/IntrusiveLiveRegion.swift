// The intrusive-live-region rule: live regions that interrupt speech or that TalkBack rereads as a whole.

import Elements

extension Rule {
  static let intrusiveLiveRegion = Rule(
    "intrusive-live-region", "Live region is too intrusive", .announcements,
    severity: .information, criteria: [.statusMessages],
    why: "An assertive live region interrupts whatever is being read.",
    examples: [
      .bad(
        .compose, #"Text(left, Modifier.semantics { ⟦liveRegion = LiveRegionMode.Assertive⟧ })"#,
        fixed: #"Text(left, Modifier.semantics { liveRegion = LiveRegionMode.Polite })"#),
      .right(.compose, #"Text(left, Modifier.semantics { liveRegion = LiveRegionMode.Polite })"#),
      .good(.compose, #"Text(errorText, Modifier.semantics { liveRegion = LiveRegionMode.Assertive })"#),
      .good(
        .compose,
        #"@Composable fun Warning(t: String) { Text(t, Modifier.semantics { liveRegion = LiveRegionMode.Assertive }) }"#
      ),
      .bad(
        .androidViews,
        #"fun f(timer: TextView) { ⟦timer.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE⟧ }"#,
        fixed:
          #"fun f(timer: TextView) { timer.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }"#
      ),
      .bad(
        .androidViews,
        #"fun f(timer: TextView) { ⟦ViewCompat.setAccessibilityLiveRegion(timer, ViewCompat.ACCESSIBILITY_LIVE_REGION_ASSERTIVE)⟧ }"#,
        fixed:
          #"fun f(timer: TextView) { ViewCompat.setAccessibilityLiveRegion(timer, ViewCompat.ACCESSIBILITY_LIVE_REGION_POLITE) }"#
      ),
      .right(
        .androidViews,
        #"fun f(errorLabel: TextView) { errorLabel.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_ASSERTIVE }"#
      ),
      .bad(
        .androidXML, #"<TextView android:id="@+id/timer" ⟦android:accessibilityLiveRegion="assertive"⟧/>"#,
        fixed: #"<TextView android:id="@+id/timer" android:accessibilityLiveRegion="polite"/>"#),
      .bad(
        .androidXML,
        #"<LinearLayout ⟦android:accessibilityLiveRegion="polite"⟧><TextView android:text="@string/a"/><TextView android:text="@string/b"/><TextView android:text="@string/c"/></LinearLayout>"#
      ),
      .right(
        .androidXML, #"<TextView android:id="@+id/error" android:accessibilityLiveRegion="assertive"/>"#),
      .good(.androidXML, #"<TextView android:id="@+id/timer" android:accessibilityLiveRegion="polite"/>"#),
      .good(
        .androidXML,
        #"<LinearLayout android:accessibilityLiveRegion="polite"><TextView android:text="@string/a"/></LinearLayout>"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .liveRegion(let isAssertive) = practice.subject else { continue }
      // Source: google/talkback, “TreeNodesDescription › shouldAppendChildNode”: after a change in a live region,
      // TalkBack reads all children of the view.
      report.report(
        practice.framework, at: practice.range,
        isAssertive
          ? "This live region interrupts TalkBack again and again. Make it polite."
          : "When anything in this live region changes, TalkBack reads all of it again. Mark only the text that changes.",
        fixes: [practice.fix("Make the live region polite")])
    }
  }
}
