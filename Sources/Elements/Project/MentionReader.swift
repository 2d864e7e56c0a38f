// The mentions in code and resources, read without a grammar.

import Source
import Syntax

/// A reader for the words in a file that other files may declare. It includes strings because code may look up a name
/// by its text. At worst, an extra mention keeps unused code from being recognized.
struct MentionReader {
  /// A kind of file to read.
  enum Kind {
    /// Kotlin or Java.
    case kotlinOrJava
    /// Swift or Objective-C.
    case apple
    /// An Android resource or a manifest, which mentions layouts and classes.
    case resource
    /// An Interface Builder file.
    case document
    /// The property list of an Apple bundle.
    case propertyList
  }

  /// The mentions in a file.
  struct Mentions {
    /// The mentions outside of the parts, unique and sorted.
    var all: [Identifier] = []
    var parts: [ShownPart] = []
  }

  let text: SourceText
  let path: String
  let kind: Kind
  /// The dialect for splitting the code into parts, or nil if it isn't split.
  private let dialect: DeclarationHead.Dialect?
  private let moduleApp: Identifier
  private var found: [Identifier] = []
  private var parts: [ShownPart] = []
  /// True if the text being read belongs to the last part.
  private var isInPart = false
  /// The mentions in the current part.
  private var foundInPart: [Identifier] = []
  /// The most recent mentions, indexed by their low bits, since most words in a file repeat.
  private var lastFound = [Identifier](repeating: .none, count: 256)
  /// A value that differs for each part, so each part records its own mentions.
  private var mark: UInt64 = 0
  private var looksUpResources = false
  private var spellsLayout = false
  /// The end of the most recent declaration head.
  private var headEnd = 0
  private var isInRawText = false
  private var isImport = false
  /// True if the layout has IDs, and if its names suggest that other code loads it; see `takeID`.
  var hasID = false
  var hasForeignName = false
  /// True if the file belongs to the app itself and its property list names it.
  var isMainDocument = false

  static func mentions(in text: SourceText, path: String, _ kind: Kind) -> Mentions {
    var reader = MentionReader(text, path, kind)
    reader.read(text.sentinelled.span, end: text.count)
    reader.endPart()
    if reader.looksUpResources, reader.spellsLayout { reader.found.append(Mention.anyLayout) }
    if AndroidResource(path: path) == .manifest, kind == .resource, signOfApp.finds(in: text) {
      reader.found += [Mention.app(FileFacts.Scope(path: path).module), Mention.androidApp]
    }
    reader.tellPrivateFunctions()
    guard var file = reader.file else {
      let toolkits = reader.parts.lazy.flatMap(\.mentions).filter(Mention.toolkits.contains)
      return Mentions(all: (reader.found + toolkits).sortedOnce, parts: reader.parts)
    }
    file.mentions = reader.found.sortedOnce
    return Mentions(all: file.mentions.filter(Mention.toolkits.contains), parts: [file])
  }

  private init(_ text: SourceText, _ path: String, _ kind: Kind) {
    self.text = text
    self.path = path
    self.kind = kind
    dialect =
      path.endsByBytes(".swift")
      ? .swift : path.endsByBytes(".kt") ? .kotlin : path.endsByBytes(".java") ? .java : nil
    moduleApp =
      kind == .kotlinOrJava || kind == .resource ? Mention.app(FileFacts.Scope(path: path).module) : .none
  }

  /// The intent categories of a screen that the launcher opens. Apps have such a screen, libraries don't.
  ///
  /// Source: Android, “Intent”: `CATEGORY_LAUNCHER`, `CATEGORY_LEANBACK_LAUNCHER`.
  private static let signOfApp = WordSearch([
    "android.intent.category.LAUNCHER", "android.intent.category.LEANBACK_LAUNCHER",
  ])

  /// The part that consists of the entire file, if it's a layout or an Interface Builder file.
  private var file: ShownPart? {
    let name = AndroidResource.name(path: path)
    switch kind {
    case .resource where AndroidResource(path: path) == .layout:
      var part = ShownPart(.layout, Mention.layout(name), of: moduleApp)
      part.aliases = [AndroidResource.binding(ofLayout: name)]
      part.isForOthers = !hasID || hasForeignName
      return part
    case .document where path.endsByBytes(".storyboard"):
      var part = ShownPart(.storyboard, Mention.storyboard(name), of: Mention.appleApp)
      // A property list or a target setting names the app's initial storyboard.
      part.isForOthers = isMainDocument || name.starts(with: "Main".utf8) || name.starts(with: "Launch".utf8)
      return part
    case .document where name.allSatisfy(\.isIdentifierByte):
      var part = ShownPart(.nib, Mention.nib(name), of: Mention.appleApp)
      let name = Array(name)
      part.aliases = [Identifier(name), Identifier(name + "Controller".utf8)]
      part.isForOthers = isMainDocument || name.first?.isUppercaseASCII != true
      return part
    default: return nil
    }
  }

  // MARK: Recording

  mutating func take(_ id: Identifier) {
    let sign = Identifier(hash: id.hash ^ mark)
    guard lastFound[Int(id.hash & 255)] != sign else { return }
    lastFound[Int(id.hash & 255)] = sign
    if isInPart { foundInPart.append(id) } else { found.append(id) }
  }

  /// Records a mention that counts regardless of its part.
  mutating func takeAnywhere(_ id: Identifier) { found.append(id) }

  private mutating func beginPart(_ part: ShownPart) {
    parts.append(part)
    isInPart = true
    mark = UInt64(parts.count) &* 0xC2B2_AE3D_27D4_EB4F
  }

  private mutating func endPart() {
    guard isInPart else { return }
    parts[parts.count - 1].mentions = foundInPart.sortedOnce
    foundInPart.removeAll(keepingCapacity: true)
    isInPart = false
    mark = 0
  }

  /// Gives unique names to functions that only this file can call, and updates their mentions.
  private mutating func tellPrivateFunctions() {
    let names = Set(parts.lazy.filter(\.isPrivate).map(\.name))
    guard !names.isEmpty else { return }
    for index in parts.indices {
      let name = parts[index].name
      if parts[index].isPrivate { parts[index].name = Mention.function(name, in: path) }
      let mentioned = parts[index].mentions.filter(names.contains)
      parts[index].mentions += mentioned.map { Mention.function($0, in: path) }
      parts[index].mentions.sort { $0.hash < $1.hash }
    }
    let mentioned = Set(found.lazy.filter(names.contains))
    found += mentioned.map { Mention.function($0, in: path) }
  }

  // MARK: Lines

  private mutating func read(_ bytes: Span<UInt8>, end: Int) {
    var at = 0
    var before = Identifier.none
    var beforeEnd = 0
    var isInText = false
    if dialect != nil { at = beginLine(at, bytes, end) }
    while at < end {
      let byte = bytes[at]
      guard byte.isIdentifierByte else {
        at += 1
        if byte == 0x0A, dialect != nil {
          isInText = false
          at = beginLine(at, bytes, end)
        } else if byte == UInt8(ascii: "/"), bytes[at] == byte, at > 1, bytes[at - 2].isBlank, !isInText,
          !isInRawText, dialect != nil
        {
          while at < end, bytes[at] != 0x0A { at += 1 }
        } else if byte == UInt8(ascii: "\""), bytes[at] == byte, bytes[at + 1] == byte {
          isInRawText.toggle()
          if isInRawText { endPart() }
          at += 2
        } else if byte == UInt8(ascii: "\"") {
          isInText.toggle()
        } else if kind == .apple, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "~") {
          takeEnding(bytes, at - 1)
        }
        continue
      }
      let (id, wordEnd) = Identifier.beginning(at: at, in: bytes)
      let word = Word(id: id, range: at..<wordEnd, before: before, beforeEnd: beforeEnd)
      take(word, bytes)
      before = id
      at = max(wordEnd, at + 1)
      beforeEnd = at
    }
  }

  /// A word and the one before it.
  struct Word {
    var id: Identifier
    var range: Range<Int>
    var before: Identifier
    var beforeEnd: Int
  }

  /// Starts a new part if an unindented declaration begins here, and skips whitespace and comments. Returns the start
  /// of the line's code.
  private mutating func beginLine(_ start: Int, _ bytes: Span<UInt8>, _ end: Int) -> Int {
    guard !isInRawText, let dialect else { return start }
    var at = start
    isImport = false
    let first = bytes[at]
    if first == UInt8(ascii: "}") {
      endPart()
    } else if at >= headEnd,
      first.isIdentifierByte || first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
    {
      endPart()
      if dialect == .swift, let constants = StoryboardConstants(at: at, in: bytes, text) {
        parts += constants.parts
        return constants.end
      }
      let head = DeclarationHead(at: at, in: bytes, limit: end, dialect, moduleApp: moduleApp)
      headEnd = head.end
      if let part = head.part { beginPart(part) }
      let word = Identifier.beginning(at: at, in: bytes)
      isImport = dialect != .swift && word.id == "import"
    }
    while at < end, bytes[at].isBlank, bytes[at] != 0x0A { at += 1 }
    guard bytes[at] == UInt8(ascii: "/") else { return at }
    if bytes[at + 1] == UInt8(ascii: "/") {
      while at < end, bytes[at] != 0x0A { at += 1 }
    } else if bytes[at + 1] == UInt8(ascii: "*") {
      at += 2
      while at < end, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") { at += 1 }
      at = min(at + 2, end)
    }
    return at
  }

  private mutating func take(_ word: Word, _ bytes: Span<UInt8>) {
    switch kind {
    case .kotlinOrJava:
      takeName(word, bytes)
      takeLayout(word, bytes)
    case .apple:
      takeName(word, bytes)
      takeLoading(word, bytes)
    case .resource: takeInResource(word, bytes)
    case .document: takeInDocument(word, bytes)
    case .propertyList:
      guard word.range.lowerBound > 0 else { return }
      let before = bytes[word.range.lowerBound - 1]
      if word.id == "UIUserInterfaceStyle" { takeAppearance(behind: word, bytes) }
      if before == UInt8(ascii: ">") { take(Mention.storyboard(text[word.range])) }
      if before == UInt8(ascii: ">") || before == UInt8(ascii: ".") { take(word.id) }
    }
  }

  // MARK: Names

  private mutating func takeName(_ word: Word, _ bytes: Span<UInt8>) {
    let range = word.range
    guard bytes[range.lowerBound].isUppercaseASCII else {
      if dialect == .kotlin { takeCall(word, bytes) }
      return
    }
    if isImport, isUnusedImport(behind: range.upperBound, bytes) { return }
    if dialect != nil, MentionReader.isDeclared(word, bytes) {
      if range.lowerBound >= headEnd || !isInPart { takeAnywhere(Mention.declaration(of: word.id)) }
      return
    }
    if kind == .kotlinOrJava, isMember(word, bytes) { return }
    take(word.id)
  }

  /// Reads what may be a function call: `player(`, `player {`, `::player`.
  private mutating func takeCall(_ word: Word, _ bytes: Span<UInt8>) {
    let range = word.range
    let next = bytes[range.upperBound]
    if isImport {
      if next != UInt8(ascii: "."), !isUnusedImport(behind: range.upperBound, bytes) { take(word.id) }
      return
    }
    let isCalled =
      next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
      || (next == UInt8(ascii: " ") && bytes[range.upperBound + 1] == UInt8(ascii: "{"))
      || (range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: ":"))
    if isCalled, word.before != "fun" { take(word.id) }
  }

  /// Returns whether an import ends here without an alias. The imported name then counts where it's used.
  private func isUnusedImport(behind end: Int, _ bytes: Span<UInt8>) -> Bool {
    if bytes[end] == UInt8(ascii: ".") { return false }
    return bytes[end] != UInt8(ascii: " ") || bytes[end + 1] != UInt8(ascii: "a")
  }

  /// Returns whether a word is the name of a type or function declared here. In `A::class, B`, it isn't.
  private static func isDeclared(_ word: Word, _ bytes: Span<UInt8>) -> Bool {
    switch word.before {
    case "class", "struct", "fun", "enum", "actor", "protocol", "object", "interface": break
    default: return false
    }
    var at = word.beforeEnd
    while at < word.range.lowerBound, bytes[at].isBlank { at += 1 }
    return at == word.range.lowerBound
  }

  /// Returns whether a word is a member of a type and thus not a top-level declaration: `Item.Header`, but not
  /// `app.Item.Header`, where `Item` may be a package.
  private func isMember(_ word: Word, _ bytes: Span<UInt8>) -> Bool {
    let dot = word.range.lowerBound - 1
    guard !isImport, dot > 0, bytes[dot] == UInt8(ascii: "."), word.beforeEnd == dot else { return false }
    var start = dot
    while start > 0, bytes[start - 1].isIdentifierByte { start -= 1 }
    return bytes[start].isUppercaseASCII && (start == 0 || bytes[start - 1] != UInt8(ascii: "."))
  }

  // MARK: Layouts

  /// Reads code that loads layouts: `R.layout.main`, imports of synthetic properties, and names that are looked up.
  ///
  /// Source: Android, “Resources”: `getIdentifier`; “Migrate from Kotlin synthetics to Jetpack view binding”.
  private mutating func takeLayout(_ word: Word, _ bytes: Span<UInt8>) {
    let range = word.range
    switch word.id {
    case "layout":
      if bytes[range.upperBound] == UInt8(ascii: ".") {
        takeLayout(at: range.upperBound + 1, bytes)
      } else if word.before == "R", MentionReader.isRenamedOrRead(behind: range.upperBound, bytes) {
        takeAnywhere(Mention.anyLayout)
      } else if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: "\"") {
        spellsLayout = true
      }
    case "synthetic" where bytes[range.upperBound] == UInt8(ascii: "."):
      let (_, variant) = Identifier.beginning(at: range.upperBound + 1, in: bytes)
      if bytes[variant] == UInt8(ascii: ".") { takeLayout(at: variant + 1, bytes) }
    case "getIdentifier": looksUpResources = true
    case "R" where bytes[range.upperBound] != UInt8(ascii: " "):
      if MentionReader.isRenamedOrRead(behind: range.upperBound, bytes) { takeAnywhere(Mention.anyLayout) }
    default: break
    }
  }

  /// Reads the layout whose name begins at an offset. A star or `class` means any layout.
  private mutating func takeLayout(at start: Int, _ bytes: Span<UInt8>) {
    if bytes[start] == UInt8(ascii: "*") { return takeAnywhere(Mention.anyLayout) }
    let (id, nameEnd) = Identifier.beginning(at: start, in: bytes)
    guard nameEnd > start else { return }
    if id == "class" { takeAnywhere(Mention.anyLayout) } else { take(Mention.layout(text[start..<nameEnd])) }
  }

  /// Returns whether a resource class gets an alias or is read by reflection: `R.layout as L`, `R.layout::class.java`.
  private static func isRenamedOrRead(behind end: Int, _ bytes: Span<UInt8>) -> Bool {
    var at = end
    while [UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: " ")].contains(bytes[at]) { at += 1 }
    guard at > end else { return false }
    let (id, _) = Identifier.beginning(at: at, in: bytes)
    return id == "class" || id == "javaClass" || id == "as"
  }
}

extension [Identifier] {
  /// The unique elements, sorted.
  var sortedOnce: [Identifier] {
    if count < 2 { return self }
    return Set(self).sorted { $0.hash < $1.hash }
  }
}
