// Fixes for sizes, text sizes, and hints.

import Source
import Syntax

extension AndroidViewsWriter {
  /// Turns `LayoutParams(20.dp, 20.dp)` into `LayoutParams(48.dp, 48.dp)`.
  func enlarge(_ element: Element, to side: Double) -> [WriterEdit]? {
    guard case .certain(let written) = element.size else { return nil }
    let text = Int(exactly: side).map(String.init) ?? "\(side)"
    var edits: [WriterEdit] = []
    for (length, range) in [
      (written.size.width, written.widthRange), (written.size.height, written.heightRange),
    ] {
      if let length, let range, length < side { edits.append(.replace(range, text)) }
    }
    return edits.isEmpty ? nil : edits
  }

  /// Turns `setTextSize(TypedValue.COMPLEX_UNIT_DIP, 14f)` into one with `COMPLEX_UNIT_SP`. Pixels and physical units
  /// would require other numbers.
  func scale(_ font: WrittenFont) -> [WriterEdit]? {
    guard case .fixed(_, let unit) = font.scaling, unit == "dp",
      let name = syntax.nodes.first(where: { node in
        font.valueRange.contains(Int(node.start)) && node.name == "COMPLEX_UNIT_DIP"
          && (node.kind == .name || node.kind == .member)
      })
    else { return nil }
    let start = Int(name.nameStart)
    return [.replace(start..<start + "COMPLEX_UNIT_DIP".utf8.count, "COMPLEX_UNIT_SP")]
  }

  /// Turns `editText.contentDescription = "Email"` into `editText.hint = "Email"`.
  func hint(from label: WrittenText) -> [WriterEdit]? {
    for (old, new) in [("setContentDescription", "setHint"), ("contentDescription", "hint")] {
      let name = Array(old.utf8)
      let last = label.valueRange.lowerBound - name.count
      guard label.range.lowerBound <= last else { continue }
      for start in label.range.lowerBound...last
      where tree.text[start..<start + name.count].elementsEqual(name) {
        return [.replace(start..<start + name.count, new)]
      }
    }
    return nil
  }
}
