// The words with which texts tell which gesture to make, per language (guard G11).

/// Instructions of one language, all lower-case.
struct GestureWords: Sendable {
  /// What an instruction begins with: `double tap`.
  var gestures: [String] = []
  /// What joins a gesture to what it does: `to`.
  var purposes: [String] = []
  /// What a control does, where nothing joins it to the gesture, with the form that hints take: `open`, `opens`.
  var verbs: [String: String] = [:]
  /// What an instruction ends in, in languages that put the gesture last: ` için dokunun`.
  var closings: [String] = []
  /// What an instruction begins with that is joined to what follows without a blank: `タップして`.
  var openings: [String] = []

  /// The words of a language by its BCP 47 tag; nil where there is no list, and the rule is silent.
  static func forLanguage(_ tag: String) -> GestureWords? { byLanguage[tag.primaryLanguage] }

  private static let byLanguage: [String: GestureWords] = [
    "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese, "nl": dutch,
    "pl": polish, "ru": russian, "tr": turkish, "ar": arabic, "hi": hindi, "id": indonesian,
    "ja": japanese, "ko": korean, "zh": chinese,
  ]
}

extension GestureWords {
  /// What a text says without its instruction: “Opens the cart” of “Double tap to open the cart”, where `asHint` is
  /// set. Nil where it gives none.
  func result(of text: String, asHint: Bool) -> String? {
    let trimmed = text.trimmingSpaces
    let lowered = trimmed.lowercased()
    // Lower case is as long in all scripts that have one, but for a few letters, whose texts are left alone.
    guard lowered.count == trimmed.count, let length = instructionLength(in: lowered) else {
      return closings.first { lowered.hasSuffix($0) && lowered.count > $0.count }
        .map { String(trimmed.dropLast($0.count)).trimmingSpaces.capitalizingFirst }
    }
    let rest = String(trimmed.dropFirst(length)).trimmingSpaces
    guard rest.contains(where: \.isLetter) else { return nil }
    return (asHint ? inThirdPerson(rest) : rest).capitalizingFirst
  }

  /// Whether a text begins or ends with a gesture, whatever else it says: “Click here”.
  func isGesture(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return gestures.contains { lowered == $0 || lowered.hasPrefix($0 + " ") }
      || openings.contains(where: lowered.hasPrefix) || closings.contains(where: lowered.hasSuffix)
  }

  /// How many characters the instruction at the beginning takes; nil where there is none.
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

  /// The verb at the beginning as hints have it: `add to cart` becomes `adds to cart`.
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
