// Blocked pasting and focus changes during input in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `canPerformAction` overrides that return `false` for pasting into a field.
  ///
  /// Source: Apple, “UIResponder › canPerformAction(_:withSender:)”.
  mutating func blockedPaste(_ function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function),
      let type = enclosingType,
      tree.mentionsType("UITextField", type) || tree.mentionsType("UITextView", type),
      let block = tree.child(.block, of: function)
    else { return }
    let statements = Array(tree.children(of: block))
    let refuses =
      statements.count == 1 && returnsFalse(statements[0])
      || statements.contains { statement in
        guard tree.branchKind(of: statement) == .if else { return false }
        return tree.children(of: statement).contains { arm in
          guard tree[arm].kind == .arm, let then = tree.child(.block, of: arm) else { return false }
          let conditions = tree.children(of: arm).filter { $0 != then }
          let inner = Array(tree.children(of: then))
          return inner.count == 1 && returnsFalse(inner[0])
            && conditions.contains { tree.subtreeMentions("paste", $0) }
        }
      }
    guard refuses else { return }
    add(
      Practice(
        .uiKit, .blockedPaste, range: tree.nameRange(of: function),
        edits: [.replace(tree.text.withLeadingBlanks(tree[function].range), "")]))
  }

  private func returnsFalse(_ statement: NodeID) -> Bool {
    if tree.isName("false", statement) { return true }
    return tree[statement].kind == .statement && tree[statement].name == "return"
      && tree.children(of: statement).first { _ in true }.map { tree.isName("false", $0) } == true
  }

  // MARK: Focus

  /// Checks `.onChange(of: month) { if month.count == 2 { focus = .year } }`.
  mutating func focusMoves(inChange call: NodeID) {
    guard tree[call].kind == .call, let watched = tree.value("of", of: call), tree[watched].kind == .name,
      let closure = tree.arguments(of: call).compactMap(tree.closure(ofArgument:)).first,
      let type = enclosingType,
      boundTexts.contains(
        MarkedView(type: tree[type].name, view: Identifier(spelled: "$" + tree.sourceText(of: watched)))),
      let block = tree.child(.block, of: type)
    else { return }
    let states = Set(
      tree.children(of: block).filter {
        tree.declarationKind(of: $0) == .property && tree.hasAttribute("FocusState", $0)
      }.map { tree[$0].name })
    guard !states.isEmpty, !states.contains(tree[watched].name) else { return }
    for statement in tree.children(of: closure) where tree[statement].kind != .parameter {
      let moves = tree.subtree(of: statement).contains { index in
        guard tree.nodes[index].kind == .assignment, let target = tree.target(of: NodeID(index)),
          states.contains(tree[target].name)
        else { return false }
        // Clearing focus ends the input.
        let value = tree.children(of: NodeID(index)).reversed().first
        return value.map { !tree.isName("nil", $0) && !tree.isName("false", $0) } ?? false
      }
      if moves, !looksForLineBreak(statement) {
        add(Practice(.swiftUI, .focusMovedOnInput, range: tree[statement].range))
        return
      }
    }
  }

  /// Returns whether a statement checks for a line break, which submits the input.
  private func looksForLineBreak(_ statement: NodeID) -> Bool {
    tree.subtree(of: statement).contains { index in
      tree.nodes[index].kind == .segment && tree.text.string(tree.nodes[index].range) == "\\n"
    }
  }

  /// Checks `becomeFirstResponder()` in `textField(_:shouldChangeCharactersIn:replacementString:)`.
  mutating func focusMoves(inDelegate function: NodeID) {
    guard tree.declarationKind(of: function) == .function, let block = tree.child(.block, of: function),
      tree.children(of: function).contains(where: {
        tree[$0].kind == .parameter
          && tree.text[Int(tree[$0].start)..<Int(tree[$0].nameStart)].begins(with: "shouldChangeCharactersIn")
      })
    else { return }
    for index in tree.subtree(of: block)
    where tree.nodes[index].kind == .call && tree.nodes[index].name == "becomeFirstResponder" {
      let call = NodeID(index)
      add(
        Practice(
          .uiKit, .focusMovedOnInput,
          range: tree.expression(endingIn: call).map { tree[$0].range } ?? tree[call].range))
      return
    }
  }
}
