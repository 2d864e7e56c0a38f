// The values in a configuration file, with their ranges.

/// A JSON value with its byte range.
struct SettingsValue: Sendable {
  enum Kind: Sendable {
    case null
    case bool(Bool)
    /// A number with its spelling.
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

  /// A single string, or the elements of an array that contains only strings.
  var strings: [String]? {
    switch kind {
    case .string(let string): return [string]
    case .array(let elements):
      let strings = elements.compactMap(\.string)
      return strings.count == elements.count ? strings : nil
    default: return nil
    }
  }

  /// The spelling of a literal in code, whether quoted or not.
  var spelling: String? {
    switch kind {
    case .string(let text), .number(let text): text
    case .bool(let flag): String(flag)
    case .null: "null"
    case .array, .object: nil
    }
  }

  /// The integer value.
  var integer: Int? {
    guard case .number(let digits) = kind else { return nil }
    if digits.lowercased().hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16) }
    return Int(digits)
  }
}
