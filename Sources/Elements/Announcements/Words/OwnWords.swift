// The words that a screen reader adds by itself, in other languages.

/// The words of one screen reader in one language.
struct OwnWords {
  /// By the English ones.
  private let words: [String: String]
  /// Place ① of ②.
  private let position: String

  /// Nil for English, and where the words are not known.
  init?(of reader: String, in language: String) {
    let language = OwnWords.language(of: language)
    let isTalkBack = reader == "TalkBack"
    let english = isTalkBack ? TalkBackWords.english : VoiceOverWords.english
    guard let known = (isTalkBack ? TalkBackWords.byLanguage : VoiceOverWords.byLanguage)[language] else {
      return nil
    }
    words = Dictionary(zip(english, known)) { first, _ in first }
    position = words["① of ②"] ?? "① of ②"
  }

  /// The language of a BCP 47 tag: `de` of `de-AT`.
  static func language(of tag: String) -> String {
    String(tag.prefix { $0 != "-" && $0 != "_" }).lowercased()
  }

  /// `text`, which is made of own words, in the language; what is not known stays.
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
  /// The text with `replacement` for `marker`, which it holds once.
  func with(_ marker: Character, _ replacement: String) -> String {
    split(separator: marker, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
