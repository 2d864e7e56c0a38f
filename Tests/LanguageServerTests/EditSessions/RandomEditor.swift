// A random editor that types, pastes, deletes, and undoes.

import Source
import TestSupport

/// A generator of edits like a person's, the same in every run with the same seed.
struct RandomEditor {
  /// A replacement, in scalars.
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  var random: SeededGenerator
  /// Pieces of other files to paste now and then.
  private let pieces: [String]
  /// The edits that undo earlier ones, the latest last.
  private var undone: [Edit] = []

  /// The length above which the text is shortened again.
  private static let longestText = 9_000

  init(seed: UInt64, pieces: [String]) {
    random = SeededGenerator(seed: seed)
    self.pieces = pieces
  }

  mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &random) == 0 }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Changes `text` and returns the edit.
  mutating func edit(_ text: inout EditedText) -> Edit {
    var edit = next(in: text)
    edit.range = text.selectable(edit.range)
    var before = ""
    before.unicodeScalars.append(contentsOf: text.scalars[edit.range])
    let end = edit.range.lowerBound + edit.text.unicodeScalars.count
    undone.append(Edit(range: edit.range.lowerBound..<end, text: before))
    text.replace(edit.range, with: edit.text)
    return edit
  }

  /// Clears the undo history after the text was replaced.
  mutating func forget() { undone = [] }

  private mutating func next(in text: EditedText) -> Edit {
    if text.count > RandomEditor.longestText {
      let start = number(0...text.count / 2)
      return Edit(range: start..<start + text.count / 2, text: "")
    }
    let place = number(0...text.count)
    switch number(0...19) {
    case 0...4: return insert("abcdefgTVx019_ .,=:".randomElement(using: &random).map(String.init), place)
    case 5: return insert(["\n", "\r\n", "\n\n    ", "\r", "  \n"].randomElement(using: &random), place)
    case 6...7: return insert(RandomEditor.marks.randomElement(using: &random), place)
    case 8: return insert(RandomEditor.wide.randomElement(using: &random), place)
    case 9: return insert(piece(), lineStart(place, text))
    case 10: return insert(part(of: piece()), place)
    case 11...13: return Edit(range: place..<min(place + number(1...4), text.count), text: "")
    case 14: return Edit(range: place..<min(place + number(1...400), text.count), text: "")
    case 15: return Edit(range: lineStart(place, text)..<lineEnd(place, text), text: "")
    case 16: return rename(place, in: text)
    case 17:
      let source = number(0...text.count)
      var line = ""
      line.unicodeScalars.append(contentsOf: text.scalars[lineStart(source, text)..<lineEnd(source, text)])
      return insert(line, lineStart(place, text))
    default:
      while let edit = undone.popLast() {
        if edit.range.upperBound <= text.count { return edit }
      }
      return insert("a", place)
    }
  }

  private func insert(_ text: String?, _ place: Int) -> Edit { Edit(range: place..<place, text: text ?? "") }

  /// Characters that open, close, or comment out the code after them.
  private static let marks = [
    "(", ")", "{", "}", "[", "]", "<", ">", "\"", "\"\"\"", "'", "`", "//", "/*", "*/", "#", "@", "\\", "\\(",
    "$", "${", "#if DEBUG\n", "#else\n", "#endif\n", "<!--", "-->", "<![CDATA[", "]]>", "</", "/>", "&amp;",
    "&",
    ";", "->", "?", "!", "// a11y:ignore missing-image-label\n", "// swiftlint:disable all\n",
    "import UIKit\n",
    "private ", "override ", "extension View {", "@Composable ", "struct V0: View {", "fun C0() {", "class ",
  ]

  /// Characters with more than one unit in some encoding.
  private static let wide = [
    "💡", "é", "e\u{301}", "👩‍👩‍👧‍👦", "漢", "\u{FEFF}", "\u{2028}", "𝒳", "\u{0}", "\u{10FFFF}",
  ]

  private mutating func piece() -> String { pieces.randomElement(using: &random) ?? "" }

  private mutating func part(of text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let start = number(0...scalars.count)
    var part = ""
    part.unicodeScalars.append(contentsOf: scalars[start..<min(start + number(0...200), scalars.count)])
    return part
  }

  private func lineStart(_ place: Int, _ text: EditedText) -> Int {
    (text.scalars[..<place].lastIndex(of: "\n") ?? -1) + 1
  }

  private func lineEnd(_ place: Int, _ text: EditedText) -> Int {
    text.scalars[place...].firstIndex(of: "\n").map { $0 + 1 } ?? text.count
  }

  /// Replaces a word with another word of the text, so references to it refer to something else.
  private mutating func rename(_ place: Int, in text: EditedText) -> Edit {
    let target = word(at: place, in: text)
    let source = word(at: number(0...text.count), in: text)
    var name = ""
    name.unicodeScalars.append(contentsOf: text.scalars[source])
    return Edit(range: target, text: name)
  }

  private func word(at place: Int, in text: EditedText) -> Range<Int> {
    func isLetter(_ index: Int) -> Bool {
      text.scalars[index].properties.isAlphabetic || text.scalars[index] == "_"
    }
    var start = place
    while start > 0, isLetter(start - 1) { start -= 1 }
    var end = place
    while end < text.count, isLetter(end) { end += 1 }
    return start..<end
  }
}
