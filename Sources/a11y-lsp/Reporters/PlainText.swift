// Sanitization of text for terminals and logs.

/// Text that's safe to print on one line.
enum PlainText {
  /// Returns `text` for one line of a log: line breaks become spaces, and other control characters and commands for CI
  /// runners become replacement characters.
  static func line(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ visible($0) == $0 }) { return withoutCommands(text) }
    var result = ""
    for character in text.unicodeScalars { result.unicodeScalars.append(visible(character)) }
    return withoutCommands(result)
  }

  /// Returns `text` with each of its lines made safe for a log.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line(String($0)) }.joined(
      separator: "\n")
  }

  /// Replaces the second `#` of `##[`, `##vso[`, and `##teamcity[`, which runners treat as commands anywhere in a line.
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

  /// Returns a path for the start of a line. GitHub's runner would treat one that starts with colons, possibly after
  /// spaces, as a command.
  ///
  /// Source: actions/runner, `ActionCommand.TryParseV2`.
  static func path(_ path: String) -> String {
    let line = line(path)
    return line.first.map { $0 == ":" || $0.isWhitespace } == true ? "./" + line : line
  }

  /// Returns a count with its noun: `2 files`.
  static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Returns the scalar, or a replacement for one that would control the terminal or reorder the line.
  static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x0A, 0x0D: " "
    case 0x09: "\t"
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069:
      "\u{FFFD}"
    default: scalar
    }
  }

  /// Returns the number of terminal columns that a character takes: 0, 1, or 2.
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
    // The relevant wide blocks of UAX #11, “East Asian Width”.
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
