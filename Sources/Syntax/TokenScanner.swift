// The common parts of the Swift and Kotlin lexers: trivia, words, and the list of tokens.

import Source

/// A cursor over bytes that collects tokens. Every read is safe because zero bytes follow the end.
struct TokenScanner: ~Copyable {
  let bytes: [UInt8]
  /// The number of bytes without the sentinel.
  let count: Int
  var at = 0
  private(set) var tokens: [Token] = []
  /// The indices of the tokens that open or close something, a small part of all tokens.
  private var brackets: [Int32] = []
  var comments: [Range<Int>] = []
  /// True if trivia contained a line break. The next token resets it.
  private var sawLineBreak = true
  private var sawSpace = true

  init(_ text: SourceText) {
    self.init(text, from: 0)
    tokens.reserveCapacity(count / 4 + 16)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// Creates a scanner at `start`, which is between two tokens.
  init(_ text: SourceText, from start: Int) {
    bytes = text.sentinelled
    count = text.count
    at = start
  }

  var isAtEnd: Bool { at >= count }

  @inline(__always)
  func peek(_ ahead: Int = 0) -> UInt8 {
    let index = at + ahead
    return index < count ? bytes[index] : 0
  }

  @inline(__always)
  func startsWith(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    peek() == UInt8(ascii: first) && peek(1) == UInt8(ascii: second)
  }

  /// The kind of the last token, if any.
  var lastKind: Token.Kind? { tokens.last?.kind }

  @inline(__always)
  mutating func emit(_ kind: Token.Kind, from start: Int, id: Identifier = .none) {
    append(kind, start, at, id, startsLine: sawLineBreak, hasSpaceBefore: sawSpace)
    sawLineBreak = false
    sawSpace = false
  }

  @inline(__always)
  private mutating func append(
    _ kind: Token.Kind, _ start: Int, _ end: Int, _ id: Identifier, startsLine: Bool, hasSpaceBefore: Bool
  ) {
    if kind.isBracket { brackets.append(Int32(clamping: tokens.count)) }
    tokens.append(
      Token(
        id: id, start: UInt32(clamping: start), end: UInt32(clamping: end), kind: kind,
        startsLine: startsLine, hasSpaceBefore: hasSpaceBefore))
  }

  /// Emits a token of `length` bytes.
  @inline(__always)
  mutating func punctuation(_ kind: Token.Kind, length: Int = 1) {
    let start = at
    at += length
    emit(kind, from: start)
  }

  /// Moves back to `offset`, after the last token. Comments after it are read again.
  mutating func rewind(to offset: Int) {
    at = offset
    while let last = comments.last, last.lowerBound >= offset { comments.removeLast() }
  }

  // MARK: Words and brackets

  /// Reads spaces, words, brackets, and other tokens with the same meaning in both languages outside strings, to the
  /// first byte that may mean something else.
  ///
  /// Most of a file is read here, so the state that changes for each token is kept in registers.
  mutating func plainTokens() {
    let bytes = self.bytes
    let span = bytes.span
    var at = self.at
    var (startsLine, hasSpaceBefore) = (sawLineBreak, sawSpace)
    reading: while true {
      if span[at] <= 0x20 {
        let (end, holdsLineBreak) = TokenScanner.blanksEnd(span, at, count: count)
        guard end > at else { break reading }
        at = end
        startsLine = startsLine || holdsLineBreak
        hasSpaceBefore = true
      }
      let start = at
      var id = Identifier.none
      let kind: Token.Kind
      let byte = span[at]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        kind = .identifier
        (id, at) = Identifier.here(span, start)
      case UInt8(ascii: "."):
        let next = span[start + 1]
        guard next.isASCIILetter || next == UInt8(ascii: "_") else { break reading }
        kind = .dot
      case UInt8(ascii: ":"):
        guard span[start + 1] != byte else { break reading }
        kind = .colon
      case UInt8(ascii: "="):
        guard span[start + 1] == 0x20 else { break reading }
        (kind, id) = (.operator, "=")
      case UInt8(ascii: "("): kind = .leftParen
      case UInt8(ascii: ")"): kind = .rightParen
      case UInt8(ascii: "{"): kind = .leftBrace
      case UInt8(ascii: "}"): kind = .rightBrace
      case UInt8(ascii: "["): kind = .leftBracket
      case UInt8(ascii: "]"): kind = .rightBracket
      case UInt8(ascii: ","): kind = .comma
      case UInt8(ascii: ";"): kind = .semicolon
      case UInt8(ascii: "@"): kind = .at
      default: break reading
      }
      if kind != .identifier { at = start + 1 }
      append(kind, start, at, id, startsLine: startsLine, hasSpaceBefore: hasSpaceBefore)
      (startsLine, hasSpaceBefore) = (false, false)
    }
    self.at = at
    (sawLineBreak, sawSpace) = (startsLine, hasSpaceBefore)
  }

  // MARK: Whitespace and comments

  /// Skips whitespace and comments.
  mutating func skipTrivia() {
    while true {
      skipBlanks()
      guard at < count else { return }
      let byte = bytes[at]
      guard byte == UInt8(ascii: "/") || byte == 0xC2, skipCommentOrWideSpace() else { return }
    }
  }

  /// Skips a comment or a non-ASCII space. Returns false if there's neither.
  private mutating func skipCommentOrWideSpace() -> Bool {
    switch (bytes[at], peek(1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      let start = at
      skipLine()
      comments.append(start..<at)
      sawSpace = true
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipBlockComment()
    case (0xC2, 0xA0):
      sawSpace = true
      at += 2
    default: return false
    }
    return true
  }

  @inline(__always)
  private mutating func skipBlanks() {
    guard at < count, bytes[at] <= 0x20 else { return }
    let (end, holdsLineBreak) = TokenScanner.blanksEnd(bytes.span, at, count: count)
    guard end > at else { return }
    at = end
    sawSpace = true
    if holdsLineBreak { sawLineBreak = true }
  }

  /// Returns the end of the whitespace at `start`, in the bytes of a text of `count` bytes with their sentinel.
  @inline(__always)
  private static func blanksEnd(
    _ span: Span<UInt8>, _ start: Int, count: Int
  ) -> (end: Int, holdsLineBreak: Bool) {
    // Most words are separated by one space.
    if span[start] == 0x20, span[start + 1] > 0x20 { return (start + 1, false) }
    return longBlanksEnd(span, start, count: count)
  }

  private static func longBlanksEnd(
    _ span: Span<UInt8>, _ start: Int, count: Int
  ) -> (end: Int, holdsLineBreak: Bool) {
    let words = span.bytes
    var offset = start
    var holdsLineBreak = false
    while true {
      let byte = span[offset]
      if byte == 0x20 {
        offset += 1
        guard span[offset] == 0x20 else { continue }
        // Indentation, eight spaces at a time.
        while offset + 8 <= count {
          let word = words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
          let others = UInt64(littleEndian: word) ^ TokenScanner.eightSpaces
          guard others == 0 else {
            offset += others.trailingZeroBitCount / 8
            break
          }
          offset += 8
        }
      } else if byte > 0x20 {
        break
      } else if byte == 0x0A || byte == 0x0D {
        holdsLineBreak = true
        offset += 1
      } else if byte == 0x09 || byte == 0x0B || byte == 0x0C || (byte == 0x00 && offset < count) {
        offset += 1
      } else {
        break
      }
    }
    return (offset, holdsLineBreak)
  }

  private static var eightSpaces: UInt64 { 0x2020_2020_2020_2020 }

  /// Moves to the line break or the end.
  mutating func skipLine() {
    if at < count { at = lineEnd() }
  }

  private func lineEnd() -> Int {
    let span = bytes.span
    let words = span.bytes
    var offset = at
    while offset + 8 <= count,
      words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self).bytes(below: 0x0E) == 0
    {
      offset += 8
    }
    while offset < count, !span[offset].isLineBreak { offset += 1 }
    return offset
  }

  /// Skips a block comment and its nested comments, which both languages allow.
  private mutating func skipBlockComment() {
    let start = at
    var depth = 0
    while at < count {
      if startsWith("/", "*") {
        depth += 1
        at += 2
      } else if startsWith("*", "/") {
        depth -= 1
        at += 2
        if depth == 0 { break }
      } else {
        if bytes[at].isLineBreak { sawLineBreak = true }
        at += 1
      }
    }
    comments.append(start..<at)
    sawSpace = true
  }

  /// Reads a word and emits it. The cursor must be at an identifier byte or a backtick.
  mutating func word() {
    let start = at
    if bytes[at] == UInt8(ascii: "`") {
      at += 1
      let id = wordBytes(until: UInt8(ascii: "`"))
      if peek() == UInt8(ascii: "`") { at += 1 }
      emit(.identifier, from: start, id: id)
    } else {
      let id = identifier()
      emit(.identifier, from: start, id: id)
    }
  }

  /// Moves over identifier bytes and returns their identifier.
  @inline(__always)
  mutating func identifier() -> Identifier {
    guard at < count else { return .seed }
    // The zero after the text isn't part of a name and ends it.
    let (id, end) = Identifier.here(bytes.span, at)
    at = end
    return id
  }

  private mutating func wordBytes(until end: UInt8) -> Identifier {
    let start = at
    while at < count, bytes[at] != end, !bytes[at].isLineBreak { at += 1 }
    return identifier(from: start)
  }

  /// Returns the identifier of the bytes from `start` to the cursor.
  func identifier(from start: Int) -> Identifier { Identifier(bytes.span, start..<at) }

  /// Reads a number in any base, with separators, a fraction, an exponent, and a suffix.
  mutating func number() {
    let start = at
    let isRadix = bytes[at] == UInt8(ascii: "0") && "xXbBoO".utf8.contains(peek(1))
    at += 1
    while at < count {
      let byte = bytes[at]
      if byte.isIdentifierByte {
        at += 1
      } else if byte == UInt8(ascii: "."), !isRadix, peek(1).isDigit {
        at += 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), !isRadix,
        bytes[at - 1] | 0x20 == UInt8(ascii: "e")
      {
        at += 1
      } else {
        break
      }
    }
    emit(.number, from: start)
  }

  /// Reads `length` operator bytes.
  mutating func operatorToken(length: Int) {
    let start = at
    at = min(at + length, count)
    emit(.operator, from: start, id: identifier(from: start))
  }

  /// Ends the list. The end-of-file token starts a line, so it ends every statement.
  mutating func finish() -> (tokens: Tokens, comments: [Range<Int>]) {
    at = count
    sawLineBreak = true
    emit(.endOfFile, from: count)
    return (Tokens(all: tokens, brackets: brackets), comments)
  }
}
