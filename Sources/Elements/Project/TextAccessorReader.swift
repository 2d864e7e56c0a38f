// Generated constants for texts.

import Source

/// A reader for the constants that SwiftGen generates: `static let title = Strings.tr("Localizable", "title")`.
///
/// Source: SwiftGen, “structured-swift5” templates: a comment before each constant has its text, and newer ones repeat it
/// in `fallback`.
struct TextAccessorReader {
  private(set) var entries: [FileFacts.Entry] = []

  private static let sign = WordSearch([".tr(\""])

  /// Reads a file, or returns nil if it contains no constants.
  init?(_ text: SourceText, path: String) {
    guard TextAccessorReader.sign.finds(in: text) else { return nil }
    let module = TextAccessor.module(of: path)
    // The types around the current line. Other braces have no name.
    var types: [String] = []
    var comments: [Substring] = []
    for index in 0..<text.lineCount {
      let range = text.lineRange(index)
      guard range.count <= TextAccessorReader.longestLine else { return nil }
      let line = text.string(range).drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("//") {
        comments.append(line)
        continue
      }
      if line.hasPrefix("}") {
        if types.isEmpty { return nil }
        types.removeLast()
      }
      readConstant(in: line, types, module, comments)
      comments.removeAll()
      if line.last(where: { !$0.isWhitespace }) == "{" {
        guard types.count < TextAccessorReader.deepest else { return nil }
        types.append(TextAccessorReader.type(in: line) ?? "")
      }
    }
  }

  private mutating func readConstant(
    in line: Substring, _ types: [String], _ module: String, _ comments: [Substring]
  ) {
    guard !types.isEmpty, !types.contains(""),
      let name = TextAccessorReader.word(after: "static let ", in: line)
        ?? TextAccessorReader.word(after: "static var ", in: line),
      let lookup = line.firstRange(of: ".tr(\""),
      let table = TextAccessorReader.literal(in: line[lookup.upperBound...]),
      line[table.endIndex...].hasPrefix("\", \""),
      let key = TextAccessorReader.literal(in: line[table.endIndex...].dropFirst(4))
    else { return }
    let accessor = TextAccessor(
      code: (types + [name]).joined(separator: "."), module: module, isPublic: line.hasPrefix("public "))
    if table == "Localizable" {
      entries.append(FileFacts.Entry(ProjectKey(.textAccessor, String(key)), .textAccessor(accessor)))
    }
    let fallback = line.firstRange(of: "fallback: \"").flatMap {
      TextAccessorReader.literal(in: line[$0.upperBound...])
    }
    // A text with several lines isn't a label.
    let comment = comments.count == 1 && comments[0].hasPrefix("/// ") ? comments[0].dropFirst(4) : nil
    if let words = fallback ?? comment, let entry = FileFacts.Entry(for: accessor, saying: String(words)) {
      entries.append(entry)
    }
  }

  /// Returns the text up to the quotation mark, or nil if it contains an escape.
  private static func literal(in code: Substring) -> Substring? {
    guard let end = code.firstIndex(of: "\""), !code[..<end].contains("\\") else { return nil }
    return code[..<end]
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
