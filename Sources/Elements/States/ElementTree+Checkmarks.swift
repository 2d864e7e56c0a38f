// Checkmarks that VoiceOver reads as “Selected”.

import Source
import Syntax

extension ElementTree {
  /// Returns the image in a button's label that shows a checkmark because of one of the looks, if VoiceOver reads the
  /// checkmark's description.
  func checkmark(_ looks: [StateUses.Look], _ id: ElementID) -> ElementID? {
    guard self[id].framework == .swiftUI, self[id].grouping == .merges else { return nil }
    for look in looks.prefix(8) {
      if let found = parts(of: id).prefix(ElementTree.reach).first(where: { isCheckmark($0, look.owner) }) {
        return found
      }
    }
    return nil
  }

  /// Returns whether an image is a checkmark if the branch or argument `owner` decides so, and has no other label.
  private func isCheckmark(_ id: ElementID, _ owner: NodeID) -> Bool {
    let image = self[id]
    let range = syntax[owner].range
    guard image.role == .image, image.typeName == "Image", image.exposure == .merged, image.name.isAbsent,
      image.openness.isEmpty
    else { return false }
    if range.contains(image.constructor.lowerBound) {
      return image.imagery?.isCheckmark == true
    }
    guard image.constructor.contains(range.lowerBound) else { return false }
    return syntax.subtree(of: owner).prefix(ElementTree.reach).contains { index in
      let node = NodeID(index)
      switch syntax[node].kind {
      case .segment: return Imagery.symbol(syntax.sourceText(of: node)).isCheckmark
      default: return false
      }
    }
  }
}
