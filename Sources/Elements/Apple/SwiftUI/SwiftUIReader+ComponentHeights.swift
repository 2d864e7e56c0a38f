// Components whose text outgrows the fixed height that their callers give them.

import Source
import Syntax

extension SwiftUIReader {
  /// Returns the size of the smallest text in a component that follows the text size setting, or nil if there's none, if
  /// it may scroll or shrink, or if the component sets a font that doesn't scale.
  func scalingTextSize(
    in roots: [ElementID], _ known: inout [Identifier: Component], _ depth: Int
  ) -> Double? {
    var smallest: Double?
    for root in roots {
      for index in root.index..<end(of: root, within: ElementTree.reach) {
        let id = ElementID(index)
        let element = list[id]
        if element.slot == .separate { continue }
        let scales = element.fonts.allSatisfy { $0.scaling == .scales }
        // A layout's font applies to the texts in it.
        guard scales || element.role == .image || element.role == .text,
          !element.typeName.hasSuffix("ScrollView"), element.role != .list, !element.givesWay
        else { return nil }
        var size: Double?
        if element.role == .text, scales, element.slot == .content || element.slot == .label,
          element.title.value?.value.literal?.contains(where: { $0.isLetter || $0.isNumber }) ?? true
        {
          size = element.textSize ?? SwiftUIReader.plainTextSize
        } else if components[id] != nil, !element.circumstances.contains(.showsControls) {
          size = component(at: id, &known, depth + 1)?.textSize
        }
        if let size { smallest = min(smallest ?? size, size) }
      }
    }
    return smallest
  }

  /// Records whether a component's text is taller at twice its size than the height that a use gives it. Other heights
  /// are none of a text.
  mutating func compareHeight(of content: Component, _ id: ElementID) {
    guard !list[id].textLooks.isEmpty else { return }
    if let size = content.textSize, list[id].fonts.isEmpty, !list[id].givesWay,
      list[id].textLooks.compactMap(\.fixedHeight).contains(where: { $0 >= 10 && $0 < 1.6 * size })
    {
      list[id].circumstances.insert(.outgrown)
    } else {
      list[id].textLooks.removeAll { $0.fixedHeight != nil }
    }
  }

  /// The size of a text without a font, which may get a smaller one from the views around it.
  private static let plainTextSize = 13.0
}
