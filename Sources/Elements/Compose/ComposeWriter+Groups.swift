// Names and actions for groups that clear what is inside them, and labels of fields.

import Source
import Syntax

extension ComposeWriter {
  // MARK: Groups

  /// `clearAndSetSemantics {}` over `Text(price)` becomes `clearAndSetSemantics { contentDescription = price }`.
  func labelFromContent(_ id: ElementID) -> [WriterEdit]? {
    guard let block = clearingBlock(tree[id]) else { return nil }
    var texts: [String] = []
    for inner in tree.descendants(of: id) where tree[inner].role == .text {
      guard isInSight(inner, from: id), let title = tree[inner].title.value,
        let value = plainExpression(title.valueRange)
      else { return nil }
      texts.append(value)
    }
    guard let first = texts.first, texts.count <= 8 else { return nil }
    let label = texts.count == 1 ? first : "listOf(\(texts.joined(separator: ", "))).joinToString()"
    return adding([.text("contentDescription = \(label)")], to: block).map { [$0] }
  }

  /// `customActions = listOf(CustomAccessibilityAction("‹Delete›") { del(); true })`
  func customActions(_ id: ElementID, _ controls: [ElementID]) -> [WriterEdit]? {
    guard let block = clearingBlock(tree[id]), !controls.isEmpty, controls.count <= 8 else { return nil }
    var pieces: [WriterEdit.Piece] = [.text("customActions = listOf(")]
    for (index, control) in controls.enumerated() {
      guard isInSight(control, from: id), let action = statements(of: tree[control]) else { return nil }
      if index > 0 { pieces.append(.text(", ")) }
      pieces +=
        [
          .text("CustomAccessibilityAction(")
        ] + tree.actionName(of: control).literal + [
          .text(") { \(action); true }")
        ]
    }
    return adding(pieces + [.text(")")], to: block).map { [$0] }
  }

  /// The lambda of the `clearAndSetSemantics` that groups an element.
  private func clearingBlock(_ element: Element) -> NodeID? {
    guard let range = element.groupingRange, let call = modifier(namedAt: range.lowerBound, of: element)
    else {
      return nil
    }
    return syntax.trailingLambda(of: call)
  }

  /// Whether what an element is given can be used outside of the group as well: no loop, branch or declaration lies
  /// between.
  private func isInSight(_ inner: ElementID, from group: ElementID) -> Bool {
    var child = inner
    for above in tree.ancestors(of: inner) {
      guard let call = call(of: tree[above]), let lambda = syntax.trailingLambda(of: call) else {
        return false
      }
      let statements = Array(syntax.children(of: lambda))
      guard statements.contains(NodeID(tree[child].origin)),
        !statements.contains(where: { syntax[$0].kind == .declaration || syntax[$0].kind == .parameter })
      else { return false }
      if above == group { return true }
      child = above
    }
    return false
  }

  /// The code at `range` if it is a name, a member or a literal, which any block can read; a resource is read by
  /// composable code only.
  private func plainExpression(_ range: Range<Int>) -> String? {
    let isPlain = syntax.nodes(at: range).contains { id in
      [Node.Kind.name, .chain, .string].contains(syntax[id].kind)
        && !syntax.subtree(of: id).contains { syntax.nodes[$0].kind == .call }
    }
    return isPlain ? tree.text.string(range) : nil
  }

  /// What the handler of a control does, as statements.
  private func statements(of control: Element) -> String? {
    guard let handler = tree.handler(of: control) else { return nil }
    switch syntax[handler].kind {
    case .name where !syntax.isName("null", handler): return tree.text.string(syntax[handler].range) + "()"
    case .closure:
      let body = syntax.children(of: handler).filter { syntax[$0].kind != .parameter }
      guard body.count == 1, syntax[body[0]].kind == .chain, syntax.child(.parameter, of: handler) == nil,
        !syntax.subtreeMentions("it", handler)
      else { return nil }
      return tree.text.string(syntax[body[0]].range)
    default: return nil
    }
  }

  // MARK: Fields

  /// Whether a call is given a part of a row, or a width.
  private func isNarrow(_ call: NodeID) -> Bool {
    syntax.arguments(of: call).filter(syntax.isModifier).contains { modifier in
      syntax.subtree(of: modifier).contains {
        ["weight", "width", "size", "requiredWidth"].contains(syntax.nodes[$0].name)
          && syntax.nodes[$0].kind == .call
      }
    }
  }

  /// The description of a field as its visible label.
  func fieldLabel(_ element: Element, _ label: WrittenText) -> [WriterEdit]? {
    // In a narrow field a label that's seen would be cut off.
    guard let call = call(of: element), !element.typeName.hasPrefix("Basic"), !isNarrow(call),
      syntax.argument("label", of: call) == nil, let removal = remove([label.range], from: element)
    else { return nil }
    let text = "label = { Text(\(tree.text.string(label.valueRange))) }"
    // Where the modifier goes away with its only property, the label takes its place.
    if let edit = removal.first, removal.count == 1,
      let last = syntax.arguments(of: call).last(where: { syntax[$0].detail == 0 }),
      edit.range.upperBound == syntax[last].range.upperBound
    {
      return [.replace(edit.range, ", \(text)")]
    }
    return argument(to: call, [.text(text)]).map { removal + [$0] }
  }
}
