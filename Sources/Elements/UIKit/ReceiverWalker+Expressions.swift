// What expressions stand for. Every node is evaluated exactly once, so that nothing is written down twice.

import Source
import Syntax

/// A view, or a member of it that has no slot yet.
struct ReceiverPlace {
  var referent: Referent
  /// Members that lead from the referent to the place; empty where the referent is the place.
  var path: ArraySlice<NodeID> = []

  static let nowhere = ReceiverPlace(referent: .nothing)
}

extension ReceiverWalker {
  /// Walks an expression or statement and returns what it stands for. `kind` is the class that its context expects.
  @discardableResult
  mutating func evaluate(_ id: NodeID, as kind: ViewKind? = nil) -> Referent {
    let node = tree[id]
    switch node.kind {
    case .chain: return evaluateChain(id, as: kind)
    case .name: return referent(ofName: id)
    case .assignment: assign(id)
    case .declaration: walkDeclaration(id)
    case .closure: walkClosure(id, first: .nothing)
    case .block: walkScope(id)
    case .branch: return evaluateBranch(id, as: kind)
    case .statement: walkKeywordStatement(id)
    case .collection: return evaluateList(id, as: kind)
    case .tuple: return evaluateTuple(id, as: kind)
    case .prefix: return evaluatePrefix(id, as: kind)
    case .infix: return evaluateInfix(id, as: kind)
    case .call: evaluateChildren(id)
    case .file, .attribute, .modifier, .type, .segment, .number, .opaqueLiteral, .operator, .keyPath, .member,
      .parameter, .element, .value, .text:
      break
    case .index, .argument, .string, .interpolation, .arm, .other: evaluateChildren(id)
    }
    return .nothing
  }

  mutating func evaluateChildren(_ id: NodeID) {
    for child in tree.children(of: id) { evaluate(child) }
  }

  private mutating func walkKeywordStatement(_ id: NodeID) {
    switch tree[id].name {
    case "return":
      for child in tree.children(of: id) { putOut(evaluate(child, as: result.flatMap { slots[$0].kind })) }
    case "for": walkLoop(id)
    default:
      let mark = scopes.mark
      evaluateChildren(id)
      scopes.leave(to: mark)
    }
  }

  /// `a ? b : c` stands for one of two; other branches as values for nothing.
  private mutating func evaluateBranch(_ id: NodeID, as kind: ViewKind?) -> Referent {
    guard tree.branchKind(of: id) == .ternary else {
      walkBranch(id)
      return .nothing
    }
    var ids: [SlotID] = []
    for child in tree.children(of: id) {
      if tree[child].kind == .arm {
        for value in tree.children(of: child) { ids += evaluate(value, as: kind).slots }
      } else {
        evaluate(child)
      }
    }
    return .one(of: ids)
  }

  /// Lists longer than this are not followed element by element.
  private static let maximumList = 64

  private mutating func evaluateList(_ id: NodeID, as kind: ViewKind?) -> Referent {
    var ids: [SlotID] = []
    for argument in tree.children(of: id) {
      for value in tree.children(of: argument) { ids += evaluate(value, as: kind).slots }
    }
    guard ids.count <= ReceiverWalker.maximumList else {
      slots.open(ids)
      return .nothing
    }
    return ids.isEmpty ? .nothing : .list(ids)
  }

  /// `(x)` stands for `x`; what is put into a tuple is lost sight of.
  private mutating func evaluateTuple(_ id: NodeID, as kind: ViewKind?) -> Referent {
    var values: [Referent] = []
    for argument in tree.children(of: id) {
      for value in tree.children(of: argument) { values.append(evaluate(value, as: kind)) }
    }
    if values.count == 1 { return values[0] }
    for value in values { slots.open(value.slots) }
    return .nothing
  }

  private mutating func evaluatePrefix(_ id: NodeID, as kind: ViewKind?) -> Referent {
    var value = Referent.nothing
    for child in tree.children(of: id) { value = evaluate(child, as: kind) }
    switch tree[id].name {
    case "try", "await", "unsafe", "consume", "copy", "borrowing", "any": return value
    case "&":
      // Whoever takes it by reference may change it.
      slots.open(value.slots)
      return value
    case "let", "var":
      // A pattern binds a new name.
      for child in tree.children(of: id) where tree[child].kind == .name {
        scopes.declare(tree[child].name, .nothing, at: child)
      }
      return .nothing
    default: return .nothing
    }
  }

  /// `x as? T` stands for `x`, `x ?? y` for one of both; other operators make values.
  private mutating func evaluateInfix(_ id: NodeID, as kind: ViewKind?) -> Referent {
    var ids: [SlotID] = []
    var first: Referent?
    var isCast = false
    var isChoice = false
    for child in tree.children(of: id) {
      if tree[child].kind == .operator {
        if tree[child].name == "as" { isCast = true }
        if tree[child].name == "??" { isChoice = true }
        continue
      }
      let value = evaluate(child, as: kind)
      if first == nil { first = value }
      ids += value.slots
    }
    if isChoice { return .one(of: ids) }
    return isCast ? first ?? .nothing : .nothing
  }

  // MARK: Names

  /// What a plain name stands for: a local, a member, `self`, a type of the file.
  func referent(ofName id: NodeID) -> Referent {
    let name = tree[id].name
    switch name {
    case "self", "super": return currentType == 0 ? .nothing : .slot(selfSlot)
    case "true", "false", "nil": return .nothing
    default: break
    }
    if let binding = scopes.binding(of: name) {
      let referent = scopes.bindings[binding].referent
      return referent.isNothing ? .local(binding) : referent
    }
    if let member = slots.member(name, of: selfSlot) { return .slot(member) }
    if tree.isCapitalized(id), let type = types.index(named: name) { return .slot(types.types[type].selfSlot) }
    return .nothing
  }

  /// The object whose members a slot has: all instances of one type of the file share theirs.
  func owner(of id: SlotID) -> SlotID {
    if let type = slots[id].type { return types.types[type].selfSlot }
    if let held = slots[id].holds.first, let type = slots[held].type { return types.types[type].selfSlot }
    return id
  }

  /// The slots at a place, made where nothing was known of it.
  mutating func makeSlots(at place: ReceiverPlace) -> [SlotID] {
    var ids: [SlotID]
    if case .local(let binding) = place.referent {
      let declaration = scopes.bindings[binding].declaration
      let slot = makeSlot(at: declaration, typeName: tree.declaredType(of: declaration))
      scopes.bind(binding, to: .slot(slot))
      ids = [slot]
    } else {
      ids = place.referent.slots
    }
    for link in place.path where tree[link].kind == .member || tree[link].kind == .name {
      ids = ids.map { id in
        let owner = owner(of: id)
        let isNew = slots.member(tree[link].name, of: owner) == nil
        let member = slots.makeMember(tree[link].name, of: owner, at: link, in: currentType)
        if isNew, owner == types.types[0].selfSlot, !isInFunction {
          slots[member].isUndeclared = true
          slots[member].kind = slots[member].kind ?? ViewKind(guessedFrom: tree.nameText(of: link))
        }
        return member
      }
    }
    return ids
  }

  /// The slots at a place, as far as they are known.
  func knownSlots(at place: ReceiverPlace) -> [SlotID] {
    guard !place.path.isEmpty else { return place.referent.slots }
    var ids = place.referent.slots
    for link in place.path where tree[link].kind == .member || tree[link].kind == .name {
      ids = ids.compactMap { slots.member(tree[link].name, of: owner(of: $0)) }
    }
    return ids
  }
}
