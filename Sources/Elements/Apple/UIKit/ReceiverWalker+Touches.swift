// Views that receive raw touches and clicks.

import Source
import Syntax

extension ReceiverWalker {
  /// Reads `override func touchesEnded(…)`, a touch that assistive technologies may not be able to send.
  mutating func readTouches(_ function: NodeID) {
    guard tree.hasModifier("override", function), let body = tree.child(.block, of: function) else { return }
    // Code that tracks the finger drags or draws.
    let functions = types.types[currentType].functions
    let moves: [Identifier] = ["touchesMoved", "continueTracking", "mouseDragged"]
    let isDragged = moves.contains { functions[$0] != nil }
    guard !isDragged, let handler = handler(in: body) else { return }
    let touch = TouchOverride(
      range: tree.nameRange(of: function), handler: handler, isDismissal: dismisses(handler))
    slots.write(selfSlot) { $0.touches.append(touch) }
  }

  /// The maximum number of nodes in a function that acts on a touch.
  private static let maximumBody = 400

  /// Returns the first call that performs an action.
  private func handler(in body: NodeID) -> NodeID? {
    let nodes = tree.subtree(of: body)
    guard nodes.count <= ReceiverWalker.maximumBody else { return nil }
    var passive: NodeID?
    for index in nodes where tree.nodes[index].kind == .block || tree.nodes[index].kind == .closure {
      // A call in a larger expression only computes a value.
      for statement in tree.children(of: NodeID(index)) where tree[statement].kind == .chain {
        guard let call = tree.links(of: statement).last, tree[call].kind == .call, tree[call].name != .none,
          !tree.isCapitalized(call), !onlyShowsTouch(call)
        else { continue }
        if dismisses(call) { passive = passive ?? call } else { return call }
      }
    }
    return passive
  }

  /// Words in the names of functions that only dismiss something or track the touch.
  private static let dismissingWords = [
    "dismiss", "empty", "outside", "background", "endediting", "resign", "firstresponder", "keyboard", "hide",
  ]

  /// Returns whether a function only dismisses something, as assistive technologies can do in their own way.
  private func dismisses(_ call: NodeID) -> Bool {
    let name = tree.nameText(of: call).lowercased()
    return ReceiverWalker.dismissingWords.contains { name.contains($0) }
  }

  /// Returns whether a call only forwards the touch, inspects it, or gives feedback.
  private func onlyShowsTouch(_ call: NodeID) -> Bool {
    switch tree[call].name {
    case "touchesBegan", "touchesEnded", "touchesMoved", "touchesCancelled", "mouseDown", "mouseUp",
      "endTracking", "beginTracking", "hitTest", "point", "location", "locationInView", "convert", "contains",
      "animate", "animateWithDuration", "transition", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded",
      "setHighlighted", "highlight", "unhighlight", "dim", "print", "debugPrint", "becomeFirstResponder",
      "performDrag", "performWindowDrag", "beginDraggingSession", "first", "min", "max", "abs", "sqrt", "pow",
      "isEmpty", "intersects", "asyncAfter", "async", "removeAll", "setNeedsUpdateConstraints",
      "invalidateIntrinsicContentSize", "impactOccurred", "prepare", "selectionChanged", "filter", "map",
      "compactMap", "forEach", "insert", "append", "remove", "flagsChanged":
      true
    default: false
    }
  }
}
