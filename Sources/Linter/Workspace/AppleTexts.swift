// The texts of Apple projects: string catalogs and tables of strings.

import Elements
import Source

/// Reads the texts that a file of Apple's localization formats holds, in the language that development is done in.
enum AppleTexts {
  /// The texts of a string catalog: the source language's, else the key itself.
  ///
  /// Source: Apple, “Localizing and varying text with a string catalog”; the format is JSON.
  static func catalog(_ text: SourceText) -> [FileFacts.Entry] {
    guard let root = try? SettingsParser.parse(text), let strings = root["strings"]?.members else {
      return []
    }
    let language = root["sourceLanguage"]?.string ?? "en"
    return strings.map { member in
      let source = member.value["localizations"]?[language]
      let unit = source?["stringUnit"]?["value"]?.string
      // A text that varies by number or device is there, and what it says depends.
      let fact = unit.map(fact) ?? (source == nil ? fact(member.key) : .unknown)
      return FileFacts.Entry(ProjectKey(.localizedText, member.key), fact)
    }
  }

  /// The texts of a `.strings` file, `"key" = "text";`, as far as it can be understood.
  ///
  /// Source: Apple, “Localizing strings that don’t contain plurals”; “Property List Programming Guide › Old-Style ASCII
  /// Property Lists”.
  static func table(_ text: SourceText) -> [FileFacts.Entry] {
    var reader = StringTableReader(text)
    var entries: [FileFacts.Entry] = []
    while let (key, value) = reader.next() {
      entries.append(FileFacts.Entry(ProjectKey(.localizedText, key), fact(value)))
    }
    return entries
  }

  /// A text; `%@`, `%lld`, `%1$@` and the like are holes.
  ///
  /// Source: Apple, “String Programming Guide › String Format Specifiers”.
  private static func fact(_ text: String) -> ProjectFact {
    var parts: [String] = []
    var part: [UInt8] = []
    var rest = Array(text.utf8)[...]
    var hasHole = false
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        part.append(byte)
        continue
      }
      let directive = rest.prefix { (0x30...0x39).contains($0) || "$+-#.'lhqzt".utf8.contains($0) }
      guard let conversion = rest.dropFirst(directive.count).first,
        "@dDuUxXoOfFeEgGcCsSaAp".utf8.contains(conversion)
      else {
        if rest.first == byte { rest.removeFirst() }
        part.append(byte)
        continue
      }
      rest = rest.dropFirst(directive.count + 1)
      if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
      part = []
      hasHole = true
    }
    if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
    return .text(hasHole ? .interpolated(parts) : .literal(parts.joined()))
  }
}

extension SettingsValue {
  /// The members of an object; nil for anything else.
  var members: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The value of a key of an object.
  subscript(key: String) -> SettingsValue? {
    members?.first { $0.key == key }?.value
  }
}
