// Text changes, encoded as bytes.

/// A list of changes with six bytes each: the offset, the number of bytes to remove, and the part of the original text
/// to insert.
struct EditScript {
  struct Edit {
    var bytes: [UInt8]

    private func number(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }

    /// Returns the range to remove from a text of `count` bytes. It's usually short.
    func range(upTo count: Int) -> Range<Int> {
      let start = number(0) % (count + 1)
      let length = bytes[2] < 200 ? Int(bytes[2]) % 12 : Int(bytes[2]) * 8
      return start..<min(count, start + length)
    }

    /// Returns the bytes to insert, a part of `original`.
    func insertion(from original: [UInt8]) -> [UInt8] {
      let start = number(3) % (original.count + 1)
      return Array(original[start..<min(original.count, start + Int(bytes[5]) % 64)])
    }

    /// True if the server gets time to work after the change.
    var isPause: Bool { bytes[5] & 1 == 1 }
  }

  var edits: [Edit]

  init(_ bytes: some Collection<UInt8>) {
    var edits: [Edit] = []
    var rest = Array(bytes)
    while rest.count >= 6 {
      edits.append(Edit(bytes: Array(rest.prefix(6))))
      rest.removeFirst(6)
    }
    self.edits = edits
  }

  /// The texts to change: every fifth example.
  static var texts: [[UInt8]] {
    FuzzSeeds.texts { _ in true }.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
      + ["a\r\nb\rc\n\u{FEFF}👩‍💻é漢\r\n\r", ""].map { Array($0.utf8) }
  }
}
