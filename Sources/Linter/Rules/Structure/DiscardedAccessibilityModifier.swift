// The discarded-accessibility-modifier rule: modifiers that a later accessibilityElement discards.

import Elements

extension Rule {
  static let discardedAccessibilityModifier = Rule(
    "discarded-accessibility-modifier", "Accessibility modifier is discarded", .structureAndFocus,
    severity: .warning, criteria: [.nameRoleValue],
    why:
      "Order matters: accessibilityElement(children:) creates a new element and drops what was set before it.",
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
        "The accessibilityElement modifier that follows discards this one, so VoiceOver ignores it. Move this one after it.",
        fixes: [practice.fix("Move after accessibilityElement(children:)")])
    }
  }
}
