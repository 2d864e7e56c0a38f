// The screen-reader-only-behavior rule: UI that changes only when a screen reader is on.

import Elements

extension Rule {
  static let screenReaderOnlyBehavior = Rule(
    "screen-reader-only-behavior", "UI changes only when a screen reader is on", .api, profile: .strict,
    severity: .hint, criteria: [],
    why: "A separate UI for screen readers is rarely tested, and other assistive technologies don't get it.",
    examples: [
      .bad(
        .uiKit,
        "class A: UIViewController { func setUp() { if ⟦UIAccessibility.isVoiceOverRunning⟧ { hideFilters() } } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func setUp() { if UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: .announcement, argument: text) } } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func setUp() { if UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning { hideFilters() } } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func setUp() { NotificationCenter.default.addObserver(self, selector: #selector(look), name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil); if UIAccessibility.isVoiceOverRunning { hideFilters() } } }"
      ),
      .bad(
        .swiftUI,
        #"struct A: View { @Environment(\.accessibilityVoiceOverEnabled) var hears; var body: some View { if ⟦hears⟧ { Text("Filters") } else { FilterBar() } } }"#
      ),
      .right(
        .swiftUI,
        #"struct A: View { @Environment(\.accessibilityVoiceOverEnabled) var hears; @Environment(\.accessibilitySwitchControlEnabled) var switches; var body: some View { if hears || switches { Text("Filters") } else { FilterBar() } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { @Environment(\.accessibilityVoiceOverEnabled) var hears; @Environment(\.accessibilitySwitchControlEnabled) var switches; var body: some View { if hears { Text("Filters") } else { FilterBar() } } }"#
      ),
      .bad(
        .androidViews,
        "class A : Activity() { fun f() { if (⟦manager.isTouchExplorationEnabled⟧) { filters.visibility = View.GONE } } }"
      ),
      .right(
        .androidViews,
        "class A : Activity() { fun f() { if (manager.isTouchExplorationEnabled) { showFor(duration = 10) } } }"
      ),
      .good(
        .androidViews,
        "class A : Activity() { fun f() { manager.addTouchExplorationStateChangeListener(this); if (manager.isTouchExplorationEnabled) { filters.visibility = View.GONE } } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .screenReaderOnly {
      report.report(
        practice.framework, at: practice.range,
        "This behaves differently with \(practice.framework.screenReader) and leaves out other assistive technologies. Offer one UI to everyone."
      )
    }
  }
}
