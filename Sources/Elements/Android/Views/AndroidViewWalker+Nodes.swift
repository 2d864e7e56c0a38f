// The accessibility node information that a view class provides.

import Source
import Syntax

extension AndroidViewWalker {
  /// Reads a view class's `onInitializeAccessibilityNodeInfo` and the overrides that label a view.
  mutating func readNodeDescription(_ function: NodeID) {
    guard classes[currentClass].selfView != nil else { return }
    switch tree[function].name {
    case "onInitializeAccessibilityNodeInfo": break
    case "getContentDescription", "getText", "createAccessibilityNodeInfo", "getAccessibilityNodeProvider",
      "dispatchPopulateAccessibilityEvent", "onPopulateAccessibilityEvent":
      return noteName()
    default: return
    }
    guard let parameter = tree.children(of: function).filter({ tree[$0].kind == .parameter }).last else {
      return
    }
    let info = tree[parameter].name
    for index in tree.subtree(of: function) {
      let id = NodeID(index)
      switch tree[id].kind {
      case .assignment:
        guard let target = tree.children(of: id).first(where: { _ in true }) else { continue }
        let links = tree.links(of: target)
        // `info.className = …`, or `className = …` in `info.apply { }`.
        guard let last = links.last, links.count == 1 || tree.isName(info, links[0]) else { continue }
        describe(tree[last].name, id, spelling: links.count == 1 ? 0..<0 : tree[links[0]].range)
      case .chain:
        let links = tree.links(of: id)
        guard links.count == 2, tree.isName(info, links[0]), tree[links[1]].kind == .call else { continue }
        describe(tree[links[1]].name, id, spelling: tree[links[0]].range)
      default: continue
      }
    }
  }

  private mutating func describe(_ property: Identifier, _ node: NodeID, spelling: Range<Int>) {
    guard let view = classes[currentClass].selfView else { return }
    switch property {
    case "className", "setClassName", "roleDescription", "setRoleDescription", "isHeading", "setHeading",
      "isCheckable", "setCheckable", "isChecked", "setChecked", "stateDescription", "setStateDescription":
      table[view].traits.append(WrittenTrait(.other, range: tree[node].range))
      table[view].add(Receiver.Place(statement: tree[node].range, spelling: spelling))
    case "addAction": table[view].actions.append(.announced)
    case "contentDescription", "setContentDescription", "text", "setText", "hintText", "setHintText",
      "labeledBy",
      "setLabeledBy", "addChild", "paneTitle", "setPaneTitle":
      noteName()
    default: return
    }
  }
}
