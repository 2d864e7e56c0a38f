// Short texts, as in buttons.

import Syntax

/// The texts in a project that may be labels.
enum ShortText {
  private static let longest = 32

  /// Returns whether a text is in all caps, which some screen readers spell out, so it isn't a good label.
  static func isAllCaps(_ text: String) -> Bool {
    let letters = text.filter(\.isLetter)
    return letters.count > 2 && letters.allSatisfy(\.isUppercase)
  }

  /// Returns whether a text consists of at most three words.
  static func isShort(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    var (spaces, letters) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case 0x20: spaces += 1
      case _ where byte.isASCIILetter || byte >= 0x80: letters += 1
      case UInt8(ascii: "-"), UInt8(ascii: "'"): continue
      default: return false
      }
    }
    return spaces <= 2 && letters > 1
  }
}
