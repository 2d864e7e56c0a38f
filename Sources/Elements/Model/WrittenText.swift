// Texts as written in code.

/// The meaning of a text-valued expression.
public enum TextValue: Hashable, Sendable {
  /// The characters, with escapes and entities decoded.
  case literal(String)
  /// A literal with interpolations: its known parts, in order, split at each unknown part.
  case interpolated([String])
  /// A name that's defined elsewhere and isn't resolved: `@string/close`, `R.string.close`.
  case resource(String)
  /// A text that a resource with this name defines in another file.
  case resolved(String, resource: String)
  /// Explicitly no text: `nil`, `null`, `@null`.
  case none
  /// Anything else.
  case dynamic

  /// The whole text, or nil if it isn't known.
  public var literal: String? {
    switch self {
    case .literal(let text), .resolved(let text, _): text
    default: nil
    }
  }

  /// True if the text is a literal without a visible character.
  public var isBlank: Bool {
    guard let literal else { return false }
    return literal.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.value == 0x200B }
  }
}

/// A text and the code that sets it.
public struct WrittenText: Hashable, Sendable {
  public var value: TextValue
  /// The modifier, argument, assignment, or attribute that supplies the text.
  public var range: Range<Int>
  /// The literal or expression, including quotes (without quotes in XML).
  public var valueRange: Range<Int>
  /// True if the literal is a key in a string catalog: `NSLocalizedString("close", …)`.
  public var isKey = false
  /// True if a custom control always says this text. It's reported at the control's declaration rather than here.
  public var isOfComponent = false

  public init(_ value: TextValue, range: Range<Int>, valueRange: Range<Int>, isKey: Bool = false) {
    self.value = value
    self.range = range
    self.valueRange = valueRange
    self.isKey = isKey
  }
}
