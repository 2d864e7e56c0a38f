// Comments that are meant as suppressions but don't suppress anything.

/// A directive that isn't `a11y:ignore`, although it plainly refers to this tool.
enum MistypedDirective {
  /// The directives at the start of a comment. Those with a space could also begin a sentence.
  static let words = [
    "a11y-ignore", "a11y_ignore", "a11y: ignore", "a11y ignore", "a11y:disable", "a11y-disable",
    "a11y: disable",
    "a11y:suppress", "a11y-suppress", "a11y-lsp:ignore", "a11y-lsp: ignore", "a11y-lsp-ignore",
    "a11y-lsp ignore",
    "a11y-lsp:disable", "a11y-lsp: disable", "a11y-lsp-disable", "a11y-lsp disable",
  ]

  /// Returns the range of the directive in the comment at `range` of `bytes`, or nil if there's none.
  static func range(in range: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    let start = Suppression.contentStart(of: range, in: bytes)
    guard start < range.upperBound, bytes[start] == UInt8(ascii: "a") else { return nil }
    let text = bytes[start..<Suppression.contentEnd(of: range, in: bytes)]
    guard let word = words.first(where: { text.starts(with: $0.utf8) }) else { return nil }
    let end = start + word.utf8.count
    // `a11y-ignored` is a different word, and `a11y:disable-next-line` the same with a scope.
    guard end == text.endIndex || !Suppression.isLetter(bytes[end]) else { return nil }
    if word.contains(" ") {
      let rest = text[end...].drop { $0 == 0x20 || $0 == 0x09 }
      let id = String(decoding: rest.prefix(while: Suppression.isWordByte), as: UTF8.self)
      guard rest.isEmpty || Rule.configurableIDs.contains(id) else { return nil }
    }
    return start..<end
  }
}
