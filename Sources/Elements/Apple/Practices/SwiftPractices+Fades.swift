// States that Swift code shows only by fading a text.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `Text(name).opacity(item.isAvailable ? 1 : 0.5)` if nothing else in the declaration depends on the state.
  mutating func fadedState(_ call: NodeID) {
    guard tree[call].kind == .call, let member = enclosingMember,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let (condition, values) = tree.choice(of: value), isFade(values),
      let state = tree.links(of: tree.core(of: condition)).last,
      tree[state].kind == .name || tree[state].kind == .member,
      !Set(NameSuggestion.words(in: tree.nameText(of: state))).isDisjoint(with: SwiftPractices.fadedStates),
      !isWritten("isEnabled)"), !isParameter(state, of: member)
    else { return }
    let links = Array(links(around: call))
    guard let first = links.first, let chain = chains.last, showsText(first, chain),
      !links.contains(where: tells),
      !isTold(tree[state].name, except: call, in: member)
    else { return }
    add(
      Practice(
        .swiftUI, .fadedState(tree.nameText(of: state), isStruck: false),
        range: tree.nameRange(of: call).lowerBound..<Int(tree[call].end)))
  }

  private static let fadedStates: Set<String> = [
    "enabled", "disabled", "active", "inactive", "available", "unavailable", "completed", "complete",
    "archived",
    "online", "offline", "muted", "paused", "expired", "supported", "valid", "invalid", "missing", "past",
    "read",
    "unread", "sold", "locked",
  ]

  /// Returns whether one of two numbers is opaque and the other one is faded but visible.
  private func isFade(_ values: [NodeID]) -> Bool {
    let numbers = values.compactMap(tree.number(of:))
    guard numbers.count == 2 else { return false }
    return max(numbers[0], numbers[1]) >= 0.9 && (0.15...0.7).contains(min(numbers[0], numbers[1]))
  }

  func isParameter(_ state: NodeID, of member: NodeID) -> Bool {
    tree.children(of: member).contains { tree[$0].kind == .parameter && tree[$0].name == tree[state].name }
  }

  /// Returns whether a view shows a text and isn't a control.
  private func showsText(_ first: NodeID, _ chain: NodeID) -> Bool {
    guard tree[first].kind == .call, let view = SwiftUIView.named(tree[first].name) else { return false }
    switch view.role {
    case .text, .label: return true
    case .container:
      return tree.subtree(of: first).contains { index in
        tree.nodes[index].kind == .call
          && (tree.nodes[index].name == "Text" || tree.nodes[index].name == "Label")
      }
    default: return false
    }
  }

  private func tells(_ link: NodeID) -> Bool {
    switch tree[link].name {
    case "disabled", "accessibilityHidden", "accessibilityLabel", "accessibilityValue",
      "accessibilityElement",
      "accessibilityAddTraits", "accessibility", "allowsHitTesting", "transition":
      true
    default: false
    }
  }

  /// Returns whether anything but fading, animations, and menus depends on a state.
  func isTold(_ state: Identifier, except call: NodeID, in member: NodeID) -> Bool {
    var index = tree.subtree(of: member).lowerBound + 1
    let end = tree.subtree(of: member).upperBound
    while index < end {
      let node = tree.nodes[index]
      if index == call.index || node.kind == .call && SwiftPractices.separates(node.name) {
        index = Int(node.subtreeEnd)
        continue
      }
      if node.name == state, node.kind == .name || node.kind == .member { return true }
      index += 1
    }
    return false
  }

  /// Returns whether a modifier's arguments don't change what the view says.
  private static func separates(_ name: Identifier) -> Bool {
    switch name {
    case "contextMenu", "swipeActions", "sheet", "alert", "onChange", "task", "onAppear", "animation",
      "opacity",
      "foregroundStyle", "foregroundColor", "saturation", "grayscale", "onTapGesture", "help":
      true
    default: false
    }
  }
}
