// Fixes for labels and actions of groups that clear their content, and for field labels.

import Source
import Syntax

extension ComposeWriter {
  // MARK: Groups

  /// Returns edits that turn `clearAndSetSemantics {}` over `Text(price)` into
  /// `clearAndSetSemantics { contentDescription = price }`.
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

  /// Returns edits that add `customActions = listOf(CustomAccessibilityAction("‹Delete›") { del(); true })`.
  func customActions(_ id: ElementID, _ controls: [ElementID], _ names: [Wording]) -> [WriterEdit]? {
    guard let block = clearingBlock(tree[id]), !controls.isEmpty, controls.count <= 8,
      names.count == controls.count
    else { return nil }
    var pieces: [WriterEdit.Piece] = [.text("customActions = listOf(")]
    for (index, control) in controls.enumerated() {
      guard isInSight(control, from: id), let action = statements(of: tree[control]) else { return nil }
      if index > 0 { pieces.append(.text(", ")) }
      pieces +=
        [
          .text("CustomAccessibilityAction(")
        ] + names[index].literal + [
          .text(") { \(action); true }")
        ]
    }
    return adding(pieces + [.text(")")], to: block).map { [$0] }
  }

  /// Returns the lambda of the `clearAndSetSemantics` that groups an element.
  private func clearingBlock(_ element: Element) -> NodeID? {
    guard let range = element.groupingRange, let call = modifier(namedAt: range.lowerBound, of: element)
    else {
      return nil
    }
    return syntax.trailingLambda(of: call)
  }

  /// Returns whether an element's arguments can also be used outside the group: there's no loop, branch, or declaration
  /// in between.
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

  /// Returns the code at `range` if it's a name, a member, or a literal, which any block can use. Resources can be read
  /// in composable code only.
  private func plainExpression(_ range: Range<Int>) -> String? {
    let isPlain = syntax.nodes(at: range).contains { id in
      [Node.Kind.name, .chain, .string].contains(syntax[id].kind)
        && !syntax.subtree(of: id).contains { syntax.nodes[$0].kind == .call }
    }
    return isPlain ? tree.text.string(range) : nil
  }

  /// Returns the action of a control's handler as statements.
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

  /// Returns whether a call's modifiers set a weight or a width.
  private func isNarrow(_ call: NodeID) -> Bool {
    syntax.arguments(of: call).filter(syntax.isModifier).contains { modifier in
      syntax.subtree(of: modifier).contains {
        ["weight", "width", "size", "requiredWidth"].contains(syntax.nodes[$0].name)
          && syntax.nodes[$0].kind == .call
      }
    }
  }

  /// Returns edits that turn the content description of a field into its visible label.
  func fieldLabel(_ element: Element, _ label: WrittenText) -> [WriterEdit]? {
    // In a narrow field, a visible label would be truncated.
    guard let call = call(of: element), !element.typeName.hasPrefix("Basic"), !isNarrow(call),
      syntax.argument("label", of: call) == nil, let removal = remove([label.range], from: element)
    else { return nil }
    let text = "label = { Text(\(tree.text.string(label.valueRange))) }"
    // If the modifier is removed along with its only property, the label takes its place.
    if let edit = removal.first, removal.count == 1,
      let last = syntax.arguments(of: call).last(where: { syntax[$0].detail == 0 }),
      edit.range.upperBound == syntax[last].range.upperBound
    {
      return [.replace(edit.range, ", \(text)")]
    }
    return argument(to: call, [.text(text)]).map { removal + [$0] }
  }
}
