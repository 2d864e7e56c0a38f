// Swift and Kotlin files to sections.

public import Source

/// Cuts a file before declarations of the top level.
///
/// A cut is made only where parsing the two sides apart gives the same nodes as parsing them together: all brackets are
/// closed, no attribute waits for a declaration, the line before ends a block or the imports, and a word that begins a
/// declaration follows. Where brackets do
/// not match, the rest of the file is one section.
public struct SectionScanner: Sendable {
  private let text: SourceText
  private let language: Language

  public init(_ text: SourceText, _ language: Language) {
    self.text = text
    self.language = language
  }

  /// The section that begins at `start`, which is 0 or the end of another one.
  public func section(from start: Int) -> Section {
    switch language {
    case .swift:
      var lexer = SwiftLexer(scanner: TokenScanner(text, from: start))
      return section(from: start, &lexer)
    case .kotlin:
      var lexer = KotlinLexer(scanner: TokenScanner(text, from: start))
      return section(from: start, &lexer)
    case .xml:
      return Section(range: start..<text.count, declared: [], mentioned: [])
    }
  }

  private func section(from start: Int, _ lexer: inout some SteppingLexer & ~Copyable) -> Section {
    var reader = SectionReader(text, isHeader: start == 0)
    var index = 0
    var end = text.count
    reading: while lexer.step() {
      while index < lexer.tokenCount {
        let token = lexer.token(at: index)
        if index > 0, reader.mayCut(before: token),
          let cut = lineStart(behind: Int(lexer.token(at: index - 1).end), before: token, lexer.comments)
        {
          end = cut
          break reading
        }
        reader.read(token)
        index += 1
      }
    }
    return Section(range: start..<end, declared: reader.declared, mentioned: reader.mentioned)
  }

  /// The start of the first line behind `offset` that begins between two tokens and in no comment.
  private func lineStart(behind offset: Int, before token: Token, _ comments: [Range<Int>]) -> Int? {
    var at = offset
    var comments = comments.drop { $0.lowerBound < offset }
    while at < Int(token.start) {
      if let comment = comments.first, comment.lowerBound <= at {
        at = max(at, comment.upperBound)
        comments.removeFirst()
      } else if text[at] == 0x0A || (text[at] == 0x0D && text[at + 1] != 0x0A) {
        return at + 1
      } else {
        at += 1
      }
    }
    return nil
  }
}

/// A lexer that can be stopped after each step.
protocol SteppingLexer: ~Copyable {
  /// Reads on by one step, which adds a few tokens or none; false at the end.
  mutating func step() -> Bool
  var tokenCount: Int { get }
  func token(at index: Int) -> Token
  var comments: [Range<Int>] { get }
}

extension SwiftLexer: SteppingLexer {
  var tokenCount: Int { scanner.tokens.count }
  func token(at index: Int) -> Token { scanner.tokens[index] }
  var comments: [Range<Int>] { scanner.comments }
}

extension KotlinLexer: SteppingLexer {
  var tokenCount: Int { scanner.tokens.count }
  func token(at index: Int) -> Token { scanner.tokens[index] }
  var comments: [Range<Int>] { scanner.comments }
}
