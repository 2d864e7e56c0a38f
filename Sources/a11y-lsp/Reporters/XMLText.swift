// Escaping for XML and HTML.

/// Text escaped for content and attribute values.
enum XMLText {
  /// Returns `text` with markup escaped and characters that XML forbids replaced.
  ///
  /// Source: XML 1.0, 2.2 “Characters”, 2.4 “Character Data and Markup”, 3.3.3 “Attribute-Value Normalization”. Control
  /// characters that XML allows but discourages, and HTML forbids, are replaced, too.
  static func escaped(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ replacement(for: $0) == nil && $0 != "#" }) { return text }
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar) {
        result += replacement
      } else if scalar == "#", last == "#" {
        // Azure, TeamCity, and older GitHub runners treat `##` and a bracket as a command anywhere in a log.
        result += "&#35;"
      } else {
        result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }

  private static func replacement(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    case 0x27: "&#39;"
    case 0x09: "&#9;"
    case 0x0A: "&#10;"
    case 0x0D: "&#13;"
    case 0x00..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: nil
    }
  }
}
