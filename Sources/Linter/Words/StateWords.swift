// The words with which screen readers announce states, by language.

/// The state words of a language, in lowercase.
struct StateWords: Sendable {
  /// Words that are a state at the end of a label: `home, selected`.
  let states: Set<String>
  /// Words that are a state only in a separate part, because commands end with them, too: `Ton, aus`.
  var particles: Set<String> = []
  /// Words that make a label a command, or that refer to things with the state: `turn sound on`, `delete selected`.
  var commands: Set<String> = []

  /// Returns the words of the language with a BCP 47 tag, or nil if there is no list. Rules then report nothing.
  static func forLanguage(_ tag: String) -> StateWords? { byLanguage[tag.primaryLanguage] }

  private static let byLanguage: [String: StateWords] = [
    "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "pl": polish, "ru": russian, "tr": turkish, "ar": arabic, "hi": hindi, "id": indonesian,
    "ja": japanese, "ko": korean, "zh": chinese,
  ]
}

/// A label split into the name and the state that follows it.
struct StatedName: Equatable, Sendable {
  /// The name without the state. Empty if the label consists only of a state.
  var name: String
  /// The state as written.
  var state: String
}

extension StateWords {
  /// Returns the state that a label ends with: in brackets, after a comma or dash, or as the last word. Nil if it
  /// doesn't end with a state, or if it's a command.
  func stated(in name: String, extraWords: [String] = []) -> StatedName? {
    let text = name[...].trimmingBlanks
    if let parts = text.bracketed ?? text.separated, isState(parts.state, extraWords, alone: true) {
      return StatedName(name: String(parts.name), state: String(parts.state))
    }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let last = words.last, isState(last, extraWords, alone: words.count == 1),
      !words.dropLast().contains(where: { commands.contains($0.lowercased()) })
    else { return nil }
    let rest = text[..<last.startIndex].trimmingBlanks
    return StatedName(name: String(rest.droppingJoiners), state: String(last))
  }

  private func isState(_ text: Substring, _ extraWords: [String], alone: Bool) -> Bool {
    let word = text.lowercased()
    return states.contains(word) || (alone && particles.contains(word)) || extraWords.contains(word)
  }
}

private extension Substring {
  /// The two parts of `Wi-Fi (on)`.
  var bracketed: (name: Substring, state: Substring)? {
    guard let close = last, ")]）】".contains(close), let open = lastIndex(where: { "([（【".contains($0) })
    else { return nil }
    return (self[..<open].trimmingBlanks, self[index(after: open)...].dropLast().trimmingBlanks)
  }

  /// The two parts of `Wi-Fi, on`, `Wi-Fi: on`, and `Wi-Fi – on`.
  var separated: (name: Substring, state: Substring)? {
    // Most labels have no separator, which checking the bytes shows fast.
    guard utf8.contains(where: { $0 >= 0x80 || ",;:-|".utf8.contains($0) }),
      let separator = lastIndex(where: { ",;:，、：،；".contains($0) })
        ?? lastIndex(where: { "-–—|".contains($0) }),
      // A hyphen joins words. A dash with spaces around it separates them.
      !"-–—|".contains(self[separator])
        || (self[..<separator].last?.isWhitespace == true
          && self[index(after: separator)...].first?.isWhitespace == true)
    else { return nil }
    let name = self[..<separator].trimmingBlanks
    return name.isEmpty ? nil : (name, self[index(after: separator)...].trimmingBlanks)
  }
}

extension String {
  /// The language of a BCP 47 tag without script and region, in lowercase: `pt` for `pt-BR`. Maps the legacy code for
  /// Indonesian, which Android still uses.
  ///
  /// Source: Java, “Locale”, legacy language codes.
  var primaryLanguage: String {
    // Nearly every tag is just a language, and this is computed for every text.
    let isAlone = utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    let language = isAlone ? self : prefix { $0 != "-" && $0 != "_" }.lowercased()
    return language == "in" ? "id" : language
  }
}
