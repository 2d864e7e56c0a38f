// Evaluating expressions. Every node is evaluated exactly once to avoid duplicate records.

import Source
import Syntax

extension ReceiverWalker {
  /// Walks an expression or statement and returns its value. `kind` is the class that its context expects.
  ///
  /// Not inlined, because recursion through its callers would then take ten times as much stack per nesting level.
  @inline(never)
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
      for child in tree.children(of: id) {
        putOut(evaluate(child, as: result.flatMap { slots[$0].kind }), from: child)
      }
    case "for": walkLoop(id)
    default:
      let mark = scopes.mark
      evaluateChildren(id)
      scopes.leave(to: mark)
    }
  }

  /// Evaluates `a ? b : c` to one of two views. Other branches have no value.
  private mutating func evaluateBranch(_ id: NodeID, as kind: ViewKind?) -> Referent {
    guard tree.branchKind(of: id) == .ternary else {
      walkBranch(id)
      return .nothing
    }
    var ids: [SlotID] = []
    for child in tree.children(of: id) {
      if tree[child].kind == .arm {
        branchDepth += 1
        for value in tree.children(of: child) { ids += evaluate(value, as: kind).slots }
        branchDepth -= 1
      } else {
        evaluate(child)
      }
    }
    return oneOf(ids)
  }

  /// Returns one of several views, or nothing if there are too many to track.
  private mutating func oneOf(_ ids: [SlotID]) -> Referent {
    guard ids.count <= ReceiverWalker.maximumList else {
      slots.open(ids)
      return .nothing
    }
    return .one(of: ids)
  }

  /// The maximum length of lists whose elements are tracked.
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

  /// Evaluates `(x)` to `x`. Views in other tuples aren't tracked.
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
      // An `inout` parameter may be changed.
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

  /// Evaluates `x as? T` to `x`, and `x ?? y` to one of both. Other operators don't evaluate to a view.
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
    if isChoice { return oneOf(ids) }
    return isCast ? first ?? .nothing : .nothing
  }
}
