// Views that only finger movements operate, in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  /// Names in view classes and screens that offer another way to do what a finger movement does.
  private static let otherWays = alternatives.union([
    "onKeyDown", "onKeyUp", "setOnKeyListener", "performClick", "callOnClick", "ExploreByTouchHelper",
    "performAccessibilityAction", "setAccessibilityDelegate", "accessibilityDelegate",
    "AccessibilityDelegateCompat",
    "GestureDetector", "ScaleGestureDetector", "setOnSeekBarChangeListener",
  ])

  /// Words for surfaces that users draw on or look around in, which nothing else can replace.
  private static let surfaces: Set<String> = [
    "draw", "signature", "sketch", "paint", "doodle", "whiteboard", "zoom", "pinch", "crop", "game", "swipe",
    "fling",
    "overlay", "touch", "gesture", "gestures", "visualizer", "waveform", "index", "dismiss", "bubble",
    "floating",
    "photo", "map", "chart", "graph", "pager", "scroll", "tooltip",
  ]

  /// Checks a touch listener that changes the layout while a finger moves, such as that of a divider between two panes.
  mutating func resizing(_ call: NodeID) {
    guard tree[call].kind == .call, let argument = tree.arguments(of: call).first,
      let lambda = tree.closure(ofArgument: argument), tree.subtreeMentions("ACTION_MOVE", lambda),
      !isCalled(after: KotlinPractices.played.union(KotlinPractices.surfaces)),
      changesLayout(lambda), !isMentionedAround(KotlinPractices.otherWays)
    else { return }
    add(Practice(.androidViews, .draggingOnly, range: tree.linkRange(of: call)))
  }

  private func changesLayout(_ lambda: NodeID) -> Bool {
    tree.subtree(of: lambda).contains { index in
      let node = tree.nodes[index]
      switch node.name {
      case "updateLayoutParams", "setGuidelinePercent", "setGuidelineBegin", "setLayoutParams":
        return node.kind == .call
      case "layoutParams", "guidePercent":
        guard node.kind == .member || node.kind == .name,
          let target = tree.expression(endingIn: NodeID(index)),
          let assignment = tree.parent(of: target), tree[assignment].kind == .assignment
        else { return false }
        return tree.children(of: assignment).first { _ in true } == target
      default: return false
      }
    }
  }

  /// Checks `onTouchEvent` in a class that extends `View` and stores where it was touched, such as a color chooser.
  mutating func choosing(in function: NodeID) {
    guard let type = enclosingType, supertypes(of: type).contains(where: { tree[$0].name == "View" }),
      let body = tree.body(ofFunction: function), tree.hasModifier("override", function),
      !isCalled(after: KotlinPractices.played.union(KotlinPractices.surfaces)),
      !KotlinPractices.isSurface(tree.nameText(of: type)),
      storesPlace(body), !isMentionedAround(KotlinPractices.otherWays)
    else { return }
    add(Practice(.androidViews, .draggingOnly, range: tree.nameRange(of: function)))
  }

  private static func isSurface(_ name: String) -> Bool {
    !surfaces.union(played).isDisjoint(with: NameSuggestion.words(in: name))
  }

  /// Returns whether a body reads the place of a touch, sets something, and draws the view again.
  private func storesPlace(_ body: NodeID) -> Bool {
    var (readsPlace, sets, draws) = (false, false, false)
    for index in tree.subtree(of: body) {
      switch tree.nodes[index].kind {
      case .member where ["x", "y", "rawX", "rawY"].contains(tree.nodes[index].name): readsPlace = true
      case .call:
        switch tree.nodes[index].name {
        case "invalidate", "postInvalidate", "postInvalidateOnAnimation": draws = true
        case "getX", "getY": readsPlace = true
        default: continue
        }
      case .assignment: sets = true
      default: continue
      }
    }
    return readsPlace && sets && draws
  }
}
