// The words of instructions that rely on sight or hearing, by language.

/// Words that describe where a control is, what it looks like, or how it sounds.
struct SensoryWords: Sendable {
  /// Actions that instructions ask for: “tap”.
  var verbs: Set<String>
  /// Colors and shapes: “red”, “round”.
  var looks: Set<String>
  var controls: Set<String>
  /// Prepositions before a place: “on”.
  var prepositions: Set<String>
  var articles: Set<String>
  var places: Set<String>
  /// Places after the control without a preposition: “the button below”.
  var directions: Set<String>
  /// Phrases about sounds: “when you hear”.
  var sounds: [[String]]

  /// Returns the words of the language with a BCP 47 tag, or nil if there is no list. Rules then report nothing.
  static func forLanguage(_ tag: String) -> SensoryWords? { tag.primaryLanguage == "en" ? english : nil }

  private static let english = SensoryWords(
    verbs: [
      "tap", "press", "click", "touch", "push", "hit", "use", "select", "choose", "tapping", "pressing",
      "clicking", "selecting",
    ],
    looks: [
      "red", "green", "blue", "yellow", "orange", "purple", "pink", "gray", "grey", "black", "white", "round",
      "circular", "square", "triangular", "rectangular", "oval",
    ],
    controls: ["button", "buttons", "icon", "icons", "link", "menu", "tab", "switch", "key", "arrow"],
    prepositions: ["on", "at", "in", "to"],
    articles: ["the", "your"],
    places: ["top", "bottom", "left", "right", "upper", "lower", "corner", "left-hand", "right-hand"],
    directions: ["above", "below"],
    sounds: [
      ["when", "you", "hear"], ["after", "the", "beep"], ["after", "the", "tone"], ["until", "you", "hear"],
    ])

  /// The minimum length of three short words in bytes, such as “tap red tab”.
  private static let shortest = 11

  /// Returns whether a sentence in `text` refers to a control only by its appearance, place, or sound.
  func describe(_ text: String) -> Bool {
    guard text.utf8.count >= SensoryWords.shortest else { return false }
    return text.utf8.split(whereSeparator: \.endsSentence).contains { isSensory(String(Substring($0))) }
  }

  private func isSensory(_ sentence: String) -> Bool {
    let words = SpokenWords(sentence).words
    return words.count >= 3 && appealToSenses(words) && !namesSomething(sentence)
  }

  private func appealToSenses(_ words: [String]) -> Bool {
    if sounds.contains(where: { holds($0, in: words) }) { return true }
    guard words.contains(where: verbs.contains) else { return false }
    return words.indices.contains { index in
      guard controls.contains(words[index]) else { return false }
      return isDescribed(words, index) || isPlaced(words, index)
    }
  }

  private func holds(_ phrase: [String], in words: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...words.count - phrase.count).contains { words[$0..<$0 + phrase.count].elementsEqual(phrase) }
  }

  /// Returns whether a control is described by its look or direction: “the red button”, “the button above”.
  private func isDescribed(_ words: [String], _ control: Int) -> Bool {
    if control > 0, looks.contains(words[control - 1]) { return true }
    if control + 1 < words.count, directions.contains(words[control + 1]) { return true }
    return false
  }

  /// Returns whether a control is described by its place: “the button at the top right”, “the menu on the left”.
  private func isPlaced(_ words: [String], _ control: Int) -> Bool {
    let rest = Array(words[(control + 1)...].prefix(3))
    guard let first = rest.first, prepositions.contains(first) else { return false }
    guard rest.count == 3, articles.contains(rest[1]) else {
      return rest.count > 1 && places.contains(rest[1])
    }
    return places.contains(rest[2])
  }

  /// Returns whether the sentence contains a name: in quotes, or capitalized within the sentence.
  private func namesSomething(_ sentence: String) -> Bool {
    if sentence.contains(where: { "\"“”„«»‘’'".contains($0) }) { return true }
    return sentence.split(separator: " ").dropFirst().contains { word in
      word.first?.isUppercase == true && word.count > 1 && !word.allSatisfy(\.isUppercase)
    }
  }
}

private extension UInt8 {
  var endsSentence: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"): true
    default: false
    }
  }
}
