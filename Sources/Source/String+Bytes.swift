// Comparing and searching texts byte for byte: many times faster than by characters.

extension StringProtocol {
  /// Whether `word` occurs, byte for byte.
  public func spells(_ word: StaticString) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.firstOffset(of: word) != nil } ?? contains("\(word)")
  }
}

extension ArraySlice<UInt8> {
  /// Whether `word` occurs.
  public func spells(_ word: StaticString) -> Bool {
    withUnsafeBufferPointer { $0.firstOffset(of: word) != nil }
  }
}

extension String {
  /// Whether the first byte that differs is less than that of `other`, or `other` goes on where this ends.
  public func precedesByBytes(_ other: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.precedes($0) }
    }?.flatMap(\.self) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

private extension UnsafeBufferPointer<UInt8> {
  /// Where `word` occurs first.
  func firstOffset(of word: StaticString) -> Int? {
    let length = word.utf8CodeUnitCount
    guard length > 0, count >= length else { return length == 0 ? 0 : nil }
    let first = word.utf8Start[0]
    for start in 0...(count - length) where self[start] == first {
      var matched = 1
      while matched < length, self[start + matched] == word.utf8Start[matched] { matched += 1 }
      if matched == length { return start }
    }
    return nil
  }

  func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let left = UnsafeRawBufferPointer(self)
    let right = UnsafeRawBufferPointer(other)
    let shared = Swift.min(count, other.count)
    var offset = 0
    while offset + 8 <= shared {
      let mine = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let others = right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if mine != others { return mine.bigEndian < others.bigEndian }
      offset += 8
    }
    while offset < shared {
      if self[offset] != other[offset] { return self[offset] < other[offset] }
      offset += 1
    }
    return count < other.count
  }
}
