// The properties that a modifier chain adds to its composable.

import Source
import Syntax

extension ComposeReader {
  /// Reads the modifier that an argument passes.
  mutating func modifiers(ofArgument argument: NodeID, of id: ElementID) {
    guard let value = tree.value(ofArgument: argument) else { return }
    modifiers(value, of: id)
    guard givenModifiers[id] != nil else { return }
    // Another modifier in the chain may be unknown, too.
    if list[id].openness.contains(.modifiers) { givenModifiers[id] = nil }
    list[id].unknowns.add(.modifiers, .value, at: value)
  }

  /// Reads `Modifier.a().b()`, including in parentheses, in the branches of an `if`, in `then(…)`, and in a local
  /// constant. Modifiers in one branch count for the element.
  private mutating func modifiers(_ expression: NodeID, of id: ElementID) {
    switch tree[expression].kind {
    case .name: named(expression, of: id)
    case .chain:
      let links = tree.links(of: expression)
      guard let first = links.first else { return }
      if tree[first].kind == .tuple {
        modifiers(first, of: id)
      } else {
        // A modifier that is passed in, stored, or computed.
        named(first, of: id)
      }
      for link in links.dropFirst() { modifier(link, of: id) }
    case .branch:
      let isAlways = isConditional
      isConditional = true
      for arm in tree.children(of: expression) where tree[arm].kind == .arm {
        guard let block = tree.child(.block, of: arm), let last = tree.children(of: block).reversed().first
        else {
          continue
        }
        modifiers(last, of: id)
      }
      isConditional = isAlways
    case .tuple:
      for argument in tree.arguments(of: expression) { modifiers(ofArgument: argument, of: id) }
    case .infix where tree.joinsModifiers(expression):
      // `Modifier.padding(8.dp) then click`
      for operand in tree.operands(of: expression) { modifiers(operand, of: id) }
    default:
      list[id].unknowns.add(.modifiers, .value, at: expression)
      search(expression)
    }
  }

  /// Reads `Modifier`, a local constant that contains a chain, or a modifier that is defined elsewhere.
  private mutating func named(_ name: NodeID, of id: ElementID) {
    if tree.isName("Modifier", name) || isPassedToAnchor(name, id) { return }
    if let function, isGivenModifier(name, to: function) {
      givenModifiers[id] = GivenModifier(function: function, parameter: tree[name].name)
      return
    }
    if constantDepth == 0 { readConstants = 0 }
    readConstants += 1
    guard constantDepth < ComposeReader.constantReach, readConstants < 64, let value = constant(name),
      tree[value].kind == .chain || tree[value].kind == .branch
    else {
      list[id].unknowns.add(.modifiers, .value, at: name)
      return
    }
    constantDepth += 1
    modifiers(value, of: id)
    constantDepth -= 1
  }

  private mutating func modifier(_ link: NodeID, of id: ElementID) {
    guard tree[link].kind == .call else {
      // `Modifier.Companion`, or a modifier stored in an object.
      if tree[link].name != "Companion" { list[id].unknowns.add(.modifiers, .value, at: link) }
      return
    }
    layout(link, of: id)
    switch tree[link].name {
    case "semantics": semantics(link, of: id)
    case "clearAndSetSemantics": clearSemantics(link, of: id)
    case "clickable", "combinedClickable", "toggleable", "selectable", "triStateToggleable":
      clickable(link, of: id)
    case "draggable", "draggable2D", "anchoredDraggable", "swipeable":
      if !isScroller { list[id].gestures.append(Gesture(.drag, range: tree.linkRange(of: link))) }
    case "pointerInput": pointerInput(link, of: id)
    case "then", "thenIf": then(link, of: id)
    case "let", "run":
      guard let lambda = tree.trailingLambda(of: link) else {
        return list[id].unknowns.add(.modifiers, .modifier, at: link)
      }
      chosen(by: lambda, of: id)
    case "testTag":
      if let argument = tree.arguments(of: link).first { list[id].identifier = tree.writtenText(argument) }
    case "background": background(link, of: id)
    case "alpha", "graphicsLayer", "blur", "placeholder", "shimmer": fade(link, of: id)
    case "focusProperties":
      focus(link, of: id)
      searchChildren(of: link)
    case "fillMaxSize", "matchParentSize": filling.insert(id)
    case "size", "requiredSize", "width", "requiredWidth", "height", "requiredHeight": return
    case "drawBehind", "drawWithContent", "drawWithCache", "paint":
      unknownBackground(link, of: id)
      searchChildren(of: link)
    case let name:
      if appModifier(link, of: id) { return }
      if !ComposeModifiers.isNeutral(name) {
        if project.changesOnlyLooks(ModifierUseReader.key(of: tree.nameText(of: link)), own: ownModifiers) {
          // It isn't read for each call, so its background and size aren't known.
          unknownBackground(link, of: id)
          resized.insert(id)
          return searchChildren(of: link)
        }
        list[id].unknowns.add(.modifiers, .modifier, at: link)
        modifiedByApp.insert(id)
      }
      searchChildren(of: link)
    }
  }

  /// Reads `focusProperties { canFocus = false }`.
  private mutating func focus(_ call: NodeID, of id: ElementID) {
    guard !isConditional, let lambda = tree.trailingLambda(of: call) else { return }
    for statement in tree.children(of: lambda) where tree[statement].kind == .assignment {
      let sides = Array(tree.children(of: statement))
      guard sides.count == 2, tree.isName("canFocus", sides[0]), tree.isName("false", sides[1]) else {
        continue
      }
      list[id].barriers.append(
        InputBarrier(.keyboard, range: tree[statement].range, valueRange: tree[sides[1]].range))
    }
  }

  /// Reads the modifiers that a lambda adds to the one it receives: `let { if (a) it.b() else it }`,
  /// `run { if (a) b() else this }`.
  private mutating func chosen(by lambda: NodeID, of id: ElementID) {
    let received = tree.children(of: lambda).first { tree[$0].kind == .parameter }.map { tree[$0].name }
    let statements = tree.children(of: lambda).filter { tree[$0].kind != .parameter }
    guard statements.count == 1 else {
      list[id].unknowns.add(.modifiers, .unreadable, at: lambda)
      return
    }
    chosen(statements[0], from: received ?? "it", of: id)
  }

  private mutating func chosen(_ expression: NodeID, from received: Identifier, of id: ElementID) {
    switch tree[expression].kind {
    case .name where isReceived(expression, received): return
    case .call: modifier(expression, of: id)
    case .chain:
      let links = tree.links(of: expression)
      guard let first = links.first else { return }
      if isReceived(first, received) {
        for link in links.dropFirst() { modifier(link, of: id) }
      } else if tree[first].kind == .call {
        for link in links { modifier(link, of: id) }
      } else {
        list[id].unknowns.add(.modifiers, .value, at: first)
      }
    case .branch:
      let isAlways = isConditional
      isConditional = true
      for arm in tree.children(of: expression) where tree[arm].kind == .arm {
        let statements = tree.child(.block, of: arm).map(tree.childIDs(of:)) ?? []
        if statements.count == 1 {
          chosen(statements[0], from: received, of: id)
        } else {
          list[id].unknowns.add(.modifiers, .unreadable, at: arm)
        }
      }
      isConditional = isAlways
    default: list[id].unknowns.add(.modifiers, .value, at: expression)
    }
  }

  private func isReceived(_ name: NodeID, _ received: Identifier) -> Bool {
    tree.isName(received, name) || tree.isName("this", name) || tree.isName("Modifier", name)
  }

  /// Reads `then(Modifier.clickable { … })` and `then(if (a) Modifier.b() else Modifier)`.
  private mutating func then(_ call: NodeID, of id: ElementID) {
    for argument in tree.arguments(of: call) where tree[argument].detail == 0 {
      modifiers(ofArgument: argument, of: id)
    }
    if tree.trailingLambda(of: call) != nil || tree[call].name != "then" {
      list[id].unknowns.add(.modifiers, .modifier, at: call)
    }
  }
}
