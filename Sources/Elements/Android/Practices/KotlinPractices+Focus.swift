// Focus order, focus requests, and multi-finger gestures in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `field.nextFocusDownId = field.id`.
  mutating func focusOrder(_ link: NodeID) {
    guard tree[link].kind == .member, let target = tree.expression(endingIn: link),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, let id = tree.links(of: sides[1]).last, tree[id].name == "id"
    else { return }
    let view = tree.text[Int(tree[target].start)..<Int(tree[link].start)]
    guard !view.isEmpty, tree.text[Int(tree[sides[1]].start)..<Int(tree[id].start)].elementsEqual(view) else {
      return
    }
    let range = tree[assignment].range
    let isForward = tree[link].name == "nextFocusForwardId"
    add(
      Practice(
        .androidViews, isForward ? .circularFocusOrder : .closedFocusDirection, range: range,
        edits: isStatement(assignment) ? KotlinRemoval(text: tree.text).edits([range]) ?? [] : []))
  }

  /// Checks `requester.requestFocus()` as a statement of a composable, before anything is shown.
  ///
  /// Source: Android, “Focus in Compose › Change focus behavior”: in `LaunchedEffect` or in reaction to an event.
  mutating func focusRequest(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      tree.links(of: expression).count == 2, isInComposable(expression)
    else { return }
    add(Practice(.compose, .unboundFocus, range: tree[expression].range))
  }

  /// Returns whether a node is a direct statement of a composable, not of a lambda or branch in it.
  private func isInComposable(_ statement: NodeID) -> Bool {
    guard let function = declarations.last(where: { $0 != statement }),
      tree.declarationKind(of: function) == .function, tree.hasAttribute("Composable", function),
      let body = tree.body(ofFunction: function), tree[body].kind == .block
    else { return false }
    return tree.children(of: body).contains(statement)
  }

  /// Checks `detectTransformGestures` and `ScaleGestureDetector(context, listener)`.
  mutating func twoFingers(_ call: NodeID, _ framework: Framework) {
    guard tree[call].kind == .call, !offersZoom() else { return }
    add(Practice(framework, .fingers(2), range: tree.linkRange(of: call)))
  }

  /// Returns whether the surrounding code also offers zooming with a double tap, a button, a slider, or a custom
  /// action.
  private mutating func offersZoom() -> Bool {
    isMentionedAround([
      "onDoubleTap", "onDoubleClick", "zoomIn", "zoomOut", "Slider", "customActions",
      "CustomAccessibilityAction",
      "addAccessibilityAction", "doubleTap", "detectTapGestures",
    ])
  }
}
