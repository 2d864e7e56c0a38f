// The words of gesture instructions, by language.

/// The gesture instructions of a language, in lowercase.
struct GestureWords: Sendable {
  /// Beginnings of instructions: `double tap`.
  var gestures: [String] = []
  /// Words that connect a gesture to its result: `to`.
  var purposes: [String] = []
  /// Verbs that directly follow a gesture, with the form for hints: `open`, `opens`.
  var verbs: [String: String] = [:]
  /// Ends of instructions, in languages that put the gesture last: ` için dokunun`.
  var closings: [String] = []
  /// Beginnings of instructions that are followed by the result without a space: `タップして`.
  var openings: [String] = []

  /// Returns the words of the language with a BCP 47 tag, or nil if there is no list. Rules then report nothing.
  static func forLanguage(_ tag: String) -> GestureWords? { byLanguage[tag.primaryLanguage] }

  private static let byLanguage: [String: GestureWords] = [
    "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "pl": polish, "ru": russian, "tr": turkish, "ar": arabic, "hi": hindi, "id": indonesian,
    "ja": japanese, "ko": korean, "zh": chinese,
  ]
}

extension GestureWords {
  /// Returns a text without its instruction, such as “Opens the cart” for “Double tap to open the cart” if `asHint` is
  /// true. Nil if there is no instruction or nothing else.
  func result(of text: String, asHint: Bool) -> String? {
    let trimmed = text.trimmingSpaces
    let lowered = trimmed.lowercased()
    // Lowercasing changes the length of a few letters. The instruction can't be located in texts that contain them.
    guard lowered.count == trimmed.count, let length = instructionLength(in: lowered) else {
      return closings.first { lowered.hasSuffix($0) && lowered.count > $0.count }
        .map { String(trimmed.dropLast($0.count)).trimmingSpaces.capitalizingFirst }
    }
    let rest = String(trimmed.dropFirst(length)).trimmingSpaces
    guard rest.contains(where: \.isLetter) else { return nil }
    return (asHint ? inThirdPerson(rest) : rest).capitalizingFirst
  }

  /// Returns whether a text begins or ends with a gesture, regardless of the rest: “Click here”.
  func isGesture(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return gestures.contains { lowered == $0 || lowered.hasPrefix($0 + " ") }
      || openings.contains(where: lowered.hasPrefix) || closings.contains(where: lowered.hasSuffix)
  }

  /// Returns the length in characters of the instruction at the beginning, or nil if there is none.
  private func instructionLength(in lowered: String) -> Int? {
    if let opening = openings.first(where: lowered.hasPrefix) { return opening.count }
    for gesture in gestures where lowered.hasPrefix(gesture) {
      let rest = lowered.dropFirst(gesture.count)
      guard let next = rest.first, next.isWhitespace || next == "," else { continue }
      let gap = rest.prefix { $0.isWhitespace || $0 == "," }.count
      let following = rest.dropFirst(gap)
      let start = gesture.count + gap
      for purpose in purposes where following.hasPrefix(purpose) {
        guard following.dropFirst(purpose.count).first?.isWhitespace == true else { continue }
        return start + purpose.count
      }
      if verbs[String(following.prefix { $0.isLetter })] != nil { return start }
    }
    return nil
  }

  /// Returns the text with its first verb in the form for hints: `add to cart` becomes `adds to cart`.
  private func inThirdPerson(_ text: String) -> String {
    let word = text.prefix { $0.isLetter }
    guard let form = verbs[word.lowercased()] else { return text }
    return form + text.dropFirst(word.count)
  }
}

private extension String {
  var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
