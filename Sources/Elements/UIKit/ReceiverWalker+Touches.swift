// Views that receive raw touches and clicks.

import Source
import Syntax

extension ReceiverWalker {
  /// `override func touchesEnded(…)`: a press that assistive technology may not make.
  mutating func readTouches(_ function: NodeID) {
    guard tree.hasModifier("override", function), let body = tree.child(.block, of: function) else { return }
    // Whoever follows the finger drags or draws.
    let functions = types.types[currentType].functions
    let moves: [Identifier] = ["touchesMoved", "continueTracking", "mouseDragged"]
    let isDragged = moves.contains { functions[$0] != nil }
    guard !isDragged, let handler = handler(in: body) else { return }
    let touch = TouchOverride(
      range: tree.nameRange(of: function), handler: handler, isDismissal: dismisses(handler))
    slots.write(selfSlot) { $0.touches.append(touch) }
  }

  /// Nobody acts on a touch in more code.
  private static let maximumBody = 400

  /// The first function that is called to do something.
  private func handler(in body: NodeID) -> NodeID? {
    let nodes = tree.subtree(of: body)
    guard nodes.count <= ReceiverWalker.maximumBody else { return nil }
    var passive: NodeID?
    for index in nodes where tree.nodes[index].kind == .block || tree.nodes[index].kind == .closure {
      // A call within a larger expression only computes.
      for statement in tree.children(of: NodeID(index)) where tree[statement].kind == .chain {
        guard let call = tree.links(of: statement).last, tree[call].kind == .call, tree[call].name != .none,
          !tree.isCapitalized(call), !onlyShowsTouch(call)
        else { continue }
        if dismisses(call) { passive = passive ?? call } else { return call }
      }
    }
    return passive
  }

  /// Words of functions that only take something away or follow the touch.
  private static let dismissingWords = [
    "dismiss", "empty", "outside", "background", "endediting", "resign", "firstresponder", "keyboard", "hide",
  ]

  /// Whether a function only dismisses what is open, which assistive technology does in its own way.
  private func dismisses(_ call: NodeID) -> Bool {
    let name = tree.nameText(of: call).lowercased()
    return ReceiverWalker.dismissingWords.contains { name.contains($0) }
  }

  /// Calls that hand the touch on, look at it, or show that it happened.
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
