// Calls on views, and calls with views as arguments.

import Source
import Syntax

extension ReceiverWalker {
  /// Walks a call on `place`, whose chain begins at `start`, and returns the value of the call.
  mutating func call(_ link: NodeID, on place: ReceiverPlace, spelledFrom start: Int) -> Referent {
    let site = Site(
      range: start..<Int(tree[link].end), receiver: start..<spellingEnd(before: link), statement: statement)
    if writeAttribute(byCalling: link, on: place, site) { return .nothing }
    if attach(byCalling: link, to: place, site) { return .nothing }
    if noteSides(byCalling: link, on: place, site) { return .nothing }
    let ids = knownSlots(at: place)
    if tree[link].name == "removeFromSuperview", place.path.isEmpty, branchDepth == 0 {
      slots.open(ids.filter { isMade($0, inFunctionOf: link) }, at: link)
    }
    if ids.isEmpty, place.path.isEmpty, place.referent.isNothing {
      if tree[link].name == "map" { return makeEach(link, of: .nothing) }
      passArguments(of: link, openingThem: mayTouch(link))
      return .nothing
    }
    defer { noteTabs(byCalling: link, on: ids) }
    return followCall(link, on: place, ids)
  }

  /// Returns whether a view is created in the function that contains a call, so that a call that removes it leaves
  /// nothing on screen: a text field that only loads the keyboard.
  private func isMade(_ id: SlotID, inFunctionOf link: NodeID) -> Bool {
    guard let creation = slots[id].creation else { return false }
    let function = tree.node(
      around: tree[link].range, within: 1_000,
      where: { $0.kind == .declaration && $0.detail == DeclarationKind.function.rawValue })
    return function.map { tree[$0].range.contains(Int(tree[creation].start)) } == true
  }

  /// Returns the end of the text before the dot, including a `?` or `!`.
  func spellingEnd(before link: NodeID) -> Int {
    let start = Int(tree[link].start)
    switch tree.text[start] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): return start + 1
    default: return start
    }
  }

  /// Handles a call on `self` or of a free function: `addSubview(x)`, `style(button)`.
  mutating func callOnSelf(_ link: NodeID) -> Referent {
    let start = Int(tree[link].start)
    let site = Site(range: start..<Int(tree[link].end), receiver: start..<start, statement: statement)
    if currentType != 0 {
      let place = ReceiverPlace(referent: .slot(selfSlot))
      if writeAttribute(byCalling: link, on: place, site) { return .nothing }
      if attach(byCalling: link, to: place, site) { return .nothing }
    }
    if let function = types.function(tree[link].name, of: currentType) { return callFunction(function, link) }
    passArguments(of: link, openingThem: mayTouch(link))
    if currentType != 0 { noteTabs(byCalling: link, on: [selfSlot]) }
    return .nothing
  }

  private mutating func followCall(_ link: NodeID, on place: ReceiverPlace, _ ids: [SlotID]) -> Referent {
    let name = tree[link].name
    if let only = ids.first, ids.count == 1, place.path.isEmpty, let type = slots[only].type,
      let function = types.function(name, of: type)
    {
      return callFunction(function, link)
    }
    switch name {
    case "forEach" where hostEach(of: ids, byCalling: link): return .nothing
    case "map": return makeEach(link, of: ids.isEmpty ? .nothing : place.referent.element)
    case "forEach", "compactMap", "flatMap", "filter", "first", "contains", "enumerated", "reversed":
      // The elements of `view.subviews` aren't the view.
      let element = place.path.isEmpty ? place.referent.element : Referent.oneOf(ids)
      passArguments(of: link, openingThem: false, closureTakes: element)
      return name == "reversed" || name == "filter" || name == "first" ? place.referent : .nothing
    case "then", "with", "also", "apply", "do", "tap", "configure", "setup":
      guard hasClosure(link) else { break }
      passArguments(of: link, openingThem: false, closureTakes: place.referent)
      return place.referent
    case "append", "insert", "updateValue", "add":
      let held = passArguments(of: link, openingThem: false)
      if !held.isEmpty {
        for id in makeSlots(at: place) { slots.hold(held, in: id) }
      }
      return .nothing
    default: break
    }
    passArguments(of: link, openingThem: mayTouch(link))
    if ids.contains(where: { slots[$0].kind == .image }) { return place.referent }
    if place.path.isEmpty, mayConfigure(link) { slots.open(ids, at: link) }
    if place.path.isEmpty, mayStyle(link) { change(ids) { $0.isStyled = true } }
    return .nothing
  }

  private func hasClosure(_ link: NodeID) -> Bool {
    tree.arguments(of: link).contains { tree.closure(ofArgument: $0) != nil }
  }

  // MARK: Passing arguments

  /// Walks the arguments and returns the views among them. Closures get `first` as their first parameter.
  @discardableResult
  mutating func passArguments(
    of link: NodeID, openingThem: Bool, closureTakes first: Referent = .nothing
  ) -> [SlotID] {
    var passed: [SlotID] = []
    for argument in tree.children(of: link) {
      guard tree[argument].kind == .argument, let value = tree.value(ofArgument: argument) else {
        evaluate(argument)
        continue
      }
      if tree[value].kind == .closure {
        walkClosure(value, first: first)
      } else {
        let ids = evaluate(value).slots
        // `self` is commonly passed as a delegate, target, or owner.
        if openingThem, !tree.isName("self", value) { slots.open(ids, at: link) }
        passed += ids
      }
    }
    return passed
  }

  /// Handles a call of a function in this file: its parameters refer to the arguments, and its value is the function's
  /// result.
  private mutating func callFunction(_ function: TypeTable.Function, _ link: NodeID) -> Referent {
    var parameters = tree.children(of: function.node).filter { tree[$0].kind == .parameter }[...]
    for argument in tree.children(of: link) {
      guard tree[argument].kind == .argument, let value = tree.value(ofArgument: argument) else {
        evaluate(argument)
        continue
      }
      while let parameter = parameters.first, tree[argument].detail == 0,
        externalLabel(of: parameter) != tree[argument].name
      {
        parameters.removeFirst()
      }
      let parameter = tree[argument].detail == 0 ? parameters.popFirst() : nil
      let slot = parameter.flatMap { parameterSlot($0) }
      let ids = evaluate(value, as: slot.flatMap { slots[$0].kind }).slots
      if let slot {
        slots.hold(ids, in: slot)
      } else if !tree.isName("self", value) {
        slots.open(ids, at: link)
      }
    }
    guard let type = tree.declaredType(of: function.node), isFollowedType(type) else { return .nothing }
    let owner = types.types[function.type].selfSlot
    let name = tree[function.node].name
    return .slot(slots.makeMember(name, of: owner, at: function.node, in: function.type))
  }

  /// Returns the argument label of a parameter, or none for `_`.
  private func externalLabel(of parameter: NodeID) -> Identifier {
    let start = Int(tree[parameter].start)
    var end = start
    while tree.text[end].isIdentifierByte { end += 1 }
    let id = Identifier(tree.text[start..<end])
    return id == "_" ? .none : id
  }
}
