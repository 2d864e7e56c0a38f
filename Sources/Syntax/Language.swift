// The languages that are parsed.

/// A language with a lexer and a parser here.
public enum Language: String, Sendable, CaseIterable {
  case swift, kotlin, xml

  /// The language of a file by its extension, in any case; nil where none is parsed.
  public init?(path: String) {
    if Language.isExtension(".swift", of: path) {
      self = .swift
      // Scripts, `.kts`, build the app and show nothing.
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

  /// Whether `path` ends with an extension, given in lower case and with its dot.
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
