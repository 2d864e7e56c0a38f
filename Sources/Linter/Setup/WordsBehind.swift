// A reader for values in build files that ignores the rest of the files.

import Source

/// A search for the values assigned to a name: `developmentRegion = en;`, `resConfigs("en", "de")`, `localeFilters +=
/// listOf("en", "de")`, `knownRegions = ( en, "pt-BR", );`.
enum WordsBehind {
  /// The maximum number of bytes in a list.
  private static let longestList = 1 << 13

  /// Returns the words and quoted strings after each occurrence of `name` as a separate word.
  static func values(of name: String, in text: SourceText) -> [String] {
    let name = Array(name.utf8)
    var values: [String] = []
    var at = 0
    while at + name.count < text.count {
      if text[at] == name[0], at == 0 || !text[at - 1].isWordByte, !text[at + name.count].isWordByte,
        text[at..<at + name.count].elementsEqual(name)
      {
        at += name.count
        values += list(in: text, from: &at)
      } else {
        at += 1
      }
    }
    return values
  }

  /// Returns the words after `at`: those in the next brackets, or up to the end of the line if there are none.
  private static func list(in text: SourceText, from at: inout Int) -> [String] {
    var words: [String] = []
    var depth = 0
    let end = min(text.count, at + longestList)
    while at < end {
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        // The word before it is a function: `listOf(`.
        if depth == 0 { words = [] }
        depth += 1
        at += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        at += 1
        if depth <= 0 { return words }
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ">"): return words
      case 0x0A, 0x0D:
        if depth == 0, !words.isEmpty { return words }
        at += 1
      case UInt8(ascii: ","):
        at += 1
        // `defaultLocalization: "en", platforms: …`
        if depth == 0, isLabel(in: text, at: at, before: end) { return words }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let start = at + 1
        at = start
        while at < end, text[at] != byte, text[at] != 0x0A { at += 1 }
        words.append(text.string(start..<at))
        at += 1
      case _ where byte.isWordByte:
        let start = at
        while at < end, text[at].isWordByte || text[at] == UInt8(ascii: "-") { at += 1 }
        words.append(text.string(start..<at))
      default: at += 1
      }
    }
    return words
  }

  /// Returns whether a word with a colon follows, or no value at all.
  private static func isLabel(in text: SourceText, at start: Int, before end: Int) -> Bool {
    var at = start
    while at < end, text[at] == 0x20 || text[at] == 0x09 || text[at] == 0x0A || text[at] == 0x0D { at += 1 }
    guard text[at].isWordByte else { return text[at] != UInt8(ascii: "\"") && text[at] != UInt8(ascii: "'") }
    while at < end, text[at].isWordByte { at += 1 }
    return text[at] == UInt8(ascii: ":")
  }
}

private extension UInt8 {
  var isWordByte: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_")
  }
}
