// The splitting of the client's bytes into messages, with recovery after invalid bytes.

/// The inverse of framing: takes bytes in chunks of any size, and returns message bodies.
///
/// Source: LSP 3.17, “Base Protocol”: a message consists of header lines, an empty line, and `Content-Length` bytes of
/// JSON. JSON strings can't contain line breaks, so a header line inside a body proves that the length was wrong, and
/// reading continues there. `longestMessage` limits memory use.
package struct MessageSplitter {
  /// The maximum size of a message in bytes. Longer messages are ignored.
  package static let longestMessage = 1 << 26

  /// A message or an error in the bytes.
  package enum Piece: Sendable, Equatable {
    /// The body of a message.
    case message([UInt8])
    /// The reason why bytes can't be a message.
    case damage(String)

    /// The size of the message in bytes, or 0 if there is none.
    var count: Int {
      switch self {
      case .message(let body): body.count
      case .damage: 0
      }
    }
  }

  /// The length in the current header block so far.
  private enum Announcement {
    case none
    case length(Int)
    case unusable(String)
  }

  private var buffer: [UInt8] = []
  /// The offset up to which everything has been processed.
  private var start = 0
  /// The offset up to which, from `start`, line ends were searched.
  private var searched = 0
  private var announcement = Announcement.none
  /// The length of the body that is being read, or nil between messages.
  private var bodyLength: Int?

  package init() {}

  /// Adds bytes and returns the pieces that they complete.
  package mutating func split(_ bytes: some Collection<UInt8>) -> [Piece] {
    buffer.append(contentsOf: bytes)
    var pieces: [Piece] = []
    while let piece = nextPiece() { pieces.append(piece) }
    discardRead()
    return pieces
  }

  private mutating func nextPiece() -> Piece? {
    while bodyLength == nil {
      guard let line = nextLine() else { return nil }
      if let piece = readHeaderLine(line) { return piece }
    }
    return nextBody()
  }

  // MARK: - Header

  /// Returns the next line without its terminator, `\r\n` or `\n`.
  private mutating func nextLine() -> Range<Int>? {
    guard let end = buffer[max(start, searched)...].firstIndex(of: 0x0A) else {
      searched = buffer.count
      // Header lines are short. For a longer line, its end is enough to recognize the next header.
      start = max(start, buffer.count - 4096)
      return nil
    }
    let line = start..<(end > start && buffer[end - 1] == 0x0D ? end - 1 : end)
    start = end + 1
    searched = start
    return line
  }

  private mutating func readHeaderLine(_ line: Range<Int>) -> Piece? {
    if line.isEmpty {
      defer { announcement = .none }
      switch announcement {
      case .none: return nil
      case .unusable(let reason): return .damage(reason)
      case .length(let length):
        bodyLength = length
        return nil
      }
    }
    guard let value = contentLength(in: line) else { return nil }
    if let length = number(value), length <= MessageSplitter.longestMessage {
      announcement = .length(length)
    } else if value.isEmpty || !value.allSatisfy({ buffer[$0] >= 0x30 && buffer[$0] <= 0x39 }) {
      announcement = .unusable("Content-Length must be a number.")
    } else {
      announcement = .unusable("A message is longer than \(MessageSplitter.longestMessage >> 20) MiB.")
    }
    return nil
  }

  /// Returns the trimmed text after the last `Content-Length:` in a line. Bytes before it belong to a message that is
  /// longer than its header says, or to none.
  private func contentLength(in line: Range<Int>) -> Range<Int>? {
    let name = MessageSplitter.headerName
    guard line.count >= name.count else { return nil }
    var at = line.upperBound - name.count
    while at >= line.lowerBound {
      if buffer[at] | 0x20 == name[0],
        buffer[at..<at + name.count].elementsEqual(name, by: { $0 | 0x20 == $1 })
      {
        var value = at + name.count..<line.upperBound
        while let first = value.first, buffer[first] == 0x20 || buffer[first] == 0x09 {
          value = first + 1..<value.upperBound
        }
        while let last = value.last, buffer[last] == 0x20 || buffer[last] == 0x09 {
          value = value.lowerBound..<last
        }
        return value
      }
      at -= 1
    }
    return nil
  }

  /// The name in lowercase. Setting the bit 0x20 converts ASCII letters to lowercase and doesn't change `-` and `:`.
  private static let headerName = Array("content-length:".utf8)

  private func number(_ digits: Range<Int>) -> Int? {
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var value = 0
    for index in digits {
      let byte = buffer[index]
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  // MARK: - Body

  private mutating func nextBody() -> Piece? {
    guard let length = bodyLength else { return nil }
    let end = min(start + length, buffer.count)
    while searched < end {
      guard let lineEnd = buffer[searched..<end].firstIndex(of: 0x0A) else {
        searched = end
        break
      }
      searched = lineEnd + 1
      if let header = headerInBody(endingAt: lineEnd) {
        start = header
        searched = header
        bodyLength = nil
        return .damage("A message is shorter than its Content-Length.")
      }
    }
    guard end == start + length else { return nil }
    let body = Array(buffer[start..<end])
    start = end
    searched = end
    bodyLength = nil
    return .message(body)
  }

  /// Returns the start of a header at the end of the line that ends at `lineEnd`, or nil if there is none.
  private func headerInBody(endingAt lineEnd: Int) -> Int? {
    let name = MessageSplitter.headerName
    var end = lineEnd
    while end > start, buffer[end - 1] == 0x0D || buffer[end - 1] == 0x20 { end -= 1 }
    var digits = end
    while digits > start, buffer[digits - 1] >= 0x30, buffer[digits - 1] <= 0x39 { digits -= 1 }
    guard digits < end else { return nil }
    while digits > start, buffer[digits - 1] == 0x20 { digits -= 1 }
    let header = digits - name.count
    guard header >= start, buffer[header..<digits].elementsEqual(name, by: { $0 | 0x20 == $1 }) else {
      return nil
    }
    return header
  }

  // MARK: - Memory

  /// Frees the bytes that were read. Moves the rest only if it's the smaller part.
  private mutating func discardRead() {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
    } else if start > buffer.count / 2 {
      buffer.removeFirst(start)
    } else {
      return
    }
    searched = max(searched - start, 0)
    start = 0
  }
}
