// An editor's text, with positions counted in the simplest way.

import Source

/// The text that an editor shows. It shares no code with the server, so it can check it.
struct EditedText {
  private(set) var scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var string: String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    return string
  }

  var count: Int { scalars.count }

  mutating func replace(_ range: Range<Int>, with text: String) {
    scalars.replaceSubrange(range, with: text.unicodeScalars)
  }

  /// Returns `range` extended to whole line endings, because no cursor can be inside one.
  func selectable(_ range: Range<Int>) -> Range<Int> {
    let start = isInLineEnd(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
    let end = isInLineEnd(range.upperBound) ? range.upperBound + 1 : range.upperBound
    return start..<end
  }

  private func isInLineEnd(_ index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }

  /// Returns the position before the scalar at `index`, as `line:character`.
  ///
  /// Source: LSP 3.17, “Text Documents”: lines end with `\n`, `\r\n`, or `\r`.
  func position(_ index: Int, in encoding: String) -> String {
    var line = 0
    var units = 0
    for (at, scalar) in scalars[..<index].enumerated() {
      let isReturnOfPair = scalar == "\r" && at + 1 < scalars.count && scalars[at + 1] == "\n"
      if scalar == "\n" || scalar == "\r" && !isReturnOfPair {
        line += 1
        units = 0
      } else {
        units += EditedText.units(scalar, in: encoding)
      }
    }
    return "\(line):\(units)"
  }

  private static func units(_ scalar: Unicode.Scalar, in encoding: String) -> Int {
    switch encoding {
    case "utf-8": UTF8.width(scalar)
    case "utf-16": UTF16.width(scalar)
    default: 1
    }
  }
}
