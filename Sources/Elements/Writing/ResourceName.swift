// Names of string resources, made from suggested texts.

/// Turns a suggestion into the name of an Android string resource: “Open menu” is `open_menu`.
enum ResourceName {
  /// Lower-case words joined by underscores; “label” where nothing is left.
  static func from(_ suggestion: String) -> String {
    var name = ""
    for character in suggestion.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        name.append(character)
      } else if !name.isEmpty, name.last != "_", character != "'", character != "’" {
        name.append("_")
      }
    }
    while name.last == "_" { name.removeLast() }
    guard let first = name.first, first.isLetter else { return "label" }
    return name
  }

  /// Names for a new text, the best first; none if its words give none.
  static func candidates(for words: String) -> [String] {
    var name = ""
    for word in from(words).split(separator: "_") {
      guard name.isEmpty || name.utf8.count + word.utf8.count < longest else { break }
      name += name.isEmpty ? word : "_" + word
    }
    // A text without a letter that a name can have.
    if name.isEmpty || name == "label" && !words.lowercased().contains("label") { return [] }
    let plain = reserved.contains(name) ? [] : [name]
    return plain + [name + "_label", name + "_text"] + (2...9).map { "\(name)_\($0)" }
  }

  /// Bytes of a name that still reads well in code.
  private static let longest = 32

  /// Words that can't be names of fields in the class `R`, or take quotes in Kotlin.
  ///
  /// Source: Java Language Specification, 3.9 “Keywords”; Kotlin, “Hard keywords”.
  private static let reserved: Set<String> = [
    "abstract", "as", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float",
    "for", "fun", "goto", "if", "implements", "import", "in", "instanceof", "int", "interface", "is", "long",
    "native", "new", "null", "object", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient", "true",
    "try", "typealias", "typeof", "val", "var", "void", "volatile", "when", "while",
  ]

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
