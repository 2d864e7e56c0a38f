// Control states that Kotlin code shows but doesn't expose.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `pay.alpha = 0.5f; pay.isClickable = false` without `isEnabled`.
  mutating func drawnDisabled(assignedBy member: NodeID) {
    guard tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment,
      let function = enclosingFunction
    else { return }
    let sides = Array(tree.children(of: assignment))
    let links = tree.links(of: target)
    guard sides.count == 2, sides[0] == target, tree.isName("false", sides[1]), links.count > 1,
      isCalledControl(links[links.count - 2]), !tree.subtreeMentions("isEnabled", function),
      !tree.subtreeMentions("animate", function)
    else { return }
    let view = Int(tree[target].start)..<Int(tree[links[links.count - 2]].end)
    guard isFaded(view, in: function, before: assignment) else { return }
    add(
      Practice(
        .androidViews, .drawnDisabled, range: tree[assignment].range,
        edits: [.replace(tree[assignment].range, "\(tree.text.string(view)).isEnabled = false")]))
  }

  /// Returns whether a function fades a view before a statement, and not in an alternative branch.
  private func isFaded(_ view: Range<Int>, in function: NodeID, before statement: NodeID) -> Bool {
    tree.subtree(of: function).contains { index in
      let assignment = NodeID(index)
      guard assignment < statement, tree[assignment].kind == .assignment,
        let target = tree.target(of: assignment),
        tree[target].name == "alpha", tree[target].kind == .member
      else { return false }
      let sides = Array(tree.children(of: assignment))
      guard sides.count == 2, let alpha = tree.number(of: sides[1]), alpha > 0, alpha < 0.7 else {
        return false
      }
      let faded = Int(tree[sides[0]].start)..<Int(tree[target].start)
      return tree.text[faded].elementsEqual(tree.text[view])
        && !tree.areAlternatives(tree[assignment].range, tree[statement].range)
    }
  }

  private func isCalledControl(_ link: NodeID) -> Bool {
    let name = tree.text[tree.nameRange(of: link)]
    return ["utton", "Btn", "btn", "Switch", "switch", "heckbox", "heckBox", "fab", "Fab"].contains {
      name.spells($0)
    }
  }
}
