// Declarations in functions: local variables, loops, and conditions.

import Source
import Syntax

extension ReceiverWalker {
  mutating func walkDeclaration(_ id: NodeID) {
    switch tree.declarationKind(of: id) {
    case .struct, .class, .enum, .actor, .protocol, .extension: walkType(id)
    case .function, .initializer, .deinitializer, .subscript: walkFunction(id)
    case .property: declareLocal(id)
    case .accessor:
      if let body = tree.child(.block, of: id) { walkBody(body, into: nil) }
    default: break
    }
  }

  /// Handles `let name = value`, including in the conditions of `if`, `guard`, and `while`.
  private mutating func declareLocal(_ property: NodeID) {
    let name = tree[property].name
    defer {
      if let block = tree.child(.block, of: property) { walkAccessors(block, into: nil) }
    }
    let typeName = tree.declaredType(of: property)
    guard let value = tree.initialValue(of: property) else { return declareWithoutValue(property, typeName) }
    let kind = typeName.flatMap { ViewKind.named(tree[$0].name) }
    var referent = evaluate(value, as: kind)
    // `guard let self` and `guard let self = self` change nothing.
    guard name != "self" else { return }
    guard name != .none else { return declarePattern(property) }
    notePlace(of: referent.slots, madeIn: value, spelledAt: tree.nameRange(of: property), isOptional: false)
    if isVariable(property), !referent.slots.isEmpty {
      let slot = makeSlot(at: property, typeName: typeName)
      slots.hold(referent.slots, in: slot)
      referent = .slot(slot)
    } else if referent.isNothing {
      referent =
        statedType(property, typeName, value).map { .slot(makeSlot(at: property, typeName: $0)) } ?? .nothing
    }
    scopes.declare(name, referent, at: property)
  }

  /// Handles `let b: UIButton`, which is assigned later, and `if let b`, which unwraps itself.
  private mutating func declareWithoutValue(_ property: NodeID, _ typeName: NodeID?) {
    let name = tree[property].name
    guard name != .none else { return declarePattern(property) }
    guard let typeName else {
      // Code that is being typed may contain `let b`, too. The name keeps its previous meaning.
      if scopes.binding(of: name) == nil, slots.member(name, of: selfSlot) == nil {
        scopes.declare(name, .nothing, at: property)
      }
      return
    }
    let referent: Referent =
      isFollowedType(typeName) ? .slot(makeSlot(at: property, typeName: typeName)) : .nothing
    scopes.declare(name, referent, at: property)
  }

  /// Handles `let (a, b) = …`, whose parts aren't known.
  private mutating func declarePattern(_ property: NodeID) {
    for child in tree.children(of: property) where tree[child].kind == .parameter {
      scopes.declare(tree[child].name, .nothing, at: child)
    }
  }

  /// Returns the type of a local variable whose value isn't tracked: the annotated type, or the type of a cast.
  private func statedType(_ property: NodeID, _ typeName: NodeID?, _ value: NodeID) -> NodeID? {
    if let typeName { return isFollowedType(typeName) ? typeName : nil }
    guard let cast = castType(of: value) else { return nil }
    return isFollowedType(cast) ? cast : nil
  }

  /// Returns the type after `as`, `as?`, or `as!`.
  private func castType(of value: NodeID) -> NodeID? {
    guard tree[value].kind == .infix else { return nil }
    let parts = Array(tree.children(of: value))
    guard let last = parts.last, tree[last].kind == .type else { return nil }
    return last
  }

  private func isVariable(_ property: NodeID) -> Bool {
    var at = Int(tree[property].nameStart) - 1
    while at > 0, tree.text[at].isBlank { at -= 1 }
    return tree.text[at] == UInt8(ascii: "r") && tree.text[at - 1] == UInt8(ascii: "a")
  }

  /// Records the statement after which lines about a newly created view can be inserted.
  mutating func notePlace(
    of made: [SlotID], madeIn value: NodeID, spelledAt spelling: Range<Int>, isOptional: Bool
  ) {
    guard let statement, made.count == 1, let creation = slots[made[0]].creation,
      tree[value].range.lowerBound <= tree[creation].range.lowerBound,
      tree[creation].range.upperBound <= tree[value].range.upperBound
    else { return }
    let place = Receiver.Place(statement: statement, spelling: spelling, isOptional: isOptional)
    slots.write(made[0]) { $0.creationPlace = $0.creationPlace ?? place }
  }

  // MARK: Blocks

  mutating func walkScope(_ id: NodeID) {
    let mark = scopes.mark
    walkStatements(of: id)
    scopes.leave(to: mark)
  }

  /// Handles `for x in list where … { }`. The name refers to each element.
  mutating func walkLoop(_ id: NodeID) {
    let mark = scopes.mark
    var names: [NodeID] = []
    var isListRead = false
    for child in tree.children(of: id) {
      if tree[child].kind == .parameter {
        names.append(child)
      } else if tree[child].kind == .block {
        walkScope(child)
      } else if isListRead {
        evaluate(child)
      } else {
        let list = evaluate(child)
        isListRead = true
        for name in names {
          scopes.declare(tree[name].name, names.count == 1 ? list.element : .nothing, at: name)
        }
      }
    }
    scopes.leave(to: mark)
  }

  /// Walks branches other than `?:`. Conditions may bind names; those of `guard` are visible after it.
  mutating func walkBranch(_ id: NodeID) {
    let kind = tree.branchKind(of: id)
    for child in tree.children(of: id) {
      guard tree[child].kind == .arm else {
        evaluate(child)
        continue
      }
      let mark = scopes.mark
      let (outerDepth, outerMac) = (branchDepth, isForOthers)
      defer { (branchDepth, isForOthers) = (outerDepth, outerMac) }
      if kind == .compilation, isLeftOut(child, of: id) { isForOthers = true }
      for part in tree.children(of: child) {
        branchDepth = tree[part].kind == .block || kind == .compilation ? outerDepth + 1 : outerDepth
        if tree[part].kind == .block {
          walkScope(part)
        } else if kind == .compilation {
          walkCompiled(part)
        } else {
          evaluate(part)
        }
      }
      if kind != .guard, kind != .compilation { scopes.leave(to: mark) }
    }
  }

  /// Returns whether an arm of `#if` may be only for the Mac or for debug builds: its condition says so, or it's the
  /// alternative to an iOS condition.
  private func isLeftOut(_ arm: NodeID, of branch: NodeID) -> Bool {
    let names: [StaticString] = ["os(macOS)", "canImport(AppKit)", "DEBUG"]
    if names.contains(where: tree.lineStart(of: arm).spells) { return true }
    guard let first = tree.child(.arm, of: branch), first != arm else { return false }
    let condition = tree.lineStart(of: first)
    return condition.spells("os(iOS)") || condition.spells("canImport(UIKit)")
  }

  private mutating func walkCompiled(_ part: NodeID) {
    let outer = statement
    statement = isFollowedByComma(tree[part].range) ? nil : tree[part].range
    evaluate(part)
    statement = outer
  }

  /// Walks a closure whose first parameter refers to `first`.
  mutating func walkClosure(_ id: NodeID, first: Referent, into slot: SlotID? = nil) {
    let mark = scopes.mark
    var isFirst = true
    for child in tree.children(of: id) where tree[child].kind == .parameter {
      scopes.declare(tree[child].name, isFirst ? first : .nothing, at: child)
      isFirst = false
    }
    if isFirst { scopes.declare("$0", first, at: id) }
    walkBody(id, into: slot)
    scopes.leave(to: mark)
  }
}
