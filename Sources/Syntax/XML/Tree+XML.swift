// Questions that only trees of XML can answer.

import Source

extension Tree {
  /// The bytes of an element's start tag, from `<` to behind `>` or `/>`; of a tag that is not closed, to
  /// behind its last attribute or its name.
  public func startTagRange(of element: NodeID) -> Range<Int> {
    startTagRange(of: element, nameEnd: nameRange(of: element).upperBound)
  }

  /// The same where it is known that the name ends at `nameEnd`.
  public func startTagRange(of element: NodeID, nameEnd: Int) -> Range<Int> {
    let node = self[element]
    var end = nameEnd
    for child in children(of: element) {
      guard self[child].kind == .attribute else { break }
      end = Int(self[child].end)
    }
    var at = end
    while at < Int(node.end), text[at] != UInt8(ascii: "<") {
      if text[at] == UInt8(ascii: ">") { return Int(node.start)..<(at + 1) }
      at += 1
    }
    return Int(node.start)..<end
  }
}
