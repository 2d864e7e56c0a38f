// Code and resources to what they mention: words, no grammar.

import Source
import Syntax

/// Reads what a file mentions that others may declare. Strings count too: a name may be looked up by its text, and what is
/// mentioned too often is merely not known to be unused.
struct MentionReader {
  /// What is read of a file.
  enum Kind {
    /// Kotlin or Java.
    case kotlinOrJava
    /// Swift or Objective-C.
    case apple
    /// A resource of Android, or a manifest, which names layouts and classes.
    case resource
    /// A document of Interface Builder.
    case document
    /// What an Apple bundle says of itself.
    case propertyList
  }

  /// What a file mentions.
  struct Mentions {
    /// Apart from the parts, each once and in order.
    var all: [Identifier] = []
    var parts: [ShownPart] = []
  }

  let text: SourceText
  let path: String
  let kind: Kind
  /// Nil where no part of the code is told from another.
  private let dialect: DeclarationHead.Dialect?
  private let moduleApp: Identifier
  private var found: [Identifier] = []
  private var parts: [ShownPart] = []
  /// Whether what is read belongs to the last of the parts.
  private var isInPart = false
  /// What is mentioned in that.
  private var foundInPart: [Identifier] = []
  /// The words taken last, by their last bits: most words of a file are among them.
  private var lastFound = [Identifier](repeating: .none, count: 256)
  /// What the part that is read changes about them, so that each has its own.
  private var mark: UInt64 = 0
  private var looksUpResources = false
  private var spellsLayout = false
  /// Where the head of a declaration ends that was read already.
  private var headEnd = 0
  private var isInRawText = false
  private var isImport = false
  /// What the ids of a layout tell; see `takeID`.
  var hasID = false
  var hasForeignName = false
  /// Whether a document belongs to the app itself, so that its property list names it.
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

  /// An app has a screen that the launcher opens; a library has none.
  ///
  /// Source: Android, “Intent”: `CATEGORY_LAUNCHER`.
  private static let signOfApp = WordSearch(["android.intent.category.LAUNCHER"])

  /// The part that the whole file is, if it's a layout or a document.
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
      // What an app begins with is named by its property list, or by a setting of its target.
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

  // MARK: Taking

  mutating func take(_ id: Identifier) {
    let sign = Identifier(hash: id.hash ^ mark)
    guard lastFound[Int(id.hash & 255)] != sign else { return }
    lastFound[Int(id.hash & 255)] = sign
    if isInPart { foundInPart.append(id) } else { found.append(id) }
  }

  /// Takes what matters wherever it stands.
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

  /// Gives functions that only the file can call names of their own, and has what mentions them mention those.
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
    if dialect != nil { at = beginLine(at, bytes, end) }
    while at < end {
      let byte = bytes[at]
      guard byte.isIdentifierByte else {
        at += 1
        if byte == 0x0A, dialect != nil {
          at = beginLine(at, bytes, end)
        } else if byte == UInt8(ascii: "\""), bytes[at] == byte, bytes[at + 1] == byte {
          isInRawText.toggle()
          if isInRawText { endPart() }
          at += 2
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

  /// Begins what a line begins that isn't indented, and passes blanks and comments. Returns where the line's code begins.
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

  /// Takes what may call a function: `player(`, `player {`, `::player`.
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

  /// Whether an import ends here without another name: what it imports counts where it's used.
  private func isUnusedImport(behind end: Int, _ bytes: Span<UInt8>) -> Bool {
    if bytes[end] == UInt8(ascii: ".") { return false }
    return bytes[end] != UInt8(ascii: " ") || bytes[end + 1] != UInt8(ascii: "a")
  }

  /// Whether a word is what a type or function is called that is declared here: in `A::class, B` it's not.
  private static func isDeclared(_ word: Word, _ bytes: Span<UInt8>) -> Bool {
    switch word.before {
    case "class", "struct", "fun", "enum", "actor", "protocol", "object", "interface": break
    default: return false
    }
    var at = word.beforeEnd
    while at < word.range.lowerBound, bytes[at].isBlank { at += 1 }
    return at == word.range.lowerBound
  }

  /// Whether a word stands for a member of a type, which is nothing of the top level: `Item.Header`, but not
  /// `app.Item.Header`, where that may be a package.
  private func isMember(_ word: Word, _ bytes: Span<UInt8>) -> Bool {
    let dot = word.range.lowerBound - 1
    guard !isImport, dot > 0, bytes[dot] == UInt8(ascii: "."), word.beforeEnd == dot else { return false }
    var start = dot
    while start > 0, bytes[start - 1].isIdentifierByte { start -= 1 }
    return bytes[start].isUppercaseASCII && (start == 0 || bytes[start - 1] != UInt8(ascii: "."))
  }

  // MARK: Layouts

  /// Takes what loads layouts in code: `R.layout.main`, imports of synthetic properties, and names that are looked up.
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

  /// Takes the layout whose name begins at an offset; a star and the class of all names mean any.
  private mutating func takeLayout(at start: Int, _ bytes: Span<UInt8>) {
    if bytes[start] == UInt8(ascii: "*") { return takeAnywhere(Mention.anyLayout) }
    let (id, nameEnd) = Identifier.beginning(at: start, in: bytes)
    guard nameEnd > start else { return }
    if id == "class" { takeAnywhere(Mention.anyLayout) } else { take(Mention.layout(text[start..<nameEnd])) }
  }

  /// Whether a class of resources gets another name, or is read by reflection: `R.layout as L`, `R.layout::class.java`.
  private static func isRenamedOrRead(behind end: Int, _ bytes: Span<UInt8>) -> Bool {
    var at = end
    while [UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: " ")].contains(bytes[at]) { at += 1 }
    guard at > end else { return false }
    let (id, _) = Identifier.beginning(at: at, in: bytes)
    return id == "class" || id == "javaClass" || id == "as"
  }
}

private extension [Identifier] {
  /// Each once and in order.
  var sortedOnce: [Identifier] {
    if count < 2 { return self }
    return Set(self).sorted { $0.hash < $1.hash }
  }
}
