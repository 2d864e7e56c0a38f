// Expanded and collapsed states that UIKit code doesn't expose.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `@objc func toggleDetails() { isExpanded.toggle() }` in code that never exposes the state.
  ///
  /// Source: Apple, “UIAccessibility › accessibilityExpandedStatus” (iOS 18).
  mutating func disclosure(_ function: NodeID) {
    guard tree.declarationKind(of: function) == .function,
      tree.hasAttribute("objc", function) || tree.hasAttribute("IBAction", function),
      let block = tree.child(.block, of: function),
      let turned = tree.children(of: block).lazy.compactMap({ tree.disclosureTurned(by: $0) }).first,
      !isMentionedAround([
        "accessibilityValue", "accessibilityExpandedStatus", "setAccessibilityExpanded", "accessibilityLabel",
        "accessibilityHint", "accessibilityTraits", "setTitle", "isSelected", "present",
        "accessibilityElementsHidden",
      ])
    else { return }
    add(Practice(.uiKit, .unsaidDisclosure, range: turned.range))
  }
}
