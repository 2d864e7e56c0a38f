// Queries that apply only to XML trees.

import Source

extension Tree {
  /// Returns the range of an element's start tag, from `<` to the end of `>` or `/>`, or of an unclosed tag's last
  /// attribute or name.
  public func startTagRange(of element: NodeID) -> Range<Int> {
    startTagRange(of: element, nameEnd: nameRange(of: element).upperBound)
  }

  /// Returns the range of an element's start tag if its name is known to end at `nameEnd`.
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
