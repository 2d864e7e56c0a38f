// Which files need no parser, because nothing in them can be reported.

import Elements
import Source
import Syntax

/// A look at a file's bytes that dismisses most of what is no user interface: models, networking, resources.
///
/// A file is dismissed only where nothing can be found: it imports something, so that unknown names are known to be its
/// own, and spells none of the words that all elements, old APIs, invalid values and suppressions need.
enum Dismissal {
  /// Whether linting the file is certain to find nothing.
  static func dismisses(_ file: SourceFile, _ language: Language) -> Bool {
    let text = file.text
    switch language {
    case .swift: return beginsWithImport(text) && !swiftSigns.show(in: text)
    case .kotlin: return beginsWithImport(text) && !kotlinSigns.show(in: text)
    case .xml where InterfaceBuilderDocument.isDocument(path: file.path):
      return documentSigns.finds(in: text) && !viewSigns.finds(in: text)
    // Any element of a layout may be a view.
    case .xml: return AndroidResource(path: file.path) == .values && !xmlSigns.show(in: text)
    }
  }

  private static let swiftSigns = Signs(.swift, and: [Suppression.directive])
  private static let kotlinSigns = Signs(.kotlin, and: [Suppression.directive])
  private static let xmlSigns = Signs(.xml, and: [Suppression.directive])
  private static let documentSigns = WordSearch([InterfaceBuilderDocument.root])
  private static let viewSigns = WordSearch(["\(InterfaceBuilderDocument.views)", Suppression.directive])

  /// Whether the first statement of a Swift or Kotlin file, behind its comments and its package, is an import.
  private static func beginsWithImport(_ text: SourceText) -> Bool {
    let bytes = text.sentinelled.span
    var at = codeStart(in: bytes, 0)
    if startsWith("package ", at, in: bytes) {
      while !bytes[at].isLineBreak, bytes[at] != 0 {
        guard bytes[at] != UInt8(ascii: ";"), bytes[at] != UInt8(ascii: "/") else { return false }
        at += 1
      }
      at = codeStart(in: bytes, at)
    }
    guard startsWith("import ", at, in: bytes) else { return false }
    return bytes[at + 7].isIdentifierByte
  }

  /// The offset of the first byte from `start` on that is neither blank nor part of a comment. Zero ends the text.
  private static func codeStart(in bytes: Span<UInt8>, _ start: Int) -> Int {
    var at = start
    while true {
      if bytes[at].isBlank {
        at += 1
      } else if startsWith("//", at, in: bytes) {
        while !bytes[at].isLineBreak, bytes[at] != 0 { at += 1 }
      } else if startsWith("/*", at, in: bytes) {
        at = commentEnd(in: bytes, at)
      } else {
        return at
      }
    }
  }

  /// The offset behind the comment that begins at `start` and may hold others.
  private static func commentEnd(in bytes: Span<UInt8>, _ start: Int) -> Int {
    var depth = 0
    var at = start
    while bytes[at] != 0 {
      if startsWith("/*", at, in: bytes) {
        depth += 1
        at += 2
      } else if startsWith("*/", at, in: bytes) {
        depth -= 1
        at += 2
        if depth == 0 { break }
      } else {
        at += 1
      }
    }
    return at
  }

  /// Whether `word` stands at `at`, which is no more than the offset of the zero behind the text.
  @inline(__always)
  private static func startsWith(_ word: StaticString, _ at: Int, in bytes: Span<UInt8>) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where bytes[at + index] != word.utf8Start[index] { return false }
    return true
  }
}
