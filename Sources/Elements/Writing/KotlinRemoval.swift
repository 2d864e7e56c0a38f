// Taking Kotlin statements out of their block.

import Source
import Syntax

/// Removes statements with what divides them from their neighbors.
struct KotlinRemoval {
  let text: SourceText

  /// The edits that remove `ranges`; nil where there is nothing to remove.
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

  /// A statement with the semicolon behind it, else with the line break or semicolon before it.
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
  /// A Kotlin string literal of the text.
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
