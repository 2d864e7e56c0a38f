// A text as the code writes it, and where.

/// What a text-valued expression says.
public enum TextValue: Hashable, Sendable {
  /// The characters, with escapes and entities decoded.
  case literal(String)
  /// A literal with holes: its certain parts in order, joined where something unknown stands.
  case interpolated([String])
  /// A name to be looked up elsewhere, not resolved: `@string/close`, `R.string.close`.
  case resource(String)
  /// A text that stands in another file, where a resource of this name holds it.
  case resolved(String, resource: String)
  /// Explicitly no text: `nil`, `null`, `@null`.
  case none
  /// Anything else.
  case dynamic

  /// The whole text where it is known.
  public var literal: String? {
    switch self {
    case .literal(let text), .resolved(let text, _): text
    default: nil
    }
  }

  /// Whether it is a literal without a visible character.
  public var isBlank: Bool {
    guard let literal else { return false }
    return literal.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.value == 0x200B }
  }
}

/// A text and the places that hold it.
public struct WrittenText: Hashable, Sendable {
  public var value: TextValue
  /// The modifier, argument, assignment or attribute that supplies it.
  public var range: Range<Int>
  /// The literal or expression itself, quotes included (without quotes in XML).
  public var valueRange: Range<Int>
  /// Whether the literal is the key of a text that a catalog holds: `NSLocalizedString("close", …)`.
  public var isKey = false
  /// Whether it is what a control of the app always says, which is told of where that is made rather than here.
  public var isOfComponent = false

  public init(_ value: TextValue, range: Range<Int>, valueRange: Range<Int>, isKey: Bool = false) {
    self.value = value
    self.range = range
    self.valueRange = valueRange
    self.isKey = isKey
  }
}
