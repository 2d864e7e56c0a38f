// Overrides with which a class provides its own accessibility information.

import Source
import Syntax

extension ReceiverWalker {
  /// Reads `override var accessibilityLabel: String? { … }` as an attribute of `self`.
  mutating func readOverride(_ property: NodeID, _ block: NodeID) {
    guard let attribute = Attribute(property: tree[property].name), attribute.isOfViewsOnly, currentType != 0
    else {
      return
    }
    let range = tree.nameRange(of: property)
    let value = gottenValue(block)
    let text =
      value.map { written($0, range: range) } ?? WrittenText(.dynamic, range: range, valueRange: range)
    let flag = Facts.Flag(value: value.flatMap { tree.boolean(of: $0) }, range: range)
    let slot = selfSlot
    switch attribute {
    case .label: slots.write(slot) { $0.labels.append(text) }
    case .hint: slots.write(slot) { $0.hints.append(text) }
    case .value: slots.write(slot) { $0.values.append(text) }
    case .isElement: slots.write(slot) { $0.elementFlags.append(flag) }
    case .isHidden: slots.write(slot) { $0.hiddenFlags.append(flag) }
    case .traits:
      let set = tree.traitSet(ofGetter: block, value: value)
      write(set, range: range, valueRange: value.map { tree[$0].range } ?? range, on: [slot])
    case .voiceNames: slots[slot].circumstances.insert(.namedForVoice)
    case .customActions: slots.write(slot) { $0.actions.append(.announced) }
    case .elements:
      slots[slot].unknowns.add(.content, .list)
      slots.write(slot) { $0.listsElements = true }
    case .identifier, .role, .title, .text, .placeholder, .picture, .tooltip, .foreground, .tint,
      .titleColor, .stateColor, .background, .opacity,
      .titleElement, .font, .frame, .interaction, .lines:
      break
    case .contentType: slots.write(slot) { $0.input.statesPurpose = true }
    case .keyboard: slots.write(slot) { $0.input.ask(for: .other, at: range) }
    case .fontAdjustment:
      slots.write(slot) { $0.fontAdjustments.append(WrittenFlag(nil, range: range)) }
    case .spokenFrame: slots.write(slot) { $0.mayGrow = true }
    }
  }

  /// Reads overrides of functions that assistive technologies call.
  mutating func readOverride(_ function: NodeID) {
    guard currentType != 0 else { return }
    let slot = selfSlot
    switch tree[function].name {
    case "accessibilityActivate", "accessibilityPerformPress":
      slots.write(slot) { $0.actions.append(.activate) }
    case "accessibilityIncrement", "accessibilityDecrement", "accessibilityScroll":
      slots.write(slot) { $0.actions.append(.announced) }
    case "hitTest", "point": slots.write(slot) { $0.mayGrow = true }
    case "touchesEnded", "touchesBegan", "endTracking", "mouseDown", "mouseUp": readTouches(function)
    default: break
    }
    // AppKit's attributes are functions: `override func accessibilityLabel() -> String?`.
    guard let attribute = Attribute(property: tree[function].name), attribute == .label || attribute == .hint,
      let block = tree.child(.block, of: function)
    else { return }
    readOverride(function, block)
  }

  /// Returns the only value that a getter can return, or nil if there are several or none.
  private func gottenValue(_ block: NodeID) -> NodeID? {
    var body = block
    if let getter = tree.children(of: block).first(where: { tree.declarationKind(of: $0) == .accessor }) {
      guard tree[getter].name == "get", let inner = tree.child(.block, of: getter) else { return nil }
      body = inner
    }
    let statements = Array(tree.children(of: body))
    guard statements.count == 1 else { return nil }
    guard tree[statements[0]].kind == .statement else { return statements[0] }
    return tree.children(of: statements[0]).first { _ in true }
  }
}
