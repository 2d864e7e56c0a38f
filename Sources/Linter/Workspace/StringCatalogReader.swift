// String catalogs, of which one language in many is wanted.

import Source

/// Reads the texts of one language out of a string catalog, and passes over all others without looking at them.
///
/// A catalog is JSON as Xcode writes it; what is not is passed over as far as brackets and quotes go.
struct StringCatalogReader {
  /// A key of the catalog.
  struct Text {
    var key: String
    /// What the language says; nil where it says nothing.
    var value: String?
    /// What it says of most numbers; nil where it does not vary by number.
    var plural: String?
    /// Whether the language has an entry, which may vary by number or device.
    var isThere: Bool
  }

  private let text: SourceText
  private var at = 0

  /// The texts of the catalog in its source language.
  static func texts(of text: SourceText) -> [Text] {
    var language = "en"
    var reader = StringCatalogReader(text: text)
    // The language may stand behind the texts.
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

  /// The source language of the catalog, and every language that it has an entry in.
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

  /// `{"state": "translated", "value": "%lld items"}`
  private mutating func unit() -> String? {
    var value: String?
    members { name, reader in
      if name == "value" { value = reader.string() } else { reader.skip() }
    }
    return value
  }

  /// `{"plural": {"one": {…}, "other": {"stringUnit": {…}}}}`
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

  /// Calls `take` for each member of the object that stands here; it has to pass over the value. Passes over anything
  /// else.
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

  /// Passes over one value.
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
          // A bracket that closes nothing here belongs to what is around.
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

  /// The offset behind the string that begins at `start`.
  private static func endOfString(_ bytes: Span<UInt8>, from start: Int, end: Int) -> Int {
    var place = start + 1
    while place < end, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, end)
  }

  /// The string that stands here; nil, passing over it, where something else does.
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
