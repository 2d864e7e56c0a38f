// The effects of code on views that layouts and Interface Builder files declare, read without a grammar.

import Source
import Syntax

/// A reader for the views that a file refers to and the properties that it sets on them.
///
/// In Kotlin and Java, a view in a layout is identified by `R.id.close`, by a property of a view binding
/// (`binding.close`), or by a variable that one of them is assigned to. In Swift, a view in an Interface Builder file
/// is identified by its outlet. Properties that are set without such a name (`apply { contentDescription = … }`) may
/// apply to each view that the file refers to.
struct ViewCodeReader {
  enum Dialect {
    case kotlinOrJava, swift
  }

  /// The owners of the views. In Kotlin and Java, the layouts that the file names (`R.layout.main`, `MainBinding`), in
  /// lowercase without underscores. In Swift, the types whose members it declares, after a colon.
  private(set) var layouts: Set<String> = []
  private(set) var code = ViewCode()
  private let dialect: Dialect

  /// Words in Kotlin and Java code that uses views from layouts. A file without any of them uses none.
  private static let signs = WordSearch(["R.id.", "Binding", "kotlinx.android.synthetic"])
  private static let signsOfBinding = WordSearch(["Binding", "synthetic"])
  /// Words in Swift code that uses views from Interface Builder files. `IBOutlet` alone is enough. The others only
  /// count in combination, for code in extensions.
  private static let swiftSigns = WordSearch(["IBOutlet", "import UIKit", "accessibility", "placeholder"])

  /// Reads a file. Returns nil if the code refers to no view in a layout or Interface Builder file.
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

  // MARK: State

  /// The keys of all words that may identify views through binding, some of them repeated.
  private var words: [Identifier] = []
  /// The most recent words, indexed by their low bits, since most words in a file repeat.
  private var lastWords: [Identifier] = []
  /// The views by ID.
  private var ids: Set<Identifier> = []
  /// True if properties of a binding identify views as well.
  private var usesBinding = false
  private var mayUseBinding = false
  /// The variable that the current statement declares or assigns.
  private var variable: Identifier?
  /// The view IDs that variables refer to.
  private var idsOfVariables: [Identifier: Set<Identifier>] = [:]
  /// The properties that are set, by the name before the dot.
  private var uses: [Identifier: ViewCode.Use] = [:]
  /// The functions that take a view or are called on it, by the view's name.
  private var functions: [Identifier: Set<String>] = [:]
  /// The calls with open parentheses. Nil for other parentheses.
  private var calls: [Word?] = []
  /// The properties that are set on views of other objects, by name in lowercase without underscores.
  private(set) var memberUses: [String: ViewCode.Use] = [:]
  /// The classes of the views that Swift variables are declared with or set to.
  private var classesOfVariables: [Identifier: Set<String>] = [:]
  /// The Swift function that is being read, and its parameters.
  private var function = Identifier.none
  private var parameters: Set<Identifier> = []
  /// The properties that Swift functions set on their parameters, and the functions that get a view.
  private var usesOfFunctions: [Identifier: ViewCode.Use] = [:]
  private var functionsOfArguments: [Identifier: Set<Identifier>] = [:]
  /// The names in `R.id.…`, in lowercase without underscores.
  private(set) var idNames: Set<String> = []
  /// Names that refer to several views in turn: loop variables and closure parameters.
  private var changingNames: Set<Identifier> = ["$0", "it", "this"]

  private struct Word {
    var id = Identifier.none
    var range = 0..<0
    /// True if a dot precedes it.
    var isMember = false
    /// True if a colon precedes it.
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
        // A cast precedes its operand.
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

  /// Returns the key of a word: its letters in lowercase without underscores.
  private static func key(_ word: Word, _ bytes: Span<UInt8>) -> Identifier {
    // Among identifier characters, only `A…Z` and `_` are between 0x40 and 0x5F.
    for index in word.range where bytes[index] & 0xE0 == 0x40 { return ViewCode.key(of: bytes, word.range) }
    return word.id
  }

  /// Returns the first two bytes at or after `start` that aren't whitespace.
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
    // `val layoutParams = …` declares a variable and doesn't set a view's property.
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
    case _ where word.isType && dialect == .swift && (beforeThat.id == "var" || beforeThat.id == "let"):
      classesOfVariables[ViewCodeReader.key(before, bytes), default: []].insert(spelling(word, bytes))
    default: break
    }
    if word.isMember, before.isMember, beforeThat.id == "R" {
      if before.id == "id" {
        let id = ViewCodeReader.key(word, bytes)
        ids.insert(id)
        idNames.insert(ViewCodeReader.name(bytes, word.range))
        // `@BindView(R.id.close) ImageView close`: the next name is the view with this ID.
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
    switch dialect {
    case .kotlinOrJava: takeView(word, after: before, beforeThat, next: next.first, bytes)
    case .swift: takeArgument(word, after: before, next: next.first, bytes)
    }
    let use = dialect == .swift ? ViewCode.Use(apple: word.id) : ViewCode.Use(android: word.id)
    if let use {
      let isSet = next.first == UInt8(ascii: "=") && next.second != UInt8(ascii: "=")
      let isLoose = !declares && (isSet || next.first == UInt8(ascii: "("))
      // The receiver is the activity. The toolbar is the argument.
      if use == .actionBar {
        code.looseUses.formUnion(use)
        return
      }
      guard word.isMember else {
        if isLoose { code.looseUses.formUnion(use) }
        return
      }
      self.use(use, of: before, isLoose, bytes)
      if parameters.contains(before.id), isLoose { usesOfFunctions[function, default: []].formUnion(use) }
      if dialect == .swift, isLoose, before.isMember, beforeThat.id != "self",
        !use.isDisjoint(with: [.name, .hint])
      {
        memberUses[ViewCodeReader.name(bytes, before.range), default: []].formUnion(use)
      }
      // `button.titleLabel?.font = …` sets the button's font.
      if before.isMember, before.id == "titleLabel" { self.use(use, of: beforeThat, isLoose, bytes) }
    }
  }

  /// Records a view of a binding (`binding.close`) and the functions that use it: `name(binding.close)`,
  /// `binding.close.name()`.
  private mutating func takeView(
    _ word: Word, after before: Word, _ beforeThat: Word, next: UInt8, _ bytes: Span<UInt8>
  ) {
    let key = ViewCodeReader.key(word, bytes)
    switch next {
    case UInt8(ascii: "("):
      // A function called on the view that isn't part of the platform.
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

  /// Records the parameters of Swift functions, and the names that calls pass to them: `style(nameLabel)`.
  private mutating func takeArgument(
    _ word: Word, after before: Word, next: UInt8, _ bytes: Span<UInt8>
  ) {
    if before.id == "func" {
      function = word.id
      parameters = []
      return
    }
    if next == UInt8(ascii: "("), let variable, !word.isMember, bytes[word.range.lowerBound].isUppercaseASCII
    {
      classesOfVariables[variable, default: []].insert(spelling(word, bytes))
    }
    guard let call = calls.last ?? nil else { return }
    switch next {
    case UInt8(ascii: ":") where call.id == function: parameters.insert(word.id)
    case UInt8(ascii: ","), UInt8(ascii: ")"):
      guard !word.isMember || before.id == "self" else { return }
      functionsOfArguments[ViewCodeReader.key(word, bytes), default: []].insert(call.id)
    default: break
    }
  }

  /// Returns whether a word identifies a view of a binding or is a variable with one.
  private func names(_ word: Word, after before: Word, _ bytes: Span<UInt8>) -> Bool {
    word.isMember && before.id == "binding" || idsOfVariables[ViewCodeReader.key(word, bytes)] != nil
  }

  private func spelling(_ word: Word, _ bytes: Span<UInt8>) -> String {
    String(decoding: word.range.map { bytes[$0] }, as: UTF8.self)
  }

  /// The maximum number of open parentheses to track.
  private static let deepestCall = 64

  /// Records the properties that are set on the view that a word identifies, or on any of several.
  private mutating func use(_ use: ViewCode.Use, of subject: Word, _ isLoose: Bool, _ bytes: Span<UInt8>) {
    let name = ViewCodeReader.key(subject, bytes)
    if !changingNames.contains(name) {
      uses[name, default: []].formUnion(use)
    } else if isLoose {
      code.looseUses.formUnion(use)
    }
  }

  /// Returns whether only whitespace and an opening parenthesis separate two words.
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

  /// Returns the word at `range` in lowercase without underscores.
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
    for (argument, functions) in functionsOfArguments {
      let use = functions.reduce(into: ViewCode.Use()) { $0.formUnion(usesOfFunctions[$1] ?? []) }
      if !use.isEmpty { uses[argument, default: []].formUnion(use) }
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
    for (variable, classes) in classesOfVariables {
      guard let use = uses[variable], !use.isDisjoint(with: [.name, .hint]) else { continue }
      for name in classes { memberUses[":" + name, default: []].formUnion(use) }
    }
    // Emptied or clicked views that aren't identified may be outside of the layout.
    code.looseUses.subtract([.children, .tap])
  }
}
