// Looking for one of several words in bytes, faster than reading them.

/// Finds out whether any of several words occurs in a text.
///
/// The bytes are looked at through a window as long as the shortest word. The last two bytes of the window tell how far
/// it can move on without missing a word, mostly past them both, so that few bytes are read at all.
///
/// Source: S. Wu and U. Manber, “A Fast Algorithm for Multi-Pattern Searching”, 1994.
public struct WordSearch: Sendable {
  /// The words' bytes.
  private let words: [[UInt8]]
  /// The length of the shortest word.
  private let window: Int
  /// By the hash of the last two bytes of the window: how far it can move; 0 where a word may stand.
  private let shifts: [UInt8]
  /// By the same hash: the indices of the words whose window ends like this.
  private let candidates: [Int: [Int]]

  /// Whether a word begins with a byte.
  private let firsts: [Bool]

  /// `words` have at least two bytes each.
  public init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let window = self.words.map(\.count).min() ?? 2
    self.window = window
    var shifts = [UInt8](repeating: UInt8(clamping: window - 1), count: WordSearch.tableSize)
    var candidates: [Int: [Int]] = [:]
    var firsts = [Bool](repeating: false, count: 256)
    for (index, word) in self.words.enumerated() {
      guard word.count >= window, window >= 2 else { continue }
      candidates[WordSearch.hash(word[window - 2], word[window - 1]), default: []].append(index)
      firsts[Int(word[0])] = true
      for end in 1..<max(window, 2) where end < word.count {
        let place = WordSearch.hash(word[end - 1], word[end])
        shifts[place] = min(shifts[place], UInt8(clamping: window - 1 - end))
      }
    }
    self.shifts = shifts
    self.candidates = candidates
    self.firsts = firsts
  }

  /// Whether one of the words occurs in `text`.
  public func finds(in text: SourceText) -> Bool {
    finds(in: text.sentinelled.span, end: text.count) { _, _ in true }
  }

  /// Whether one of the words occurs in a range of `text`, clamped to the text, where `counts` says that it counts, by
  /// its index and the offset of its first byte in the text.
  public func finds(
    in text: SourceText, _ range: Range<Int>,
    where counts: (_ word: Int, _ offset: Int) -> Bool = { _, _ in true }
  ) -> Bool {
    let range = range.clamped(to: 0..<text.count)
    return finds(in: text.sentinelled.span.extracting(range), end: range.count) {
      counts($0, range.lowerBound + $1)
    }
  }

  /// Whether one of the words occurs in `text` where `counts` says that it counts, by its index and the offset of its
  /// first byte.
  public func finds(in text: SourceText, where counts: (_ word: Int, _ offset: Int) -> Bool) -> Bool {
    finds(in: text.sentinelled.span, end: text.count, where: counts)
  }

  /// Whether one of the words occurs in `string`, which is short.
  public func finds(in string: String) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { finds(in: $0.span, end: $0.count) { _, _ in true } }
      ?? finds(in: SourceText(string))
  }

  private func finds(
    in bytes: Span<UInt8>, end: Int, where counts: (_ word: Int, _ offset: Int) -> Bool
  ) -> Bool {
    guard window >= 2, end <= bytes.count else { return false }
    let shifts = shifts.span
    var last = window - 1
    while last < end {
      // Both are inside: the window has two bytes at least, and a place is smaller than the table.
      let place = WordSearch.hash(bytes[unchecked: last - 1], bytes[unchecked: last])
      let shift = shifts[unchecked: place]
      if shift > 0 {
        last += Int(shift)
      } else {
        let start = last - window + 1
        if firsts[Int(bytes[start])] {
          for index in candidates[place] ?? [] where stands(words[index], at: start, in: bytes, end: end) {
            if counts(index, start) { return true }
          }
        }
        last += 1
      }
    }
    return false
  }

  private func stands(_ word: [UInt8], at start: Int, in bytes: Span<UInt8>, end: Int) -> Bool {
    guard start + word.count <= end else { return false }
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  private static let tableSize = 1 << 14

  /// A different number for any two bytes of ASCII.
  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x7F) << 7 | Int(second & 0x7F)
  }
}
