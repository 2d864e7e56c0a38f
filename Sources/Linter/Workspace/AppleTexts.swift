// The texts of Apple projects: string catalogs and strings files.

import Elements
import Source

/// Readers for texts in the development language in Apple's localization formats.
enum AppleTexts {
  /// Returns the texts of a string catalog in the source language, or the key if there is none.
  ///
  /// Source: Apple, “Localizing and varying text with a string catalog”; the format is JSON.
  static func catalog(_ text: SourceText) -> [FileFacts.Entry] {
    StringCatalogReader.texts(of: text).flatMap { text in
      let said = text.value.map(fact) ?? text.plural.flatMap(plural)
      // A text with other variations exists, but its content depends.
      return entries(text.key, said ?? (text.isThere ? .unknown : fact(text.key)))
    }
  }

  /// Counts the texts in the development language whose keys are symbols, as in `"PLAY_BUTTON" = "Play";`, and those
  /// whose keys are the text.
  static func keys(of entries: [FileFacts.Entry]) -> ProjectFact {
    var (symbols, texts) = (0, 0)
    for entry in entries where entry.key.kind == .localizedText {
      // A key that isn't text for users, whatever its value.
      let isSymbol =
        if case .text(.literal(let text)) = entry.fact {
          text != entry.key.name && !entry.key.name.utf8.contains(UInt8(ascii: " "))
        } else {
          entry.key.name.utf8.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") })
            && !entry.key.name.utf8.contains(UInt8(ascii: " "))
        }
      if isSymbol { symbols += 1 } else { texts += 1 }
    }
    return .keys(symbols: symbols, texts: texts)
  }

  /// Returns the directory of the Swift package's target that contains a table, with a trailing slash: `Kit/Sources/UI/`.
  /// Empty for the app's own tables.
  static func packageTarget(path: String) -> String {
    let parts = path.split(separator: "/")
    guard let sources = parts.firstIndex(of: "Sources"), sources + 2 < parts.count,
      parts[(sources + 2)...].contains(where: { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") })
    else { return "" }
    return parts[...(sources + 1)].joined(separator: "/") + "/"
  }

  private static func entries(_ key: String, _ text: ProjectFact) -> [FileFacts.Entry] {
    [FileFacts.Entry(ProjectKey(.localizedText, key), text)]
      + [FileFacts.Entry(naming: text, key, .appleWords)].compactMap(\.self)
  }

  /// Returns the texts of a `.strings` file, `"key" = "text";`, as far as it can be parsed.
  ///
  /// Source: Apple, “Localizing strings that don’t contain plurals”; “Property List Programming Guide › Old-Style ASCII
  /// Property Lists”.
  static func table(_ text: SourceText) -> [FileFacts.Entry] {
    var reader = StringTableReader(text)
    var entries: [FileFacts.Entry] = []
    while let (key, value) = reader.next() {
      entries += AppleTexts.entries(key, fact(value))
    }
    return entries
  }

  /// Returns the text for the plural category `other`, with a placeholder for the number. Returns nil without a
  /// placeholder, because other numbers may then read differently.
  private static func plural(_ text: String) -> ProjectFact? {
    guard case .text(.interpolated(let parts)) = fact(text) else { return nil }
    return .text(.interpolated(parts))
  }

  /// Returns a text with `%@`, `%lld`, `%1$@`, and the like as placeholders, or unknown if it's too long for a label.
  ///
  /// Source: Apple, “String Programming Guide › String Format Specifiers”.
  private static func fact(_ text: String) -> ProjectFact {
    .text(format: text, flags: "$+-#.'lhqzt", conversions: "@dDuUxXoOfFeEgGcCsSaAp")
  }
}

extension SettingsValue {
  /// The members of an object, or nil for anything else.
  var members: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The value for a key of an object.
  subscript(key: String) -> SettingsValue? {
    members?.first { $0.key == key }?.value
  }
}
