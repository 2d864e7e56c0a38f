// The removal of Kotlin statements from their block.

import Source
import Syntax

/// A writer that removes statements along with their separators.
struct KotlinRemoval {
  let text: SourceText

  /// Returns the edits that remove `ranges`, or nil if there's nothing to remove.
  func edits(_ ranges: [Range<Int>]) -> [WriterEdit]? {
    var edits: [WriterEdit] = []
    for range in ranges.map(withSeparator).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // Two neighbors share the separator between them.
      if let last = edits.last, last.range.upperBound >= range.lowerBound {
        edits[edits.count - 1].range = last.range.lowerBound..<max(last.range.upperBound, range.upperBound)
      } else {
        edits.append(.replace(range, ""))
      }
    }
    return edits.isEmpty ? nil : edits
  }

  /// Returns the range of a statement with the semicolon after it, or else with the line break or semicolon before it.
  private func withSeparator(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    if end < text.count, text[end] == UInt8(ascii: ";") {
      end += 1
      while end < text.count, text[end] == 0x20 { end += 1 }
      return range.lowerBound..<end
    }
    var start = range.lowerBound
    while start > 0, text[start - 1].isBlank { start -= 1 }
    if start > 0, text[start - 1] == UInt8(ascii: ";") { start -= 1 }
    return start..<range.upperBound
  }
}

extension String {
  /// The text as a Kotlin string literal.
  var kotlinLiteral: String {
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "\"", "\\", "$": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return "\"\(escaped)\""
  }
}
