// Keyboard shortcuts in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `Modifier.onKeyEvent { if (it.key == Key.D) delete() }`.
  ///
  /// Source: androidx.compose.ui.input.key, “Key”, “isCtrlPressed”.
  mutating func keyEvent(handledBy call: NodeID) {
    guard hasCompose, tree[call].kind == .call, !isOfGame, !isModifierOfField(call),
      let lambda = tree.trailingLambda(of: call), !asksForModifiers(lambda)
    else { return }
    for index in tree.subtree(of: lambda) where tree.nodes[index].kind == .chain {
      let links = tree.links(of: NodeID(index))
      guard links.count == 2, tree[links[0]].name == "Key", tree[links[1]].kind == .member,
        tree.nameRange(of: links[1]).count == 1
      else { continue }
      add(Practice(.compose, .keyShortcut(isOfSystem: false), range: tree.nodes[index].range))
      return
    }
  }

  /// Checks
  /// `override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean { if (keyCode == KeyEvent.KEYCODE_D) delete() }`.
  ///
  /// Source: Android, “KeyEvent › KEYCODE_A”, “isCtrlPressed()”.
  mutating func keyEvent(handledIn function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function), !isOfGame,
      let body = tree.body(ofFunction: function), !asksForModifiers(body)
    else { return }
    for index in tree.subtree(of: body) {
      let node = NodeID(index)
      guard tree.nodes[index].kind == .member || tree.nodes[index].kind == .name,
        tree.nameRange(of: node).count == 9, tree.text[tree.nameRange(of: node)].begins(with: "KEYCODE_"),
        let key = tree.expression(endingIn: node)
      else { continue }
      add(Practice(.androidViews, .keyShortcut(isOfSystem: false), range: tree[key].range))
      return
    }
  }

  private func asksForModifiers(_ code: NodeID) -> Bool {
    let code = tree.code(tree[code].range)
    return ["Pressed", "odifiers", "metaState"].contains { code.spells($0) }
  }

  /// Returns whether a modifier belongs to a text field, where users type letters.
  private func isModifierOfField(_ call: NodeID) -> Bool {
    var node = call
    for _ in 0..<8 {
      guard let parent = tree.parent(of: node) else { return false }
      if tree[parent].kind == .call {
        return tree.text[tree.nameRange(of: parent)].spells("TextField")
      }
      node = parent
    }
    return false
  }

  /// True if an enclosing declaration is named after a game, a player, or a terminal, which are controlled with keys.
  private var isOfGame: Bool {
    enclosingNames.contains { name in
      ["Game", "game", "Player", "player", "Terminal"].contains { name.spells($0) }
    }
  }
}
