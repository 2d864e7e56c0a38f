// What no analysis can see: people have to look at it, or to write it.

package import Elements

/// A point of the guidelines that code does not show: a question for whoever tries the app, or code to begin with.
package struct Guidance: Sendable {
  package enum Occasion: Sendable {
    /// Every screen.
    case screen
    /// Code that holds one of these words.
    case words([String])
    /// The app as a whole.
    case app
    /// None: it is there for its snippets.
    case never
  }

  /// What completions are called after: `a11yFocus`; empty where there is nothing to write.
  package var name: String
  package var title: String
  /// What to try or to think of, in sentences.
  package var question: String
  package var occasion: Occasion
  /// The statements of the founding documents that it stands for, as section 5 of the catalogue names them.
  package var statements: [String]
  /// Code in the idiom of a framework, with `‹…›` around what a person must write.
  package var snippets: [Framework: String]

  init(
    _ title: String, _ question: String, on occasion: Occasion, _ statements: [String], name: String = "",
    snippets: [Framework: String] = [:]
  ) {
    self.name = name
    self.title = title
    self.question = question
    self.occasion = occasion
    self.statements = statements
    self.snippets = snippets
  }
}

extension Guidance {
  package static let all = screens + contents + wholeApp + patterns

  /// Those that a word of the code is about: `AVPlayer`.
  package static func about(_ word: String) -> [Guidance] {
    all.filter { guidance in
      guard case .words(let words) = guidance.occasion else { return false }
      return words.contains(word)
    }
  }

  /// The snippet in the idiom of a framework.
  package func snippet(for framework: Framework) -> Replacement? {
    snippets[framework].map { Replacement(marked: $0) }
  }
}

extension Replacement {
  /// A text with `‹…›` around each place to write in.
  init(marked text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "‹"), let close = rest[open...].firstIndex(of: "›") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.placeholder(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.init(pieces)
  }
}
