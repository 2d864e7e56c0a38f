// conflicting-accessibility-elements: a view that is an element and a container of elements.

import Elements

extension Rule {
  static let conflictingAccessibilityElements = Rule(
    "conflicting-accessibility-elements", "View is both an element and a container", .structureAndFocus,
    severity: .warning, criteria: [.nameRoleValue, .infoAndRelationships],
    why: "A view is either an element or a container of elements.",
    examples: [
      .bad(
        .uiKit,
        "class Card: UIView { func f() { ⟦isAccessibilityElement = true⟧; accessibilityLabel = name; accessibilityElements = [title, price] } }",
        fixed:
          "class Card: UIView { func f() { isAccessibilityElement = false; accessibilityLabel = name; accessibilityElements = [title, price] } }"
      ),
      .bad(
        .uiKit,
        "func f(card: UIView) { ⟦card.isAccessibilityElement = true⟧; card.accessibilityLabel = name; card.shouldGroupAccessibilityChildren = true }",
        fixed:
          "func f(card: UIView) { card.isAccessibilityElement = false; card.accessibilityLabel = name; card.shouldGroupAccessibilityChildren = true }"
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
          "VoiceOver treats this as one element, so the listed children cannot be reached.",
          fixes: [practice.fix("Make it a container")])
      case .partialContainer:
        report.report(
          practice.framework, at: practice.range,
          "VoiceOver asks a container for the number, the elements and the place of each; here not all are answered."
        )
      default: continue
      }
    }
  }
}
