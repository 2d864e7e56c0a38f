// Assignments to attributes of views, and of views to variables.

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
      operation: tree[id].name, statement: statement)
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
    noteTabs(assignedTo: links, value)
  }

  /// Handles `x = value`, where `x` is a local variable, a member of `self`, or an attribute of `self`.
  private mutating func assign(toName name: NodeID, _ value: NodeID, _ site: Site) {
    let id = tree[name].name
    if scopes.binding(of: id) == nil, currentType != 0, slots.member(id, of: selfSlot) == nil {
      let place = ReceiverPlace(referent: .slot(selfSlot))
      if writeProperty(name, value, on: place, site) { return }
    }
    var referent = referent(ofName: name)
    if let binding = scopes.binding(of: id), referent.slots.contains(where: { slots[$0].creation != nil }) {
      // A variable that referred to its initial view refers to several now.
      let slot = makeSlot(at: scopes.bindings[binding].declaration, typeName: nil)
      slots.hold(referent.slots, in: slot)
      referent = .slot(slot)
      scopes.bind(binding, to: referent)
    }
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
      slots.open(evaluate(value).slots, at: value)
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

  /// Returns whether a member is a variable that the file declares, not the framework's property with that name.
  private func isOwnMember(_ name: Identifier, of id: SlotID) -> Bool {
    guard slots[id].type != nil, let member = slots.member(name, of: owner(of: id)) else { return false }
    return tree[slots[member].node].kind == .declaration && Attribute(property: name)?.isOfViewsOnly != true
  }

  /// Returns whether the links are `self.x`.
  private func isOfSelf(_ links: [NodeID]) -> Bool {
    links.count == 2 && (tree.isName("self", links[0]) || tree[links[0]].name == "strongSelf")
  }

  /// Returns whether the framework's property shows a view or item without changing it.
  private func isViewProperty(_ name: Identifier) -> Bool {
    switch name {
    case "titleView", "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
      "tableHeaderView", "tableFooterView", "leftView", "rightView", "inputAccessoryView", "inputView",
      "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems",
      "rightBarButtonItems",
      "toolbarItems", "items", "customView", "sourceView", "barButtonItem", "sourceItem", "documentView",
      "contentView", "menu", "mask", "maskView", "nextKeyView", "initialFirstResponder", "tabBarItem",
      "configuration", "primaryAction", "refreshControl", "delegate", "dataSource", "target",
      "searchController",
      "leftButton", "emptyView", "placeholderView", "viewControllers", "rootViewController", "tableColumn",
      "setViewControllers", "selectedItem", "selectedViewController", "selectedTab", "tabs", "topItem",
      "bottomPalette", "preferredFocusEnvironments", "frame", "bounds",
      "center":
      true
    default: false
    }
  }

  /// Assigns a value to a variable, through which the value's views are then accessible.
  private mutating func put(
    _ value: NodeID, into place: ReceiverPlace, spelled spelling: Range<Int>, handsOver: Bool = false
  ) {
    let known = knownSlots(at: place)
    let expected =
      known.first.flatMap { slots[$0].kind } ?? place.path.last.flatMap { ViewKind.held(in: tree[$0].name) }
    let ids = evaluate(value, as: expected).slots
    guard !ids.isEmpty else {
      if !tree.isName("nil", value) { slots.open(known.filter { slots[$0].kind?.isView == true }, at: value) }
      return
    }
    let holders = makeSlots(at: place)
    for holder in holders { slots.hold(ids, in: holder) }
    if handsOver { slots.open(ids) }
    for holder in holders {
      switch slots[holder].name {
      case "titleView": change(ids) { $0.isTitleView = true }
      case "accessoryView": for id in ids { slots[id].circumstances.insert(.inLabelledRow) }
      // VoiceOver reaches an input view right after its field, which explains its purpose.
      case "inputView": slots.open(ids)
      case "backBarButtonItem": for id in ids { slots[id].circumstances.insert(.namedByFramework) }
      default: break
      }
    }
    notePlace(of: ids, madeIn: value, spelledAt: spelling, isOptional: isOptional(place, holders))
  }

  /// Returns whether a variable must be unwrapped to access the assigned value.
  private func isOptional(_ place: ReceiverPlace, _ holders: [SlotID]) -> Bool {
    if !place.path.isEmpty { return true }
    guard let holder = holders.first else { return false }
    if let type = slots[holder].typeName, tree.text[Int(tree[type].end) - 1] == UInt8(ascii: "?") {
      return true
    }
    return slots[holder].typeName == nil && slots[holder].owner != nil
      && tree[slots[holder].node].kind != .declaration
  }
}
