// The effects of touch listeners.

import Source
import Syntax

/// A reader for the bodies of `onTouch` and `onTouchEvent`.
///
/// Source: Android Lint, “ClickableViewAccessibility”; android.view.View, `performClick`: what accessibility services
/// and keys send instead of touches.
struct TouchHandling {
  let tree: Tree
  /// The functions in the file that call `performClick`.
  let clickingFunctions: Set<Identifier>
  private let topLevel: TopLevelCode
  /// The top-level declarations with a gesture detector that acts on single taps and on no other gestures but long
  /// presses.
  private var tapDetectors: Set<Int> = []

  init(_ tree: Tree) {
    self.tree = tree
    topLevel = TopLevelCode(tree)
    var (taps, others): ([NodeID], Set<Int>) = ([], [])
    var clicking: Set<Identifier> = []
    var function: (name: Identifier, end: Int)?
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if let open = function, index >= open.end { function = nil }
      if node.kind == .declaration {
        switch node.name {
        case "onSingleTapUp", "onSingleTapConfirmed": taps.append(NodeID(index))
        case "onScroll", "onFling", "onDoubleTap", "onDoubleTapEvent", "onScale":
          others.insert(topLevel.index(of: NodeID(index)))
        default: break
        }
      }
      if function == nil, tree.declarationKind(of: NodeID(index)) == .function {
        function = (node.name, Int(node.subtreeEnd))
      }
      if node.kind == .call, let name = function?.name, TouchHandling.isClick(node.name) {
        clicking.insert(name)
        others.insert(topLevel.index(of: NodeID(index)))
      }
    }
    clickingFunctions = clicking
    for tap in taps where tree.subtree(of: tap).contains(where: { acts(NodeID($0)) }) {
      tapDetectors.insert(topLevel.index(of: tap))
    }
    tapDetectors.subtract(others)
  }

  /// Returns whether a body treats the end of a touch, or every touch, as a click but never sends a click.
  func takesTouchesForClicks(_ body: NodeID) -> Bool {
    if tapDetectors.contains(topLevel.index(of: body)), forwardsToDetector(body) { return true }
    var saysUp = false
    var saysAction = false
    var saysFalse = false
    var acts = false
    for index in tree.subtree(of: body) {
      let node = tree.nodes[index]
      switch node.kind {
      case .call:
        if TouchHandling.isClick(node.name) || clickingFunctions.contains(node.name) { return false }
        if isOtherGesture(NodeID(index)) { return false }
        acts = acts || isAction(NodeID(index))
      case .name, .member:
        switch node.name {
        case "ACTION_UP": saysUp = true
        case "ACTION_MOVE", "ACTION_SCROLL", "ACTION_HOVER_ENTER", "ACTION_HOVER_EXIT", "ACTION_OUTSIDE",
          "ACTION_POINTER_UP", "ACTION_POINTER_DOWN":
          return false
        case "ACTION_DOWN", "action", "actionMasked": saysAction = true
        case "false": saysFalse = true
        default: if tree.text[tree.nameRange(of: NodeID(index))].spells("etector") { return false }
        }
      default: continue
      }
    }
    if saysUp { return acts && actsOnUp(body) }
    return acts && !saysAction && !saysFalse && endsInTrue(body)
  }

  private func acts(_ node: NodeID) -> Bool { tree[node].kind == .call && isAction(node) }

  /// Returns whether a body passes each touch to a gesture detector.
  private func forwardsToDetector(_ body: NodeID) -> Bool {
    tree.subtree(of: body).contains { index in
      guard tree.nodes[index].kind == .chain else { return false }
      let links = tree.links(of: NodeID(index))
      guard links.count == 2, tree[links[1]].kind == .call, tree[links[1]].name == "onTouchEvent" else {
        return false
      }
      return tree.text[tree.nameRange(of: links[0])].spells("etector")
    }
  }

  private static func isClick(_ name: Identifier) -> Bool {
    name == "performClick" || name == "callOnClick" || name == "performAccessibilityAction"
  }

  /// Returns whether a call forwards the touches or handles a gesture other than a tap.
  private func isOtherGesture(_ call: NodeID) -> Bool {
    switch tree[call].name {
    case "onTouchEvent", "onTouch", "dispatchTouchEvent", "onInterceptTouchEvent",
      "requestDisallowInterceptTouchEvent", "fling":
      return true
    default:
      let name = tree.text[tree.nameRange(of: call)]
      return name.spells("croll") || name.spells("zoom") || name.spells("Zoom") || name.spells("startDrag")
        || name.spells("Drag") || name.spells("wipe")
    }
  }

  /// Returns whether a call performs a user's request, and doesn't just change the appearance, log, or hide the
  /// keyboard.
  func isAction(_ call: NodeID) -> Bool {
    switch tree[call].name {
    case "clearFocus", "hideSoftInputFromWindow", "hideKeyboard", "hideSoftKeyboard", "dismiss",
      "getSystemService", "animate", "scaleX", "scaleY", "alpha", "start", "setDuration", "invalidate",
      "postInvalidate", "setPressed", "setAlpha", "setColorFilter", "clearColorFilter",
      "performHapticFeedback",
      "playSoundEffect", "setBackgroundColor", "setBackgroundResource", "getColor", "getDrawable", "getX",
      "getY",
      "getRawX", "getRawY", "contains", "getHitRect", "getGlobalVisibleRect", "abs", "Rect", "obtain", "let",
      "run", "apply", "also", "with", "removeCallbacks", "cancel", "d", "v", "i", "w", "e":
      return false
    default: return true
    }
  }

  /// Returns whether a branch for the end of a touch, but not for its cancellation, performs an action.
  private func actsOnUp(_ body: NodeID) -> Bool {
    tree.subtree(of: body).contains { index in
      guard tree.nodes[index].kind == .arm else { return false }
      let arm = NodeID(index)
      guard let block = tree.child(.block, of: arm) else { return false }
      var isUp = false
      for condition in tree.children(of: arm) where condition != block {
        if tree.subtreeMentions("ACTION_CANCEL", condition) || tree.subtreeMentions("!=", condition) {
          return false
        }
        isUp = isUp || tree.subtreeMentions("ACTION_UP", condition)
      }
      return isUp
        && tree.subtree(of: block).contains { tree.nodes[$0].kind == .call && isAction(NodeID($0)) }
    }
  }

  /// Returns whether the last statement of a body returns true, so it consumes every touch.
  private func endsInTrue(_ body: NodeID) -> Bool {
    guard let last = tree.children(of: body).reversed().first else { return false }
    if tree[last].kind == .statement {
      return tree.children(of: last).contains { tree.isName("true", $0) }
    }
    return tree.isName("true", last)
  }
}
