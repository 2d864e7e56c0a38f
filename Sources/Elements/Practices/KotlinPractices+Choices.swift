// Selections that Android view code shows but doesn't expose.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `one.setBackgroundColor(if (selectedIndex == 1) blue else gray)` on a clickable view.
  ///
  /// Source: Android, “View › isSelected, isActivated”: TalkBack announces the selected view.
  mutating func drawnSelection(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call), isStatement(expression),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let branch = tree.subtree(of: value).lazy.map(NodeID.init).first(where: {
        tree.branchKind(of: $0) == .if
      }),
      let condition = tree.condition(ofChoice: branch), tree.isSelection(condition),
      tree[condition].kind != .prefix, let view = receiver(of: call, in: expression), isPressed(view),
      !isMentionedAround([
        "isSelected", "isActivated", "isChecked", "setSelected", "stateDescription", "contentDescription",
        "setText",
        "text", "setStateDescription", "checked", "setChecked", "setActivated",
      ])
    else { return }
    let range = tree[expression].range
    add(
      Practice(
        .androidViews, .drawnSelection, range: range,
        edits: [
          tree.text.statement("\(view).isSelected = \(tree.sourceText(of: condition))", behind: range)
        ]))
  }

  /// Returns the code before a call if it consists of names only, without other calls.
  private func receiver(of call: NodeID, in expression: NodeID) -> String? {
    let before = tree.links(of: expression).prefix { $0 < call }
    guard let first = before.first, let last = before.last,
      before.allSatisfy({ tree[$0].kind == .name || tree[$0].kind == .member })
    else { return nil }
    let view = tree.text.string(Int(tree[first].start)..<Int(tree[last].end))
    return view.contains("?") ? nil : view
  }

  /// Returns whether the surrounding code gives a view a click listener.
  private mutating func isPressed(_ view: String) -> Bool {
    let declaration = declarations.first ?? tree.root
    if pressedViews.declaration != declaration {
      var views: Set<String> = []
      for index in tree.subtree(of: declaration) {
        guard tree.nodes[index].kind == .call, tree.nodes[index].name == "setOnClickListener",
          let chain = tree.parent(of: NodeID(index)), tree[chain].kind == .chain,
          let view = receiver(of: NodeID(index), in: chain)
        else { continue }
        views.insert(view)
      }
      pressedViews = (declaration, views)
    }
    return pressedViews.views.contains(view)
  }
}
