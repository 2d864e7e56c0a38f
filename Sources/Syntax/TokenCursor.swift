// Navigation over tokens for the Swift and Kotlin parsers, limited to the enclosing brackets.

import Source

/// The tokens of a file, the parser's position among them, and the tree it builds.
///
/// Brackets are paired before parsing. A parser inside a pair reaches the end of its input where the pair closes, so
/// half-typed code can't consume the code after it.
struct TokenCursor {
  let text: SourceText
  let tokens: [Token]
  /// For an opening bracket, the index of the token that ends its content. For a closing bracket, the index of its
  /// opening bracket, or -1 if it closes nothing.
  private let partners: [Int32]
  /// The byte offset of the first bracket without a partner.
  let unpaired: Int?
  /// The index of the current token.
  private(set) var index = 0
  /// The index at which the innermost bracket's content ends.
  private var limit: Int
  private let endOfFile: Token
  var builder: TreeBuilder
  /// The number of open recursive constructs.
  private var nesting = 0
  /// True if something was nested too deep to parse.
  private(set) var isCut = false

  /// The maximum nesting depth. Deeper constructs become `other`.
  static let maximumNesting = 120

  init(_ text: SourceText, tokens: Tokens) {
    self.text = text
    (partners, unpaired) = TokenCursor.partners(in: tokens)
    let tokens = tokens.all
    self.tokens = tokens
    limit = max(tokens.count - 1, 0)
    let end = UInt32(clamping: text.count)
    endOfFile =
      tokens.last
      ?? Token(id: .none, start: end, end: end, kind: .endOfFile, startsLine: true, hasSpaceBefore: true)
    builder = TreeBuilder(capacity: tokens.count)
  }

  // MARK: Lookahead

  @inline(__always)
  func peek(_ ahead: Int = 0) -> Token {
    let place = index + ahead
    return place < limit && place >= 0 ? tokens[place] : endOfFile
  }

  var kind: Token.Kind { peek().kind }
  var isAtEnd: Bool { index >= limit }

  /// Returns whether the current token is an identifier, operator, or directive named `id`.
  @inline(__always)
  func at(_ id: Identifier) -> Bool { peek().id == id }

  @inline(__always)
  func at(_ kind: Token.Kind) -> Bool { peek().kind == kind }

  /// The byte offset of the current token, or of the end of the innermost bracket's content.
  var start: UInt32 { index < tokens.count ? tokens[index].start : endOfFile.start }

  /// The byte offset after the last token passed.
  var previousEnd: UInt32 { index > 0 ? tokens[index - 1].end : 0 }

  /// Returns the token `behind` tokens before the current one.
  func previous(_ behind: Int = 1) -> Token? {
    index >= behind ? tokens[index - behind] : nil
  }

  /// Returns the distance to the token that ends the content of the bracket `ahead` tokens from here, or 0 if there's
  /// no bracket.
  func distanceToPartner(_ ahead: Int = 0) -> Int {
    let place = index + ahead
    guard place < limit, place >= 0, partners[place] > place else { return 0 }
    return Int(partners[place]) - index
  }

  /// Returns the number of spaces at the start of the line that contains `token`.
  func indentation(at token: Token) -> Int {
    text[text.lineRange(text.line(at: Int(token.start)))].prefix { $0.isBlank }.count
  }

  // MARK: Moving

  mutating func advance(_ count: Int = 1) {
    index = min(index + count, limit)
  }

  /// Passes the current token if it's of `kind`. Otherwise, returns false.
  mutating func pass(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// Passes the current token if it's named `id`. Otherwise, returns false.
  mutating func pass(_ id: Identifier) -> Bool {
    guard at(id) else { return false }
    advance()
    return true
  }

  /// Passes a bracket and its content without looking inside.
  mutating func skipBrackets() {
    let distance = distanceToPartner()
    guard distance > 0 else { return advance() }
    let opener = index
    advance(distance)
    if index < limit, Int(partners[index]) == opener { advance() }
  }

  /// The parser's state outside a bracket, restored after it.
  struct Enclosing {
    fileprivate var limit: Int
    fileprivate var opener: Int
  }

  /// Passes an opening bracket. Until `leave`, only its content is visible.
  mutating func enter() -> Enclosing {
    let enclosing = Enclosing(limit: limit, opener: index)
    let end = index < limit ? Int(partners[index]) : limit
    advance()
    limit = min(max(end, index), limit)
    return enclosing
  }

  /// Leaves a bracket: passes the rest of its content and its closing token, if any.
  mutating func leave(_ enclosing: Enclosing) {
    index = limit
    limit = enclosing.limit
    if index < limit, Int(partners[index]) == enclosing.opener { advance() }
  }

  /// True if the bracket at the cursor has its own closing bracket and doesn't end with an outer one.
  var isClosed: Bool {
    guard index < limit, partners[index] > index else { return false }
    return Int(partners[Int(partners[index])]) == index
  }

  /// Leaves an unclosed bracket at the cursor. The code that follows belongs to the enclosing bracket.
  mutating func abandon(_ enclosing: Enclosing) {
    limit = enclosing.limit
  }

  /// Counts one more recursive construct. Returns false if there are too many and the caller must not recurse.
  mutating func descend() -> Bool {
    guard nesting < TokenCursor.maximumNesting else {
      isCut = true
      return false
    }
    nesting += 1
    return true
  }

  mutating func ascend() { nesting -= 1 }

  // MARK: Building

  /// Turns the current token, with the content of its brackets, into an `other` leaf.
  mutating func skipAsOther() {
    guard !isAtEnd else { return }
    let start = self.start
    skipBrackets()
    builder.leaf(.other, start, previousEnd)
  }

  // MARK: Pairing

  private static func partners(in tokens: Tokens) -> ([Int32], unpaired: Int?) {
    let all = tokens.all
    var unpaired = Int32.max
    let partners = [Int32](unsafeUninitializedCapacity: all.count) { partners, count in
      partners.initialize(repeating: -1)
      var open = OpenBrackets()
      for index in tokens.brackets.lazy.map(Int.init) {
        let kind = all[index].kind
        if kind.isOpening {
          open.append(index, kind)
        } else if let depth = open.depth(closedBy: kind) {
          partners[index] = Int32(clamping: open.token(at: depth))
          open.close(downTo: depth) {
            partners[$0] = Int32(clamping: index)
            if $0 != partners[index] { unpaired = min(unpaired, Int32(clamping: $0)) }
          }
        } else {
          unpaired = min(unpaired, Int32(clamping: index))
        }
      }
      open.close(downTo: 0) {
        partners[$0] = Int32(clamping: all.count - 1)
        unpaired = min(unpaired, Int32(clamping: $0))
      }
      count = all.count
    }
    return (partners, unpaired == .max ? nil : Int(all[Int(unpaired)].start))
  }
}

extension Token.Kind {
  /// True if a token of this kind opens or closes something. Called for every token, usually with a kind that's known
  /// at compile time.
  @inline(__always)
  var isBracket: Bool {
    switch self {
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .stringStart,
      .stringEnd, .interpolationStart, .interpolationEnd:
      true
    default: false
    }
  }

  var isOpening: Bool {
    switch self {
    case .leftParen, .leftBrace, .leftBracket, .stringStart, .interpolationStart: true
    default: false
    }
  }

  /// The bracket that a closing token of this kind closes.
  var opening: Token.Kind? {
    switch self {
    case .rightParen: .leftParen
    case .rightBrace: .leftBrace
    case .rightBracket: .leftBracket
    case .stringEnd: .stringStart
    case .interpolationEnd: .interpolationStart
    default: nil
    }
  }
}
