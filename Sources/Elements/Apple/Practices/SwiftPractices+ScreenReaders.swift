// Swift code that runs for VoiceOver users only.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `if UIAccessibility.isVoiceOverRunning { hideFilters() }` in code that doesn't observe changes or check
  /// other assistive technologies.
  ///
  /// Source: Apple, “UIAccessibility › isVoiceOverRunning, voiceOverStatusDidChangeNotification”.
  mutating func screenReaderOnly(_ link: NodeID) {
    guard tree[link].kind == .member, let expression = tree.expression(endingIn: link),
      let arm = tree.parent(of: expression), tree[arm].kind == .arm, let block = tree.child(.block, of: arm),
      tree.changesContent(block),
      !isMentionedAround([
        "voiceOverStatusDidChangeNotification", "isSwitchControlRunning", "isAssistiveTouchRunning",
        "NSWorkspaceAccessibilityDisplayOptionsDidChange",
      ])
    else { return }
    add(Practice(.uiKit, .screenReaderOnly, range: tree[expression].range))
  }

  /// Checks `@Environment(\.accessibilityVoiceOverEnabled) var isOn` with `if isOn { … } else { … }`.
  mutating func environmentValue(_ property: NodeID) {
    guard let type = enclosingType, type != adaptedType,
      tree.children(of: property).contains(where: {
        tree[$0].kind == .attribute && tree[$0].name == "Environment"
          && tree.code(tree[$0].range).spells("accessibilityVoiceOverEnabled")
      }), !isSpelledAround("accessibilitySwitchControlEnabled")
    else { return }
    adaptedType = type
    let name = tree[property].name
    for index in tree.subtree(of: type) where tree.nodes[index].kind == .arm {
      let arm = NodeID(index)
      guard let condition = tree.children(of: arm).first(where: { _ in true }), tree.isName(name, condition),
        let block = tree.child(.block, of: arm), tree.changesContent(block) || tree.showsViews(block)
      else { continue }
      return add(Practice(.swiftUI, .screenReaderOnly, range: tree[condition].range))
    }
  }
}

extension Tree {
  /// Returns whether a block contains views: calls with an uppercase name.
  fileprivate func showsViews(_ block: NodeID) -> Bool {
    children(of: block).contains { statement in
      links(of: statement).first.map {
        self[$0].kind == .call && text[Int(self[$0].nameStart)].isUppercaseASCII
      } == true
    }
  }
}
