// Fixes for raw touches, disabled clicks, and small touch targets and texts.

import Source
import Syntax

extension ComposeWriter {
  /// Returns edits that turn `pointerInput(Unit) { detectTapGestures(onTap = { go() }) }` into
  /// `clickable(role = Role.Button) { go() }`.
  func clickable(_ id: ElementID, for gesture: Gesture) -> [WriterEdit]? {
    let element = tree[id]
    // As a button, an unlabeled image would be the next problem.
    guard !element.name.isAbsent || tree.solePictures(of: id) == nil,
      let input = modifier(namedAt: gesture.range.lowerBound, of: element),
      let block = syntax.trailingLambda(of: input)
    else { return nil }
    let statements = syntax.children(of: block).filter { syntax[$0].kind != .parameter }
    guard statements.count == 1, let detect = syntax.links(of: statements[0]).last,
      syntax[detect].name == "detectTapGestures", syntax.arguments(of: detect).count == 1,
      let argument = syntax.arguments(of: detect).first,
      syntax[argument].name == "onTap" || syntax[argument].detail == 1,
      let handler = syntax.closure(ofArgument: argument), !usesPosition(handler)
    else { return nil }
    let body = syntax.children(of: handler).filter { syntax[$0].kind != .parameter }
    guard let first = body.first, let last = body.last else { return nil }
    let parameter = syntax.child(.parameter, of: handler) != nil
    let code =
      parameter
      ? "{ \(tree.text.string(syntax[first].range.lowerBound..<syntax[last].range.upperBound)) }"
      : tree.text.string(syntax[handler].range)
    return [.replace(syntax[input].range, ".clickable(role = Role.Button) \(code)")]
  }

  /// Returns whether a tap handler uses the touch position.
  private func usesPosition(_ handler: NodeID) -> Bool {
    let name = syntax.child(.parameter, of: handler).map { syntax[$0].name } ?? "it"
    return syntax.subtree(of: handler).contains {
      syntax.nodes[$0].kind == .name && syntax.nodes[$0].name == name
    }
  }

  /// Returns edits that set `enabled = false` in the call that makes the element clickable, replacing a state that says
  /// so.
  func disable(_ element: Element, insteadOf trait: WrittenTrait) -> [WriterEdit]? {
    guard let tap = element.gestures.first(where: { $0.kind == .tap }),
      let click = modifier(namedAt: tap.range.lowerBound, of: element),
      let removal = remove([trait.range], from: element)
    else { return nil }
    if let enabled = syntax.value("enabled", of: click) {
      return removal + [.replace(syntax[enabled].range, "false")]
    }
    return argument(to: click, [.text("enabled = false")], first: true).map { removal + [$0] }
  }

  /// Returns edits that reserve space for a full touch target, for an element and for siblings that are as small.
  func reserveSpace(_ id: ElementID) -> [WriterEdit]? {
    guard let first = spaceEdit(tree[id]) else { return nil }
    guard let parent = tree[id].parent else { return [first] }
    let others = tree.children(of: parent).prefix(ElementTree.reach).filter { sibling in
      sibling > id && tree[sibling].size.isUnknown
        && (tree[sibling].isTappable || tree[sibling].role.isControl)
        && !tree[sibling].openness.contains(.modifiers)
    }
    return [first] + others.compactMap { spaceEdit(tree[$0]) }
  }

  /// Returns an edit that's inserted before the modifiers that set a size, since the outer one applies.
  private func spaceEdit(_ element: Element) -> WriterEdit? {
    guard let call = call(of: element),
      let chain = syntax.arguments(of: call).first(where: syntax.isModifier).flatMap(
        syntax.value(ofArgument:)),
      let first = syntax.links(of: chain).first, syntax.isName("Modifier", first)
    else { return nil }
    return .insert(at: syntax[first].range.upperBound, .text(".minimumInteractiveComponentSize()"))
  }

  /// Returns edits that turn `14.dp.toSp()` into `14.sp`.
  func scaled(_ font: WrittenFont) -> [WriterEdit]? {
    guard case .fixed(let size, _) = font.scaling, size != nil else { return nil }
    guard let value = syntax.nodes(at: font.valueRange).first, let edit = scaled(value) else { return nil }
    guard let argument = syntax.nodes(at: font.range).first(where: { syntax[$0].kind == .argument }),
      let style = syntax.parent(of: argument), let lineHeight = syntax.value("lineHeight", of: style)
    else { return [edit] }
    // Lines with a fixed height would overlap when their text scales.
    switch syntax.scaling(ofTextSize: lineHeight) {
    case .scales: return [edit]
    case .fixed: return scaled(lineHeight).map { [edit, $0] }
    case .unknown: return nil
    }
  }

  /// Returns an edit from a size in dp to one in sp that keeps the number's spelling.
  private func scaled(_ value: NodeID) -> WriterEdit? {
    guard let number = syntax.subtree(of: value).first(where: { syntax.nodes[$0].kind == .number }) else {
      return nil
    }
    return .replace(syntax[value].range, "\(tree.text.string(syntax.nodes[number].range)).sp")
  }
}
