// A reader for one language of a string catalog.

import Source

/// A reader for the texts in one language of a string catalog. It skips all others without parsing them.
///
/// A catalog is JSON as Xcode writes it. Anything else is skipped according to brackets and quotes.
struct StringCatalogReader {
  /// A key of the catalog.
  struct Text {
    var key: String
    /// The text in the language, or nil if there is none.
    var value: String?
    /// The text for the plural category `other`, or nil if it doesn't vary by number.
    var plural: String?
    /// True if the language has an entry, which may vary by number or device.
    var isThere: Bool
  }

  private let text: SourceText
  private var at = 0

  /// Returns the texts of the catalog in its source language.
  static func texts(of text: SourceText) -> [Text] {
    var language = "en"
    var reader = StringCatalogReader(text: text)
    // The language may come after the texts.
    reader.members { key, reader in
      if key == "sourceLanguage" { language = reader.string() ?? language } else { reader.skip() }
    }
    var texts: [Text] = []
    reader.at = 0
    reader.members { key, reader in
      guard key == "strings" else { return reader.skip() }
      reader.members { key, reader in texts.append(reader.text(key, language)) }
    }
    return texts
  }

  /// Returns the source language of the catalog and all languages with entries.
  static func languages(of text: SourceText) -> (source: String?, all: Set<String>) {
    var source: String?
    var all: Set<String> = []
    var reader = StringCatalogReader(text: text)
    reader.members { key, reader in
      switch key {
      case "sourceLanguage": source = reader.string()
      case "strings":
        reader.members { _, reader in
          reader.members { name, reader in
            guard name == "localizations" else { return reader.skip() }
            reader.members { language, reader in
              all.insert(language)
              reader.skip()
            }
          }
        }
      default: reader.skip()
      }
    }
    return (source, all)
  }

  private mutating func text(_ key: String, _ language: String) -> Text {
    var result = Text(key: key, value: nil, isThere: false)
    members { name, reader in
      guard name == "localizations" else { return reader.skip() }
      reader.members { name, reader in
        guard name == language else { return reader.skip() }
        result.isThere = true
        reader.members { name, reader in
          switch name {
          case "stringUnit": result.value = reader.unit()
          case "variations": result.plural = reader.plural()
          default: reader.skip()
          }
        }
      }
    }
    return result
  }

  /// Reads `{"state": "translated", "value": "%lld items"}`.
  private mutating func unit() -> String? {
    var value: String?
    members { name, reader in
      if name == "value" { value = reader.string() } else { reader.skip() }
    }
    return value
  }

  /// Reads `{"plural": {"one": {…}, "other": {"stringUnit": {…}}}}`.
  private mutating func plural() -> String? {
    var text: String?
    members { name, reader in
      guard name == "plural" else { return reader.skip() }
      reader.members { name, reader in
        guard name == "other" else { return reader.skip() }
        reader.members { name, reader in
          if name == "stringUnit" { text = reader.unit() } else { reader.skip() }
        }
      }
    }
    return text
  }

  // MARK: JSON

  /// Calls `take` for each member of the object at the offset, which must read or skip the value. Skips anything else.
  private mutating func members(_ take: (String, inout StringCatalogReader) -> Void) {
    skipBlanks()
    guard text[at] == UInt8(ascii: "{") else { return skip() }
    at += 1
    while true {
      skipBlanks()
      guard at < text.count, text[at] == UInt8(ascii: "\""), let key = string() else { break }
      skipBlanks()
      if text[at] == UInt8(ascii: ":") { at += 1 }
      let start = at
      take(key, &self)
      skipBlanks()
      if text[at] == UInt8(ascii: ",") { at += 1 } else if at == start { break }
    }
    skipBlanks()
    if text[at] == UInt8(ascii: "}") { at += 1 }
  }

  private mutating func skipBlanks() {
    while at < text.count, text[at] == 0x20 || (0x09...0x0D).contains(text[at]) { at += 1 }
  }

  /// Skips one value.
  private mutating func skip() {
    skipBlanks()
    let text = text
    let bytes = text.sentinelled.span
    var place = at
    var depth = 0
    while place < text.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        place = StringCatalogReader.endOfString(bytes, from: place, end: text.count)
        continue
      }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        if depth <= 1 {
          // A bracket that closes nothing here belongs to an enclosing value.
          at = place + depth
          return
        }
        depth -= 1
      }
      if byte == UInt8(ascii: ","), depth == 0 { break }
      place += 1
    }
    at = min(place, text.count)
  }

  /// Returns the offset after the string that starts at `start`.
  private static func endOfString(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int {
    var place = start + 1
    while place < end, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, end)
  }

  /// Reads the string at the offset. If there is something else, skips it and returns nil.
  private mutating func string() -> String? {
    skipBlanks()
    guard text[at] == UInt8(ascii: "\"") else {
      skip()
      return nil
    }
    let start = at
    let end = StringCatalogReader.endOfString(text.sentinelled.span, from: start, end: text.count)
    at = end
    guard end >= start + 2, text[end - 1] == UInt8(ascii: "\"") else { return nil }
    let raw = text[start + 1..<end - 1]
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    return (try? SettingsParser.parse(SourceText(Array(text[start..<end]))))?.string
  }
}
