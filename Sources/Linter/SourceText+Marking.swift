// The code that an editor underlines.

package import Source
import Syntax

extension SourceText {
  /// Returns the part of a finding's range to underline: all of it on one line, or else its callee, tag, or attribute,
  /// because a block of code with an underline is hard to read.
  package func marked(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound
    guard range.upperBound <= count, let lineEnd = self[range].firstIndex(of: 0x0A) else { return range }
    var end = start
    if self[end] == UInt8(ascii: "<") { end += 1 }
    while end < lineEnd, self[end].isPartOfName { end += 1 }
    if end > start + 1 { return start..<end }
    end = lineEnd
    while end > start + 1, self[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }
}

extension UInt8 {
  /// True for the bytes of qualified names in code and XML.
  fileprivate var isPartOfName: Bool {
    isIdentifierByte || self == UInt8(ascii: ".") || self == UInt8(ascii: ":") || self == UInt8(ascii: "@")
  }
}
