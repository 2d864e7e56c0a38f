// Whether a literal is what people hear.

import Elements

extension WrittenText {
  /// Whether the literal is heard, rather than what a catalog has for it. Several words as a key are the text itself, in
  /// the language of development: `NSLocalizedString("Close the page", …)`.
  var isSpokenAsWritten: Bool { !isKey || value.literal?.utf8.contains(UInt8(ascii: " ")) == true }
}
