// The distinction between spoken literals and localization keys.

import Elements

extension WrittenText {
  /// True if the literal is announced, rather than a string that it's the key of. A key with several words is the text
  /// in the development language: `NSLocalizedString("Close the page", …)`.
  var isSpokenAsWritten: Bool { !isKey || value.literal?.utf8.contains(UInt8(ascii: " ")) == true }
}
