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
}
