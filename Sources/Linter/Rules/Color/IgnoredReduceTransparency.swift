// The ignored-reduce-transparency rule: text on a translucent background that ignores the setting.

import Elements

extension Rule {
  static let ignoredReduceTransparency = Rule(
    "ignored-reduce-transparency", "Background ignores Reduce Transparency", .color, profile: .strict,
    severity: .hint, criteria: [.contrastMinimum],
    why: "Text over a changing background is hard to read.",
    examples: [
      .bad(
        .swiftUI, "Text(t).background(⟦Color.black.opacity(0.4)⟧)"),
      .bad(
        .swiftUI,
        "struct Caption: View {\n  var body: some View { Text(t).background(⟦Color.black.opacity(0.4)⟧) }\n}",
        fixed:
          "struct Caption: View {\n  @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency\n  var body: some View { Text(t).background(reduceTransparency ? Color.black : Color.black.opacity(0.4)) }\n}"
      ),
      .bad(
        .swiftUI, "HStack { Text(t) }.padding().background(⟦.black.opacity(0.6)⟧, in: Capsule())"),
      .right(.swiftUI, "Text(t).background(.ultraThinMaterial)"),
      .good(.swiftUI, "Text(t).background(Color.black.opacity(0.95))"),
      .good(.swiftUI, "Text(t).background(Color.blue.opacity(0.1))"),
      .good(.swiftUI, "Circle().background(Color.black.opacity(0.4))"),
      .good(.swiftUI, "Text(t).background(Color.black.opacity(level))"),
      .good(
        .swiftUI,
        #"struct A: View { @Environment(\.accessibilityReduceTransparency) var isOpaque; var body: some View { Text(t).background(Color.black.opacity(isOpaque ? 1 : 0.4)); Text(u).background(Color.black.opacity(0.4)) } }"#
      ),
      .bad(
        .uiKit, "func f() { captionLabel.backgroundColor = ⟦UIColor.black.withAlphaComponent(0.5)⟧ }"),
      .right(
        .uiKit,
        "func f() { captionLabel.backgroundColor = UIAccessibility.isReduceTransparencyEnabled ? .black : UIColor.black.withAlphaComponent(0.5) }"
      ),
      .good(.uiKit, "func f() { scrim.backgroundColor = UIColor.black.withAlphaComponent(0.5) }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .seeThrough {
      report.report(
        practice.framework, at: practice.range,
        "This background stays translucent when Reduce Transparency is on. Use an opaque color then.",
        fixes: [practice.fix("Use an opaque background when the setting is on")])
    }
  }
}
