// Words that screen readers add, in other languages.

/// The words of one screen reader in one language.
struct OwnWords {
  /// The words by their English equivalents.
  private let words: [String: String]
  /// The position ① of ②.
  private let position: String

  /// Creates the words of a language. Returns nil for English, or if the words aren't known.
  init?(of reader: String, in language: String) {
    let language = OwnWords.language(of: language)
    let isTalkBack = reader == "TalkBack"
    let english = isTalkBack ? TalkBackWords.english : VoiceOverWords.english
    guard let known = OwnWords.tables(of: reader)[language] else { return nil }
    words = Dictionary(zip(english, known)) { first, _ in first }
    position = words["① of ②"] ?? "① of ②"
  }

  /// Returns the words of a screen reader by language, without English.
  static func tables(of reader: String) -> [String: [String]] {
    reader == "TalkBack" ? TalkBackWords.byLanguage : VoiceOverWords.byLanguage
  }

  /// Returns the language of a BCP 47 tag: `de` for `de-AT`.
  static func language(of tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// Returns `text` with the screen reader's own words translated. Unknown words stay unchanged.
  func translated(_ text: String) -> String {
    if let word = words[text] { return word }
    if text.hasPrefix("‹"), text.hasSuffix("›") {
      return "‹\(translated(String(text.dropFirst().dropLast())))›"
    }
    let alternatives = text.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
    if alternatives.count > 1 { return alternatives.map(translated).joined(separator: " | ") }
    let numbers = text.split(separator: " of ").map { Int($0) }
    if numbers.count == 2, let place = numbers[0], let count = numbers[1] {
      return position.with("①", "\(place)").with("②", "\(count)")
    }
    return text
  }
}

private extension String {
  /// Returns the text with `replacement` in place of `marker`, which it contains once.
  func with(_ marker: Character, _ replacement: String) -> String {
    split(separator: marker, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
