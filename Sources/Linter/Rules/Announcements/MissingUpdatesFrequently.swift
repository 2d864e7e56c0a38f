// The missing-updates-frequently rule: live text without the `updatesFrequently` trait.

import Elements

extension Rule {
  static let missingUpdatesFrequently = Rule(
    "missing-updates-frequently", "Live text lacks the updatesFrequently trait", .announcements,
    profile: .strict,
    severity: .information, criteria: [.statusMessages],
    why: "The trait lets VoiceOver check for changes at its own pace.",
    examples: [
      .bad(
        .uiKit,
        "class A: UIViewController { func start() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ⟦self.timerLabel.text = self.left⟧ } } }",
        fixed:
          "class A: UIViewController { func start() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.timerLabel.text = self.left; self.timerLabel.accessibilityTraits.insert(.updatesFrequently) } } }"
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { func start() { link = CADisplayLink(target: self, selector: #selector(tick)) }\n@objc func tick() { ⟦timerLabel.text = left⟧ } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func start() { timerLabel.accessibilityTraits = .updatesFrequently; Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.timerLabel.text = self.left } } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func start() { Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.timerLabel.text = self.left } } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func start() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.timerLabel.text = self.left } } }"
      ),
      .bad(
        .swiftUI,
        "TimelineView(.periodic(from: .now, by: 1)) { context in ⟦Text(left(at: context.date))⟧.bold() }",
        fixed:
          "TimelineView(.periodic(from: .now, by: 1)) { context in Text(left(at: context.date)).bold().accessibilityAddTraits(.updatesFrequently) }"
      ),
      .right(
        .swiftUI,
        "TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .timer) }"),
      .good(
        .swiftUI, "TimelineView(.periodic(from: .now, by: 60)) { context in Text(left(at: context.date)) }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .tickingText {
      // Source: Apple, “UIAccessibilityTraits › updatesFrequently”: with the trait, assistive apps poll. What they do
      // without it isn't documented.
      report.report(
        practice.framework, at: practice.range,
        "VoiceOver may read every update of this text or none. Add the updatesFrequently trait.",
        fixes: [practice.fix("Add the updatesFrequently trait")])
    }
  }
}
