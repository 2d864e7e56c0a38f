// Raw pointer input: drags, and taps that assistive technologies don't trigger.

import Source
import Syntax

extension ComposeReader {
  /// Reads drags and taps in `pointerInput`. Taps there aren't clicks: they're missing from the semantics.
  ///
  /// Source: Android Developers, “Understand gestures › Add custom interaction to arbitrary composables”.
  mutating func pointerInput(_ call: NodeID, of id: ElementID) {
    guard !isScroller else { return }
    let range = tree.linkRange(of: call)
    var touch: Gesture?
    var drags = false
    for index in tree.subtree(of: call) where tree.nodes[index].kind == .call {
      let inner = NodeID(index)
      switch tree.nodes[index].name {
      case "detectDragGestures", "detectDragGesturesAfterLongPress", "detectHorizontalDragGestures",
        "detectVerticalDragGestures":
        drags = true
      case "detectTransformGestures":
        // This zooms and pans an image. A tap here only shows the image again.
        return
      case "detectTapGestures": touch = touch ?? tap(inner, range)
      case "awaitPointerEventScope", "awaitEachGesture", "forEachGesture":
        touch = touch ?? release(inner, range)
      default: continue
      }
    }
    if drags { list[id].gestures.append(Gesture(.drag, range: range)) }
    if let touch {
      list[id].gestures.append(touch)
      if list[id].role == .canvas || isDrawingSurface { list[id].circumstances.insert(.drawsItself) }
    }
  }

  /// Returns the gesture of `detectTapGestures(onTap = { … })` or `detectTapGestures { … }`. `onPress` counts only if
  /// it calls a function.
  private func tap(_ call: NodeID, _ range: Range<Int>) -> Gesture? {
    if let handler = tree.value("onTap", of: call) ?? tree.trailingLambda(of: call),
      !tree.isName("null", handler)
    {
      return Gesture(.touch, purpose(of: handler), handler: tree.handlerName(ofKotlin: handler), range: range)
    }
    guard let handler = tree.value("onPress", of: call), let name = action(in: handler) else { return nil }
    return Gesture(.touch, handler: tree.nameText(of: name), range: range)
  }

  /// Returns a touch for a function that is called when the finger is lifted: after `waitForUpOrCancellation`, or if
  /// the event is a release.
  private func release(_ call: NodeID, _ range: Range<Int>) -> Gesture? {
    var isUp = false
    for index in tree.subtree(of: call) {
      switch tree.nodes[index].kind {
      case .call where tree.nodes[index].name == "waitForUpOrCancellation": isUp = true
      case .arm:
        guard let condition = tree.children(of: NodeID(index)).first(where: { _ in true }),
          tree.subtreeMentions("Release", condition), let block = tree.child(.block, of: NodeID(index)),
          let name = action(in: block)
        else { continue }
        return Gesture(.touch, handler: tree.nameText(of: name), range: range)
      default: continue
      }
    }
    guard isUp, let name = action(in: call) else { return nil }
    return Gesture(.touch, handler: tree.nameText(of: name), range: range)
  }

  /// Returns the first call of an app function: one without a receiver, or a callback that is invoked.
  private func action(in node: NodeID) -> NodeID? {
    if tree[node].kind == .name { return tree.isName("null", node) ? nil : node }
    for index in tree.subtree(of: node) where tree.nodes[index].kind == .chain {
      let links = tree.links(of: NodeID(index))
      guard let first = links.first, let last = links.last, tree[last].kind == .call else { continue }
      if links.count == 1, !belongsToPointers(last), !tree.namesObject(last) {
        return last
      }
      if tree[last].name == "invoke", links.count == 2 { return first }
    }
    return nil
  }

  /// Returns whether a call belongs to pointer scopes, coroutines, or Kotlin and does nothing for the user.
  ///
  /// Source: androidx.compose.foundation.gestures, `PressGestureScope`, and androidx.compose.ui.input.pointer,
  /// `AwaitPointerEventScope`.
  private func belongsToPointers(_ call: NodeID) -> Bool {
    let name = tree.text[tree.nameRange(of: call)]
    if name.begins(with: "await") || name.begins(with: "tryAwait") || name.begins(with: "waitFor")
      || name.begins(with: "detect") || name.begins(with: "remember")
    {
      return true
    }
    switch tree[call].name {
    case "forEachGesture", "coroutineScope", "drag", "horizontalDrag", "verticalDrag", "withTimeout",
      "withTimeoutOrNull", "launch", "async", "delay", "let", "run", "also", "apply", "with", "repeat",
      "println",
      "print", "require", "check", "coerceIn", "minOf", "maxOf", "listOf", "buildList":
      return true
    default: return false
    }
  }

  /// True if the composable is a drawing surface, whose touches are strokes.
  private var isDrawingSurface: Bool {
    guard let function else { return false }
    let name = tree.text[tree.nameRange(of: function)]
    return name.spells("Signature") || name.spells("Canvas") || name.spells("Draw")
  }
}
