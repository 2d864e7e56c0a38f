// Text edits, in byte offsets of the unedited text.

/// The replacement of one byte range by new text.
public struct TextEdit: Hashable, Sendable {
  /// Byte offsets into the unedited text.
  public var range: Range<Int>
  /// The text that replaces the range.
  public var replacement: String

  public init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// Returns the text with all `edits` applied, or nil if two of them overlap or one lies outside the text.
  ///
  /// Insertions at the same offset keep their order in `edits`.
  public func applying(_ edits: [TextEdit]) -> SourceText? {
    let ordered = edits.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.element.range.upperBound, left.offset)
        < (right.element.range.lowerBound, right.element.range.upperBound, right.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(count + 64)
    var copied = 0
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= copied, edit.range.upperBound <= count else { return nil }
      result.append(contentsOf: self[copied..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.upperBound
    }
    result.append(contentsOf: self[copied..<count])
    return SourceText(result)
  }
}
