// The fingerprint of a finding, independent of its lines.

/// Two hashes of code: the finding's own and its context. Both ignore lines, whitespace, and comments.
package struct Fingerprint: Hashable, Sendable {
  /// The hash of the reported code.
  package var own: UInt32
  /// The hash of the declarations and calls around it.
  package var context: UInt32

  package init(own: UInt32, context: UInt32) {
    self.own = own
    self.context = context
  }

  /// Reads `text`, sixteen hexadecimal digits with a hyphen in the middle.
  package init?(_ text: some StringProtocol) {
    let digits = text.utf8
    guard digits.count == 17, digits.dropFirst(8).first == UInt8(ascii: "-"),
      let own = UInt32(text.prefix(8), radix: 16), let context = UInt32(text.suffix(8), radix: 16)
    else { return nil }
    self.init(own: own, context: context)
  }

  package var text: String { Fingerprint.digits(own) + "-" + Fingerprint.digits(context) }

  private static func digits(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
