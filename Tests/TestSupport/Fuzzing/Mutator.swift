// Mutants of code that resemble typing, cutting, pasting, and merging.

/// A generator of mutants of a text: words, symbols, ranges, and lines are deleted, duplicated, swapped, cut, or
/// replaced.
package struct Mutator {
  private let bytes: [UInt8]
  /// Words, runs of spaces, and every other character as a separate token. Together they cover the whole text.
  private let tokens: [Range<Int>]
  /// The lines with their terminators. Together they cover the whole text.
  private let lines: [Range<Int>]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Mutator.parts(of: bytes) { Mutator.belongTogether($0, $1) }
    lines = Mutator.parts(of: bytes) { before, _ in before != 0x0A }
  }

  private enum Change: CaseIterable {
    case delete, duplicate, swap, replace, truncate, deleteStretch, moveStretch, deleteLines, swapLines
    case duplicateLines, end
  }

  /// Returns a text with one to three changes.
  package func mutant(using random: inout some RandomNumberGenerator) -> [UInt8] {
    var mutant = changed(using: &random)
    for _ in 0..<Int.random(in: 0..<3, using: &random) { mutant = Mutator(mutant).changed(using: &random) }
    return mutant
  }

  private func changed(using random: inout some RandomNumberGenerator) -> [UInt8] {
    guard let change = Change.allCases.randomElement(using: &random) else { return bytes }
    let isAboutLines = [.deleteLines, .swapLines, .duplicateLines].contains(change)
    let parts = isAboutLines ? lines : tokens
    guard parts.count > 1 else { return bytes }
    let first = Int.random(in: 0..<parts.count, using: &random)
    let second = Int.random(in: 0..<parts.count, using: &random)
    let part = parts[first]
    let stretch = part.lowerBound..<parts[min(first + second % 40, parts.count - 1)].upperBound
    switch change {
    case .delete: return bytes.replacing(part, by: [])
    case .duplicate: return bytes.replacing(part, by: bytes[part] + bytes[part])
    case .swap, .swapLines: return swapped(part, parts[second])
    case .replace: return bytes.replacing(part, by: bytes[parts[second]])
    case .truncate:
      return bytes.replacing(Int.random(in: part, using: &random)..<part.upperBound, by: [])
    case .deleteStretch, .deleteLines: return bytes.replacing(stretch, by: [])
    case .duplicateLines: return bytes.replacing(stretch, by: bytes[stretch] + bytes[stretch])
    case .moveStretch:
      let target = parts[second].lowerBound
      let place = target..<target
      return bytes.replacing(place, by: bytes[stretch])
    case .end: return Array(bytes[..<part.lowerBound])
    }
  }

  private func swapped(_ left: Range<Int>, _ right: Range<Int>) -> [UInt8] {
    let (before, after) = left.lowerBound <= right.lowerBound ? (left, right) : (right, left)
    return bytes.replacing(after, by: bytes[before]).replacing(before, by: bytes[after])
  }

  /// Returns the ranges between points where two adjacent bytes don't belong together.
  private static func parts(
    of bytes: [UInt8], where belongTogether: (UInt8, UInt8) -> Bool
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in bytes.indices.dropFirst() where !belongTogether(bytes[index - 1], bytes[index]) {
      parts.append(start..<index)
      start = index
    }
    if start < bytes.count { parts.append(start..<bytes.count) }
    return parts
  }

  private static func belongTogether(_ left: UInt8, _ right: UInt8) -> Bool {
    isWordByte(left) && isWordByte(right) || left <= 0x20 && right <= 0x20
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x61...0x7A).contains(byte | 0x20)
      || (0x30...0x39).contains(byte)
  }
}

private extension [UInt8] {
  /// Returns the bytes with those of `range` replaced.
  func replacing(_ range: Range<Int>, by new: some Collection<UInt8>) -> [UInt8] {
    var bytes = self
    bytes.replaceSubrange(range, with: new)
    return bytes
  }
}
