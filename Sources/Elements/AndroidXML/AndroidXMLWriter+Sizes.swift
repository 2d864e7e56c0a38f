// Sizes and text sizes that follow what people need.

import Source
import Syntax

extension AndroidXMLWriter {
  /// Makes the sides that are written large enough. A picture keeps its size by padding, or by a scale type that does not
  /// stretch it.
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
    // The platform's style of an image button centers the picture as it is.
    //
    // Source: Android, “Widget.ImageButton”: `scaleType` is `center`.
    if !attributes.has("android:scaleType"), name.hasSuffix("ImageButton"), !attributes.has("style") {
      return []
    }
    var new = ""
    let blanks = tree.text.blanksBeforeFirst(written.range.lowerBound).map { "\n" + $0 } ?? " "
    if let width = written.size.width, width == written.size.height, !hasPadding(attributes) {
      new += "\(blanks)android:padding=\"\(text((side - width) / 2))dp\""
      if !attributes.has("android:scaleType") { new += "\(blanks)android:scaleType=\"fitCenter\"" }
    } else if !attributes.has("android:scaleType") {
      new += "\(blanks)android:scaleType=\"centerInside\""
    }
    return new.isEmpty ? [] : [.replace(written.range.upperBound..<written.range.upperBound, new)]
  }

  private func hasPadding(_ attributes: AndroidAttributes) -> Bool {
    attributes.all.contains { tree.text[tree.syntax.nameRange(of: $0)].begins(with: "android:padding") }
  }

  /// `14dp` becomes `14sp`. Physical units become as many sp as they are dp on a screen of medium density.
  ///
  /// Source: Android, “More resource types › Dimension”: 1 dp is 1/160 inch, 1 pt is 1/72 inch.
  func scale(_ font: WrittenFont) -> [WriterEdit]? {
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

  /// A number without decimals where it has none.
  private func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
