// The space that a text of known length needs if the user doubles the text size.

import Syntax

extension ElementTree {
  /// A text with a line limit that it exceeds at twice its size.
  public struct CutText {
    public let look: TextLook
    /// True if its width is fixed, so that even a short text doesn't fit.
    public let hasFixedWidth: Bool
  }

  /// Returns the line limit of a text whose characters don't fit into these lines at twice the text size: in its fixed
  /// width, or, if it's large, in the width of a phone. Nil if the text isn't known, doesn't scale, or gives way.
  public func cutText(_ id: ElementID) -> CutText? {
    let element = self[id]
    guard element.role == .text, !element.givesWay, scales(id), let limit = element.lineLimit, limit <= 5,
      let text = readableText(of: id)?.value.literal, text.count >= 8, !hasRoom(id),
      let look = element.textLooks.last(where: { $0.kind == .lineLimit(limit) })
    else { return nil }
    let size = doubledSize(of: id)
    let length = Double(text.count) * size * ElementTree.leastCharacterWidth
    if let width = element.fixedWidth ?? widthBesideSwitch(id) {
      return length > Double(limit) * width ? CutText(look: look, hasFixedWidth: true) : nil
    }
    guard limit == 1, self.size(of: id) >= 20 else { return nil }
    return length > ElementTree.widestPhone ? CutText(look: look, hasFixedWidth: false) : nil
  }

  /// Returns the width that a label of a table row has at most next to a switch on a phone, or nil if there's no switch.
  ///
  /// Source: Apple, “UISwitch”: 51 pt wide; margins of rows: 16 pt.
  private func widthBesideSwitch(_ id: ElementID) -> Double? {
    guard self[id].framework == .interfaceBuilder, let parent = self[id].parent,
      self[parent].typeName == "tableViewCellContentView",
      firstChildren(of: parent).prefix(8).contains(where: { self[$0].role == .toggle })
    else { return nil }
    return 300
  }

  /// Returns the height that a known text needs at twice its size if it wraps, or nil if it isn't known, doesn't scale, or
  /// fits into one line.
  ///
  /// Source: WCAG 2.2, 1.4.4 “Resize Text”: up to 200%.
  public func heightOfDoubledLines(of id: ElementID) -> Double? {
    let element = self[id]
    guard element.role == .text, !element.givesWay, scales(id), case .certain(let title) = element.title,
      let text = title.value.literal
    else { return nil }
    let size = doubledSize(of: id)
    let lines = ElementTree.lines(of: text, size, width: element.fixedWidth ?? designedWidth(id))
    guard lines >= 2 else { return nil }
    return Double(min(lines, element.lineLimit ?? lines)) * size * ElementTree.lineHeight
  }

  /// Returns the least number of lines that a text needs in a width, or on a phone.
  static func lines(of text: String, _ size: Double, width: Double? = nil) -> Int {
    let width = max(min(width ?? widestPhone, widestPhone), size)
    let length = Double(min(text.count, 1_000)) * size * leastCharacterWidth
    let lines = (length / width).rounded(.up)
    // Texts without any size, or with an infinite one, have no number of lines.
    return lines > 0 ? Int(min(lines, 100)) : 0
  }

  /// Returns the width of a wrapping label in the design, which is made for a phone unless it's wider.
  private func designedWidth(_ id: ElementID) -> Double? {
    guard self[id].framework == .interfaceBuilder else { return nil }
    let frame = NibObject(NodeID(self[id].origin), in: syntax).object("rect", key: "frame")
    return frame?.number("width").flatMap { $0 >= 100 ? $0 : nil }
  }

  /// Returns the number of lines of a text at a size: as many as a known text surely needs, or its line limit.
  func lines(of id: ElementID, _ size: Double) -> Int {
    let element = self[id]
    let limit = element.lineLimit
    guard case .certain(let title) = element.title, let text = title.value.literal else {
      return min(limit ?? 1, ElementTree.mostLines)
    }
    return min(ElementTree.lines(of: text, size, width: element.fixedWidth), limit ?? ElementTree.mostLines)
  }

  /// The maximum number of lines that a height is estimated for.
  static let mostLines = 5

  /// Returns the default size of a text.
  private func size(of id: ElementID) -> Double {
    let element = self[id]
    if element.framework == .interfaceBuilder {
      let font = NibObject(NodeID(element.origin), in: syntax).object(
        "fontDescription", key: "fontDescription")
      if let size = font.flatMap({ NibViewReader.size(ofStyle: $0.name("style")) }) { return size }
    }
    if element.framework == .compose, element.textSize == nil, let call = call(of: element) {
      return styledSize(call)
    }
    return element.textSize ?? element.usualTextSize
  }

  func scales(_ id: ElementID) -> Bool {
    switch self[id].fonts.last?.scaling {
    case .fixed, .unknown: false
    case .scales: true
    // The default font of UIKit labels doesn't scale.
    case nil: !self[id].framework.isUIKit
    }
  }

  /// Returns the size of a text at twice its default size.
  func doubledSize(of id: ElementID) -> Double { doubled(size(of: id), self[id].framework) }

  /// Returns a text size at twice the default.
  ///
  /// Source: Apple, “Typography › Dynamic Type sizes”: AX2 is 13 to 17 pt larger than the default. Android 14, “Non-linear
  /// font scaling to 200%”: the table in `FontScaleConverterFactory`.
  private func doubled(_ size: Double, _ framework: Framework) -> Double {
    guard framework.isAndroid else { return min(2 * size, size + 14) }
    if size <= 12 { return 2 * size }
    return size <= 18 ? 12 + size : max(size, min(36, size + 12))
  }

  /// The width of hardly any phone is larger, in points or dp, and characters are on average hardly ever narrower in
  /// relation to the text size.
  private static let (widestPhone, leastCharacterWidth) = (420.0, 0.45)
}

extension Element {
  /// The literal width of a text, in points or dp, or its maximum.
  var fixedWidth: Double? {
    for case .lineLength(let width) in textLooks.reversed().map(\.kind) { return width }
    return nil
  }
}
