// Link styles in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `TextLinkStyles(SpanStyle(color = c))`.
  ///
  /// Source: androidx.compose.ui.text, “TextLinkStyles › style”: the style of a link that isn't pressed, focused, or
  /// hovered.
  mutating func linkStyles(_ call: NodeID) {
    guard tree[call].kind == .call,
      let value = tree.argument("style", at: 0, of: call).flatMap(tree.value(ofArgument:)),
      let style = tree.soleLink(of: value), tree[style].kind == .call, tree[style].name == "SpanStyle",
      tree.argument("color", of: style) != nil, tree.argument("fontWeight", of: style) == nil,
      tree.argument("background", of: style) == nil, let last = tree.arguments(of: style).last
    else { return }
    var edit = WriterEdit.insert(
      at: tree[last].range.upperBound, .text(", textDecoration = TextDecoration.Underline"))
    var range = tree[value].range
    if let decoration = tree.argument("textDecoration", of: style) {
      guard let none = tree.value(ofArgument: decoration), tree.lastName(of: none) == "None" else { return }
      range = tree[decoration].range
      edit = .replace(tree[none].range, "TextDecoration.Underline")
    }
    add(
      Practice(
        .compose, .colorOnlyLink, range: range, edits: ComposeImportWriter(syntax: tree).importing([edit])))
  }

  /// Checks `ds.isUnderlineText = false` in the `updateDrawState` of a link span.
  mutating func plainSpan(_ link: NodeID) {
    guard let target = tree.expression(endingIn: link), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment,
      let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
      tree[function].name == "updateDrawState"
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, tree.isName("false", sides[1]),
      !["isFakeBoldText", "typeface", "bgColor"].contains(where: { tree.subtreeMentions($0, function) })
    else { return }
    add(
      Practice(
        .androidViews, .colorOnlyLink, range: tree[assignment].range,
        edits: [.replace(tree[sides[1]].range, "true")]))
  }
}
