// Names of string resources, made from suggested texts.

/// Names for Android string resources, made from suggestions: “Open menu” is `open_menu`.
enum ResourceName {
  /// Returns the words in lowercase, joined by underscores, or `label` if no words remain.
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

  /// Returns names for a new text, best first, or an empty array if its words yield none.
  static func candidates(for words: String) -> [String] {
    var name = ""
    for word in from(words).split(separator: "_") {
      guard name.isEmpty || name.utf8.count + word.utf8.count < longest else { break }
      name += name.isEmpty ? word : "_" + word
    }
    // The text has no letter that a name can contain.
    if name.isEmpty || name == "label" && !words.lowercased().contains("label") { return [] }
    let plain = reserved.contains(name) ? [] : [name]
    return plain + [name + "_label", name + "_text"] + (2...9).map { "\(name)_\($0)" }
  }

  /// The maximum length of a name that still reads well in code, in bytes.
  private static let longest = 32

  /// Words that can't be field names in the class `R`, or that need backticks in Kotlin.
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

  /// Returns the resource that `stringResource(R.string.volume)` reads, or nil for other code.
  static func read(from code: String) -> String? {
    for start in [
      "stringResource(R.string.", "stringResource(Res.string.", "stringResource(id = R.string.",
      "stringResource(resource = Res.string.",
    ]
    where code.hasPrefix(start) && code.hasSuffix(")") {
      let name = code.dropFirst(start.count).dropLast()
      if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) { return String(name) }
    }
    return nil
  }
}
