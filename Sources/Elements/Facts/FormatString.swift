// Format strings, with placeholders for values.

extension ProjectFact {
  /// The maximum size in bytes of a text that can be a label. Longer texts are unknown because each use of a text is
  /// analyzed.
  public static let longestText = 1_024

  /// Returns a text with placeholders as in `TextValue.init(format:flags:conversions:)`, or unknown if it's too long
  /// for a label.
  public static func text(format text: String, flags: String, conversions: String) -> ProjectFact {
    guard text.utf8.count <= longestText else { return .unknown }
    return .text(TextValue(format: text, flags: flags, conversions: conversions))
  }
}

extension TextValue {
  /// Creates the value of a text whose placeholders are `%`, some of `flags` or digits, and one of `conversions`. `%%`
  /// is a percent sign.
  public init(format text: String, flags: String, conversions: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      self = .literal(text)
      return
    }
    var parts: [String] = []
    var part: [UInt8] = []
    var hasHole = false
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        part.append(byte)
        continue
      }
      let directive = rest.prefix { (0x30...0x39).contains($0) || flags.utf8.contains($0) }
      guard let conversion = rest.dropFirst(directive.count).first, conversions.utf8.contains(conversion)
      else {
        // Anything else is a percent sign as well.
        if rest.first == byte { rest.removeFirst() }
        part.append(byte)
        continue
      }
      rest = rest.dropFirst(directive.count + 1)
      if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
      part = []
      hasHole = true
    }
    if !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
    self = hasHole ? .interpolated(parts) : .literal(parts.joined())
  }
}
