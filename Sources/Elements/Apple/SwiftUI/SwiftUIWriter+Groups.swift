// Edits that change the grouping of children and handle the controls among them.

import Source
import Syntax

extension SwiftUIWriter {
  /// Returns the edits that replace the current grouping.
  func group(_ element: Element, _ grouping: Element.Grouping) -> [WriterEdit]? {
    let children: String
    switch grouping {
    case .merges: children = "combine"
    case .contains: children = "contain"
    case .ignoresChildren: children = "ignore"
    case .none: return element.groupingRange.map { [.replace(tree.text.withLeadingBlanks($0), "")] }
    }
    let modifier = ".accessibilityElement(children: .\(children))"
    guard let range = element.groupingRange else {
      return firstText(of: element).map { insert(modifier, before: $0) }
        ?? [self.modifier(on: element, [.text(modifier)])]
    }
    return [.replace(range, modifier)]
  }

  /// Returns the first modifier that sets an accessibility text.
  private func firstText(of element: Element) -> Range<Int>? {
    let texts = element.labels + [element.value.value, element.hint.value].compactMap(\.self)
    return texts.map(\.range).min { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the edits that insert a modifier before another one, on a separate line if the other has its own line.
  private func insert(_ modifier: String, before range: Range<Int>) -> [WriterEdit] {
    let separator = tree.text.blanksBeforeFirst(range.lowerBound).map { "\n" + $0 } ?? ""
    return [.insert(at: range.lowerBound, .text(modifier + separator))]
  }

  /// Returns the edits that offer the actions of inner buttons as custom actions of the group, or nil if one of them
  /// isn't a plain button.
  func customActions(_ controls: [ElementID], _ element: Element) -> [WriterEdit]? {
    var pieces: [WriterEdit.Piece] = []
    for id in controls {
      let control = tree[id]
      guard control.typeName == "Button", let action = action(of: control) else { return nil }
      let title = control.name.value?.text.literal ?? control.title.value?.value.literal ?? "action"
      pieces += [.text(".accessibilityAction(named: \""), .placeholder(title), .text("\") \(action)")]
    }
    return pieces.isEmpty ? nil : [modifier(on: element, pieces)]
  }

  /// Returns the closure that a button runs, as written.
  private func action(of button: Element) -> String? {
    let syntax = tree.syntax
    guard let call = syntax.links(of: NodeID(button.origin)).first, syntax[call].kind == .call else {
      return nil
    }
    let argument =
      syntax.argument("action", of: call)
      ?? syntax.arguments(of: call).first {
        syntax[$0].name == .none && syntax.closure(ofArgument: $0) != nil
      }
    guard let argument, let value = syntax.value(ofArgument: argument) else { return nil }
    if syntax[value].kind == .closure {
      return syntax.child(.parameter, of: value) == nil ? syntax.sourceText(of: value) : nil
    }
    return syntax.lastName(of: value) == .none ? nil : "{ \(syntax.sourceText(of: value))() }"
  }

  /// Returns the edits that add an accessibility action to a view with a touch handler.
  func clickAction(_ gesture: Gesture, _ element: Element) -> [WriterEdit]? {
    let syntax = tree.syntax
    guard
      let ended = syntax.subtree(of: NodeID(element.origin)).first(where: {
        syntax.nodes[$0].name == "onEnded" && gesture.range.lowerBound <= Int(syntax.nodes[$0].start)
          && Int(syntax.nodes[$0].end) <= gesture.range.upperBound
      }),
      let argument = syntax.arguments(of: NodeID(ended)).last,
      let closure = syntax.closure(ofArgument: argument), let body = body(of: closure)
    else { return nil }
    return [modifier(on: element, [.text(buttonTrait(for: element) + ".accessibilityAction {\(body)}")])]
  }

  /// Returns the code of a closure after its parameters, or nil if it uses them.
  private func body(of closure: NodeID) -> String? {
    let syntax = tree.syntax
    let parameters = syntax.children(of: closure).filter { syntax[$0].kind == .parameter }
    guard parameters.allSatisfy({ syntax[$0].name == "_" || syntax[$0].name == .none }) else { return nil }
    guard let first = syntax.children(of: closure).first(where: { syntax[$0].kind != .parameter }),
      !syntax.subtree(of: closure).contains(where: { tree.text.string(syntax.nodes[$0].range) == "$0" })
    else { return nil }
    let end = syntax[closure].range.upperBound - 1
    let start = Int(syntax[first].start)
    let blanks = tree.text.withLeadingBlanks(start..<start).lowerBound
    return tree.text.string(blanks..<end)
  }

  // MARK: Moving out

  /// Returns the edits that move a button out of the label of its enclosing control, into a stack next to it. Returns
  /// nil if it would leave the card that's drawn around it, or for another control, whose label is in the card.
  func moveOut(_ id: ElementID) -> [WriterEdit]? {
    let syntax = tree.syntax
    guard let outer = tree.enclosingControl(of: id), tree[id].role.isPressable, !isInCard(id, of: outer)
    else {
      return nil
    }
    let chain = NodeID(tree[outer].origin)
    let inner = NodeID(tree[id].origin)
    guard isStatement(inner, inside: chain) else { return nil }
    let range = syntax[chain].range
    let text = tree.text
    let control = text.string(syntax[inner].range).withLineFeeds
    let removed = withSeparator(syntax[inner].range)
    // Modifiers that the control inherited apply to the stack.
    let end = sharedModifiers(of: chain)
    var tail = text.string(end..<range.upperBound).withLineFeeds
    let isOnLines = tail.contains("\n")
    let rest =
      (text.string(range.lowerBound..<removed.lowerBound) + text.string(removed.upperBound..<end))
      .withLineFeeds
    let outerLine = text.line(at: range.lowerBound)
    let outerIndentation = indentation(ofLine: outerLine)
    if isInList(outer) { tail += (isOnLines ? "\n" + outerIndentation : "") + ".buttonStyle(.borderless)" }
    guard rest.contains("\n") else { return [.replace(range, "HStack { \(rest); \(control) }\(tail)")] }
    let innerIndentation = indentation(ofLine: text.line(at: syntax[inner].range.lowerBound))
    let nextIndentation = indentation(ofLine: min(outerLine + 1, text.lineCount - 1))
    let isDeeper = nextIndentation.hasPrefix(outerIndentation) && nextIndentation != outerIndentation
    let step = isDeeper ? String(nextIndentation.dropFirst(outerIndentation.count)) : "  "
    let moved = control.replacingLineStarts(of: innerIndentation, with: outerIndentation + step)
    let indented = rest.replacingLineStarts(of: outerIndentation, with: outerIndentation + step)
    return [
      .replace(
        range,
        "HStack {\n\(outerIndentation + step)\(indented)\n\(outerIndentation + step)\(moved)\n\(outerIndentation)}\(tail)"
      )
    ]
  }

  /// Returns whether a view around a control, up to the enclosing control, has a background or border.
  private func isInCard(_ id: ElementID, of outer: ElementID) -> Bool {
    tree.ancestors(of: id).prefix { $0 >= outer }.contains { around in
      tree.syntax.links(of: NodeID(tree[around].origin)).dropFirst().contains { link in
        switch tree.syntax[link].name {
        case "background", "overlay", "border", "clipShape", "cornerRadius", "shadow", "glassEffect",
          "containerShape":
          true
        default: false
        }
      }
    }
  }

  /// Returns the offset after which a chain has only modifiers that views inside inherit.
  private func sharedModifiers(of chain: NodeID) -> Int {
    let syntax = tree.syntax
    let links = syntax.links(of: chain)
    let shared = links.dropFirst().reversed().prefix {
      SwiftUIWriter.inherited.contains(syntax.nameText(of: $0))
    }
    guard shared.count == links.count - 1, let first = links.first else {
      return syntax[chain].range.upperBound
    }
    return syntax[first].range.upperBound
  }

  private static let inherited: Set<String> = [
    "foregroundStyle", "foregroundColor", "tint", "font", "disabled", "buttonStyle", "imageScale",
    "lineLimit",
  ]

  /// Returns whether a control may be in a list row, where a tap activates all buttons with the default style. Only
  /// the place that uses a component decides that.
  ///
  /// Source: Apple, “SwiftUI › BorderlessButtonStyle”, and “List”.
  private func isInList(_ id: ElementID) -> Bool {
    let chain = tree.syntax.links(of: NodeID(tree[id].origin))
    guard !chain.contains(where: { tree.syntax[$0].name == "buttonStyle" }) else { return false }
    let around = Array(tree.ancestors(of: id))
    if around.contains(where: { tree[$0].role == .list || tree[$0].typeName == "Form" }) { return true }
    return around.isEmpty && tree.component(around: id) != nil
  }

  /// Returns whether a view is one of several statements in a closure, so that removing it leaves valid code.
  private func isStatement(_ view: NodeID, inside chain: NodeID) -> Bool {
    let syntax = tree.syntax
    for index in syntax.subtree(of: chain) where syntax.nodes[index].kind == .closure && index < view.index {
      let children = syntax.children(of: NodeID(index)).filter { syntax[$0].kind != .parameter }
      if children.contains(view) { return children.count > 1 }
    }
    return false
  }

  /// Returns the range of a statement with the semicolon or line break before it.
  private func withSeparator(_ range: Range<Int>) -> Range<Int> {
    let text = tree.text
    var start = text.withLeadingBlanks(range).lowerBound
    if start > 0, text[start - 1] == UInt8(ascii: ";") { start -= 1 }
    var end = range.upperBound
    // The first of several statements on a line includes the semicolon after it.
    if start > 0, text[start - 1] == UInt8(ascii: "{"), text[end] == UInt8(ascii: ";") { end += 1 }
    return start..<end
  }
}

extension String {
  /// The text with line feeds as its only line breaks.
  var withLineFeeds: String {
    // A carriage return and a line feed form one `Character`.
    map { $0 == "\r\n" ? "\n" : String($0) }.joined()
  }

  /// Returns the text with `new` in place of `old` at the start of every line except the first.
  func replacingLineStarts(of old: String, with new: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.dropFirst().map { line in
      line.hasPrefix(old) && !line.isEmpty ? new + line.dropFirst(old.count) : String(line)
    }
    return ([lines.first.map(String.init) ?? ""] + changed).joined(separator: "\n")
  }
}
