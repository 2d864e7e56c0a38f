// The string resources that a file refers to.

import Source
import Syntax

/// References to string resources, found by word without a parser. They only show which table a file uses.
enum StringReferences {
  /// The maximum number of names. More wouldn't change the result.
  private static let most = 64

  /// Returns the first names that the file refers to, without duplicates.
  ///
  /// - Parameter qualified: False if references with a package, `com.app.R.string.home`, don't count.
  static func names(in text: SourceText, _ language: Language, qualified: Bool = true) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    let (signs, length) = language == .xml ? (layoutSigns, 8) : (codeSigns, 9)
    _ = signs.finds(in: text) { _, offset in
      if offset > 0, language != .xml {
        let before = text[offset - 1]
        if before.isIdentifierByte || before == UInt8(ascii: ".") && !qualified { return false }
      }
      var end = offset + length
      while end < text.count, text[end].isIdentifierByte || text[end] == UInt8(ascii: ".") { end += 1 }
      let name = text.string(offset + length..<end)
      if !name.isEmpty, seen.insert(name).inserted { names.append(name) }
      return names.count >= most
    }
    return names
  }

  private static let layoutSigns = WordSearch(["@string/"])
  private static let codeSigns = WordSearch(["R.string."])
}
