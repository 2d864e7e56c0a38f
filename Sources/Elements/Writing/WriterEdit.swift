// What a framework's writer produces: text edits with the places where a person must write.

/// The replacement of one byte range by pieces of text.
public struct WriterEdit: Sendable, Equatable {
  public enum Piece: Sendable, Equatable {
    case text(String)
    /// A place to write in, with a suggestion.
    case placeholder(String)
    /// The name of a string resource that the edit adds as well.
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

  /// Inserts at one offset.
  public static func insert(at offset: Int, _ pieces: Piece...) -> WriterEdit {
    WriterEdit(offset..<offset, pieces)
  }

  /// Replaces a range by plain text.
  public static func replace(_ range: Range<Int>, _ text: String) -> WriterEdit {
    WriterEdit(range, [.text(text)])
  }
}

extension [WriterEdit] {
  /// These and others behind them; what both insert at one place becomes one edit.
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

  /// Whether two of these change the same byte, or one inserts inside what another replaces.
  var overlap: Bool {
    let ranges = map(\.range).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return zip(ranges, ranges.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  }
}

extension [WriterEdit] {
  /// Adds what another change writes, but not again what both bring, such as imports.
  public mutating func join(_ others: [WriterEdit]) {
    let before = self
    self += others.filter { !before.contains($0) }
  }
}
