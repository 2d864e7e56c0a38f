// Code to the classes of Android views that it declares: words and brackets, no grammar.

import Source
import Syntax

/// Reads which views of its own a file of Kotlin or Java declares, for the layouts that show them.
///
/// A class that layouts can make takes an `AttributeSet`. What stands anywhere in the file counts for each of its classes.
struct ViewClassReader {
  private(set) var entries: [FileFacts.Entry] = []
  private var uses: ViewCode.Use = []
  private var found: [(name: String, base: String)] = []

  /// Without this no class of the file stands in a layout.
  static let sign = "AttributeSet"
  private static let signs = WordSearch([sign])

  init?(_ text: SourceText) {
    guard ViewClassReader.signs.finds(in: text) else { return nil }
    read(text)
    entries = found.map {
      FileFacts.Entry(ProjectKey(.viewClass, $0.name), .viewClass(ViewClass(base: $0.base, uses: uses)))
    }
  }

  private mutating func read(_ text: SourceText) {
    var words = CodeWords(text)
    while let word = words.next() {
      switch word.id {
      case "import", "package": words.skipLine()
      // `Main::class`, `Main.class`
      case "class" where !word.isMember:
        if let name = words.next() { found += words.base().map { [(name.spelling(in: text), $0)] } ?? [] }
      default: uses.formUnion(ViewCode.Use(inAndroidClass: word.id) ?? [])
      }
    }
  }
}
