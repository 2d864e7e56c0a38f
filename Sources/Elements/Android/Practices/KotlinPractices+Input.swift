// Blocked pasting, focus changes during input, and text selection in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  /// Checks
  /// `field.customSelectionActionModeCallback = object : ActionMode.Callback { … onCreateActionMode(…) = false … }`.
  ///
  /// Source: Android, “TextView › setCustomSelectionActionModeCallback”: returning false prevents the menu.
  mutating func blockedPaste(_ link: NodeID) {
    guard let target = tree.expression(endingIn: link), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, refusesMenu(sides[1]) else { return }
    let range = tree[assignment].range
    add(
      Practice(
        .androidViews, .blockedPaste, range: tree[target].range,
        edits: isStatement(assignment) ? KotlinRemoval(text: tree.text).edits([range]) ?? [] : []))
  }

  /// Returns whether a callback object never creates its menu.
  private func refusesMenu(_ value: NodeID) -> Bool {
    guard let block = tree.child(.block, of: value),
      let function = tree.children(of: block).first(where: {
        tree.declarationKind(of: $0) == .function && tree[$0].name == "onCreateActionMode"
      }), let body = tree.body(ofFunction: function)
    else { return false }
    if tree.isName("false", body) { return true }
    let statements = Array(tree.children(of: body))
    guard statements.count == 1, tree[statements[0]].name == "return" else { return false }
    return tree.children(of: statements[0]).first { _ in true }.map { tree.isName("false", $0) } == true
  }

  /// Checks `LocalTextToolbar provides object : TextToolbar { override fun showMenu(…) {} … }`.
  ///
  /// Source: androidx.compose.ui.platform, “TextToolbar › showMenu”.
  mutating func textToolbar(_ name: NodeID) {
    guard let provision = tree.parent(of: name), tree[provision].kind == .infix else { return }
    let parts = Array(tree.children(of: provision))
    guard parts.count == 3, parts[0] == name, tree[parts[1]].name == "provides", showsNothing(parts[2]) else {
      return
    }
    add(Practice(.compose, .blockedPaste, range: tree[provision].range))
  }

  /// Returns whether an object, or its class in the file, leaves `showMenu` empty.
  private func showsNothing(_ value: NodeID) -> Bool {
    var type: NodeID? = value
    if tree.declarationKind(of: value) != .object {
      let name = tree.links(of: value).last.map { tree[$0].name }
      type = tree.children(of: tree.root).first { declaration in
        let kind = tree.declarationKind(of: declaration)
        return (kind == .class || kind == .object) && tree[declaration].name == name
      }
    }
    guard let block = type.flatMap({ tree.child(.block, of: $0) }),
      let function = tree.children(of: block).first(where: {
        tree.declarationKind(of: $0) == .function && tree[$0].name == "showMenu"
      }), let body = tree.body(ofFunction: function)
    else { return false }
    if tree.isName("Unit", body) { return true }
    return tree[body].kind == .block && !tree.children(of: body).contains { _ in true }
  }

  // MARK: Focus

  /// Checks `onValueChange = { code = it; if (it.length == 1) focusManager.moveFocus(FocusDirection.Next) }`.
  mutating func focusMoves(inArgument argument: NodeID) {
    guard let lambda = tree.closure(ofArgument: argument), let move = focusMove(in: lambda) else { return }
    add(Practice(.compose, .focusMovedOnInput, range: tree[move].range))
  }

  /// Checks `month.doAfterTextChanged { if (it?.length == 2) year.requestFocus() }`.
  mutating func focusMoves(inCall call: NodeID) {
    guard tree[call].kind == .call, let lambda = tree.trailingLambda(of: call),
      let move = focusMove(in: lambda)
    else {
      return
    }
    add(Practice(.androidViews, .focusMovedOnInput, range: tree[move].range))
  }

  private func focusMove(in lambda: NodeID) -> NodeID? {
    for index in tree.subtree(of: lambda) where tree.nodes[index].kind == .call {
      switch tree.nodes[index].name {
      case "moveFocus", "requestFocus": return tree.expression(endingIn: NodeID(index))
      default: continue
      }
    }
    return nil
  }

  // MARK: Selection

  /// Checks `DisableSelection { Text(terms) }`.
  mutating func selection(disabledBy call: NodeID) {
    guard tree[call].kind == .call, tree.trailingLambda(of: call) != nil else { return }
    add(Practice(.compose, .unselectableText, range: tree.nameRange(of: call)))
  }

  /// Checks `terms.setTextIsSelectable(false)`.
  mutating func selection(setBy call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree.isName("false", value), !isSelectableAgain(call)
    else { return }
    let range = tree[expression].range
    add(
      Practice(
        .androidViews, .unselectableText, range: range,
        edits: isStatement(expression) ? KotlinRemoval(text: tree.text).edits([range]) ?? [] : []))
  }

  /// Returns whether the enclosing function makes the text selectable again, which some Android versions require.
  private func isSelectableAgain(_ call: NodeID) -> Bool {
    guard let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }) else {
      return false
    }
    let end = min(Int(tree[function].subtreeEnd), call.index + 64)
    return (call.index + 1..<max(end, call.index + 1)).contains {
      tree.nodes[$0].name == "setTextIsSelectable"
    }
  }
}
