// The detection of role words in labels.

extension RoleWords {
  /// Returns the label without the role word that repeats `family`. Nil if there is no role word, if the label consists
  /// only of it, or if it's the object of an action (“choose photo”).
  ///
  /// Compares whole words, ignoring case. In scripts without spaces, the label only has to end with the word.
  func strippingRole(from name: String, of family: RoleFamily, extraWords: [String] = []) -> String? {
    let trimmed = String(name[...].trimmingBlanks)
    if family == .image, let rest = strippingImagePrefix(from: trimmed) { return rest }
    var candidates = words[family] ?? []
    candidates.formUnion(extraWords.map { $0.lowercased() })
    let lowered = trimmed.lowercased()
    for word in candidates.sorted(by: { ($0.count, $0) > ($1.count, $1) }) {
      let mayBeObject = words[.button]?.contains(word) != true
      if lowered.hasSuffix(word), let rest = remainder(of: trimmed, droppingLast: word),
        !isThing(rest, mayBeObject: mayBeObject)
      {
        return rest
      }
      if standsFirst, lowered.hasPrefix(word), let rest = remainder(of: trimmed, droppingFirst: word) {
        return rest
      }
    }
    return nil
  }

  private func strippingImagePrefix(from name: String) -> String? {
    let lowered = name.lowercased()
    guard let prefix = imagePrefixes.first(where: lowered.hasPrefix) else { return nil }
    let rest = String(name.dropFirst(prefix.count).trimmingBlanks)
    return rest.holdsWord ? rest.withCapital(like: name) : nil
  }

  private func remainder(of name: String, droppingLast word: String) -> String? {
    let rest = name.dropLast(word.count)
    let needsBoundary = word.unicodeScalars.allSatisfy { $0.value < 0x0900 }
    if needsBoundary, let last = rest.last, last.isLetter || last.isNumber { return nil }
    let name = String(rest.trimmingBlanks.droppingJoiners)
    return name.holdsWord ? name : nil
  }

  private func remainder(of name: String, droppingFirst word: String) -> String? {
    let rest = name.dropFirst(word.count)
    guard let next = rest.first, !next.isLetter, !next.isNumber, next != "-", next != "'", next != "’" else {
      return nil
    }
    let remainder = String(rest.trimmingBlanks)
    return remainder.holdsWord ? remainder.withCapital(like: name) : nil
  }

  /// Returns whether the word before a role word makes it a noun with its own meaning, as in “the button”.
  private func isThing(_ rest: String, mayBeObject: Bool) -> Bool {
    guard let last = rest.lowercased().split(whereSeparator: { !$0.isLetter && $0 != "’" }).last else {
      return false
    }
    return determiners.contains(String(last)) || (mayBeObject && verbs.contains(String(last)))
  }
}

private extension String {
  var holdsWord: Bool { contains(where: \.isLetter) }

  /// Returns the text, capitalized if `other` is.
  func withCapital(like other: String) -> String {
    guard let first = other.first, first.isUppercase else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
