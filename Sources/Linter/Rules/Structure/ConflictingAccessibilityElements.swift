// The conflicting-accessibility-elements rule: views that are both an element and a container.

import Elements

extension Rule {
  static let conflictingAccessibilityElements = Rule(
    "conflicting-accessibility-elements", "View is both an accessibility element and a container",
    .structureAndFocus,
    severity: .warning, criteria: [.nameRoleValue, .infoAndRelationships],
    why: "A view is either an accessibility element or a container of elements.",
    examples: [
      .bad(
        .uiKit,
        "class Card: UIView { func f() { ⟦isAccessibilityElement = true⟧; accessibilityLabel = name; accessibilityElements = [title, price] } }",
        fixed:
          "class Card: UIView { func f() { isAccessibilityElement = false; accessibilityLabel = name; accessibilityElements = [title, price] } }"
      ),
      .good(
        .uiKit,
        "func f(card: UIView) { card.isAccessibilityElement = true; card.accessibilityLabel = name; card.shouldGroupAccessibilityChildren = true }"
      ),
      .bad(
        .uiKit,
        "class Chart: UIView { override func ⟦accessibilityElementCount⟧() -> Int { 3 }; override func accessibilityElement(at index: Int) -> Any? { bars[index] } }"
      ),
      .good(
        .uiKit,
        "class Grid: UICollectionView { override func accessibilityElementCount() -> Int { 3 } }"),
      .good(
        .uiKit,
        "class Card: UIView { func f() { isAccessibilityElement = false; accessibilityElements = [title, price] } }"
      ),
      .good(
        .uiKit,
        "class Card: UIView { func f() { if open { isAccessibilityElement = false; accessibilityElements = [title] } else { isAccessibilityElement = true; accessibilityLabel = name } } }"
      ),
      .good(
        .uiKit,
        "class Card: UIView { func f() { isAccessibilityElement = true; accessibilityLabel = name; accessibilityElements = nil } }"
      ),
      .good(.uiKit, "class Gap: UITableViewCell { override func accessibilityElementCount() -> Int { 0 } }"),
      .good(
        .uiKit,
        "class Chart: UIView { override func accessibilityElementCount() -> Int { 3 }; override func accessibilityElement(at index: Int) -> Any? { bars[index] }; override func index(ofAccessibilityElement element: Any) -> Int { 0 } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      switch practice.subject {
      case .elementWithElements:
        report.report(
          practice.framework, at: practice.range,
          "VoiceOver treats this view as one element, so its children can't be reached. Set isAccessibilityElement to false.",
          fixes: [practice.fix("Set isAccessibilityElement to false")])
      case .partialContainer:
        report.report(
          practice.framework, at: practice.range,
          "Without all three container methods (count, element, and index), VoiceOver may not reach every element. Implement all three."
        )
      default: continue
      }
    }
  }
}
