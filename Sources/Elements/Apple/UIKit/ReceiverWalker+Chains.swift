// Resolving chains from a name through members and calls to a view.

import Source
import Syntax

extension ReceiverWalker {
  mutating func evaluateChain(_ chain: NodeID, as kind: ViewKind?) -> Referent {
    let links = tree.childIDs(of: chain)
    return settled(evaluate(links[...], as: kind))
  }

  /// Follows the links from first to last.
  mutating func evaluate(_ links: ArraySlice<NodeID>, as kind: ViewKind?) -> ReceiverPlace {
    guard let first = links.first else { return .nowhere }
    let start = Int(tree[first].start)
    var next = links.startIndex
    var place = beginning(of: links, &next, as: kind)
    while next < links.endIndex {
      let link = links[next]
      switch tree[link].kind {
      case .member: place = member(at: next, of: links, on: place)
      case .call: place = ReceiverPlace(referent: call(link, on: place, spelledFrom: start))
      case .index:
        evaluateChildren(link)
        place.referent = place.referent.element
      default:
        evaluateChildren(link)
        place = .nowhere
      }
      next += 1
    }
    return place
  }

  /// Returns the place that the first links refer to, and advances `next` past them.
  private mutating func beginning(
    of links: ArraySlice<NodeID>, _ next: inout Int, as kind: ViewKind?
  ) -> ReceiverPlace {
    let first = links[next]
    let node = tree[first]
    next += 1
    switch node.kind {
    case .name:
      let referent = referent(ofName: first)
      guard referent.isNothing else { return ReceiverPlace(referent: referent) }
      if tree.isCapitalized(first) {
        return ReceiverPlace(referent: madeByType(links, &next))
      }
      guard !isLiteral(node.name) else { return .nowhere }
      // A name that the file doesn't declare is an inherited member.
      return ReceiverPlace(referent: .slot(selfSlot), path: links[next - 1..<next])
    case .call where node.detail == 1:
      // `.init(type: .close)`, `.filled()`: members of the type that the context expects.
      if let kind, node.name == "init" || node.name == "systemButton" || kind == .configuration {
        return ReceiverPlace(referent: .slot(create(first, kind, typeName: nil)))
      }
      passArguments(of: first, openingThem: true)
      return .nowhere
    case .call where node.name == "#imageLiteral":
      return ReceiverPlace(referent: .slot(create(first, .image, typeName: nil)))
    case .call where tree.isCapitalized(first): return ReceiverPlace(referent: make(first))
    case .call: return ReceiverPlace(referent: callOnSelf(first))
    case .closure:
      if next < links.endIndex, tree[links[next]].kind == .call, tree[links[next]].name == .none {
        next += 1
        return ReceiverPlace(referent: callClosure(first, links[next - 1]))
      }
      evaluate(first)
      return .nowhere
    case .member: return .nowhere
    default: return ReceiverPlace(referent: evaluate(first, as: kind))
    }
  }

  private func isLiteral(_ name: Identifier) -> Bool {
    switch name {
    case "true", "false", "nil", "self", "super": true
    default: false
    }
  }

  /// Resolves `UIButton.Configuration.filled()`, `UIButton.init(…)`, `UIKit.UIButton()`, and
  /// `UIButton.systemButton(with:…)`.
  private mutating func madeByType(_ links: ArraySlice<NodeID>, _ next: inout Int) -> Referent {
    var type = links[next - 1]
    while next < links.endIndex, tree[links[next]].kind == .member, tree.isCapitalized(links[next]) {
      type = links[next]
      next += 1
    }
    guard next < links.endIndex, tree[links[next]].kind == .call else { return .nothing }
    let call = links[next]
    if tree.isCapitalized(call) {
      next += 1
      return make(call)
    }
    guard let kind = ViewKind.named(tree[type].name) else { return .nothing }
    switch tree[call].name {
    case "init", "systemButton":
      next += 1
      return .slot(create(call, kind, typeName: type))
    default:
      guard kind == .configuration else { return .nothing }
      next += 1
      return .slot(create(call, kind, typeName: type))
    }
  }

  /// Resolves `{ … }(argument)` to the result of the closure.
  private mutating func callClosure(_ closure: NodeID, _ call: NodeID) -> Referent {
    var first = Referent.nothing
    for argument in tree.arguments(of: call) {
      guard let value = tree.value(ofArgument: argument) else { continue }
      let referent = evaluate(value)
      if first.isNothing { first = referent }
    }
    let result = slots.add(Slot(node: closure, enclosingType: currentType))
    let outer = statement
    statement = nil
    walkClosure(closure, first: first, into: result)
    statement = outer
    return slots[result].holds.isEmpty ? .nothing : .slot(result)
  }

  private func member(at index: Int, of links: ArraySlice<NodeID>, on place: ReceiverPlace) -> ReceiverPlace {
    if place.referent.isNothing { return place }
    guard place.path.isEmpty else {
      return ReceiverPlace(referent: place.referent, path: links[place.path.startIndex...index])
    }
    let name = tree[links[index]].name
    let ids = place.referent.slots
    if ids.count == 1, let member = slots.member(name, of: owner(of: ids[0])) {
      return ReceiverPlace(referent: .slot(member))
    }
    switch name {
    case "first", "last", "self", "lazy", "unsafelyUnwrapped":
      if !ids.isEmpty { return ReceiverPlace(referent: place.referent.element) }
    default: break
    }
    return ReceiverPlace(referent: place.referent, path: links[index...index])
  }

  /// Returns the value of a whole chain. A place without a slot is nothing, except for parts that are copied.
  private mutating func settled(_ place: ReceiverPlace) -> Referent {
    guard let last = place.path.last else { return place.referent }
    if tree[last].name == "configuration" { return .one(of: makeSlots(at: place)) }
    return .one(of: knownSlots(at: place))
  }
}
