// Word search in bytes, compared with a naive search.

import Source
import TestSupport
import Testing

@Suite("WordSearch")
struct WordSearchTests {
  @Test("finds a word exactly where a naive search does", arguments: 0..<400)
  func agreesWithPlainSearch(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let letters = Array("abAB.:_".utf8)
    func word(_ length: Int) -> String {
      String(
        decoding: (0..<length).map { _ in letters[Int.random(in: 0..<letters.count, using: &generator)] },
        as: UTF8.self)
    }
    let words = (0..<1 + Int.random(in: 0..<6, using: &generator)).map { _ in
      word(2 + Int.random(in: 0..<6, using: &generator))
    }
    let text = word(Int.random(in: 0..<60, using: &generator))
    let search = WordSearch(words)
    #expect(
      search.finds(in: SourceText(text)) == words.contains { text.contains($0) },
      "\(words) in \(text)")
  }

  @Test(
    "finds words at both ends, and none in a text that is too short",
    arguments: [
      ("SwiftUI", true), ("import SwiftUI", true), ("SwiftUI ", true), ("SwiftU", false), ("", false),
      ("WidgetKit", true), ("SwiftSwiftUI", true), ("Swift UI", false),
    ])
  func ends(text: String, isFound: Bool) {
    #expect(WordSearch(["SwiftUI", "WidgetKit"]).finds(in: SourceText(text)) == isFound)
  }
}
