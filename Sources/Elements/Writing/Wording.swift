// What a fix writes as the text of an element.

/// The text that a fix gives an element, from what's known best to what only a person can write.
public enum Wording: Sendable, Equatable {
  /// Code of the same place that has the text: the parameter `title`.
  case code(String)
  /// A text that the project has already, by the name of its resource or the key of its table.
  case kept(String)
  /// Words that the project doesn't have yet, for a person to check.
  case words(String)
  /// The same, which a fix adds to the project's resources. `after` comes before the name in code: `R.string.`.
  case added(NewString, after: String)
  /// Two texts, of which the condition of the picture chooses one.
  indirect case choice(condition: String, then: Wording, otherwise: Wording)
  /// The beginning of a text, and what its end has to say: “Learn more”, “about what”.
  case begun(String, String)
  /// Nothing. The associated value says what belongs there: “what the button does”.
  case blank(String)

  /// What's proposed, as a title can quote it; nil for a text to fill in.
  public var proposal: String? {
    switch self {
    case .code(let text), .kept(let text), .words(let text): text
    case .added(let string, _): string.text
    case .choice, .begun, .blank: nil
    }
  }

  /// Whether it's looked up in the project's texts, which takes more than a literal.
  var isLookedUp: Bool {
    switch self {
    case .kept, .added: true
    case .code, .words, .begun, .blank: false
    case .choice(_, let then, let otherwise): then.isLookedUp || otherwise.isLookedUp
    }
  }

  /// Swift code: the words, the key, or nothing with a comment that says what belongs there. In Kotlin the same but for
  /// choices.
  public var literal: [WriterEdit.Piece] {
    switch self {
    case .code(let code): [.text(code)]
    case .kept(let key): [.text("\"\(key)\"")]
    case .words(let words): [.text("\""), .placeholder(words), .text("\"")]
    case .added(let string, _): [.text("\""), .placeholder(string.text), .text("\"")]
    case .choice(let condition, let then, let otherwise):
      [.text("\(condition) ? ")] + then.literal + [.text(" : ")] + otherwise.literal
    case .begun(let words, let purpose):
      // A dollar sign would begin a template in Kotlin.
      [
        .text(words.filter { $0 != "$" }.swiftLiteral.dropLast() + " "), .placeholder(""),
        .text("\" /* \(purpose) */"),
      ]
    case .blank(let purpose): [.text("\""), .placeholder(""), .text("\" /* \(purpose) */")]
    }
  }
}
