// Tab bars: the items that code lists, and the one that it selects.

import Source
import Syntax

extension ReceiverWalker {
  /// Records the tabs that an assignment adds to a bar, or the one that it selects: `bar.items = […]`,
  /// `selectedIndex = 1`. The assigned value must have been walked.
  mutating func noteTabs(assignedTo links: [NodeID], _ value: NodeID) {
    guard let property = links.last, ReceiverWalker.isOfTabBar(tree[property].name) else { return }
    noteTabs(tree[property].name, value, on: followed(through: links.dropLast()))
  }

  /// Does the same for a call: `setViewControllers([…], animated: false)`.
  mutating func noteTabs(byCalling link: NodeID, on ids: [SlotID]) {
    let name: Identifier
    switch tree[link].name {
    case "setItems": name = "items"
    case "setViewControllers": name = "viewControllers"
    default: return
    }
    guard let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)) else { return }
    noteTabs(name, value, on: ids)
  }

  private static func isOfTabBar(_ property: Identifier) -> Bool {
    switch property {
    case "items", "viewControllers", "tabs", "selectedItem", "selectedIndex", "selectedViewController",
      "selectedTab":
      true
    default: false
    }
  }

  private mutating func noteTabs(_ property: Identifier, _ value: NodeID, on ids: [SlotID]) {
    guard let bar = ids.first, isTabBar(bar) else { return }
    var tabs = slots.tabBars[bar] ?? TabBar()
    tabs.isOfController = slots[bar].kind != .tabBar
    switch property {
    case "items", "viewControllers", "tabs":
      if let list = list(value), tabs.tabs.isEmpty {
        tabs.tabs = tree.children(of: list).map { argument in
          tree.children(of: argument).first { _ in true }.map { followed(madeFor: $0) } ?? []
        }
        tabs.offset = tree[list].range.lowerBound
        if !tabs.isOfController { host(tabs.tabs.flatMap(\.self), in: [bar], at: tabs.offset) }
      } else {
        tabs.isUnsure = true
      }
    default:
      if case .unwritten = tabs.choice, currentFunction == nil, branchDepth == 0 {
        let place = tree.number(of: value).flatMap(Int.init(exactly:))
        let item = followed(madeFor: value)
        tabs.choice = place.map(TabBar.Choice.place) ?? (item.isEmpty ? .unknown : .item(item))
      } else {
        tabs.choice = .unknown
      }
    }
    slots.tabBars[bar] = tabs
  }

  private func isTabBar(_ id: SlotID) -> Bool {
    if slots[id].kind == .tabBar { return true }
    let type = types.types[slots[id].enclosingType]
    if type.selfSlot == id {
      return type.superclass.map { tree.nameText(of: $0).hasSuffix("TabBarController") } ?? false
    }
    return slots[id].typeName.map { tree.nameText(of: $0).hasSuffix("TabBarController") } ?? false
  }

  /// Returns the list that is the value or the initial value of its variable.
  private func list(_ value: NodeID) -> NodeID? {
    if tree[value].kind == .collection { return value }
    guard tree[value].kind == .name, let binding = scopes.binding(of: tree[value].name) else { return nil }
    return tree.initialValue(of: scopes.bindings[binding].declaration).flatMap { made in
      tree[made].kind == .collection ? made : nil
    }
  }

  /// Returns the slots for a value that was walked before: a variable, or a creating call.
  private func followed(madeFor value: NodeID) -> [SlotID] {
    let links = tree.links(of: value)
    if links.allSatisfy({ tree[$0].kind == .name || tree[$0].kind == .member }) {
      return followed(through: links[...])
    }
    let start = tree[value].range.lowerBound
    for index in slots.slots.indices.reversed().prefix(ReceiverWalker.mostMade) {
      if let creation = slots.slots[index].creation, tree[creation].range.lowerBound == start {
        return [SlotID(index)]
      }
    }
    return []
  }

  /// The maximum number of slots created for a list of tabs.
  private static let mostMade = 256

  /// Returns the slots for a path of names: `bar`, `self.bar`. An empty path is `self`.
  private func followed(through path: ArraySlice<NodeID>) -> [SlotID] {
    guard let first = path.first else { return [selfSlot] }
    let place = ReceiverPlace(referent: referent(ofName: first), path: path.dropFirst())
    return path.allSatisfy { tree[$0].kind == .name || tree[$0].kind == .member } ? knownSlots(at: place) : []
  }
}
