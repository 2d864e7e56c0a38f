// The output of a framework's writer: text edits with placeholders.

/// The replacement of one byte range with pieces of text.
public struct WriterEdit: Sendable, Equatable {
  public enum Piece: Sendable, Equatable {
    case text(String)
    /// A placeholder that contains a suggestion.
    case placeholder(String)
    /// The name of a string resource that the edit also adds.
    case newString(NewString)

    /// The text that the piece writes.
    public var written: String {
      switch self {
      case .text(let text), .placeholder(let text): text
      case .newString(let string): string.name
      }
    }
  }

  /// Byte offsets into the text that was read.
  public var range: Range<Int>
  public var pieces: [Piece]

  public init(_ range: Range<Int>, _ pieces: [Piece]) {
    self.range = range
    self.pieces = pieces
  }

  /// Returns an edit that inserts pieces at an offset.
  public static func insert(at offset: Int, _ pieces: Piece...) -> WriterEdit {
    WriterEdit(offset..<offset, pieces)
  }

  /// Returns an edit that replaces a range with plain text.
  public static func replace(_ range: Range<Int>, _ text: String) -> WriterEdit {
    WriterEdit(range, [.text(text)])
  }
}

extension [WriterEdit] {
  /// Returns these edits followed by others. Two insertions at the same offset become one edit.
  public func joined(with others: [WriterEdit]) -> [WriterEdit] {
    var joined = self
    for other in others {
      if let place = joined.firstIndex(where: { $0.range.isEmpty && $0.range == other.range }) {
        joined[place].pieces += other.pieces
      } else {
        joined.append(other)
      }
    }
    return joined
  }

  /// True if two of these edits change the same byte, or one inserts inside what another replaces.
  var overlap: Bool {
    let ranges = map(\.range).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return zip(ranges, ranges.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  }
}

extension [WriterEdit] {
  /// Adds the edits of another change, but not again those that both contain, such as imports.
  public mutating func join(_ others: [WriterEdit]) {
    let before = self
    self += others.filter { !before.contains($0) }
  }
}
