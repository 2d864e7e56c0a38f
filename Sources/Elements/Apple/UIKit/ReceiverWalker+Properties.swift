// Assignments to properties that affect a view's accessibility.

import Source
import Syntax

extension ReceiverWalker {
  /// Handles an assignment to a property that affects a view's accessibility. Returns false for other properties.
  mutating func writeProperty(
    _ property: NodeID, _ value: NodeID, on place: ReceiverPlace, _ site: Site
  ) -> Bool {
    let name = tree[property].name
    if writeFramePart(name, value, on: place, site) { return true }
    if writeAttribute(name, value, on: place, site) { return true }
    let ids = knownSlots(at: place)
    switch name {
    case "label" where ids.contains { slots[$0].kind == .toolbarItem }:
      write(.title, value, on: ids, site)
      return true
    case "gestureRecognizers":
      for recognizer in elements(of: value) { addRecognizer(recognizer, to: makeSlots(at: place), site) }
      return true
    case "numberOfTapsRequired", "numberOfClicksRequired", "numberOfTouchesRequired":
      noteTapCount(value, name, on: makeSlots(at: place))
      return true
    case "isHidden" where !ids.isEmpty:
      let hidden = Facts.HiddenWrite(value: value, isHidden: tree.boolean(of: value))
      change(ids) { $0.visibility.append(hidden) }
      guard ids.contains(where: { slots[$0].kind?.isView == true }) else { return false }
      evaluate(value)
      return true
    default: break
    }
    guard !ids.isEmpty, ids.contains(where: { slots[$0].kind?.isView == true }) else { return false }
    switch name {
    case "isSecureTextEntry":
      let isSecure = tree.boolean(of: value) != false
      let flag = flag(value, site)
      change(ids) { facts in
        facts.isSecure = isSecure
        facts.secrecy.append(flag)
      }
    case "isSelected":
      let flag = flag(value, site)
      change(ids) { $0.selectedFlags.append(flag) }
    case "selectedSegmentIndex":
      let segment = currentFunction == nil ? tree.number(of: value).flatMap(Int.init(exactly:)) : nil
      change(ids) { $0.selectedSegment = segment ?? $0.selectedSegment }
    case "isEditable":
      let flag = flag(value, site)
      change(ids) { $0.isEditable = flag }
    case "isEnabled", "isUserInteractionEnabled":
      var flag = flag(value, site)
      flag.isOfControl = name == "isEnabled"
      change(ids) { $0.enabledFlags.append(flag) }
    case "accessibilityRespondsToUserInteraction":
      if tree.boolean(of: value) != true {
        for id in ids { slots[id].circumstances.insert(.outOfInteraction) }
      }
    case "contentEdgeInsets", "contentInsets", "touchAreaInsets", "hitTestEdgeInsets":
      change(ids) { $0.mayGrow = true }
    case "translatesAutoresizingMaskIntoConstraints":
      if tree.boolean(of: value) != true { change(ids) { $0.usesConstraints = true } }
    case "configurationUpdateHandler", "contentConfiguration", "cell", "titleTextAttributes": slots.open(ids)
    case "primaryAction":
      let parts = evaluate(value).slots
      // A closure is the callback of a subclass. An action has a title.
      if tree[value].kind == .closure { return true }
      if parts.isEmpty { slots.open(ids) } else { change(ids) { $0.parts += parts } }
      return true
    default:
      if mayBeAlias(property, value) { slots.open(ids) }
      return false
    }
    evaluate(value)
    return true
  }

  /// Returns whether a property that isn't the framework's may set the label: `button.accLabelText = text`.
  private func mayBeAlias(_ property: NodeID, _ value: NodeID) -> Bool {
    switch tree[value].kind {
    case .string: break
    case .name: guard tree.boolean(of: value) == nil else { return false }
    case .chain:
      // `.center` and `UIEdgeInsets(…)` aren't texts.
      guard let first = tree.links(of: value).first, tree[first].kind != .member else { return false }
      if tree[first].kind == .call, tree[first].detail == 1 || isOfFramework(first),
        !tree.isLocalizedLookup(value)
      {
        return false
      }
    default: return false
    }
    return isTextual(property)
  }

  private static let textualWords: [[UInt8]] = [
    "label", "title", "text", "a11y", "accessib", "locali", "voice",
  ]
  .map { Array($0.utf8) }

  /// Returns whether a name suggests text, ignoring case.
  private func isTextual(_ property: NodeID) -> Bool {
    let range = tree.nameRange(of: property)
    return ReceiverWalker.textualWords.contains { word in
      guard range.count >= word.count else { return false }
      return (range.lowerBound...(range.upperBound - word.count)).contains { start in
        for (index, byte) in word.enumerated() where tree.text[start + index] | 0x20 != byte { return false }
        return true
      }
    }
  }

  private func elements(of value: NodeID) -> [NodeID] {
    guard tree[value].kind == .collection else { return [value] }
    return tree.arguments(of: value).compactMap { tree.value(ofArgument: $0) }
  }

  private mutating func noteTapCount(_ value: NodeID, _ name: Identifier, on ids: [SlotID]) {
    let count = tree.number(of: value)
    for id in ids where slots[id].kind == nil && slots[id].isUndeclared { slots[id].kind = .tapRecognizer }
    change(ids) { facts in
      if let count, name != "numberOfTouchesRequired" || count == 1 {
        if name != "numberOfTouchesRequired" { facts.tapCount = count }
      } else {
        facts.hasUnreadableTapCount = true
      }
    }
    evaluate(value)
  }
}
