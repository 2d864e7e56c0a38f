// The ignored-bold-text rule: custom fonts that don't get bolder with the Bold Text setting.

import Elements

extension Rule {
  static let ignoredBoldText = Rule(
    "ignored-bold-text", "Font ignores the Bold Text setting", .text, profile: .strict,
    severity: .hint, criteria: [],
    why: "System fonts follow Bold Text on their own; custom fonts don't.",
    examples: [
      .bad(.swiftUI, #"Text(name).font(⟦.custom("Inter-Regular", size: 17)⟧)"#),
      .good(.swiftUI, #"Text(name).font(.custom("Inter-Bold", size: 17))"#),
      .good(.swiftUI, #"Text(name).font(.custom(family, size: 17))"#),
      .right(.swiftUI, #"Text(name).font(.body)"#),
      .good(.swiftUI, #"Text(star).font(.custom("FontAwesome", size: 17))"#),
      .good(
        .swiftUI,
        #"struct Name: View { @Environment(\.legibilityWeight) var weight; var body: some View { Text(name).font(.custom(weight == .bold ? "Inter-Bold" : "Inter-Regular", size: 17)) } }"#
      ),
      .bad(.uiKit, #"let font = ⟦UIFont(name: "Inter-Regular", size: 17)⟧"#),
      .bad(
        .uiKit,
        #"enum Fonts { static let body = ⟦UIFont(name: "Inter-Regular", size: 17)⟧; static let note = UIFont(name: "Inter-Medium", size: 13) }"#
      ),
      .good(.uiKit, #"let font = UIFont(name: "Inter-Black", size: 17)"#),
      .good(.uiKit, #"let font = UIFont(name: "MaterialIcons-Regular", size: 17)"#),
      .right(
        .uiKit,
        #"func body() -> UIFont? { UIAccessibility.isBoldTextEnabled ? UIFont(name: "Inter-Bold", size: 17) : UIFont(name: "Inter-Regular", size: 17) }"#
      ),
      .good(.uiKit, #"let font = UIFont.systemFont(ofSize: 17)"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .fixedWeight {
      report.report(
        practice.framework, at: practice.range,
        "This font ignores the Bold Text setting. Use a heavier font when the setting is on.")
    }
  }
}
