// The titles and images that code gives to Android menu items, read without a grammar.

import Source
import Syntax

/// A reader for the menu items that a Kotlin or Java file gives titles or several images to.
///
/// An item is identified by `R.id.close`, by a variable that `findItem(R.id.close)` is assigned to, or by the lambda of
/// its `apply` or `let`. A title for any other item may apply to each item in the menus that the file shows.
struct MenuCodeReader {
  private(set) var entries: [FileFacts.Entry] = []
  private let text: SourceText
  /// The menus that the file names.
  private var menus: Set<String> = []
  /// The items that get a title.
  private var titled: Set<String> = []
  /// The images that items get.
  private var pictures: [String: Set<Identifier>] = [:]
  /// The item whose image the current statement sets, and the place of the setter.
  private var pictured: (id: String, start: Int)?
  /// True if an unidentified item gets a title.
  private var titlesAnyItem = false

  private typealias Word = CodeWords.Word
  /// The most recently named item and the end of its name.
  private var item: (id: String, end: Int)?
  /// The end of the last call that returns an item.
  private var lookupEnd: Int?
  /// The variable that the current statement declares or assigns.
  private var variable: Identifier?
  private var itemsOfVariables: [Identifier: String] = [:]
  /// For each open brace, the item whose lambda it begins, or nil.
  private var scopes: [String?] = []
  /// The item whose lambda the next brace begins.
  private var opening: String?

  /// Words in code that sets up menu items. A file without any of them sets up none.
  private static let signs = WordSearch(["findItem", "getItem", "MenuItem"])
  /// The maximum number of bytes between a call that returns an item and code that uses the item.
  private static let reach = 80

  init?(_ text: SourceText) {
    guard MenuCodeReader.signs.finds(in: text) else { return nil }
    self.text = text
    read()
    let items = titled.sorted().map { FileFacts.Entry(ProjectKey(.menuTitle, "id/\($0)"), .unknown) }
    let all = titlesAnyItem ? menus.sorted() : []
    let changing = pictures.filter { $0.value.count > 1 }.keys.sorted().map {
      FileFacts.Entry(ProjectKey(.menuPicture, "id/\($0)"), .unknown)
    }
    entries = items + changing + all.map { FileFacts.Entry(ProjectKey(.menuTitle, "menu/\($0)"), .unknown) }
  }

  private mutating func read() {
    var words = CodeWords(text)
    var before = Word(id: .none, range: 0..<0)
    var beforeThat = before
    while let word = words.next() {
      takeBraces(in: before.range.upperBound..<word.range.lowerBound)
      opening = nil
      take(word, after: before, beforeThat)
      beforeThat = before
      before = word
    }
  }

  private mutating func takeBraces(in range: Range<Int>) {
    for at in range {
      switch text[at] {
      case UInt8(ascii: "{"):
        scopes.append(opening)
        opening = nil
        variable = nil
      case UInt8(ascii: "}"):
        _ = scopes.popLast()
        variable = nil
      case UInt8(ascii: ";"): variable = nil
      default: continue
      }
    }
  }

  private mutating func take(_ word: Word, after before: Word, _ beforeThat: Word) {
    if word.isMember, before.isMember, beforeThat.id == "R" {
      let name = word.spelling(in: text)
      if before.id == "menu" { menus.insert(name) }
      if before.id == "id" {
        item = (name, word.range.upperBound)
        if let variable { itemsOfVariables[variable] = name }
        pictured = nil
      }
      if before.id == "drawable", let pictured,
        word.range.lowerBound - pictured.start < MenuCodeReader.reachOfPicture
      {
        pictures[pictured.id, default: []].insert(word.id)
      }
      return
    }
    switch before.id {
    case "val", "var": variable = word.id
    default: if !word.isMember, isAssigned(word) { variable = word.id }
    }
    switch word.id {
    case "findItem", "getItem": lookupEnd = word.range.upperBound
    case "apply", "run", "also", "let", "with":
      if let item, word.range.lowerBound - item.end < MenuCodeReader.reach { opening = item.id }
    case "setIcon": takePicture(of: word, after: before)
    case "icon": if isAssigned(word) { takePicture(of: word, after: before) }
    case "isVisible", "setVisible", "isEnabled", "setEnabled", "fun", "return", "inflate": pictured = nil
    case "title", "contentDescription": if isAssigned(word) { setTitle(of: word, after: before) }
    case "setTitle", "setContentDescription": setTitle(of: word, after: before)
    default: break
    }
  }

  /// The maximum number of bytes between a setter and the images that it may set.
  private static let reachOfPicture = 300

  private mutating func takePicture(of word: Word, after subject: Word) {
    pictured = nil
    if let item, item.end == subject.range.upperBound, word.isMember {
      pictured = (item.id, word.range.upperBound)
    } else if word.isMember, let item = itemsOfVariables[subject.id] {
      pictured = (item, word.range.upperBound)
    } else if !word.isMember || subject.id == "it", let scope = scopes.last(where: { $0 != nil }) ?? nil {
      pictured = (scope, word.range.upperBound)
    }
  }

  private mutating func setTitle(of word: Word, after subject: Word) {
    pictured = nil
    let scope = scopes.last { $0 != nil } ?? nil
    if let item, item.end == subject.range.upperBound, word.isMember {
      titled.insert(item.id)
    } else if word.isMember, let item = itemsOfVariables[subject.id] {
      titled.insert(item)
    } else if let scope {
      titled.insert(scope)
    } else if word.isMember, let lookupEnd, word.range.lowerBound - lookupEnd < MenuCodeReader.reach {
      titlesAnyItem = true
    } else if word.isMember, subject.spelling(in: text).lowercased().hasSuffix("item") {
      titlesAnyItem = true
    }
  }

  /// Returns whether a single `=` follows.
  private func isAssigned(_ word: Word) -> Bool {
    var at = word.range.upperBound
    while at < text.count, text[at].isBlank { at += 1 }
    return text[at] == UInt8(ascii: "=") && text[at + 1] != UInt8(ascii: "=")
  }
}
