// Pages that code writes into strings.

import Source
import Syntax

extension Tree {
  /// What is wrong with the page in a string literal: the first picture, field or page whose tag leaves something out, or
  /// that forbids to enlarge it.
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
    if let tag = tag("<html", in: code), !tag.code.spells("lang="), code.spells("<body"), code.count > 64 {
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

  /// The first tag that begins so, and its attributes as far as the literal holds them all.
  private func tag(_ start: StaticString, in code: ArraySlice<UInt8>) -> (
    name: Range<Int>, code: ArraySlice<UInt8>
  )? {
    guard let name = code.range(of: start) else { return nil }
    let rest = code[name.upperBound...]
    guard let next = rest.first, next.isBlank || next == UInt8(ascii: ">"),
      let end = rest.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let attributes = rest[..<end]
    // What is filled in may be anything.
    return attributes.spells("$") || attributes.spells("\\(") && start.utf8CodeUnitCount != 4
      ? nil : (name, attributes)
  }
}

extension ArraySlice<UInt8> {
  /// Where `word` stands first.
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
