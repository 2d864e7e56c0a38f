// Labels next to controls in Interface Builder files.

import Syntax

extension ElementTree {
  /// Returns the text of the only label or title next to a control or field in a cell, or of the label directly before
  /// it in a stack view. An Interface Builder file contains the text itself.
  func textInView(of id: ElementID) -> Wording? {
    let control = self[id]
    guard control.framework == .interfaceBuilder, control.role.isValueControl || control.role.isField,
      control.role != .progress, let parent = control.parent
    else { return nil }
    if self[parent].typeName == "stackView", let before = sibling(before: id), self[before].role == .text,
      sibling(before: before).map({ self[$0].role == .text }) != true
    {
      return writtenLabel(of: before)
    }
    let parts = Array(descendants(of: parent).prefix(ElementTree.largestView + 1))
    guard parts.count <= ElementTree.largestView,
      parts.allSatisfy({
        $0 == id || !self[$0].role.isControl && !self[$0].role.isValueControl && self[$0].role != .list
      })
    else { return nil }
    let texts = parts.filter { self[$0].role == .text }
    switch texts.count {
    case 1: return writtenLabel(of: texts[0])
    case 2: return upper(of: texts[0], texts[1]).flatMap(writtenLabel)
    default: return nil
    }
  }

  /// Returns the upper one of two labels below each other, which is the title, while the other describes it.
  private func upper(of first: ElementID, _ second: ElementID) -> ElementID? {
    func frame(_ id: ElementID) -> (top: Double, bottom: Double)? {
      let rect = NibObject(NodeID(self[id].origin), in: syntax).object("rect", key: "frame")
      guard let top = rect?.number("y"), let height = rect?.number("height") else { return nil }
      return (top, top + height)
    }
    guard self[first].parent == self[second].parent, let one = frame(first), let other = frame(second) else {
      return nil
    }
    return one.bottom <= other.top ? first : other.bottom <= one.top ? second : nil
  }

  /// The maximum number of views around a control to search for its label.
  private static let largestView = 12

  /// Returns the text of a label, unless code replaces it or it's the text of a new label.
  private func writtenLabel(of id: ElementID) -> Wording? {
    guard !self[id].circumstances.contains(.visibleOutside), case .certain(let title) = self[id].title,
      let words = title.value.literal, words != "Label", words.utf8.count <= 60,
      words.count(where: \.isLetter) > 1
    else { return nil }
    return .words(words.last == ":" ? String(words.dropLast()) : words)
  }
}
