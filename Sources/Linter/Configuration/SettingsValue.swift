// The values of a configuration file, with their places.

/// A JSON value and the bytes at which it is written.
struct SettingsValue: Sendable {
  enum Kind: Sendable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case string(String)
    case array([SettingsValue])
    case object([Member])
  }

  struct Member: Sendable {
    var key: String
    var keyRange: Range<Int>
    var value: SettingsValue
  }

  var kind: Kind
  var range: Range<Int>

  var string: String? {
    if case .string(let string) = kind { string } else { nil }
  }

  /// The strings of an array that holds nothing else, or a single string.
  var strings: [String]? {
    switch kind {
    case .string(let string): return [string]
    case .array(let elements):
      let strings = elements.compactMap(\.string)
      return strings.count == elements.count ? strings : nil
    default: return nil
    }
  }

  /// A literal as code spells it, be it in quotes or not.
  var spelling: String? {
    switch kind {
    case .string(let text), .number(let text): text
    case .bool(let flag): String(flag)
    case .null: "null"
    case .array, .object: nil
    }
  }

  /// A whole number.
  var integer: Int? {
    guard case .number(let digits) = kind else { return nil }
    if digits.lowercased().hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) }
    return Int(digits)
  }
}
