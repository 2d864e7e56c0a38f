// Adding views, gesture recognizers, and handlers to views.

import Source
import Syntax

extension ReceiverWalker {
  /// Handles calls that add something to a view. Returns false for other calls, without walking their arguments.
  mutating func attach(byCalling link: NodeID, to place: ReceiverPlace, _ site: Site) -> Bool {
    guard !place.referent.isNothing else { return false }
    switch tree[link].name {
    case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSubviews",
      "addArrangedSubviews", "addView":
      host(argumentsOf: link, in: makeSlots(at: place), site)
    case "addGestureRecognizer":
      guard let argument = tree.firstUnlabelledArgument(of: link),
        let value = tree.value(ofArgument: argument)
      else {
        return false
      }
      addRecognizer(value, to: makeSlots(at: place), site)
    case "addTarget":
      let handler = tree.value("action", of: link).flatMap { tree.selectedFunction(in: $0) }
      let ids = knownSlots(at: place)
      change(ids) { $0.handler = $0.handler ?? handler }
      passArguments(of: link, openingThem: false)
    case "addAction":
      passArguments(of: link, openingThem: false)
    case "setLeftBarButton", "setRightBarButton", "setLeftBarButtonItems", "setRightBarButtonItems":
      putInBar(byCalling: link, of: makeSlots(at: place))
    case "startAnimating", "stopAnimating":
      let ids = knownSlots(at: place)
      guard ids.contains(where: { slots[$0].kind == .progress }) else { return false }
      let starts = tree[link].name == "startAnimating"
      let isCertain = branchDepth == 0 && currentFunction == nil
      change(ids) { facts in
        if !starts { facts.stopsAnimating = true } else if isCertain { facts.startsAnimating = true }
      }
    case "setButtonType":
      guard let argument = tree.firstUnlabelledArgument(of: link),
        let value = tree.value(ofArgument: argument)
      else {
        return false
      }
      let role: Role? =
        switch tree.lastName(of: value) {
        case "switch": .checkbox
        case "radio": .radioButton
        default: nil
        }
      change(makeSlots(at: place)) { $0.role = role }
    default:
      guard addsSubviews(link) else { return false }
      host(argumentsOf: link, in: makeSlots(at: place), site)
    }
    return true
  }

  /// Returns whether an app's own method adds views, judging by its name: `addConstrainedSubviews([title, image])`.
  private func addsSubviews(_ link: NodeID) -> Bool {
    let name = tree.text[tree.nameRange(of: link)]
    return name.begins(with: "add") && name.spells("ubview") && tree.firstUnlabelledArgument(of: link) != nil
      && types.function(tree[link].name, of: currentType) == nil
  }

  /// Adds views to others: `addSubview(x)`, `UIStackView(arrangedSubviews: […])`.
  private mutating func host(argumentsOf link: NodeID, in hosts: [SlotID], _ site: Site) {
    for argument in tree.arguments(of: link) {
      guard let value = tree.value(ofArgument: argument) else { continue }
      if tree[value].kind == .closure {
        evaluate(value)
        continue
      }
      let ids = slotsMade(for: value)
      if tree[link].name == "addArrangedSubview" || tree[link].name == "insertArrangedSubview" {
        change(ids) { $0.usesConstraints = true }
      }
      host(ids, in: hosts, at: tree[argument].range.lowerBound)
      guard ids.count == 1, slots[ids[0]].creation != value, tree[value].kind == .name || isPath(value),
        let statement = site.statement
      else { continue }
      let place = Receiver.Place(statement: statement, spelling: tree[value].range)
      change(ids) { $0.add(place) }
    }
  }

  /// Adds views to another one. They're read in the order of their positions in the code, which start at `offset`.
  mutating func host(_ ids: [SlotID], in hosts: [SlotID], at offset: Int? = nil) {
    for (index, id) in ids.enumerated() where offset != nil {
      if slots[id].attachment != nil { slots[id].isAttachedAgain = true }
      slots[id].attachment = offset.map { $0 + index }
    }
    guard let host = hosts.first, !ids.isEmpty else { return }
    slots.write(host) { $0.holdsViews = true }
    // Adding a view again moves it.
    for id in ids where id != host { slots[id].host = host }
  }

  /// Handles `navigationItem.setRightBarButton(done, animated: true)` like the property.
  private mutating func putInBar(byCalling link: NodeID, of items: [SlotID]) {
    guard let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)) else { return }
    let ids = evaluate(value, as: .barButtonItem).slots
    guard !ids.isEmpty else { return }
    let name: Identifier =
      switch tree[link].name {
      case "setLeftBarButton": "leftBarButtonItem"
      case "setLeftBarButtonItems": "leftBarButtonItems"
      case "setRightBarButtonItems": "rightBarButtonItems"
      default: "rightBarButtonItem"
      }
    for item in items {
      let property = slots.makeMember(name, of: owner(of: item), at: link, in: currentType)
      slots.hold(ids, in: property)
    }
  }

  /// Returns whether a chain consists only of names, such as `self.button`.
  private func isPath(_ value: NodeID) -> Bool {
    tree[value].kind == .chain
      && tree.children(of: value).allSatisfy { tree[$0].kind == .name || tree[$0].kind == .member }
  }

  // MARK: Gestures

  mutating func addRecognizer(_ value: NodeID, to ids: [SlotID], _ site: Site) {
    let recognizers = slotsMade(for: value)
    change(ids) { facts in
      for recognizer in recognizers {
        facts.gestures.append(Facts.AddedRecognizer(slot: recognizer, range: site.range))
      }
      if let place = site.place { facts.add(place) }
    }
  }

  /// Returns the slots of an expression. Creates one for a local variable or for a name in a snippet that has none yet.
  private mutating func slotsMade(for value: NodeID) -> [SlotID] {
    let referent = evaluate(value)
    if case .local = referent { return makeSlots(at: ReceiverPlace(referent: referent)) }
    guard referent.isNothing, currentType == 0, !isInFunction, tree[value].kind == .name else {
      return referent.slots
    }
    return makeSlots(at: ReceiverPlace(referent: .slot(selfSlot), path: [value]))
  }
}

extension Tree {
  /// Returns the name link of the function in `#selector(close(_:))`, or nil for anything else.
  func selectedFunction(in value: NodeID) -> NodeID? {
    guard let call = soleLink(of: value), self[call].name == "#selector",
      let argument = arguments(of: call).first, let function = self.value(ofArgument: argument)
    else { return nil }
    return links(of: function).last {
      self[$0].kind == .name || self[$0].kind == .member || self[$0].kind == .call
    }
  }

  /// Returns the name link of the only function that a closure calls, or nil if it does anything else.
  func onlyCall(in closure: NodeID) -> NodeID? {
    let statements = children(of: closure).filter { self[$0].kind != .parameter && self[$0].kind != .type }
    guard statements.count == 1 else { return nil }
    return links(of: statements[0]).last.flatMap { self[$0].kind == .call ? $0 : nil }
  }
}
