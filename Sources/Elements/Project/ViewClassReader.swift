// The Android view classes that code declares, read without a grammar.

import Source
import Syntax

/// A reader for the custom views that a Kotlin or Java file declares, for the layouts that use them.
///
/// A class that layouts can create takes an `AttributeSet`. Everything in the file counts for each of its classes.
struct ViewClassReader {
  private(set) var entries: [FileFacts.Entry] = []
  private var uses: ViewCode.Use = []
  private var found: [(name: String, base: String)] = []

  /// The word in every file that declares a class for layouts.
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
