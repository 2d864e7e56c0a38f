// Division of Swift and Kotlin files into sections.

public import Source

/// A scanner that splits a file before top-level declarations.
///
/// It splits only where parsing the two parts separately produces the same nodes as parsing them together: all brackets
/// are closed, no attribute waits for a declaration, the previous line ends a block or the imports, and a word that
/// begins a declaration follows. If brackets don't match, the rest of the file is one section.
public struct SectionScanner: Sendable {
  private let text: SourceText
  private let language: Language

  public init(_ text: SourceText, _ language: Language) {
    self.text = text
    self.language = language
  }

  /// Returns the section that begins at `start`, which is 0 or the end of another section.
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

  /// Returns the start of the first line after `offset` that begins between two tokens and outside comments.
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

/// A lexer that can be paused after each step.
protocol SteppingLexer: ~Copyable {
  /// Reads one step, which may add a few tokens, and returns false at the end.
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
