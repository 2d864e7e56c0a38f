// Colors in hexadecimal notation.

import Source
import Syntax

extension ColorValue {
  /// Reads `#RGB`, `#RRGGBB`, or `#AARRGGBB` (Android's order), with or without the `#`. Anything else is unknown.
  init(hexadecimal text: String) {
    var digits = Substring(text)
    if digits.first == "#" { digits.removeFirst() }
    guard digits.utf8.allSatisfy({ $0.isDigit || ($0.isASCIILetter && $0 | 0x20 <= UInt8(ascii: "f")) })
    else {
      self = .unknown
      return
    }
    if digits.count == 3 || digits.count == 4 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      self = .unknown
      return
    }
    var color = RGBColor(hex: number)
    if digits.count == 8 { color.alpha = Double(number >> 24) / 255 }
    self = .literal(color)
  }
}
