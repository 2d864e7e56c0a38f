// The functions that label the views in their arguments or make them clickable, read without a grammar.

import Source
import Syntax

/// A reader for the functions in a Kotlin or Java file that set a content description on a view parameter or receiver,
/// or a click listener on a receiver.
struct ViewFunctionReader {
  private(set) var entries: [FileFacts.Entry] = []
  private let text: SourceText

  private typealias Word = CodeWords.Word
  /// The function that contains the current word in its parameters or body.
  private var function: String?
  private var parameters: Set<Identifier> = []
  /// The number of open parentheses in the function's parameters, or nil in its body.
  private var depth: Int?
  private var extendsView = false
  private var uses: [String: ViewCode.Use] = [:]

  /// Words in code that labels views, or that extends views with click listeners. A file without any of them does
  /// neither.
  private static let signs = WordSearch(["ontentDescription", "ooltipText"])
  private static let signsOfListener = WordSearch(["fun View.", "fun ImageView.", "fun ImageButton."])

  init?(_ text: SourceText) {
    guard ViewFunctionReader.signs.finds(in: text) || ViewFunctionReader.signsOfListener.finds(in: text)
    else {
      return nil
    }
    self.text = text
    read()
    entries = uses.sorted { $0.key < $1.key }.map {
      FileFacts.Entry(ProjectKey(.viewFunction, $0), .viewUse($1))
    }
  }

  private mutating func read() {
    var words = CodeWords(text)
    var before = Word(id: .none, range: 0..<0)
    var beforeThat = before
    while let word = words.next() {
      takeParentheses(in: before.range.upperBound..<word.range.lowerBound)
      take(word, after: before, beforeThat)
      beforeThat = before
      before = word
    }
  }

  private mutating func takeParentheses(in range: Range<Int>) {
    guard depth != nil else { return }
    for at in range {
      switch text[at] {
      case UInt8(ascii: "("): depth = depth.map { $0 + 1 }
      case UInt8(ascii: ")"): depth = depth.flatMap { $0 > 1 ? $0 - 1 : nil }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): depth = nil
      default: continue
      }
    }
  }

  private mutating func take(_ word: Word, after before: Word, _ beforeThat: Word) {
    let next = nextByte(after: word)
    if next == UInt8(ascii: "("), declares(word, after: before, beforeThat) {
      function = word.spelling(in: text)
      extendsView = word.isMember
      parameters = []
      depth = 0
      return
    }
    guard let function else { return }
    if depth != nil {
      let isNamed =
        next == UInt8(ascii: ":")
        || (next == UInt8(ascii: ",") || next == UInt8(ascii: ")")) && isTyped(word, before)
      if isNamed { parameters.insert(word.id) }
      return
    }
    let naming = ViewCode.Use.naming(word.id)
    if !naming.isEmpty,
      !word.isMember ? extendsView : parameters.contains(before.id) || before.id == "this" && extendsView
    {
      uses[function, default: []].formUnion(naming)
    }
    if word.id == "setOnClickListener", extendsView, !word.isMember || before.id == "this" {
      uses[function, default: []].formUnion([.click, .tap])
    }
    // `TooltipCompat.setTooltipText(view, …)`
    let namingBefore = ViewCode.Use.naming(before.id)
    if !namingBefore.isEmpty, parameters.contains(word.id),
      text[before.range.upperBound] == UInt8(ascii: "(")
    {
      uses[function, default: []].formUnion(namingBefore)
    }
  }

  /// Returns whether a word before a parenthesis is the name in a function declaration.
  private func declares(_ word: Word, after before: Word, _ beforeThat: Word) -> Bool {
    // `fun name(`, `fun View.name(`. In Java, a type precedes the name.
    if before.id == "fun" || word.isMember && beforeThat.id == "fun" { return true }
    guard !word.isMember, isTyped(word, before) else { return false }
    switch before.id {
    case "return", "new", "else", "throw", "assert", "case", "in", "is", "as", "do", "val", "var", "if",
      "while",
      "when", "for", "yield", "infix", "and", "or", "to", "by":
      return false
    default: return true
    }
  }

  /// Returns whether a word is separated from the previous one, and only by spaces or the closing bracket of a type.
  private func isTyped(_ word: Word, _ before: Word) -> Bool {
    let gap = before.range.upperBound..<word.range.lowerBound
    return !before.range.isEmpty && !gap.isEmpty
      && gap.allSatisfy { text[$0].isBlank || text[$0] == UInt8(ascii: ">") || text[$0] == UInt8(ascii: "]") }
      && !gap.contains { text[$0].isLineBreak }
  }

  private func nextByte(after word: Word) -> UInt8 {
    var at = word.range.upperBound
    while at < text.count, text[at].isBlank { at += 1 }
    return text[at]
  }
}
