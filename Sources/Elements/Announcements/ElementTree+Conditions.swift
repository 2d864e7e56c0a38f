// Conditions for showing content, in readable form.

import Source
import Syntax

extension ElementTree {
  /// Returns the conditions that must be met for an arm to be shown, or none if another arm also shows something.
  func conditions(of arm: BranchArm) -> [String] {
    guard let range = arm.condition else { return [] }
    guard syntax.language == .swift else { return [conditionText(range)] }
    guard arm.branch < syntax.nodes.count,
      let node = syntax.children(of: NodeID(arm.branch)).first(where: { syntax[$0].kind == .arm })
    else { return [] }
    return syntax.children(of: node).prefix { syntax[$0].kind != .block }.prefix(ElementTree.reach)
      .compactMap(condition(of:))
  }

  /// Returns one of the conditions before the body of a Swift `if`, or nil for availability checks and `self`.
  private func condition(of part: NodeID) -> String? {
    switch syntax[part].kind {
    // `let user`, `let user = model.user as? Member`
    case .declaration:
      guard let value = syntax.initialValue(of: part) else {
        return syntax[part].name == "self" ? nil : syntax.nameText(of: part)
      }
      if syntax.isName("self", value) { return nil }
      return cast(value) ?? conditionText(syntax[value].range)
    // `case .loaded(let user) = state`
    case .assignment:
      let sides = Array(syntax.children(of: part).prefix(2))
      guard sides.count == 2 else { return conditionText(syntax[part].range) }
      return "\(conditionText(syntax[sides[1]].range)) is \(pattern(sides[0]))"
    case .chain where syntax.links(of: part).contains { syntax[$0].name == "#available" }: return nil
    // `if (isOpen)`
    case .tuple where syntax.children(of: part).prefix(2).reduce(0) { count, _ in count + 1 } == 1:
      let inner = syntax.children(of: part).first { _ in true }
      return (inner.flatMap(syntax.value(ofArgument:)) ?? inner).flatMap(condition(of:))
    default: return conditionText(syntax[part].range)
    }
  }

  /// Returns the condition in `value as? Type`.
  private func cast(_ value: NodeID) -> String? {
    let parts = Array(syntax.children(of: value).prefix(4))
    guard syntax[value].kind == .infix, parts.count == 3, syntax[parts[1]].name == "as" else { return nil }
    return "\(conditionText(syntax[parts[0]].range)) is \(conditionText(syntax[parts[2]].range))"
  }

  /// Returns a pattern without the names that it binds.
  private func pattern(_ pattern: NodeID) -> String {
    if syntax[pattern].kind == .prefix, syntax[pattern].name == "let" || syntax[pattern].name == "var",
      let inner = syntax.children(of: pattern).first(where: { _ in true })
    {
      return self.pattern(inner)
    }
    let range = syntax[pattern].range
    guard let call = syntax.links(of: pattern).last, syntax[call].kind == .call else {
      return conditionText(range)
    }
    return conditionText(range.lowerBound..<max(syntax.nameRange(of: call).upperBound, range.lowerBound))
  }

  /// Returns the condition under which a Swift condition is false.
  func negatedCondition(_ condition: NodeID) -> String {
    let code = conditionText(syntax[condition].range)
    switch syntax[condition].kind {
    case .name, .chain: return "!\(code)"
    case .prefix where syntax[condition].name == "!":
      guard let inner = syntax.children(of: condition).first(where: { _ in true }) else { break }
      return self.condition(of: inner) ?? code
    case .infix:
      let parts = Array(syntax.children(of: condition).prefix(4))
      guard parts.count == 3, let opposite = ElementTree.opposite(of: syntax[parts[1]].name) else { break }
      return "\(conditionText(syntax[parts[0]].range)) \(opposite) \(conditionText(syntax[parts[2]].range))"
    default: break
    }
    return "!(\(code))"
  }

  /// Returns the conditions under which a function returns the value at the byte `offset`, except checks for a
  /// section.
  func conditions(ofResultAt offset: Int) -> [String] {
    let first = syntax.firstIndex(from: offset)
    guard first < syntax.nodes.count else { return [] }
    var conditions: [String] = []
    for node in sequence(first: NodeID(first), next: { syntax.parent(of: $0) }).prefix(16) {
      if syntax[node].kind == .declaration { break }
      guard syntax[node].kind == .branch, let range = syntax.soleCondition(of: node) else { continue }
      let code = text.string(range)
      if code.contains("section") || code.contains("Section") { continue }
      conditions =
        self.conditions(of: BranchArm(branch: node.index, arm: 0, condition: range)) + conditions
    }
    return conditions
  }

  /// Returns the byte offset where the code adds a UIKit view to another view, or nil if it does so several times or
  /// never.
  func onlyPlaceInCode(of id: ElementID) -> Int? {
    guard !self[id].details.isEmpty, !self[id].spokenFacts.isPlacedAgain else { return nil }
    return self[id].spokenFacts.place
  }

  /// Returns whether a condition only ensures that the view added at the byte `offset` is created once, or that its
  /// parent exists.
  func readies(_ arm: BranchArm, what offset: Int) -> Bool {
    guard let range = arm.condition else { return false }
    let code = text.string(range)
    if ["== nil", "superview", "isViewLoaded"].contains(where: code.contains) { return true }
    let first = syntax.firstIndex(from: offset)
    guard first < syntax.nodes.count, let call = syntax.parent(of: NodeID(first)),
      let chain = syntax.parent(of: call)
    else { return false }
    let host = syntax.firstLink(of: chain)
    return syntax.subtree(of: NodeID(arm.branch)).lazy.map(NodeID.init).prefix(ElementTree.reach).contains {
      syntax.declarationKind(of: $0) == .property && syntax[$0].name == syntax[host].name
        && range.contains(syntax[$0].range.lowerBound)
    }
  }

  private static func opposite(of comparison: Identifier) -> String? {
    switch comparison {
    case "==": "!="
    case "!=": "=="
    case "<": ">="
    case ">": "<="
    case "<=": ">"
    case ">=": "<"
    default: nil
    }
  }

  /// Returns code without line breaks, truncated if it's long.
  func conditionText(_ range: Range<Int>) -> String {
    let words = text.string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 40 ? words.prefix(39) + "…" : words
  }
}

extension SpokenText {
  /// Returns the text marked as shown only under these conditions, outermost first.
  func onlyIf(_ conditions: [String]) -> SpokenText {
    guard let joined = SpokenStep.joined(conditions) else { return self }
    return SpokenText(text: "\(text) (only if \(joined))", isApproximate: isApproximate, range: range)
  }
}
