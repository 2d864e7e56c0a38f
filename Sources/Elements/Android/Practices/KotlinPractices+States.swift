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

  /// Checks `next.alpha = if (page.next != null) 1f else 0.5f` on a view with a click listener, without `isEnabled`.
  mutating func fadedControl(assignedBy member: NodeID) {
    guard tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment,
      let function = enclosingFunction
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, let (condition, values) = tree.choice(of: sides[1]),
      case let numbers = values.compactMap({ tree.number(of: $0) }), numbers.count == 2,
      max(numbers[0], numbers[1]) >= 0.9, (0.15...0.7).contains(min(numbers[0], numbers[1])),
      saysAvailability(condition), isAmongFirst(in: function), !tree.subtreeMentions("isEnabled", function),
      !tree.subtreeMentions("animate", function), !isFound(.disabledControl, in: function),
      case let view = tree.text.string(Int(tree[target].start)..<Int(tree[member].nameStart)).dropLast(),
      isPressed(String(view))
    else { return }
    let range = tree[assignment].range
    let isSolidFirst = numbers[0] > numbers[1]
    add(
      Practice(
        .androidViews, .drawnDisabled, range: range,
        edits: isSolidFirst && isStatement(assignment)
          ? [tree.text.statement("\(view).isEnabled = \(tree.sourceText(of: condition))", behind: range)] : []
      ))
  }

  /// Returns whether a condition says whether an action is possible: `next != null`, `canSend`, `list.hasNext()`.
  private func saysAvailability(_ condition: NodeID) -> Bool {
    if tree[condition].kind == .infix {
      let parts = Array(tree.children(of: condition))
      return parts.count == 3 && (tree[parts[1]].name == "!=" || tree[parts[1]].name == "==")
        && tree.isName("null", parts[2])
    }
    guard let state = tree.links(of: tree.core(of: condition)).last else { return false }
    let words = NameSuggestion.words(in: tree.nameText(of: state))
    return words.contains { ["can", "has", "enabled", "disabled", "available", "allowed"].contains($0) }
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
