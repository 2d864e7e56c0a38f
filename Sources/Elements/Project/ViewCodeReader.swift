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
  /// The owners of the views. In Kotlin and Java, the layouts that the file names (`R.layout.main`, `MainBinding`), in
  /// lowercase without underscores. In Swift, the types whose members it declares, after a colon.
  private(set) var layouts: Set<String> = []
  /// The layouts that the file shows in another app.
  private(set) var remoteLayouts: Set<String> = []
  var code = ViewCode()
  private let dialect: ViewDialect

  /// Words in Kotlin and Java code that uses views from layouts. A file without any of them uses none.
  private static let signs = WordSearch(["R.id.", "Binding", "kotlinx.android.synthetic"])
  private static let signsOfBinding = WordSearch(["Binding", "synthetic"])
  /// Words in Swift code that uses views from Interface Builder files. `IBOutlet` alone is enough. The others only
  /// count in combination, for code in extensions.
  private static let swiftSigns = WordSearch(["IBOutlet", "import UIKit", "accessibility", "placeholder"])

  /// Reads a file. Returns nil if the code refers to no view in a layout or Interface Builder file.
  init?(_ text: SourceText, path: String, _ dialect: ViewDialect) {
    self.dialect = dialect
    guard ViewCodeReader.mayNameViews(text, dialect) else { return nil }
    lastWords = [Identifier](repeating: .none, count: 256)
    usesBinding = dialect == .swift
    mayUseBinding = usesBinding || ViewCodeReader.signsOfBinding.finds(in: text)
    read(text.sentinelled.span, end: text.count)
    finish(text, path)
    if code.names.isEmpty { return nil }
  }

  private static func mayNameViews(_ text: SourceText, _ dialect: ViewDialect) -> Bool {
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
  var variable: Identifier?
  /// The view IDs that variables refer to.
  var idsOfVariables: [Identifier: Set<Identifier>] = [:]
  /// The properties that are set, by the name before the dot.
  var uses: [Identifier: ViewCode.Use] = [:]
  /// The functions that take a view or are called on it, by the view's name.
  var functions: [Identifier: Set<String>] = [:]
  /// The open parentheses and the calls before them.
  var calls: [ViewCodeCall] = []
  /// The most recent call with closed parentheses.
  var closedCall = ViewCodeCall()
  /// The properties that the call that follows sets on the view in its first argument.
  private var argumentUse: ViewCode.Use?
  /// The open brackets and the words before them: `views[`.
  private var brackets: [(before: ViewCodeWord, beforeThat: ViewCodeWord)] = []
  var scopes = ViewCodeScopes()
  var images = ViewCodeImages()
  /// The IDs in lists and maps.
  var listedIDs: Set<Identifier> = []
  /// True if the file makes the views of a widget clickable whose IDs are in lists or maps.
  var clicksListedIDs = false
  /// The properties that are set on views of other objects, by name in lowercase without underscores.
  var memberUses: [String: ViewCode.Use] = [:]
  var arguments = ViewCodeArguments()
  /// The names in `R.id.…`, in lowercase without underscores.
  private(set) var idNames: Set<String> = []
  /// Names that refer to several views in turn: loop variables and closure parameters.
  private var changingNames: Set<Identifier> = ["$0", "it", "this"]

  typealias Word = ViewCodeWord

  private mutating func read(_ bytes: Span<UInt8>, end: Int) {
    var at = 0
    var before = Word()
    var beforeThat = Word()
    var lines = StatementLines()
    while at < end {
      let byte = bytes[at]
      if variable != nil || images.isInStatement, lines.ends(before: byte, at, bytes), calls.isEmpty {
        variable = nil
        images.endLine()
      }
      lines.pass(byte)
      switch byte {
      case UInt8(ascii: "/") where bytes[at + 1] == UInt8(ascii: "/"):
        while at < end, !bytes[at].isLineBreak { at += 1 }
      case UInt8(ascii: "/") where bytes[at + 1] == UInt8(ascii: "*"):
        at += 2
        while at < end, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") { at += 1 }
        at += 2
      case UInt8(ascii: "\""): at = ViewCodeReader.endOfString(in: bytes, at, end: end)
      case UInt8(ascii: "'") where dialect == .kotlinOrJava: at = ViewCodeReader.endOfCharacter(in: bytes, at)
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{"):
        if dialect == .kotlinOrJava { takeBrace(at, before, beforeThat, bytes) }
        // `by lazy { findViewById(…) }`, `new View[] { findViewById(…) }`
        if byte != UInt8(ascii: "{") || !(before.id == "lazy" || ViewCodeReader.beginsArray(at, bytes)) {
          variable = nil
        }
        calls = []
        brackets = []
        images.pass(byte)
        at += 1
      case UInt8(ascii: "("):
        if calls.count < ViewCodeReader.deepestCall {
          let isCall = before.range.upperBound == at
          calls.append(isCall ? ViewCodeCall(before, on: beforeThat, argumentUse) : ViewCodeCall())
        }
        argumentUse = nil
        at += 1
      case UInt8(ascii: ")"):
        if let call = calls.popLast() {
          // A cast precedes its operand.
          if call.word == nil { lines.pass(UInt8(ascii: "(")) }
          close(call, at + 1)
          // `views.get(0).contentDescription`
          if call.isSubscript { before = call.receiver }
        }
        at += 1
      case UInt8(ascii: "[") where dialect == .kotlinOrJava && before.range.upperBound == at:
        if brackets.count < ViewCodeReader.deepestCall { brackets.append((before, beforeThat)) }
        at += 1
      case UInt8(ascii: "]"):
        // `views[0].contentDescription`
        if let words = brackets.popLast() { (before, beforeThat) = words }
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
  static func key(_ word: Word, _ bytes: Span<UInt8>) -> Identifier {
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

  private static func endOfCharacter(in bytes: Span<UInt8>, _ start: Int) -> Int {
    let quote = UInt8(ascii: "'")
    if bytes[start + 1] == UInt8(ascii: "\\") {
      var at = start + 3
      while at < start + 8, at < bytes.count, bytes[at].isIdentifierByte { at += 1 }
      return at < bytes.count && bytes[at] == quote ? at + 1 : start + 1
    }
    return start + 2 < bytes.count && bytes[start + 2] == quote ? start + 3 : start + 1
  }

  private mutating func take(
    _ word: Word, after before: Word, _ beforeThat: Word, next: (first: UInt8, second: UInt8),
    _ bytes: Span<UInt8>
  ) {
    if next.first == UInt8(ascii: "="), next.second != UInt8(ascii: "="), !word.isMember, !word.isType {
      variable = ViewCodeReader.key(word, bytes)
      if dialect == .kotlinOrJava { takeAssignment(word, after: before, bytes) }
    }
    // `val layoutParams = …` declares a variable and doesn't set a view's property.
    var declares = false
    switch before.id {
    case "val", "var", "let":
      variable = ViewCodeReader.key(word, bytes)
      if dialect == .kotlinOrJava { takeAssignment(word, after: before, bytes) }
      declares = true
    case "for" where ViewCodeReader.isNext(word, to: before, bytes):
      changingNames.insert(ViewCodeReader.key(word, bytes))
      variable = ViewCodeReader.key(word, bytes)
    case "class" where dialect == .swift, "extension" where dialect == .swift,
      "struct" where dialect == .swift:
      layouts.insert(":" + String(decoding: word.range.map { bytes[$0] }, as: UTF8.self))
    case _ where word.isType && dialect == .swift && (beforeThat.id == "var" || beforeThat.id == "let"):
      arguments.declare(ViewCodeReader.key(before, bytes), as: word, bytes)
    default: break
    }
    if word.isMember, before.isMember, beforeThat.id == "R" {
      if before.id == "id" {
        let id = ViewCodeReader.key(word, bytes)
        ids.insert(id)
        idNames.insert(ViewCodeReader.name(bytes, word.range))
        takeInCall(id)
        // `@BindView(R.id.close) ImageView close`: the next name is the view with this ID.
        refer(to: [id])
        return
      }
      if before.id == "drawable" || before.id == "mipmap" { images.show(word.id) }
      if before.id == "string" { images.say(word.id) }
      if before.id == "layout" {
        let layout = ViewCodeReader.name(bytes, word.range)
        layouts.insert(layout)
        if ViewCodeReader.isShownRemotely(word, bytes) { remoteLayouts.insert(layout) }
        return
      }
    }
    if word.id == "synthetic" { usesBinding = true }
    if word.range.count > 7, bytes[word.range.lowerBound] & 0x20 == 0, endsWithBinding(bytes, word.range) {
      usesBinding = true
      layouts.insert(ViewCodeReader.name(bytes, word.range.lowerBound..<word.range.upperBound - 7))
    }
    keep(word, bytes)
    argumentUse = nil
    if dialect == .kotlinOrJava {
      if !word.isMember, images.isInStatement { images.mention(ViewCodeReader.key(word, bytes)) }
      takePart(word, after: before, next, bytes)
    }
    if next.first == UInt8(ascii: "-"), next.second == UInt8(ascii: ">") {
      scopes.name(ViewCodeReader.key(word, bytes))
    }
    switch dialect {
    case .kotlinOrJava: takeView(word, after: before, beforeThat, next: next.first, bytes)
    case .swift: takeArgument(word, after: before, next: next.first, bytes)
    }
    if let use = ViewCodeReader.use(of: word, in: dialect, bytes) {
      let isSet = next.first == UInt8(ascii: "=") && next.second != UInt8(ascii: "=")
      let isCalled = next.first == UInt8(ascii: "(") || use.contains(.tap) && next.first == UInt8(ascii: "{")
      let isLoose = !declares && (isSet || isCalled)
      // The receiver is the activity. The toolbar is the argument.
      if use == .actionBar {
        code.looseUses.formUnion(use)
        return
      }
      if dialect == .kotlinOrJava, takesView(word, after: before, next.first, bytes) {
        argumentUse = use
        return
      }
      guard word.isMember else {
        if isLoose { self.use(use, of: scopes.receivers) }
        return
      }
      // The title of an activity, a dialog, or a menu item isn't a view's text.
      if word.id == "setTitle", idsOfVariables[ViewCodeReader.key(before, bytes)] == nil, !usesBinding {
        return
      }
      let isNull = ViewCodeReader.passesNull(word, bytes)
      self.use(isNull ? use.subtracting([.tap, .name, .tooltip]) : use, of: before, isLoose, bytes)
      if isLoose { arguments.use(use, of: before.id) }
      if dialect == .swift, isLoose || use == .exposure, before.isMember, beforeThat.id != "self",
        !use.isDisjoint(with: [.name, .hint, .exposure])
      {
        memberUses[ViewCodeReader.name(bytes, before.range), default: []].formUnion(use)
      }
      // `button.titleLabel?.font = …` sets the button's font.
      if before.isMember, before.id == "titleLabel" { self.use(use, of: beforeThat, isLoose, bytes) }
    }
  }

  /// The maximum number of open parentheses to track.
  static let deepestCall = 64

  /// Records the properties that are set on the view that a word identifies, or on any of several.
  mutating func use(_ use: ViewCode.Use, of subject: Word, _ isLoose: Bool, _ bytes: Span<UInt8>) {
    for name in subjects(of: subject, bytes) {
      if !changingNames.contains(name) || idsOfVariables[name] != nil {
        uses[name, default: []].formUnion(use)
      } else if isLoose {
        code.looseUses.formUnion(use)
      }
    }
  }

  /// Records the properties that are set on the receivers of a lambda, or on unidentified views.
  private mutating func use(_ use: ViewCode.Use, of receivers: [Identifier]) {
    if receivers.isEmpty { code.looseUses.formUnion(use) }
    for name in receivers { uses[name, default: []].formUnion(use) }
  }

  /// Returns whether only whitespace and an opening parenthesis separate two words.
  static func isNext(_ word: Word, to before: Word, _ bytes: Span<UInt8>) -> Bool {
    (before.range.upperBound..<word.range.lowerBound).allSatisfy {
      bytes[$0].isBlank || bytes[$0] == UInt8(ascii: "(")
    }
  }

  /// The usual names of a row's or screen's outermost view.
  private static let rootNames: [Identifier] = ["itemview", "root", "rootview", "convertview"]

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

  private mutating func finish(_ text: SourceText, _ path: String) {
    var names = Array(ids)
    if usesBinding { names += words }
    names.sort { $0.hash < $1.hash }
    for name in names where name != code.names.last { code.names.append(name) }
    for (subject, functions) in functions {
      for id in idsOfVariables[subject] ?? [subject] { code.functions[id, default: []].formUnion(functions) }
    }
    settleArguments()
    if clicksListedIDs {
      for id in listedIDs { uses[id, default: []].formUnion([.click, .tap]) }
    }
    for (subject, names) in images.images where names.count > 1 {
      let place = CodeUse(path: path, line: text.line(at: images.places[subject] ?? 0))
      for id in idsOfVariables[subject] ?? [subject] { code.changingImages[id] = place }
    }
    for (subject, names) in images.tooltips where names.count > 1 {
      code.changingTooltips.formUnion(idsOfVariables[subject] ?? [subject])
    }
    for name in ViewCodeReader.rootNames { code.rootUses.formUnion(uses[name] ?? []) }
    for name in ViewCodeReader.rootNames where idsOfVariables[name] == nil { uses[name] = nil }
    for (subject, use) in uses {
      if let ids = idsOfVariables[subject] {
        for id in ids { code.uses[id, default: []].formUnion(use) }
      } else if code.refers(to: subject) {
        code.uses[subject, default: []].formUnion(use)
      } else {
        code.looseUses.formUnion(use)
      }
    }
    // Emptied or clicked views that aren't identified may be outside of the layout.
    code.looseUses.subtract([.children, .tap, .filled])
  }
}
