// Generated constants for texts.

import Source

/// A reader for the constants that SwiftGen generates: `static let title = Strings.tr("Localizable", "title")`.
struct TextAccessorReader {
  private(set) var entries: [FileFacts.Entry] = []

  private static let sign = WordSearch([".tr(\"Localizable\""])

  /// Reads a file, or returns nil if it contains no constants.
  init?(_ text: SourceText) {
    guard TextAccessorReader.sign.finds(in: text) else { return nil }
    // The types around the current line. Other braces have no name.
    var types: [String] = []
    for index in 0..<text.lineCount {
      let range = text.lineRange(index)
      guard range.count <= TextAccessorReader.longestLine else { return nil }
      let line = text.string(range).drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("//") { continue }
      if line.hasPrefix("}") {
        if types.isEmpty { return nil }
        types.removeLast()
      }
      if let entry = TextAccessorReader.entry(in: line, types) { entries.append(entry) }
      if line.last(where: { !$0.isWhitespace }) == "{" {
        guard types.count < TextAccessorReader.deepest else { return nil }
        types.append(TextAccessorReader.type(in: line) ?? "")
      }
    }
  }

  private static func entry(in line: Substring, _ types: [String]) -> FileFacts.Entry? {
    guard !types.isEmpty, !types.contains(""),
      let name = word(after: "static let ", in: line)
        ?? word(after: "static var ", in: line),
      let lookup = line.firstRange(of: ".tr(\"Localizable\", \"")
    else { return nil }
    let rest = line[lookup.upperBound...]
    guard let end = rest.firstIndex(of: "\""), !rest[..<end].contains("\\") else { return nil }
    let code = (types + [name]).joined(separator: ".")
    return FileFacts.Entry(ProjectKey(.textAccessor, String(rest[..<end])), .textName(code))
  }

  private static func type(in line: Substring) -> String? {
    word(after: "enum ", in: line) ?? word(after: "struct ", in: line)
      ?? word(after: "extension ", in: line)
  }

  private static func word(after keyword: String, in line: Substring) -> String? {
    guard let found = line.firstRange(of: keyword) else { return nil }
    let word = line[found.upperBound...].prefix { $0.isLetter || $0.isNumber || "_`.".contains($0) }
    return word.isEmpty ? nil : String(word)
  }

  private static let longestLine = 4_000
  private static let deepest = 32
}
