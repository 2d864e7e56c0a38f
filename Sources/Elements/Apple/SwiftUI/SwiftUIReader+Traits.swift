// Traits that modifiers add or remove.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads `.accessibilityAddTraits(…)` and `.accessibilityRemoveTraits(…)`.
  mutating func traits(_ call: NodeID, of id: ElementID) {
    guard let argument = tree.firstUnlabelledArgument(of: call) else { return }
    traits(call, argument, of: id)
  }

  /// Reads every trait named in the argument, including those in conditions.
  mutating func traits(_ call: NodeID, _ argument: NodeID, of id: ElementID) {
    guard let value = tree.value(ofArgument: argument) else { return }
    let isRemoved = tree[call].name == "accessibilityRemoveTraits" || tree[argument].name == "removeTraits"
    let isConditional = path.isConditional || !isEnabled(call)
    var found = false
    /// The end of the current conditional expression.
    var conditionEnd = 0
    for index in tree.subtree(of: value) {
      let node = tree.nodes[index]
      if node.kind == .branch { conditionEnd = max(conditionEnd, Int(node.subtreeEnd)) }
      guard node.kind == .member, let trait = SwiftUIReader.trait(node.name) else { continue }
      found = true
      let written = WrittenTrait(
        trait, range: tree[call].range, valueRange: tree[value].range,
        isConditional: isConditional || index < conditionEnd)
      if isRemoved { list[id].removedTraits.append(written) } else { list[id].traits.append(written) }
    }
    guard !found, !isRemoved else { return }
    list[id].traits.append(
      WrittenTrait(.other, range: tree[call].range, valueRange: tree[value].range, isConditional: true))
  }

  /// Reads `.disabled(isBusy)`.
  mutating func disable(_ call: NodeID, of id: ElementID) {
    guard let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      !tree.isName("false", value)
    else { return }
    if tree.isName("true", value) {
      list[id].circumstances.insert(.disabled)
    } else {
      list[id].states.append(
        WrittenTrait(
          .disabled, range: tree[call].range, valueRange: tree[value].range, isConditional: true))
    }
  }

  /// Returns the trait with a name.
  ///
  /// Source: Apple, “AccessibilityTraits”.
  static func trait(_ name: Identifier) -> Trait? {
    switch name {
    case "isButton": .button
    case "isLink": .link
    case "isToggle": .toggle
    case "isHeader": .header
    case "isImage": .image
    case "isSearchField": .searchField
    case "isKeyboardKey": .keyboardKey
    case "isSelected": .selected
    case "isStaticText": .staticText
    case "isSummaryElement": .summary
    case "isModal": .modal
    case "isTabBar": .tabBar
    case "playsSound": .playsSound
    case "startsMediaSession": .startsMedia
    case "updatesFrequently": .updatesFrequently
    case "allowsDirectInteraction": .allowsDirectInteraction
    case "causesPageTurn": .causesPageTurn
    default: nil
    }
  }
}
