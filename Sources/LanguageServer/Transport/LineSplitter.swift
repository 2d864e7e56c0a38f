// The splitting of a client's bytes into lines, for protocols with one message per line.

/// A splitter that takes bytes in chunks of any size and returns the lines that they complete, without blank lines.
///
/// Source: Model Context Protocol 2026-07-28, “stdio”: messages are delimited by newlines and contain none.
/// `longestLine` limits memory use.
package struct LineSplitter {
  /// The maximum length of a line in bytes. Longer lines are skipped.
  package static let longestLine = 1 << 23

  /// A line or the place of one that was skipped.
  package enum Piece: Sendable, Equatable {
    case line([UInt8])
    /// A line that exceeds the limit.
    case tooLong
  }

  private var buffer: [UInt8] = []
  /// True within a line that exceeds the limit.
  private var isSkipping = false

  package init() {}

  /// Adds bytes and returns the pieces that they complete. The place of a line that's too long is returned when it ends.
  package mutating func split(_ bytes: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var start = bytes.startIndex
    for end in bytes.indices where bytes[end] == 0x0A {
      add(bytes[start..<end])
      if let piece = finish() { pieces.append(piece) }
      start = end + 1
    }
    add(bytes[start...])
    return pieces
  }

  /// Returns the piece at the end of the input, whose last line may have no line feed, or nil if there is none.
  package mutating func finish() -> Piece? {
    defer {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      isSkipping = false
    }
    if isSkipping { return .tooLong }
    let isBlank = buffer.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    return isBlank ? nil : .line(buffer)
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard !isSkipping else { return }
    if buffer.count + bytes.count > LineSplitter.longestLine {
      isSkipping = true
      buffer = []
    } else {
      buffer.append(contentsOf: bytes)
    }
  }
}
