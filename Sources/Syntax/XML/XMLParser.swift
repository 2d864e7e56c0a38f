// The XML parser: elements, text, comments, and other content between tags. The start tag with its attributes is in
// XMLParser+Attributes.swift.

import Source

/// A parser for XML that accepts any bytes, keeps as much as possible of half-typed tags, and expands no entities.
///
/// Elements are kept on an explicit stack, so their depth is limited only by memory.
///
/// Source: Extensible Markup Language (XML) 1.0, fifth edition.
struct XMLParser {
  let bytes: [UInt8]
  /// The number of bytes without the sentinel.
  let count: Int
  var at = 0
  var builder: TreeBuilder
  /// The end of the last construct that was read, where an unclosed element ends.
  var contentEnd = 0
  private var comments: [Range<Int>] = []
  /// Comments inside of tags.
  var misplacedComments: [Range<Int>] = []
  /// The damage that was noticed first.
  private var damage: Damage?
  private var open: [OpenElement] = []
  /// The number of open elements with each name, to detect a stray end tag without a search.
  private var openNames: [Identifier: Int] = [:]
  /// Terminators that don't occur in the rest of the text.
  private var missing: Set<Identifier> = []

  /// An element whose end tag hasn't been read yet.
  struct OpenElement {
    var mark: TreeBuilder.Mark
    var start: Int
    var name: XMLName
  }

  static func parse(_ text: SourceText) -> Tree {
    var parser = XMLParser(text)
    parser.run()
    return Tree(
      text: text, language: .xml, nodes: parser.builder.preorder(), comments: parser.comments,
      misplacedComments: parser.misplacedComments, damage: parser.damage)
  }

  private init(_ text: SourceText) {
    bytes = text.sentinelled
    count = text.count
    builder = TreeBuilder(capacity: count / 20)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  private mutating func run() {
    while at < count {
      if peek() != UInt8(ascii: "<") {
        characterData()
      } else if starts(with: "<!--") {
        comment()
      } else if starts(with: "<![CDATA[") {
        characterDataSection()
      } else if peek(1) == UInt8(ascii: "?") {
        skip(toBehind: "?>")
      } else if peek(1) == UInt8(ascii: "!") {
        documentType()
      } else if peek(1) == UInt8(ascii: "/") {
        endTag()
      } else if peek(1).isXMLNameByte {
        startTag()
      } else {
        // `<` while the name hasn't been typed yet.
        note(.strayBracket, at: at)
        at += 1
        leaf(.other, from: at - 1)
      }
    }
    if let outermost = open.first { note(.unclosedElement, at: outermost.start) }
    close(downTo: 0)
    builder.wrap(.file, from: 0, 0, UInt32(clamping: count))
  }

  /// Records damage, unless there was some before.
  mutating func note(_ kind: Damage.Kind, at offset: Int) {
    if damage == nil { damage = Damage(kind, at: offset) }
  }

  // MARK: Elements

  /// Makes an element the parent of the content that follows.
  mutating func push(_ element: OpenElement) {
    open.append(element)
    openNames[element.name.qualified, default: 0] += 1
  }

  /// Adds an element that contains everything read since its start.
  mutating func finish(_ element: OpenElement) {
    builder.wrap(
      .element, from: element.mark, UInt32(clamping: element.start), UInt32(clamping: contentEnd),
      name: element.name.simple, nameStart: UInt32(clamping: element.name.simpleStart))
  }

  /// Ends all open elements except the outermost `depth`.
  private mutating func close(downTo depth: Int) {
    while open.count > depth, let element = open.popLast() {
      openNames[element.name.qualified, default: 1] -= 1
      finish(element)
    }
  }

  /// Reads an end tag, which closes the innermost element with its name and any unclosed elements in it.
  /// One that closes nothing is ignored.
  private mutating func endTag() {
    let start = at
    at += 2
    let name = qualifiedName()
    skipBlanks()
    while at < count, peek() != UInt8(ascii: ">"), peek() != UInt8(ascii: "<"), !peek().isLineBreak {
      at += 1
    }
    let isOpen = openNames[name, default: 0] > 0
    if isOpen, let depth = open.lastIndex(where: { $0.name.qualified == name }) {
      if depth + 1 < open.count { note(.unclosedElement, at: open[depth + 1].start) }
      close(downTo: depth + 1)
      if peek() == UInt8(ascii: ">") { at += 1 }
      contentEnd = at
      close(downTo: depth)
    } else {
      note(.strayEndTag, at: start)
      if peek() == UInt8(ascii: ">") { at += 1 }
    }
  }

  /// Reads the name of an element and finds its last component.
  mutating func elementName() -> XMLName {
    let start = at
    var name = XMLName(qualified: qualifiedName(), simpleStart: start)
    let bytes = bytes.span
    // The last separator that's followed by another component.
    var offset = at - 2
    while offset >= start, !(bytes[offset].separatesNames && bytes[offset + 1].isXMLNameByte) { offset -= 1 }
    if offset < start {
      name.simple = name.qualified
    } else {
      name.simpleStart = offset + 1
      name.simple = Identifier(bytes, name.simpleStart..<at)
    }
    return name
  }

  /// Reads a name with its prefix.
  mutating func qualifiedName() -> Identifier {
    let start = at
    if at < count { at = nameEnd }
    return Identifier(bytes.span, start..<at)
  }

  private var nameEnd: Int {
    let bytes = bytes.span
    var offset = at
    // The zero after the text isn't part of a name.
    while bytes[offset].isXMLNameByte { offset += 1 }
    return offset
  }

  // MARK: Other content

  private mutating func characterData() {
    let start = at
    skipBlanks()
    if at >= count || peek() == UInt8(ascii: "<") { return }
    while at < count, peek() != UInt8(ascii: "<") { at += 1 }
    leaf(.text, from: start)
  }

  /// Reads `<![CDATA[ … ]]>`, whose characters are text. `detail` 1 means that they contain no references.
  private mutating func characterDataSection() {
    let start = at + 9
    let end = self.end(of: "]]>", from: start)
    if end.content == end.behind { note(.unclosedSection, at: at) }
    at = end.content
    builder.leaf(.text, UInt32(clamping: start), UInt32(clamping: end.content), detail: 1)
    at = end.behind
    contentEnd = at
  }

  private mutating func comment() {
    let start = at
    at = min(at + 4, count)
    let end = self.end(of: "-->", from: at, unlessBehind: "<!--")
    if end.content == end.behind { note(.unclosedSection, at: start) }
    at = end.behind
    comments.append(start..<at)
    contentEnd = at
  }

  /// Reads `<!DOCTYPE …>` and other declarations, with an optional subset in brackets.
  private mutating func documentType() {
    let start = at
    while at < count, peek() != UInt8(ascii: ">"), peek() != UInt8(ascii: "["), !isTag { at += 1 }
    if peek() == UInt8(ascii: "[") { at = end(of: "]", from: at + 1).behind }
    while at < count, peek() != UInt8(ascii: ">"), !isTag { at += 1 }
    if peek() == UInt8(ascii: ">") { at += 1 }
    leaf(.other, from: start)
  }

  /// True if a tag begins at the cursor.
  private var isTag: Bool {
    peek() == UInt8(ascii: "<") && (peek(1).isXMLNameByte || peek(1) == UInt8(ascii: "/"))
  }

  private mutating func skip(toBehind terminator: StaticString) {
    let start = at
    at = end(of: terminator, from: at + 2).behind
    leaf(.other, from: start)
  }

  /// Returns the end of the content before `terminator` and the end of the terminator.
  ///
  /// A construct that isn't closed, or isn't closed before `opener`, ends with its line. Otherwise, half-typed code
  /// would consume the rest of the file.
  mutating func end(
    of terminator: StaticString, from start: Int, unlessBehind opener: StaticString? = nil
  ) -> (content: Int, behind: Int) {
    let key = Identifier(stringLiteral: terminator)
    if !missing.contains(key) {
      var end = start
      while end < count {
        if starts(with: terminator, at: end) { return (end, end + terminator.utf8CodeUnitCount) }
        if let opener, starts(with: opener, at: end) { break }
        end += 1
      }
      if end >= count { missing.insert(key) }
    }
    var end = min(start, count)
    while end < count, !bytes[end].isLineBreak { end += 1 }
    return (end, end)
  }

  // MARK: Bytes

  @inline(__always)
  func peek(_ ahead: Int = 0) -> UInt8 {
    let index = at + ahead
    return index < count ? bytes[index] : 0
  }

  mutating func skipBlanks() {
    if at < count { at = blanksEnd }
  }

  private var blanksEnd: Int {
    let bytes = bytes.span
    var offset = at
    // The zero after the text isn't whitespace.
    while bytes[offset].isBlank { offset += 1 }
    return offset
  }

  func starts(with string: StaticString) -> Bool { starts(with: string, at: at) }

  private func starts(with string: StaticString, at offset: Int) -> Bool {
    guard offset + string.utf8CodeUnitCount <= count else { return false }
    for index in 0..<string.utf8CodeUnitCount where bytes[offset + index] != string.utf8Start[index] {
      return false
    }
    return true
  }

  /// Adds a node without children from `start` to the cursor.
  mutating func leaf(_ kind: Node.Kind, from start: Int) {
    builder.leaf(kind, UInt32(clamping: start), UInt32(clamping: at))
    contentEnd = at
  }
}

private extension UInt8 {
  /// True if this byte separates the components of a name.
  var separatesNames: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ":") }
}
