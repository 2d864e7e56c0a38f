// Byte-by-byte text comparison and search, many times faster than by characters.

extension StringProtocol {
  /// Returns whether `word` occurs, compared byte by byte.
  public func spells(_ word: StaticString) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.firstOffset(of: word) != nil } ?? contains("\(word)")
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether `word` occurs.
  public func spells(_ word: StaticString) -> Bool {
    withUnsafeBufferPointer { $0.firstOffset(of: word) != nil }
  }
}

extension String {
  /// Returns whether the last bytes are `ending`.
  public func endsByBytes(_ ending: StaticString) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      let count = ending.utf8CodeUnitCount
      guard bytes.count >= count else { return false }
      for index in 0..<count where bytes[bytes.count - count + index] != ending.utf8Start[index] {
        return false
      }
      return true
    } ?? hasSuffix("\(ending)")
  }

  /// Returns whether the first bytes are those of `start`.
  package func beginsByBytes(with start: String) -> Bool {
    withBytes(and: start) { $1.count <= $0.count && $0.span.sharedCount(with: $1.span) == $1.count }
      ?? utf8.starts(with: start.utf8)
  }

  /// Returns whether the first byte that differs is less than in `other`, or the text is a proper prefix of `other`.
  package func precedesByBytes(_ other: String) -> Bool {
    withBytes(and: other) { left, right in
      let shared = left.span.sharedCount(with: right.span)
      return shared < min(left.count, right.count) ? left[shared] < right[shared] : left.count < right.count
    } ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Returns the result of `body` for the bytes of both texts, or nil if one isn't stored contiguously.
  private func withBytes(
    and other: String, _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool? {
    utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { body(bytes, $0) }
    } ?? nil
  }
}

private extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first occurrence of `word`.
  func firstOffset(of word: StaticString) -> Int? {
    let length = word.utf8CodeUnitCount
    guard length > 0, count >= length else { return length == 0 ? 0 : nil }
    let first = word.utf8Start[0]
    let firsts = UInt64(repeatingByte: first)
    let words = UnsafeRawBufferPointer(self)
    var start = 0
    while start + length <= count {
      // Skip eight bytes at a time if none matches the first byte.
      if start + 8 <= count {
        let eight = UInt64(littleEndian: words.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        let candidates = (eight ^ firsts).bytes(below: 1)
        start += candidates.trailingZeroBitCount / 8
        if candidates == 0 || start + length > count { continue }
      }
      var matched = 0
      while matched < length, self[start + matched] == word.utf8Start[matched] { matched += 1 }
      if matched == length { return start }
      start += 1
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Returns the number of bytes at the start that are the same.
  func sharedCount(with other: Span<UInt8>) -> Int {
    let most = Swift.min(count, other.count)
    var offset = 0
    while offset + 8 <= most,
      bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == other.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    { offset += 8 }
    while offset < most, self[offset] == other[offset] { offset += 1 }
    return offset
  }
}
