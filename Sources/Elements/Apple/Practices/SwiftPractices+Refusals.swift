// Buttons whose action does nothing under a condition, although they stay enabled.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `Button("Send") { guard !text.isEmpty else { return }; send() }` without `.disabled(…)`.
  mutating func silentRefusal(_ button: NodeID) {
    let links = links(around: button)
    guard tree[button].kind == .call, links.first == button, let member = enclosingMember,
      !links.contains(where: { tree[$0].name == "opacity" || tree[$0].name == "hidden" }),
      let argument = tree.argument("action", of: button)
        ?? tree.arguments(of: button).first(where: isClosure),
      let action = tree.closure(ofArgument: argument), let refusal = refusal(in: action, isOwn: true),
      !tree.code(tree[member].range).spells(".disabled("),
      !isShownOnCondition(button, in: member, refusal.names)
    else { return }
    var edits: [WriterEdit] = []
    if let condition = refusal.condition, let chain = chains.last,
      !tree.text[tree[condition].range].contains(where: \.isLineBreak)
    {
      let end = tree[chain].range.upperBound
      edits = [.insert(at: end, .text(".disabled(\(negation(of: condition)))"))]
    }
    add(
      Practice(
        .swiftUI, .silentRefusal, range: tree.nameRange(of: button).lowerBound..<Int(tree[button].end),
        edits: edits))
  }

  private func isClosure(_ argument: NodeID) -> Bool {
    tree[argument].name == .none && tree.closure(ofArgument: argument) != nil
  }

  /// A condition without which an action does nothing.
  private struct Refusal {
    /// The condition, if it can be repeated at the button.
    var condition: NodeID?
    var names: Set<Identifier>
  }

  /// Returns the condition that an action starts with, in a closure or in the function that it calls.
  private func refusal(in action: NodeID, isOwn: Bool) -> Refusal? {
    let statements = tree.children(of: action).filter { tree[$0].kind != .parameter }
    guard let first = statements.first else { return nil }
    switch tree.branchKind(of: first) {
    case .guard:
      guard let arm = tree.children(of: first).first(where: { tree[$0].kind == .arm }),
        let block = tree.child(.block, of: arm), returnsAtOnce(block), statements.count > 1
      else { return nil }
      return refusal(ofArm: arm, isOwn)
    case .if:
      let arms = tree.children(of: first).filter { tree[$0].kind == .arm }
      guard statements.count == 1, arms.count == 1 else { return nil }
      return refusal(ofArm: arms[0], isOwn)
    default:
      guard isOwn, statements.count == 1, let call = ownCall(first),
        let function = function(named: tree[call].name),
        let block = tree.child(.block, of: function)
      else { return nil }
      return refusal(in: block, isOwn: false)
    }
  }

  private func returnsAtOnce(_ block: NodeID) -> Bool {
    let statements = Array(tree.children(of: block))
    return statements.count == 1 && tree[statements[0]].kind == .statement
      && tree[statements[0]].name == "return" && tree.subtree(of: statements[0]).count == 1
  }

  private func refusal(ofArm arm: NodeID, _ isOwn: Bool) -> Refusal? {
    let conditions = tree.children(of: arm).filter { tree[$0].kind != .block }
    guard conditions.count == 1, let condition = conditions.first,
      [.name, .chain, .prefix, .infix].contains(tree[condition].kind), !comparesValues(condition),
      tree.subtree(of: condition).count <= 32
    else { return nil }
    var names: Set<Identifier> = []
    var isLasting = false
    for index in tree.subtree(of: condition) {
      let node = tree.nodes[index]
      guard [.name, .member, .call].contains(node.kind) else { continue }
      let words = Set(NameSuggestion.words(in: tree.nameText(of: NodeID(index))))
      guard words.isDisjoint(with: SwiftPractices.passingStates) else { return nil }
      if !words.isDisjoint(with: SwiftPractices.lastingStates) { isLasting = true }
      names.insert(node.name)
    }
    return isLasting ? Refusal(condition: isOwn ? condition : nil, names: names) : nil
  }

  /// Returns whether a condition compares two values, such as an option with the selected one.
  private func comparesValues(_ condition: NodeID) -> Bool {
    tree.subtree(of: condition).contains { index in
      tree.nodes[index].kind == .operator
        && (tree.nodes[index].name == "==" || tree.nodes[index].name == "!=")
    }
  }

  /// Words for conditions that people can change, or that don't change at all.
  private static let lastingStates: Set<String> = [
    "empty", "count", "valid", "supported", "can", "allowed", "permitted", "selection",
    "complete",
    "supports",
  ]

  /// Words for conditions that are soon over, or that aren't about what people may do.
  private static let passingStates: Set<String> = [
    "loading", "busy", "saving", "sending", "submitting", "processing", "progress", "fetching", "running",
    "animating", "cancelled", "canceled", "preview", "previews", "debug", "simulator", "available", "window",
    "scene", "edit", "editing", "open", "url",
  ]

  /// Returns the call of a function without a receiver, other than `self`.
  private func ownCall(_ statement: NodeID) -> NodeID? {
    let links = tree.links(of: statement).filter { !tree.isName("self", $0) }
    return links.count == 1 && tree[links[0]].kind == .call ? links[0] : nil
  }

  /// Returns the function of the enclosing type with a name, if it declares it once.
  private func function(named name: Identifier) -> NodeID? {
    guard let type = enclosingType, let block = tree.child(.block, of: type) else { return nil }
    let functions = tree.children(of: block).prefix(512).filter {
      tree[$0].name == name && tree.declarationKind(of: $0) == .function
    }
    return functions.count == 1 ? functions[0] : nil
  }

  /// Returns whether a condition around a button mentions one of the names, so the button isn't always shown.
  private func isShownOnCondition(_ button: NodeID, in member: NodeID, _ names: Set<Identifier>) -> Bool {
    guard let around = tree.path(from: member, to: button) else { return true }
    return around.contains { node in
      guard tree[node].kind == .arm else { return false }
      return tree.children(of: node).filter { tree[$0].kind != .block }.contains { part in
        tree.subtree(of: part).contains { names.contains(tree.nodes[$0].name) }
      }
    }
  }

  /// Returns the code of the opposite condition.
  private func negation(of condition: NodeID) -> String {
    let code = tree.sourceText(of: condition)
    switch tree[condition].kind {
    case .prefix where tree[condition].name == "!": return String(code.dropFirst())
    case .infix: return "!(\(code))"
    default: return "!\(code)"
    }
  }
}
