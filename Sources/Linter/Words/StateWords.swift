// The words with which screen readers announce states, per language (guard G11).

/// State words of one language, all lower-case.
struct StateWords: Sendable {
  /// Words at a name's end that tell a state: `home, selected`.
  let states: Set<String>
  /// Words that tell a state only in a part of their own, since they end commands as well: `Ton, aus`.
  var particles: Set<String> = []
  /// Words with which a name is a command, or speaks of what has the state: `turn sound on`, `delete selected`.
  var commands: Set<String> = []

  /// The words of a language by its BCP 47 tag; nil where there is no list, and the rule is silent.
  static func forLanguage(_ tag: String) -> StateWords? { byLanguage[tag.primaryLanguage] }

  private static let byLanguage: [String: StateWords] = [
    "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "pl": polish, "ru": russian, "tr": turkish, "ar": arabic, "hi": hindi, "id": indonesian,
    "ja": japanese, "ko": korean, "zh": chinese,
  ]
}

/// A name taken apart: what it names, and the state that it tells behind that.
struct StatedName: Equatable, Sendable {
  /// The name without the state; empty where the state is all there is.
  var name: String
  /// The state as written.
  var state: String
}

extension StateWords {
  /// The state that a name ends in: in brackets, behind a comma or dash, or as the last word; nil where it ends in none
  /// or is a command.
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
  /// `Wi-Fi (on)` in two.
  var bracketed: (name: Substring, state: Substring)? {
    guard let close = last, ")]）】".contains(close), let open = lastIndex(where: { "([（【".contains($0) })
    else { return nil }
    return (self[..<open].trimmingBlanks, self[index(after: open)...].dropLast().trimmingBlanks)
  }

  /// `Wi-Fi, on`, `Wi-Fi: on` and `Wi-Fi – on` in two.
  var separated: (name: Substring, state: Substring)? {
    // Most names have none, which their bytes tell at once.
    guard utf8.contains(where: { $0 >= 0x80 || ",;:-|".utf8.contains($0) }),
      let separator = lastIndex(where: { ",;:，、：،；".contains($0) })
        ?? lastIndex(where: { "-–—|".contains($0) }),
      // A hyphen joins, a dash with blanks around it divides.
      !"-–—|".contains(self[separator])
        || (self[..<separator].last?.isWhitespace == true
          && self[index(after: separator)...].first?.isWhitespace == true)
    else { return nil }
    let name = self[..<separator].trimmingBlanks
    return name.isEmpty ? nil : (name, self[index(after: separator)...].trimmingBlanks)
  }
}

extension String {
  /// The language of a BCP 47 tag without script and region, lower-case: `pt` of `pt-BR`. Android still writes the old code
  /// of Indonesian.
  ///
  /// Source: Java, “Locale”, legacy language codes.
  var primaryLanguage: String {
    // Nearly every tag is a language alone, and it is asked for at each text.
    let isAlone = utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    let language = isAlone ? self : prefix { $0 != "-" && $0 != "_" }.lowercased()
    return language == "in" ? "id" : language
  }
}
