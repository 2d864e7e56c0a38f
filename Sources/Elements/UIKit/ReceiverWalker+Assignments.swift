// Assignments: to attributes of views, and of views to variables.

import Source
import Syntax

extension ReceiverWalker {
  mutating func assign(_ id: NodeID) {
    let parts = Array(tree.children(of: id))
    guard parts.count == 2 else { return evaluateChildren(id) }
    let (target, value) = (parts[0], parts[1])
    let links = tree.links(of: target)
    guard let last = links.last, let first = links.first else { return evaluateChildren(id) }
    let start = Int(tree[first].start)
    let site = Site(
      range: tree[id].range, receiver: start..<(links.count == 1 ? start : spellingEnd(before: last)),
      statement: statement)
    switch tree[last].kind {
    case .name where links.count == 1: assign(toName: last, value, site)
    case .member:
      let receiver = evaluate(links[..<(links.count - 1)], as: nil)
      assign(toMember: last, of: receiver, links, value, site)
    case .index:
      let list = evaluate(links[...], as: nil)
      let ids = evaluate(value).slots
      if !ids.isEmpty {
        for id in makeSlots(at: list) { slots.hold(ids, in: id) }
      }
    default: evaluateChildren(id)
    }
  }

  /// `x = value`: a local, a member of `self`, or an attribute of `self`.
  private mutating func assign(toName name: NodeID, _ value: NodeID, _ site: Site) {
    let id = tree[name].name
    if scopes.binding(of: id) == nil, currentType != 0, slots.member(id, of: selfSlot) == nil {
      let place = ReceiverPlace(referent: .slot(selfSlot))
      if writeProperty(name, value, on: place, site) { return }
    }
    let referent = referent(ofName: name)
    if referent.isNothing {
      put(value, into: ReceiverPlace(referent: .slot(selfSlot), path: [name]), spelled: tree[name].range)
    } else {
      put(value, into: ReceiverPlace(referent: referent), spelled: tree[name].range)
    }
  }

  private mutating func assign(
    toMember member: NodeID, of receiver: ReceiverPlace, _ links: [NodeID], _ value: NodeID, _ site: Site
  ) {
    let name = tree[member].name
    if receiver.referent.isNothing {
      slots.open(evaluate(value).slots)
      return
    }
    let hasMember = receiver.path.isEmpty && receiver.referent.slots.contains { isOwnMember(name, of: $0) }
    if !hasMember, writeProperty(member, value, on: receiver, site) { return }
    var place = receiver
    if place.path.isEmpty, let only = place.referent.slots.first, place.referent.slots.count == 1,
      let known = slots.member(name, of: owner(of: only))
    {
      place = ReceiverPlace(referent: .slot(known))
    } else {
      place.path = receiver.path.isEmpty ? links[(links.count - 1)...] : links[receiver.path.startIndex...]
    }
    let spelling = Int(tree[links[0]].start)..<Int(tree[member].end)
    let handsOver = !isOfSelf(links) && !isViewProperty(name)
    put(value, into: place, spelled: spelling, handsOver: handsOver)
  }

  /// Whether a member is a variable that the file declares, not the framework's property of that name.
  private func isOwnMember(_ name: Identifier, of id: SlotID) -> Bool {
    guard slots[id].type != nil, let member = slots.member(name, of: owner(of: id)) else { return false }
    return tree[slots[member].node].kind == .declaration && Attribute(property: name)?.isOfViewsOnly != true
  }

  /// `self.x`
  private func isOfSelf(_ links: [NodeID]) -> Bool {
    links.count == 2 && (tree.isName("self", links[0]) || tree[links[0]].name == "strongSelf")
  }

  /// Properties of the framework that show a view or item and leave it as it is.
  private func isViewProperty(_ name: Identifier) -> Bool {
    switch name {
    case "titleView", "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
      "tableHeaderView", "tableFooterView", "leftView", "rightView", "inputAccessoryView", "inputView",
      "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
      "toolbarItems", "items", "customView", "sourceView", "barButtonItem", "sourceItem", "documentView",
      "contentView", "menu", "mask", "maskView", "nextKeyView", "initialFirstResponder", "tabBarItem",
      "configuration", "primaryAction", "refreshControl", "delegate", "dataSource", "target", "searchController",
      "leftButton", "emptyView", "placeholderView", "viewControllers", "rootViewController", "tableColumn",
      "setViewControllers", "topItem", "bottomPalette", "preferredFocusEnvironments", "frame", "bounds", "center":
      true
    default: false
    }
  }

  /// Puts a value into a variable: what it stands for is reached through the variable from now on.
  private mutating func put(
    _ value: NodeID, into place: ReceiverPlace, spelled spelling: Range<Int>, handsOver: Bool = false
  ) {
    let known = knownSlots(at: place)
    let expected = known.first.flatMap { slots[$0].kind } ?? place.path.last.flatMap { ViewKind.held(in: tree[$0].name) }
    let ids = evaluate(value, as: expected).slots
    guard !ids.isEmpty else {
      if !tree.isName("nil", value) { slots.open(known.filter { slots[$0].kind?.isView == true }) }
      return
    }
    let holders = makeSlots(at: place)
    for holder in holders { slots.hold(ids, in: holder) }
    if handsOver { slots.open(ids) }
    if let last = place.path.last ?? nil, tree[last].name == "accessoryView" {
      for id in ids { slots[id].circumstances.insert(.inLabelledRow) }
    }
    notePlace(of: ids, madeIn: value, spelledAt: spelling, isOptional: isOptional(place, holders))
  }

  /// Whether a variable must be unwrapped to reach what was just put into it.
  private func isOptional(_ place: ReceiverPlace, _ holders: [SlotID]) -> Bool {
    if !place.path.isEmpty { return true }
    guard let holder = holders.first else { return false }
    if let type = slots[holder].typeName, tree.text[Int(tree[type].end) - 1] == UInt8(ascii: "?") { return true }
    return slots[holder].typeName == nil && slots[holder].owner != nil
      && tree[slots[holder].node].kind != .declaration
  }

  // MARK: Properties of views

  /// Reads an assignment to a property that says something about a view. False for other properties.
  private mutating func writeProperty(
    _ property: NodeID, _ value: NodeID, on place: ReceiverPlace, _ site: Site
  ) -> Bool {
    let name = tree[property].name
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
    default: break
    }
    guard !ids.isEmpty, ids.contains(where: { slots[$0].kind?.isView == true }) else { return false }
    switch name {
    case "isSecureTextEntry":
      let isSecure = tree.boolean(of: value) != false
      change(ids) { $0.isSecure = isSecure }
    case "isEditable":
      let flag = Facts.Flag(value: tree.boolean(of: value), range: site.range)
      change(ids) { $0.isEditable = flag }
    case "configurationUpdateHandler", "contentConfiguration", "cell", "titleTextAttributes": slots.open(ids)
    case "primaryAction":
      let parts = evaluate(value).slots
      if parts.isEmpty { slots.open(ids) } else { change(ids) { $0.parts += parts } }
      return true
    default:
      if mayBeAlias(property, value) { slots.open(ids) }
      return false
    }
    evaluate(value)
    return true
  }

  /// Whether a property that is none of the framework's may stand for the label: `button.accLabelText = text`.
  private func mayBeAlias(_ property: NodeID, _ value: NodeID) -> Bool {
    switch tree[value].kind {
    case .string: break
    case .name: guard tree.boolean(of: value) == nil else { return false }
    case .chain:
      // `.center`, `UIEdgeInsets(…)` are no texts.
      guard let first = tree.links(of: value).first, tree[first].kind != .member else { return false }
      if tree[first].kind == .call, tree[first].detail == 1 || isOfFramework(first), !tree.isLocalizedLookup(value) {
        return false
      }
    default: return false
    }
    return isTextual(property)
  }

  private static let textualWords: [[UInt8]] = ["label", "title", "text", "a11y", "accessib", "locali", "voice"]
    .map { Array($0.utf8) }

  /// Whether a name speaks of texts, in any case.
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
