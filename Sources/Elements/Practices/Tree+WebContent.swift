// Web content in string literals.

import Source
import Syntax

extension Tree {
  /// Returns the first accessibility problem in a string literal of HTML: an image, field, or page with missing
  /// attributes, or a page that blocks zooming.
  func webFault(in string: NodeID) -> (fault: Practice.WebFault, range: Range<Int>, edits: [WriterEdit])? {
    let whole = self[string].range
    guard whole.count > 12, let first = children(of: string).first(where: { _ in true }),
      self[first].kind == .segment, text[self[first].range].first(where: { !$0.isBlank }) == UInt8(ascii: "<")
    else { return nil }
    let code = text[whole]
    if code.spells("<meta"),
      let range = code.range(of: "user-scalable=no") ?? code.range(of: "maximum-scale=1"),
      range.upperBound < whole.upperBound, !text[range.upperBound].isDigit
    {
      return (.noZoom, range, [])
    }
    if let tag = tag("<img", in: code), !tag.code.spells("alt="), !tag.code.spells("aria-hidden") {
      let alternative = WriterEdit(
        tag.name.upperBound..<tag.name.upperBound, [.text(" alt='"), .placeholder("description"), .text("'")])
      return (.noAlternative, tag.name, [alternative])
    }
    // A page that only shows inserted content doesn't determine its language.
    if let tag = tag("<html", in: code), !tag.code.spells("lang="), code.spells("<body"), hasWords(string) {
      return (.incomplete, tag.name, [])
    }
    if let tag = tag("<input", in: code), !tag.code.spells("aria-label"), !tag.code.spells("hidden"),
      !tag.code.spells("submit"), !tag.code.spells("button"), !tag.code.spells("title="),
      !code.spells("<label")
    {
      return (.incomplete, tag.name, [])
    }
    return nil
  }

  /// Returns whether the body of a page has text between its tags, ignoring inserted content, styles, and scripts.
  private func hasWords(_ string: NodeID) -> Bool {
    let whole = self[string].range
    guard let body = text[whole].range(of: "<body") else { return false }
    var isInTag = true
    for part in children(of: string) where self[part].kind == .segment {
      let range = self[part].range.clamped(to: body.upperBound..<max(whole.upperBound, body.upperBound))
      var at = range.lowerBound
      var letters = 0
      while at < range.upperBound {
        switch text[at] {
        case UInt8(ascii: "<"):
          isInTag = true
          letters = 0
          let rest = text[at..<range.upperBound]
          for (start, end) in [("<style", "</style"), ("<script", "</script")]
            as [(StaticString, StaticString)]
          where rest.begins(with: start) {
            // An unclosed style or script contains no text.
            guard let closing = rest.range(of: end) else { return false }
            at = closing.lowerBound
          }
        case UInt8(ascii: ">"): isInTag = false
        case let byte where !isInTag && (byte.isASCIILetter || byte >= 0x80):
          letters += 1
          if letters > 2 { return true }
        default: letters = 0
        }
        at += 1
      }
    }
    return false
  }

  /// Returns the first tag that begins with `start`, with its attributes if the literal contains all of them.
  private func tag(_ start: StaticString, in code: ArraySlice<UInt8>) -> (
    name: Range<Int>, code: ArraySlice<UInt8>
  )? {
    guard let name = code.range(of: start) else { return nil }
    let rest = code[name.upperBound...]
    guard let next = rest.first, next.isBlank || next == UInt8(ascii: ">"),
      let end = rest.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let attributes = rest[..<end]
    return attributes.isFilledInOutsideQuotes ? nil : (name, attributes)
  }
}

extension ArraySlice<UInt8> {
  /// True if code inserts something that may be more than an attribute's value: `<img $attributes>`.
  fileprivate var isFilledInOutsideQuotes: Bool {
    var quote: UInt8?
    for at in indices {
      switch self[at] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = self[at] } else if quote == self[at] { quote = nil }
      case UInt8(ascii: "$") where quote == nil: return true
      case UInt8(ascii: "(") where quote == nil && at > startIndex && self[at - 1] == UInt8(ascii: "\\"):
        return true
      default: continue
      }
    }
    return quote != nil
  }

  /// Returns the range of the first occurrence of `word`.
  fileprivate func range(of word: StaticString) -> Range<Int>? {
    let count = word.utf8CodeUnitCount
    guard count > 0, self.count >= count else { return nil }
    var at = startIndex
    while at + count <= endIndex {
      var length = 0
      while length < count, self[at + length] == word.utf8Start[length] { length += 1 }
      if length == count { return at..<at + count }
      at += 1
    }
    return nil
  }
}
