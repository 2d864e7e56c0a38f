// Code to what it does to views that layouts and documents declare: words and the dots between them, no grammar.

import Source
import Syntax

/// Reads which views a file of code refers to, and what it sets on them.
///
/// In Kotlin and Java a view of a layout is named by `R.id.close`, by a property of a view binding (`binding.close`) or
/// by a variable that one of them is assigned to; in Swift a view of a document is named by its outlet. What is set
/// without such a name in front (`apply { contentDescription = … }`) may be set on each of the views that the file
/// refers to.
struct ViewCodeReader {
  enum Dialect {
    case kotlinOrJava, swift
  }

  /// What the views belong to: the layouts that the file names, `R.layout.main` or `MainBinding`, without case and
  /// underscores; in Swift the types whose members it declares, after a colon.
  private(set) var layouts: Set<String> = []
  private(set) var code = ViewCode()
  private let dialect: Dialect

  /// A file without any of these has nothing to do with views of layouts and documents.
  private static let signs = WordSearch(["R.id.", "Binding", "kotlinx.android.synthetic"])
  private static let signsOfBinding = WordSearch(["Binding", "synthetic"])
  /// The first alone tells of outlets, the others together of code for them that stands apart: in extensions.
  private static let swiftSigns = WordSearch(["IBOutlet", "import UIKit", "accessibility", "placeholder"])

  /// Nil for code that names no view of a layout or document.
  init?(_ text: SourceText, _ dialect: Dialect) {
    self.dialect = dialect
    guard ViewCodeReader.mayNameViews(text, dialect) else { return nil }
    lastWords = [Identifier](repeating: .none, count: 256)
    usesBinding = dialect == .swift
    mayUseBinding = usesBinding || ViewCodeReader.signsOfBinding.finds(in: text)
    read(text.sentinelled.span, end: text.count)
    finish()
    if code.names.isEmpty { return nil }
  }

  private static func mayNameViews(_ text: SourceText, _ dialect: Dialect) -> Bool {
    switch dialect {
    case .kotlinOrJava:
      return signs.finds(in: text)
    case .swift:
      var (importsUIKit, isAboutAccessibility) = (false, false)
      return swiftSigns.finds(in: text) { word, _ in
        if word == 1 { importsUIKit = true }
        if word >= 2 { isAboutAccessibility = true }
        return word == 0 || importsUIKit && isAboutAccessibility
      }
    }
  }

  // MARK: What was read so far

  /// The keys of all words that may be names of views, where binding makes them so; some of them several times.
  private var words: [Identifier] = []
  /// The words taken last, by their last bits: most words of a file are among them.
  private var lastWords: [Identifier] = []
  /// The views by id.
  private var ids: Set<Identifier> = []
  /// Whether views are also named by properties of a binding.
  private var usesBinding = false
  private var mayUseBinding = false
  /// The variable that the current statement declares or assigns.
  private var variable: Identifier?
  /// The ids that variables stand for.
  private var idsOfVariables: [Identifier: Set<Identifier>] = [:]
  /// What is set, by the name in front.
  private var uses: [Identifier: ViewCode.Use] = [:]
  /// The functions that get a view or are called on it, by the name in front.
  private var functions: [Identifier: Set<String>] = [:]
  /// The functions whose arguments are open; nil for other parentheses.
  private var calls: [Word?] = []
  /// What is set on views of other objects, by their names without case and underscores.
  private(set) var memberUses: [String: ViewCode.Use] = [:]
  /// The names behind `R.id.`, without case and underscores.
  private(set) var idNames: Set<String> = []
  /// Names that stand for one view after another: variables of loops, parameters of closures.
  private var changingNames: Set<Identifier> = ["$0", "it", "this"]

  private struct Word {
    var id = Identifier.none
    var range = 0..<0
    /// Whether a dot stands before it.
    var isMember = false
    /// Whether a colon stands before it.
    var isType = false
  }

  private mutating func read(_ bytes: Span<UInt8>, end: Int) {
    var at = 0
    var before = Word()
    var beforeThat = Word()
    var lines = StatementLines()
    while at < end {
      let byte = bytes[at]
      if variable != nil, lines.ends(before: byte, at, bytes), calls.isEmpty { variable = nil }
      lines.pass(byte)
      switch byte {
      case UInt8(ascii: "/") where bytes[at + 1] == UInt8(ascii: "/"):
        while at < end, !bytes[at].isLineBreak { at += 1 }
      case UInt8(ascii: "/") where bytes[at + 1] == UInt8(ascii: "*"):
        at += 2
        while at < end, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") { at += 1 }
        at += 2
      case UInt8(ascii: "\""): at = ViewCodeReader.endOfString(in: bytes, at, end: end)
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{"):
        variable = nil
        calls = []
        at += 1
      case UInt8(ascii: "("):
        if calls.count < ViewCodeReader.deepestCall {
          calls.append(before.range.upperBound == at ? before : nil)
        }
        at += 1
      case UInt8(ascii: ")"):
        // A cast goes before what it's about.
        if case .some(nil) = calls.popLast() { lines.pass(UInt8(ascii: "(")) }
        at += 1
      case _ where byte.isIdentifierByte:
        let word = word(in: bytes, at)
        at = word.range.upperBound
        take(word, after: before, beforeThat, next: ViewCodeReader.next(in: bytes, at, end: end), bytes)
        beforeThat = before
        before = word
      default: at += 1
      }
    }
  }

  private func word(in bytes: Span<UInt8>, _ start: Int) -> Word {
    let (id, end) = Identifier.beginning(at: start, in: bytes)
    var word = Word(id: id, range: start..<end)
    var back = start - 1
    while back >= 0, bytes[back].isBlank { back -= 1 }
    word.isMember = back >= 0 && bytes[back] == UInt8(ascii: ".")
    word.isType = back >= 0 && bytes[back] == UInt8(ascii: ":")
    return word
  }

  /// What a word is known by: its letters without case and underscores.
  private static func key(_ word: Word, _ bytes: Span<UInt8>) -> Identifier {
    // In names `A…Z` and `_` alone are between 0x40 and 0x5F.
    for index in word.range where bytes[index] & 0xE0 == 0x40 { return ViewCode.key(of: bytes, word.range) }
    return word.id
  }

  /// The first byte behind `start` that is not blank.
  private static func next(in bytes: Span<UInt8>, _ start: Int, end: Int) -> (first: UInt8, second: UInt8) {
    var at = start
    while at < end, bytes[at].isBlank { at += 1 }
    return at < end ? (bytes[at], bytes[at + 1]) : (0, 0)
  }

  private static func endOfString(in bytes: Span<UInt8>, _ start: Int, end: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    var at = start + 1
    if bytes[at] == quote, at + 1 < end, bytes[at + 1] == quote {
      at += 2
      while at + 2 < end, bytes[at] != quote || bytes[at + 1] != quote || bytes[at + 2] != quote { at += 1 }
      return at + 3
    }
    while at < end, bytes[at] != quote, !bytes[at].isLineBreak {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return at + 1
  }

  private mutating func take(
    _ word: Word, after before: Word, _ beforeThat: Word, next: (first: UInt8, second: UInt8),
    _ bytes: Span<UInt8>
  ) {
    if next.first == UInt8(ascii: "="), next.second != UInt8(ascii: "="), !word.isMember, !word.isType {
      variable = ViewCodeReader.key(word, bytes)
    }
    // `val layoutParams = …` is a variable, not the property of a view.
    var declares = false
    switch before.id {
    case "val", "var", "let":
      variable = ViewCodeReader.key(word, bytes)
      declares = true
    case "for" where ViewCodeReader.isNext(word, to: before, bytes):
      changingNames.insert(ViewCodeReader.key(word, bytes))
    case "class" where dialect == .swift, "extension" where dialect == .swift,
      "struct" where dialect == .swift:
      layouts.insert(":" + String(decoding: word.range.map { bytes[$0] }, as: UTF8.self))
    default: break
    }
    if word.isMember, before.isMember, beforeThat.id == "R" {
      if before.id == "id" {
        let id = ViewCodeReader.key(word, bytes)
        ids.insert(id)
        idNames.insert(ViewCodeReader.name(bytes, word.range))
        // `@BindView(R.id.close) ImageView close` names the view behind it, which then has the name of the id.
        if let variable { idsOfVariables[variable, default: []].insert(id) }
        return
      }
      if before.id == "layout" {
        layouts.insert(ViewCodeReader.name(bytes, word.range))
        return
      }
    }
    if word.id == "synthetic" { usesBinding = true }
    if word.range.count > 7, bytes[word.range.lowerBound] & 0x20 == 0, endsWithBinding(bytes, word.range) {
      usesBinding = true
      layouts.insert(ViewCodeReader.name(bytes, word.range.lowerBound..<word.range.upperBound - 7))
    }
    keep(word, bytes)
    if dialect == .kotlinOrJava { takeView(word, after: before, beforeThat, next: next.first, bytes) }
    let use = dialect == .swift ? ViewCode.Use(apple: word.id) : ViewCode.Use(android: word.id)
    if let use {
      let isSet = next.first == UInt8(ascii: "=") && next.second != UInt8(ascii: "=")
      let isLoose = !declares && (isSet || next.first == UInt8(ascii: "("))
      // The activity in front of the call isn't the toolbar, which is its argument.
      if use == .actionBar {
        code.looseUses.formUnion(use)
        return
      }
      guard word.isMember else {
        if isLoose { code.looseUses.formUnion(use) }
        return
      }
      self.use(use, of: before, isLoose, bytes)
      if dialect == .swift, isLoose, before.isMember, beforeThat.id != "self",
        !use.isDisjoint(with: [.name, .hint])
      {
        memberUses[ViewCodeReader.name(bytes, before.range), default: []].formUnion(use)
      }
      // `button.titleLabel?.font = …` sets the font of the button.
      if before.isMember, before.id == "titleLabel" { self.use(use, of: beforeThat, isLoose, bytes) }
    }
  }

  /// Takes a view of a binding, `binding.close`, and what it is handed to: `name(binding.close)`,
  /// `binding.close.name()`.
  private mutating func takeView(
    _ word: Word, after before: Word, _ beforeThat: Word, next: UInt8, _ bytes: Span<UInt8>
  ) {
    let key = ViewCodeReader.key(word, bytes)
    switch next {
    case UInt8(ascii: "("):
      // A member called on the view, which the platform doesn't have.
      if word.isMember, ViewCode.Use(android: word.id) == nil, names(before, after: beforeThat, bytes) {
        functions[ViewCodeReader.key(before, bytes), default: []].insert(spelling(word, bytes))
      }
    case UInt8(ascii: ","), UInt8(ascii: ")"):
      if let call = calls.last ?? nil, names(word, after: before, bytes) {
        functions[key, default: []].insert(spelling(call, bytes))
      }
    case UInt8(ascii: "."): break
    default:
      // `val close = row.binding.close`
      if word.isMember, before.id == "binding", let variable {
        idsOfVariables[variable, default: []].insert(key)
      }
    }
  }

  /// Whether a word names a view of a binding, or is a variable for one.
  private func names(_ word: Word, after before: Word, _ bytes: Span<UInt8>) -> Bool {
    word.isMember && before.id == "binding" || idsOfVariables[ViewCodeReader.key(word, bytes)] != nil
  }

  private func spelling(_ word: Word, _ bytes: Span<UInt8>) -> String {
    String(decoding: word.range.map { bytes[$0] }, as: UTF8.self)
  }

  /// No more parentheses than these are kept track of.
  private static let deepestCall = 64

  /// Keeps what is set on the view that a word names, or on any of several.
  private mutating func use(_ use: ViewCode.Use, of subject: Word, _ isLoose: Bool, _ bytes: Span<UInt8>) {
    let name = ViewCodeReader.key(subject, bytes)
    if !changingNames.contains(name) {
      uses[name, default: []].formUnion(use)
    } else if isLoose {
      code.looseUses.formUnion(use)
    }
  }

  /// Whether nothing but blanks and an opening parenthesis stand between two words.
  private static func isNext(_ word: Word, to before: Word, _ bytes: Span<UInt8>) -> Bool {
    (before.range.upperBound..<word.range.lowerBound).allSatisfy {
      bytes[$0].isBlank || bytes[$0] == UInt8(ascii: "(")
    }
  }

  private mutating func keep(_ word: Word, _ bytes: Span<UInt8>) {
    guard mayUseBinding, lastWords[Int(word.id.hash & 255)] != word.id else { return }
    lastWords[Int(word.id.hash & 255)] = word.id
    words.append(ViewCodeReader.key(word, bytes))
  }

  private func endsWithBinding(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let ending: StaticString = "Binding"
    for index in 0..<7 where bytes[range.upperBound - 7 + index] != ending.utf8Start[index] { return false }
    return true
  }

  /// The word at `range` in lower case without underscores.
  private static func name(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    var name: [UInt8] = []
    for index in range where bytes[index] != UInt8(ascii: "_") {
      let byte = bytes[index]
      name.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func finish() {
    var names = Array(ids)
    if usesBinding { names += words }
    names.sort { $0.hash < $1.hash }
    for name in names where name != code.names.last { code.names.append(name) }
    for (subject, functions) in functions {
      for id in idsOfVariables[subject] ?? [subject] { code.functions[id, default: []].formUnion(functions) }
    }
    for (subject, use) in uses {
      if let ids = idsOfVariables[subject] {
        for id in ids { code.uses[id, default: []].formUnion(use) }
      } else if code.refers(to: subject) {
        code.uses[subject, default: []].formUnion(use)
      } else {
        code.looseUses.formUnion(use)
      }
    }
    // What is emptied or clicked is not known: it need not be a view of the layout.
    code.looseUses.subtract([.children, .tap])
  }
}
