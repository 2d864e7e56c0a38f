// A check of the edits that an intent makes.

import Elements
import Source
import Syntax
import Testing

/// Applies an intent to the first element of `role` and compares the resulting text, with placeholders as `‹…›`.
/// `expected` is nil if there's no edit.
func check(
  _ intent: (ElementTree, ElementID) -> Intent, on role: Role, in tree: ElementTree?, _ expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let tree, let id = tree.ids.first(where: { tree[$0].role == role }) else {
    Issue.record("no \(role) in \(tree?.dump() ?? "nothing")", sourceLocation: sourceLocation)
    return
  }
  let edits = tree.edits(intent(tree, id), on: id)?.map { edit in
    TextEdit(
      edit.range,
      edit.pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .placeholder(let text): "‹\(text)›"
        case .newString(let string): string.name
        }
      }.joined())
  }
  #expect(edits.flatMap(tree.text.applying)?.string == expected, sourceLocation: sourceLocation)
}
