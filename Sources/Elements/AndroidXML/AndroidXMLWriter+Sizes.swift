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
      if !attributes.has("android:scaleType") { new += "\(blanks)android:scaleType=\"fitCenter\"" }
    } else if !attributes.has("android:scaleType") {
      new += "\(blanks)android:scaleType=\"centerInside\""
    }
    return new.isEmpty ? [] : [.replace(written.range.upperBound..<written.range.upperBound, new)]
  }

  private func hasPadding(_ attributes: AndroidAttributes) -> Bool {
    attributes.all.contains { tree.text[tree.syntax.nameRange(of: $0)].begins(with: "android:padding") }
  }

  /// Turns `14dp` into `14sp`. Physical units are converted to dp on a medium-density screen.
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

  /// Returns a number, without decimals if it's an integer.
  private func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}
