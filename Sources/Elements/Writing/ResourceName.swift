// Names of string resources, made from suggested texts.

/// Turns a suggestion into the name of an Android string resource: “Open menu” is `open_menu`.
enum ResourceName {
  /// Lower-case words joined by underscores; “label” where nothing is left.
  static func from(_ suggestion: String) -> String {
    var name = ""
    for character in suggestion.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.isEmpty, name.last != "_" {
        name.append("_")
      }
    }
    while name.last == "_" { name.removeLast() }
    guard let first = name.first, first.isLetter else { return "label" }
    return name
  }

  /// The resource that `stringResource(R.string.volume)` reads; nil for other code.
  static func read(from code: String) -> String? {
    for start in ["stringResource(R.string.", "stringResource(Res.string."]
    where code.hasPrefix(start) && code.hasSuffix(")") {
      let name = code.dropFirst(start.count).dropLast()
      if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return String(name) }
    }
    return nil
  }
}
