// The line limit, letter style, and height of labels.

import Source
import Syntax

extension ReceiverWalker {
  /// Handles `label.numberOfLines = 1`. The fix removes the limit.
  ///
  /// Source: Apple, “UILabel › numberOfLines”: “To remove any maximum limit … set the value of this property to 0.”
  mutating func writeLines(_ value: NodeID, on ids: [SlotID], _ site: Site) {
    guard branchDepth == 0, tree[value].kind == .number, let lines = tree.number(of: value), lines >= 1,
      lines < 1_000
    else { return }
    let look = TextLook(
      .lineLimit(Int(lines)), range: site.range, edits: [.replace(tree[value].range, "0")])
    change(ids) { $0.textLooks.append(look) }
  }

  /// Reads `UIFont.italicSystemFont(ofSize: 17)`.
  func slant(of font: NodeID, _ site: Site) -> TextLook? {
    for index in tree.subtree(of: font) where tree.nodes[index].name == "italicSystemFont" {
      return TextLook(
        .italic, range: site.range, edits: [.replace(tree.nameRange(of: NodeID(index)), "systemFont")])
    }
    return nil
  }
}

extension ElementMaker {
  /// The constraints that fix the height of a label or button.
  var heightLooks: [TextLook] {
    guard role == .text || role == .button else { return [] }
    return facts.sides.compactMap { side in
      guard side.side == .height, !side.isOfFrame, let height = side.value, let number = side.numberRange
      else { return nil }
      let label = "equalToConstant"
      let start = number.lowerBound - label.utf8.count - 2
      guard start >= side.range.lowerBound,
        tree.text[start..<start + label.utf8.count].elementsEqual(label.utf8)
      else { return TextLook(.fixedHeight(height), range: side.range) }
      return TextLook(
        .fixedHeight(height), range: side.range,
        edits: [.replace(start..<start + label.utf8.count, "greaterThanOrEqualToConstant")])
    }
  }
}
