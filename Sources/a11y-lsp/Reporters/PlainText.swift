// Text from files, made harmless for terminals.

/// Makes text fit to be shown on one line.
enum PlainText {
  /// `text` on one line of a log: line ends become spaces; other control characters, and what would make a command of it
  /// for a CI runner, become a replacement character.
  static func line(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ visible($0) == $0 }) { return withoutCommands(text) }
    var result = ""
    for character in text.unicodeScalars { result.unicodeScalars.append(visible(character)) }
    return withoutCommands(result)
  }

  /// `text` with each of its lines made fit for a log.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(
      separator: "\n")
  }

  /// Replaces the second `#` of `##[`, `##vso[`, and `##teamcity[`. Runners obey those anywhere in a line.
  ///
  /// Source: actions/runner, `ActionCommand.TryParse`; microsoft/azure-pipelines-agent, `Command.TryParse`; TeamCity,
  /// “Service Messages”.
  static func withoutCommands(_ text: String) -> String {
    let number = UInt8(ascii: "#")
    guard let first = text.utf8.firstIndex(of: number), text.utf8[first...].dropFirst().contains(number)
    else {
      return text
    }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isSecond = byte == number && index > 0 && bytes[index - 1] == number
      let end = isSecond ? bytes[(index + 1)...].firstIndex { !(0x61...0x7A).contains($0 | 0x20) } : nil
      if let end, bytes[end] == UInt8(ascii: "[") {
        result += Array("\u{FFFD}".utf8)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A path at the beginning of a line. One that begins with colons, perhaps behind blanks, would be an order to GitHub's
  /// runner.
  ///
  /// Source: actions/runner, `ActionCommand.TryParseV2`.
  static func path(_ path: String) -> String {
    let line = line(path)
    return line.first.map { $0 == ":" || $0.isWhitespace } == true ? "./" + line : line
  }

  /// So many things that are called `noun` one by one: “2 files”.
  static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// The scalar, or what is shown for one that would steer the terminal or reorder the line.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x0A, 0x0D: " "
    case 0x09: "\t"
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069:
      "\u{FFFD}"
    default: scalar
    }
  }

  /// The number of columns that a character takes on a terminal: none, one or two.
  static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars { width = max(width, self.width(of: scalar)) }
    return width
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x300 else { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The wide blocks of UAX #11, “East Asian Width”, as far as they matter.
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
