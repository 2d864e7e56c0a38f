// Raw pointer input: drags, and taps that no assistive technology sends.

import Source
import Syntax

extension ComposeReader {
  /// Drags and taps found in `pointerInput`. Taps there are no clicks: semantics know nothing of them.
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
        // Zooms and moves a picture; a tap there shows it anew.
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

  /// `detectTapGestures(onTap = { … })`, `detectTapGestures { … }`; a press only if it calls a function.
  private func tap(_ call: NodeID, _ range: Range<Int>) -> Gesture? {
    if let handler = tree.value("onTap", of: call) ?? tree.trailingLambda(of: call),
      !tree.isName("null", handler)
    {
      return Gesture(.touch, purpose(of: handler), handler: tree.handlerName(ofKotlin: handler), range: range)
    }
    guard let handler = tree.value("onPress", of: call), let name = action(in: handler) else { return nil }
    return Gesture(.touch, handler: tree.nameText(of: name), range: range)
  }

  /// A function that is called when the finger goes up: behind `waitForUpOrCancellation`, or where the event is a
  /// release.
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

  /// The first function called inside that belongs to the app: without a receiver, or a callback that is invoked.
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

  /// Functions of pointer scopes, of coroutines and of Kotlin, which do nothing for the person who taps.
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

  /// Whether the composable is one to draw on, whose touches are strokes.
  private var isDrawingSurface: Bool {
    guard let function else { return false }
    let name = tree.text[tree.nameRange(of: function)]
    return name.spells("Signature") || name.spells("Canvas") || name.spells("Draw")
  }
}
