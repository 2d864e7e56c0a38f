// Fixes for sizes and text sizes.

import Source
import Syntax

extension AndroidXMLWriter {
  /// Enlarges the explicit sides. An image keeps its size with padding or with a scale type that doesn't stretch it.
  func enlarge(_ element: Element, to side: Double) -> [WriterEdit]? {
    guard case .certain(let written) = element.size else { return nil }
    let attributes = AndroidAttributes(of: NodeID(element.origin), in: tree.syntax)
    var edits: [WriterEdit] = []
    for (length, range) in [
      (written.size.width, written.widthRange), (written.size.height, written.heightRange),
    ] {
      if let length, let range, length < side { edits.append(.replace(range, "\(text(side))dp")) }
    }
    guard !edits.isEmpty else { return nil }
    if element.role == .image || element.role == .iconButton {
      edits += keepPicture(of: element.typeName, written, side, attributes)
    }
    return edits
  }

  private func keepPicture(
    of name: String, _ written: WrittenSize, _ side: Double, _ attributes: AndroidAttributes
  ) -> [WriterEdit] {
    // The platform's style for image buttons centers the image without scaling.
    //
    // Source: Android, “Widget.ImageButton”: `scaleType` is `center`.
    if !attributes.has("android:scaleType"), name.hasSuffix("ImageButton"), !attributes.has("style") {
      return []
    }
    var new = ""
    let blanks = tree.text.blanksBeforeFirst(written.range.lowerBound).map { "\n" + $0 } ?? " "
    if let width = written.size.width, width == written.size.height, !hasPadding(attributes) {
      new += "\(blanks)android:padding=\"\(text((side - width) / 2))dp\""
      if !attributes.has("android:scaleType") {
        // A larger image button centers a smaller icon, which must not grow.
        let isIcon = !name.hasSuffix("ImageButton") || width <= AndroidXMLWriter.largestIcon
        new += "\(blanks)android:scaleType=\"\(isIcon ? "fitCenter" : "centerInside")\""
      }
    } else if !attributes.has("android:scaleType") {
      new += "\(blanks)android:scaleType=\"centerInside\""
    }
    return new.isEmpty ? [] : [.replace(written.range.upperBound..<written.range.upperBound, new)]
  }

  /// The largest button that its icon fills, in dp.
  private static let largestIcon = 28.0

  private func hasPadding(_ attributes: AndroidAttributes) -> Bool {
    attributes.all.contains { tree.text[tree.syntax.nameRange(of: $0)].begins(with: "android:padding") }
  }

  /// Turns `14dp` into `14sp`, with a height that grows. Physical units are converted to dp on a medium-density screen.
  ///
  /// Source: Android, “More resource types › Dimension”: 1 dp is 1/160 inch, 1 pt is 1/72 inch.
  func scale(_ font: WrittenFont, of element: Element) -> [WriterEdit]? {
    scale(font).map { $0 + growing(element, with: font) }
  }

  /// Returns edits that turn a height too small for text at twice its size into a minimum.
  private func growing(_ element: Element, with font: WrittenFont) -> [WriterEdit] {
    let attributes = AndroidAttributes(of: NodeID(element.origin), in: tree.syntax)
    guard element.role == .text, case .fixed(let size?, _) = font.scaling,
      let height = attributes.attribute("android:layout_height"),
      let value = attributes.value("android:layout_height"), !attributes.has("android:minHeight"),
      let length = AndroidDimension(value)?.inDP, length > 0, length < size * 2.4
    else { return [] }
    let range = attributes.valueRange(of: height)
    let blanks = tree.text.blanksBeforeFirst(tree.syntax[height].range.lowerBound).map { "\n" + $0 } ?? " "
    return [.replace(range, "wrap_content\"\(blanks)android:minHeight=\"\(tree.text.string(range))")]
  }

  private func scale(_ font: WrittenFont) -> [WriterEdit]? {
    guard case .fixed(let size, let unit) = font.scaling, let size,
      let value = AndroidDimension.range(in: tree.text, font.valueRange)
    else { return nil }
    switch unit {
    case "pt": return [.replace(value, "\(text((size * 160 / 72).rounded()))sp")]
    case "mm": return [.replace(value, "\(text((size * 160 / 25.4).rounded()))sp")]
    case "in": return [.replace(value, "\(text((size * 160).rounded()))sp")]
    default: return [.replace(value.upperBound - unit.utf8.count..<value.upperBound, "sp")]
    }
  }

  /// Returns a number, without decimals if it's an integer.
  private func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
