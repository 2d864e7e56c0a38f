// Modifiers of the app that make an element clickable.

import Source
import Syntax

extension ComposeReader {
  /// Registers the file's modifiers that make an element clickable: `fun Modifier.quietClickable(onClick: …)`.
  mutating func declareModifiers() {
    for function in tree.children(of: tree.root) {
      guard let modifier = clickModifier(declaredBy: function) else { continue }
      clickModifiers[tree[function].name] = modifier
      project.declare(modifier, named: ComposeReader.key(ofModifier: tree.nameText(of: function)))
    }
  }

  /// Reads a call of a modifier of the app. Returns whether the modifier is known to make the element clickable, and
  /// nothing else.
  mutating func appModifier(_ call: NodeID, of id: ElementID) -> Bool {
    let name = tree.nameText(of: call)
    guard name.hasSuffix("lick") || name.hasSuffix("lickable"),
      let modifier = clickModifiers[tree[call].name]
        ?? project.component(ComposeReader.key(ofModifier: name)),
      modifier.isTapped
    else { return false }
    clickable(call, of: id)
    choices.remove(id)
    for trait in modifier.traits {
      list[id].traits.append(WrittenTrait(trait, range: tree[call].range, isConditional: false))
    }
    return true
  }

  /// The name under which a modifier is known in the project. No composable is named like that.
  private static func key(ofModifier name: String) -> String { "Modifier.\(name)" }

  /// Returns a modifier that runs the lambda it receives when its element is clicked, without a label of its own.
  private func clickModifier(declaredBy function: NodeID) -> Component? {
    guard tree.extendsModifier(function) else { return nil }
    let calls = tree.subtree(of: function).lazy.map(NodeID.init).filter { tree[$0].kind == .call }
    var click: NodeID?
    for call in calls {
      switch tree[call].name {
      case "clickable", "combinedClickable":
        guard click == nil else { return nil }
        click = call
      case "semantics", "clearAndSetSemantics", "then", "toggleable", "selectable": return nil
      default: continue
      }
    }
    let parameters = Set(
      tree.children(of: function).filter { tree[$0].kind == .parameter }.map { tree[$0].name })
    guard let click,
      let handler = tree.value("onClick", of: click) ?? tree.trailingLambda(of: click),
      tree.subtree(of: handler).contains(where: { parameters.contains(tree.nodes[$0].name) })
    else { return nil }
    var modifier = Component()
    modifier.isTapped = true
    for name: Identifier in ["role", "onClickLabel"] {
      guard let value = tree.value(name, of: click), !tree.isName("null", value) else { continue }
      if tree[value].kind == .name, parameters.contains(tree[value].name) { continue }
      // A constant label or role.
      guard name == "role" else { return nil }
      modifier.traits.append(ComposeReader.trait(tree.lastName(of: value)))
    }
    return modifier
  }
}
