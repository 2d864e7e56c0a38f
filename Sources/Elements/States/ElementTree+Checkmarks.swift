// Checkmarks that VoiceOver reads as “Selected”.

import Source
import Syntax

extension ElementTree {
  /// Returns the image that shows a checkmark because of one of a control's looks, if VoiceOver reads the checkmark's
  /// description. The image may be in a component or helper of the file. A style or modifier around it that can't be
  /// read doesn't usually hide it.
  func checkmark(_ looks: [StateUses.Look], _ id: ElementID) -> ElementID? {
    // A label replaces what the image says.
    guard self[id].framework == .swiftUI, self[id].labels.isEmpty else { return nil }
    return looks.prefix(8).lazy.compactMap { checkmark(shownBy: $0.shown) }.first
  }

  /// Returns edits that expose a selection and hide the checkmark, which would be announced in addition. Empty if the
  /// checkmark is in code that other controls may use.
  func hiding(_ checkmark: ElementID, of id: ElementID, _ edits: [WriterEdit]) -> [WriterEdit] {
    let control = syntax[NodeID(self[id].origin)].range
    guard !edits.isEmpty, control.contains(self[checkmark].constructor.lowerBound) else { return [] }
    let hidden = SwiftUIWriter(tree: self).modifier(
      on: self[checkmark], [.text(".accessibilityHidden(true)")])
    return [hidden] + edits
  }

  /// Returns the checkmark in a branch, or the image whose argument or opacity decides whether it's one.
  private func checkmark(shownBy owner: NodeID) -> ElementID? {
    let range = syntax[owner].range
    let first = elements.partitioningIndex { $0.constructor.lowerBound >= range.lowerBound }
    if first > 0, isCheckmark(ElementID(first - 1), around: owner) { return ElementID(first - 1) }
    return (first..<elements.count).prefix(ElementTree.reach).lazy.map(ElementID.init)
      .prefix { self[$0].constructor.lowerBound < range.upperBound }
      .first { self.isReadImage($0) && self[$0].imagery?.isCheckmark == true }
  }

  /// Returns whether the argument or modifier `owner` of an image decides whether the image shows a checkmark.
  private func isCheckmark(_ id: ElementID, around owner: NodeID) -> Bool {
    guard isReadImage(id), self[id].range.contains(syntax[owner].range.lowerBound) else { return false }
    // VoiceOver skips views that are fully transparent.
    if syntax[owner].kind == .call {
      return syntax[owner].name == "opacity" && self[id].imagery?.isCheckmark == true
    }
    return syntax.subtree(of: owner).prefix(ElementTree.reach).contains { index in
      syntax.nodes[index].kind == .segment
        && Imagery.symbol(syntax.sourceText(of: NodeID(index))).isCheckmark
    }
  }

  /// Returns whether VoiceOver reads an image's own description.
  private func isReadImage(_ id: ElementID) -> Bool {
    let image = self[id]
    return image.role == .image && image.typeName == "Image" && image.labels.isEmpty
      && (image.exposure == .merged || image.exposure == .exposed)
  }
}
