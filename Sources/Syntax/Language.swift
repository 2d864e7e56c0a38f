// The languages that are parsed.

/// A language with a lexer and a parser here.
package enum Language: String, Sendable, CaseIterable {
  case swift, kotlin, xml

  /// The language of a file by its extension, in any case; nil where none is parsed.
  package init?(path: String) {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "swift": self = .swift
    case "kt", "kts": self = .kotlin
    case "xml": self = .xml
    default: return nil
    }
  }
}
