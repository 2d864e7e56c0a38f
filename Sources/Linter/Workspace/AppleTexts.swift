// The texts of Apple projects: string catalogs and tables of strings.

import Elements
import Source

/// Reads the texts that a file of Apple's localization formats holds, in the language that development is done in.
enum AppleTexts {
  /// The texts of a string catalog: the source language's, else the key itself.
  ///
  /// Source: Apple, “Localizing and varying text with a string catalog”; the format is JSON.
  static func catalog(_ text: SourceText) -> [FileFacts.Entry] {
    StringCatalogReader.texts(of: text).flatMap { text in
      let said = text.value.map(fact) ?? text.plural.flatMap(plural)
      // A text that varies otherwise is there, and what it says depends.
      return entries(text.key, said ?? (text.isThere ? .unknown : fact(text.key)))
    }
  }

  /// How many texts have keys that aren't the text itself, in the language that development is done in:
  /// `"PLAY_BUTTON" = "Play";`.
  static func keys(of entries: [FileFacts.Entry]) -> ProjectFact {
    var (symbols, texts) = (0, 0)
    for entry in entries where entry.key.kind == .localizedText {
      // A key that says nothing to people, whatever the text is.
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

  private static func entries(_ key: String, _ text: ProjectFact) -> [FileFacts.Entry] {
    [FileFacts.Entry(ProjectKey(.localizedText, key), text)]
      + [FileFacts.Entry(naming: text, key, .appleWords)].compactMap(\.self)
  }

  /// The texts of a `.strings` file, `"key" = "text";`, as far as it can be understood.
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

  /// What is said of most numbers, with a hole for the number; nil for a form that names none, which says too little about
  /// the others.
  private static func plural(_ text: String) -> ProjectFact? {
    guard case .text(.interpolated(let parts)) = fact(text) else { return nil }
    return .text(.interpolated(parts))
  }

  /// A text, in which `%@`, `%lld`, `%1$@` and the like are holes; unknown if it's too long for a label.
  ///
  /// Source: Apple, “String Programming Guide › String Format Specifiers”.
  private static func fact(_ text: String) -> ProjectFact {
    .text(format: text, flags: "$+-#.'lhqzt", conversions: "@dDuUxXoOfFeEgGcCsSaAp")
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
