// Words of instructions that only those understand who see, or hear, what they speak of (guard G11).

/// What tells where a control is, what it looks like or how it sounds.
struct SensoryWords: Sendable {
  /// What people are asked to do: “tap”.
  var verbs: Set<String>
  /// Colors and shapes: “red”, “round”.
  var looks: Set<String>
  var controls: Set<String>
  /// What may stand before a place: “on”.
  var prepositions: Set<String>
  var articles: Set<String>
  var places: Set<String>
  /// Places behind the control, or before it, without a preposition: “the button below”.
  var directions: Set<String>
  /// Whole phrases: “when you hear”.
  var sounds: [[String]]

  /// The words of a language by its BCP 47 tag; nil where there is no list, and the rule is silent.
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

  /// The bytes of three short words, such as “tap red tab”.
  private static let shortest = 11

  /// Whether a sentence of `text` asks for what only some people can find, and does not name it.
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

  /// “the red button”, “the button above”
  private func isDescribed(_ words: [String], _ control: Int) -> Bool {
    if control > 0, looks.contains(words[control - 1]) { return true }
    if control + 1 < words.count, directions.contains(words[control + 1]) { return true }
    return false
  }

  /// “the button at the top right”, “the menu on the left”
  private func isPlaced(_ words: [String], _ control: Int) -> Bool {
    let rest = Array(words[(control + 1)...].prefix(3))
    guard let first = rest.first, prepositions.contains(first) else { return false }
    guard rest.count == 3, articles.contains(rest[1]) else {
      return rest.count > 1 && places.contains(rest[1])
    }
    return places.contains(rest[2])
  }

  /// Whether a control is called by its name: in quotes, or in capitals within the sentence.
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
