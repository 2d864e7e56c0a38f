// The languages that can be parsed.

/// A language with a lexer and a parser in this module.
public enum Language: String, Sendable, CaseIterable {
  case swift, kotlin, xml

  /// Creates the language for a file's extension, in any case, or nil if it can't be parsed.
  public init?(path: String) {
    if Language.isExtension(".swift", of: path) {
      self = .swift
      // Scripts (`.kts`) build the app and contain no UI.
    } else if Language.isExtension(".kt", of: path) {
      self = .kotlin
    } else if Language.isExtension(".xml", of: path) || Language.isExtension(".xib", of: path)
      || Language.isExtension(".storyboard", of: path)
    {
      self = .xml
    } else {
      return nil
    }
  }

  /// Returns whether `path` ends with an extension, given in lowercase and with its dot.
  private static func isExtension(_ ending: StaticString, of path: String) -> Bool {
    let length = ending.utf8CodeUnitCount
    guard path.utf8.count >= length else { return false }
    var index = length
    for byte in path.utf8.reversed() {
      index -= 1
      let wanted = ending.utf8Start[index]
      guard byte == wanted || (byte.isASCIILetter && byte | 0x20 == wanted) else { return false }
      if index == 0 { return true }
    }
    return false
  }
}
