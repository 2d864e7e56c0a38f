// A baseline entry.

import Source

/// A known finding: its rule, file, and fingerprint.
package struct BaselineEntry: Hashable, Sendable {
  package var rule: String
  /// The path relative to the project root, with forward slashes.
  package var path: String
  package var fingerprint: Fingerprint

  package init(rule: String, path: String, fingerprint: Fingerprint) {
    self.rule = rule
    self.path = path
    self.fingerprint = fingerprint
  }

  /// Reads a line without its line break.
  init?(line: Substring) {
    // A space followed by a combining mark is one `Character`, but still a space in this format.
    let bytes = line.utf8
    let space = UInt8(ascii: " ")
    guard let ruleEnd = bytes.firstIndex(of: space), let pathEnd = bytes.lastIndex(of: space),
      ruleEnd < pathEnd, let fingerprint = Fingerprint(line[bytes.index(after: pathEnd)...]),
      let path = BaselineEntry.unescaped(line[bytes.index(after: ruleEnd)..<pathEnd]), !path.isEmpty
    else { return nil }
    self.init(rule: String(line[..<ruleEnd]), path: path, fingerprint: fingerprint)
  }

  /// The line without its line break.
  package var line: String { "\(rule) \(escapedPath) \(fingerprint.text)" }

  private var escapedPath: String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return path }
    return path.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = ""
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": result += "\n"
      case "r": result += "\r"
      case "\\": result += "\\"
      default: return nil
      }
    }
    return result
  }
}
