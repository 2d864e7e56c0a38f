// Labels next to controls in Interface Builder files.

extension ElementTree {
  /// Returns the text of the only label next to a control or field in a cell, or of the label directly before it in a
  /// stack view. An Interface Builder file contains the text itself.
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
    return texts.count == 1 ? writtenLabel(of: texts[0]) : nil
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
