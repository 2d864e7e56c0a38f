// Rows of a list that a composable draws with its own bullets.

import Source
import Syntax

extension ComposeReader {
  /// Marks rows that begin with a text such as “•” and calls of the file's own composables that consist of such a row.
  mutating func markBullets() {
    var lines: Set<Identifier> = []
    for index in list.elements.indices where list.elements[index].role == .text {
      guard list.elements[index].beginsWithBullet, let row = list.elements[index].parent,
        row.index == index - 1, list[row].role == .container, list[row].typeName == "Row"
      else { continue }
      list[row].circumstances.insert(.bulleted)
      if list[row].parent == nil, let helper = helpers[row] { lines.insert(helper) }
    }
    guard !lines.isEmpty else { return }
    for index in list.elements.indices where list.elements[index].role == .custom {
      guard lines.contains(Identifier(spelled: list.elements[index].typeName)) else { continue }
      list[ElementID(index)].circumstances.insert(.bulleted)
    }
  }
}
