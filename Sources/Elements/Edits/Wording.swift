// The text that a fix gives an element.

/// A text for an element, from text that's certainly right to text that only a person can write.
public enum Wording: Sendable, Equatable {
  /// Code in scope that contains the text: the parameter `title`.
  case code(String)
  /// Code that only a composable can run: `setting.title()`, `stringResource(R.string.older, days)`.
  case call(String)
  /// A text that the project already has, by the name of its resource or the key in its table.
  case kept(String)
  /// Words that the project doesn't have yet, for a person to check.
  case words(String)
  /// Words that a fix adds to the project's resources. `after` is the code before the name: `R.string.`.
  case added(NewString, after: String)
  /// Two texts, chosen by the condition of the image.
  indirect case choice(condition: String, then: Wording, otherwise: Wording)
  /// The beginning of a text, and a description of the rest: “Learn more”, “about what”.
  case begun(String, String)
  /// An empty text. The associated value says what belongs there: “what the button does”.
  case blank(String)

  /// The suggested text as a title can quote it, or nil if there is none to quote.
  public var proposal: String? {
    switch self {
    case .code(let text), .call(let text), .kept(let text), .words(let text): text
    case .added(let string, _): string.text
    case .choice, .begun, .blank: nil
    }
  }

  /// True if the text is looked up, by its name in the project's texts or by a call, which requires more than a literal.
  var isLookedUp: Bool {
    switch self {
    case .kept, .added, .call: true
    case .code, .words, .begun, .blank: false
    case .choice(_, let then, let otherwise): then.isLookedUp || otherwise.isLookedUp
    }
  }

  /// The Swift code: the words, the key, or an empty literal with a comment that says what belongs there. Except for
  /// choices, it's also valid Kotlin.
  public var literal: [WriterEdit.Piece] {
    switch self {
    case .code(let code), .call(let code): [.text(code)]
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
