// The languages that are parsed.

/// A language with a lexer and a parser here.
public enum Language: String, Sendable, CaseIterable {
  case swift, kotlin, xml

  /// The language of a file by its extension, in any case; nil where none is parsed.
  public init?(path: String) {
    if Language.isExtension(".swift", of: path) {
      self = .swift
    } else if Language.isExtension(".kt", of: path) || Language.isExtension(".kts", of: path) {
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
    return zip(path.utf8.suffix(length), 0..<length).allSatisfy { byte, index in
      let wanted = ending.utf8Start[index]
      return byte == wanted || (byte.isASCIILetter && byte | 0x20 == wanted)
    }
  }
}
