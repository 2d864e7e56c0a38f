// Link styles in Swift code.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `Text("Read the [terms](…).").underline(false)`.
  mutating func plainLink(_ call: NodeID) {
    guard tree[call].kind == .call,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree.isName("false", value), let text = links(around: call).first, tree[text].name == "Text",
      let literal = tree.firstUnlabelledArgument(of: text).flatMap(tree.value(ofArgument:)),
      tree[literal].kind == .string, tree.text[tree[literal].range].spells("](")
    else { return }
    add(Practice(.swiftUI, .colorOnlyLink, range: tree[call].range))
  }

  /// Checks `textView.linkTextAttributes = [.foregroundColor: color]`.
  ///
  /// Source: Apple, “UITextView › linkTextAttributes”.
  mutating func linkAttributes(assignedBy member: NodeID) {
    guard let (_, _, value) = statement(assigning: member), tree[value].kind == .collection,
      let last = tree.children(of: value).reversed().first, tree.subtreeMentions("foregroundColor", value)
    else { return }
    let marks: [Identifier] = ["underlineStyle", "font", "backgroundColor", "strokeWidth", "underlineColor"]
    guard !marks.contains(where: { tree.subtreeMentions($0, value) }) else { return }
    add(
      Practice(
        .uiKit, .colorOnlyLink, range: tree[value].range,
        edits: [
          .insert(
            at: tree[last].range.upperBound, .text(", .underlineStyle: NSUnderlineStyle.single.rawValue"))
        ]))
  }
}
