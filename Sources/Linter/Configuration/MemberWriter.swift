// Additions to JSON that keep existing comments, whitespace, and trailing commas.

import Elements
import Source
import Syntax

/// A writer that adds members to the objects in a text.
struct MemberWriter {
  let text: SourceText

  /// Adds a member after the last one of `object`, in the same layout.
  ///
  /// - Parameter value: Receives a line break with the indentation of the member, or nil if all members of the object
  ///   are on one line.
  func adding(_ key: String, to object: SettingsValue, _ value: (String?) -> String) -> [TextEdit]? {
    guard case .object(let members) = object.kind else { return nil }
    let closing = object.range.upperBound - 1
    var contentEnd = members.last?.value.range.upperBound ?? object.range.lowerBound + 1
    var hasComma = false
    if !members.isEmpty {
      var parser = SettingsParser(text: text, offset: contentEnd)
      guard (try? parser.skipBlanks()) != nil else { return nil }
      hasComma = text[parser.offset] == UInt8(ascii: ",")
      if hasComma { contentEnd = parser.offset + 1 }
    }
    // Comments after the last member stay there.
    var place = closing
    while place > contentEnd, text[place - 1].isBlank { place -= 1 }

    let lineBreak = lineBreak(in: object, hasComment: place > contentEnd)
    let member = "\"\(key)\": \(value(lineBreak))" + (hasComma ? "," : "")
    let comma = hasComma || members.isEmpty ? "" : ","
    guard let lineBreak else { return [TextEdit(contentEnd..<contentEnd, comma + " " + member)] }
    // The closing brace of a one-line object moves to its own line.
    let isOnOneLine = text.line(at: object.range.lowerBound) == text.line(at: closing)
    let added = lineBreak + member + (isOnOneLine ? lineStart(at: object.range.lowerBound) : "")
    let end = isOnOneLine ? closing : place
    if place == contentEnd || comma.isEmpty { return [TextEdit(place..<end, comma + added)] }
    return [TextEdit(contentEnd..<contentEnd, comma), TextEdit(place..<end, added)]
  }

  /// Returns a line break with the indentation for a new member of `object`, or nil if its members are on one line.
  private func lineBreak(in object: SettingsValue, hasComment: Bool) -> String? {
    guard case .object(let members) = object.kind else { return nil }
    if let last = members.last {
      let isApart = text.line(at: last.keyRange.lowerBound) != text.line(at: object.range.lowerBound)
      if isApart { return lineStart(at: last.keyRange.lowerBound) }
      if !hasComment { return nil }
    }
    return lineStart(at: object.range.lowerBound) + unit
  }

  /// Returns a line break with the indentation of the line at `offset`.
  private func lineStart(at offset: Int) -> String {
    let line = text.lineRange(text.line(at: offset))
    return text.lineTerminator + text.string(line.lowerBound..<line.lowerBound + blanks(in: line))
  }

  /// The file's indentation of outermost members, or two spaces if it has none.
  var unit: String {
    for number in 1..<max(text.lineCount, 2) {
      let line = text.lineRange(number)
      let blanks = blanks(in: line)
      if blanks > 0, blanks < line.count { return text.string(line.lowerBound..<line.lowerBound + blanks) }
    }
    return "  "
  }

  private func blanks(in line: Range<Int>) -> Int {
    text[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}
