// The quick check for files that don't need parsing because nothing in them can be reported.

import Elements
import Source
import Syntax

/// A byte-level scan that rules out most non-UI files: models, networking, and resources.
///
/// A file is dismissed only if it can't have findings: it starts with an import and contains none of the keywords that
/// elements, deprecated APIs, invalid values, and suppressions require. Without an import, any library may be in use.
enum Dismissal {
  /// Returns whether linting the file is certain to find nothing.
  static func dismisses(_ file: SourceFile, _ kind: FileKind) -> Bool {
    let text = file.text
    switch kind {
    case .swift: return beginsWithImport(text) && !swiftSigns.show(in: text)
    case .kotlin: return beginsWithImport(text) && !kotlinSigns.show(in: text)
    case .interfaceBuilder:
      return documentSigns.finds(in: text) && !viewSigns.finds(in: text)
    // Any layout element may be a view.
    case .resource(let resource): return resource == .values && !xmlSigns.show(in: text)
    case .otherXML: return false
    }
  }

  /// The directives of suppressions, even mistyped ones.
  private static let suppressions = [Suppression.directive] + MistypedDirective.words
  private static let swiftSigns = Signs(.swift, and: suppressions)
  private static let kotlinSigns = Signs(.kotlin, and: suppressions)
  private static let xmlSigns = Signs(.xml, and: suppressions)
  private static let documentSigns = WordSearch([InterfaceBuilderDocument.root])
  private static let viewSigns = WordSearch(["\(InterfaceBuilderDocument.views)"] + suppressions)

  /// Returns whether the first statement of a Swift or Kotlin file, after comments and the package, is an import.
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

  /// Returns the offset of the first byte at or after `start` that is neither whitespace nor part of a comment. A zero
  /// byte ends the text.
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

  /// Returns the end offset of the comment at `start`. Comments can be nested.
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

  /// Returns whether `word` is at the offset `at`, which must not exceed the offset of the zero byte after the text.
  @inline(__always)
  private static func startsWith(_ word: StaticString, _ at: Int, in bytes: Span<UInt8>) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where bytes[at + index] != word.utf8Start[index] { return false }
    return true
  }
}
