// A search for any of several words in bytes, faster than reading every byte.

/// A search for any of several words in a text.
///
/// A window as long as the shortest word moves over the bytes. Its last two bytes determine how far it can move without
/// missing a word, usually past both, so most bytes are never read.
///
/// Source: S. Wu and U. Manber, “A Fast Algorithm for Multi-Pattern Searching”, 1994.
public struct WordSearch: Sendable {
  /// The bytes of the words.
  private let words: [[UInt8]]
  /// The length of the shortest word.
  private let window: Int
  /// For each hash of the window's last two bytes: the distance to move or, with `mark`, the group of words to compare.
  private let moves: [UInt8]
  /// The indices of the words whose windows end in the same two bytes.
  private let groups: [[Int]]

  /// For each byte, whether a word begins with it.
  private let firsts: [Bool]

  /// The bit that marks a group of words.
  private static var mark: UInt8 { 0x80 }

  /// Creates a search for `words`, which have at least two bytes each.
  public init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let window = self.words.map(\.count).min() ?? 2
    self.window = window
    var moves = [UInt8](repeating: WordSearch.move(window - 1), count: WordSearch.tableSize)
    var groups: [[Int]] = []
    var firsts = [Bool](repeating: false, count: 256)
    for word in self.words where window >= 2 {
      for end in 1..<window - 1 {
        let place = WordSearch.hash(word[end - 1], word[end])
        moves[place] = min(moves[place], WordSearch.move(window - 1 - end))
      }
    }
    for (index, word) in self.words.enumerated() where window >= 2 {
      firsts[Int(word[0])] = true
      let place = WordSearch.hash(word[window - 2], word[window - 1])
      if moves[place] < WordSearch.mark {
        // If there are too many groups, the rest share the last one: each word is compared before it counts.
        if groups.count < Int(WordSearch.mark) { groups.append([]) }
        moves[place] = WordSearch.mark | UInt8(groups.count - 1)
      }
      groups[Int(moves[place] ^ WordSearch.mark)].append(index)
    }
    self.moves = moves
    self.groups = groups
    self.firsts = firsts
  }

  private static func move(_ length: Int) -> UInt8 { UInt8(min(max(length, 1), Int(mark) - 1)) }

  /// Returns whether one of the words occurs in `text`.
  public func finds(in text: SourceText) -> Bool {
    finds(in: text.sentinelled.span, end: text.count) { _, _ in true }
  }

  /// Returns whether one of the words occurs in a range of `text`, clamped to the text. `counts` gets a word's index
  /// and the offset of its first byte in the text, and returns whether to count it. It's called in no particular order.
  public func finds(
    in text: SourceText, _ range: Range<Int>,
    where counts: (_ word: Int, _ offset: Int) -> Bool = { _, _ in true }
  ) -> Bool {
    let range = range.clamped(to: 0..<text.count)
    return finds(in: text.sentinelled.span.extracting(range), end: range.count) {
      counts($0, range.lowerBound + $1)
    }
  }

  /// Returns whether one of the words occurs in `text`. `counts` gets a word's index and the offset of its first byte,
  /// and returns whether to count it. It's called in no particular order.
  public func finds(in text: SourceText, where counts: (_ word: Int, _ offset: Int) -> Bool) -> Bool {
    finds(in: text.sentinelled.span, end: text.count, where: counts)
  }

  /// Returns whether one of the words occurs in `string`, which is short.
  public func finds(in string: String) -> Bool {
    string.utf8.withContiguousStorageIfAvailable { finds(in: $0.span, end: $0.count) { _, _ in true } }
      ?? finds(in: SourceText(string))
  }

  private func finds(
    in bytes: Span<UInt8>, end: Int, where counts: (_ word: Int, _ offset: Int) -> Bool
  ) -> Bool {
    guard window >= 2, end <= bytes.count else { return false }
    let first = window - 1
    let part = end / 4
    guard part >= window else { return finds(in: bytes, first..<max(first, end), end: end, where: counts) }
    // Each move depends on two memory reads. Four windows move in parallel to hide that latency.
    let (endOfA, endOfB, endOfC) = (first + part, first + 2 * part, first + 3 * part)
    var (a, b, c, d) = (first, endOfA, endOfB, endOfC)
    while a < endOfA, b < endOfB, c < endOfC, d < end {
      let (moveA, moveB) = (move(bytes, at: a), move(bytes, at: b))
      let (moveC, moveD) = (move(bytes, at: c), move(bytes, at: d))
      if (moveA | moveB | moveC | moveD) >= WordSearch.mark,
        finds(moveA, at: a, in: bytes, end: end, where: counts)
          || finds(moveB, at: b, in: bytes, end: end, where: counts)
          || finds(moveC, at: c, in: bytes, end: end, where: counts)
          || finds(moveD, at: d, in: bytes, end: end, where: counts)
      {
        return true
      }
      a += WordSearch.length(moveA)
      b += WordSearch.length(moveB)
      c += WordSearch.length(moveC)
      d += WordSearch.length(moveD)
    }
    return finds(in: bytes, a..<max(a, endOfA), end: end, where: counts)
      || finds(in: bytes, b..<max(b, endOfB), end: end, where: counts)
      || finds(in: bytes, c..<max(c, endOfC), end: end, where: counts)
      || finds(in: bytes, d..<max(d, end), end: end, where: counts)
  }

  /// Searches the windows whose last bytes are in a range that ends inside the text.
  private func finds(
    in bytes: Span<UInt8>, _ lasts: Range<Int>, end: Int, where counts: (_ word: Int, _ offset: Int) -> Bool
  ) -> Bool {
    var last = lasts.lowerBound
    while last < lasts.upperBound {
      let move = move(bytes, at: last)
      if move >= WordSearch.mark, finds(move, at: last, in: bytes, end: end, where: counts) { return true }
      last += WordSearch.length(move)
    }
    return false
  }

  /// Returns the move for the window that ends with the byte at `last`, which is at least 1 and inside the text.
  @inline(__always)
  private func move(_ bytes: Span<UInt8>, at last: Int) -> UInt8 {
    // The hash is less than the table's size.
    moves.span[unchecked: WordSearch.hash(bytes[unchecked: last - 1], bytes[unchecked: last])]
  }

  @inline(__always)
  private static func length(_ move: UInt8) -> Int { move < mark ? Int(move) : 1 }

  /// Returns whether `move` refers to a group and a word of that group is in the window that ends with the byte at
  /// `last`.
  @inline(__always)
  private func finds(
    _ move: UInt8, at last: Int, in bytes: Span<UInt8>, end: Int,
    where counts: (_ word: Int, _ offset: Int) -> Bool
  ) -> Bool {
    let start = last - window + 1
    guard move >= WordSearch.mark, firsts[Int(bytes[start])] else { return false }
    for index in groups[Int(move ^ WordSearch.mark)]
    where stands(words[index], at: start, in: bytes, end: end) && counts(index, start) {
      return true
    }
    return false
  }

  private func stands(_ word: [UInt8], at start: Int, in bytes: Span<UInt8>, end: Int) -> Bool {
    guard start + word.count <= end else { return false }
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  private static let tableSize = 1 << 14

  /// Returns a different number for any two ASCII bytes.
  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x7F) << 7 | Int(second & 0x7F)
  }
}
