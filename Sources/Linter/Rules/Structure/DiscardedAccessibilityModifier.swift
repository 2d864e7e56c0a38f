// discarded-accessibility-modifier: what is said before a new element is made, and lost with the old one.

import Elements

extension Rule {
  static let discardedAccessibilityModifier = Rule(
    "discarded-accessibility-modifier", "Modifier is dropped by a later one", .structureAndFocus,
    severity: .warning, criteria: [.nameRoleValue],
    why: "Order matters: the element is created where accessibilityElement stands.",
    examples: [
      .bad(
        .swiftUI, #"Card(total)⟦.accessibilityLabel("Total")⟧.accessibilityElement(children: .ignore)"#,
        fixed: #"Card(total).accessibilityElement(children: .ignore).accessibilityLabel("Total")"#),
      .bad(
        .swiftUI,
        "VStack {\n  Text(name)\n}\n⟦.accessibilityValue(value)⟧\n.accessibilityElement()\n.accessibilityLabel(name)",
        fixed:
          "VStack {\n  Text(name)\n}\n.accessibilityElement()\n.accessibilityValue(value)\n.accessibilityLabel(name)"
      ),
      .right(.swiftUI, #"Card(total).accessibilityElement(children: .ignore).accessibilityLabel("Total")"#),
      .good(.swiftUI, #"Card(total).accessibilityLabel("Total").accessibilityElement(children: .combine)"#),
      .good(
        .swiftUI,
        #"Card(total).accessibilityLabel(old).accessibilityElement(children: .ignore).accessibilityLabel(new)"#
      ),
      .good(
        .swiftUI,
        #"VStack { Card(total).accessibilityLabel("Total") }.accessibilityElement(children: .ignore).accessibilityLabel(name)"#
      ),
      .good(
        .swiftUI,
        #"Card(total).accessibilityIdentifier("total").accessibilityElement().accessibilityLabel(name)"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .discardedModifier {
      report.report(
        practice.framework, at: practice.range,
        "This modifier is dropped by the one below, so VoiceOver does not use it.",
        fixes: [practice.fix("Move it after accessibilityElement")])
    }
  }
}
