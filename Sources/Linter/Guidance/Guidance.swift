// Guidance on what static analysis can't check: tests and code snippets.

package import Elements

/// A guideline that code can't prove: a manual test, or a code snippet to start with.
package struct Guidance: Sendable {
  package enum Occasion: Sendable {
    /// Every screen.
    case screen
    /// Code that contains one of these words.
    case words([String])
    /// The app as a whole.
    case app
    /// Never; the guidance only provides snippets.
    case never
  }

  /// The name of the completion after its prefix, as in `a11yFocus`, or empty if there is no snippet.
  package var name: String
  package var title: String
  /// The test or advice, in sentences.
  package var question: String
  /// The test on Android, if it differs.
  var androidQuestion: String?
  package var occasion: Occasion
  /// The IDs of the guidelines that it covers, in the documents that the rules implement.
  package var statements: [String]
  /// Code for each framework, with `‹…›` around text for the user to supply.
  package var snippets: [Framework: String]

  init(
    _ title: String, _ question: String, onAndroid androidQuestion: String? = nil, on occasion: Occasion,
    _ statements: [String], name: String = "", snippets: [Framework: String] = [:]
  ) {
    self.name = name
    self.title = title
    self.question = question
    self.androidQuestion = androidQuestion
    self.occasion = occasion
    self.statements = statements
    self.snippets = snippets
  }
}

extension Guidance {
  package static let all = screens + contents + wholeApp + patterns

  /// Returns the guidance about a word in code: `AVPlayer`.
  package static func about(_ word: String) -> [Guidance] {
    all.filter { guidance in
      guard case .words(let words) = guidance.occasion else { return false }
      return words.contains(word)
    }
  }

  /// Returns the snippet for a framework.
  package func snippet(for framework: Framework) -> Replacement? {
    snippets[framework].map { Replacement(marked: $0) }
  }
}

extension Replacement {
  /// Creates a replacement from text with `‹…›` around each placeholder.
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
