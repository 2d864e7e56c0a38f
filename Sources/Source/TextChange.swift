// The difference between two versions of a text.

/// The smallest single replacement that turns one text into the other.
public struct TextChange: Sendable, Equatable {
  /// The bytes of the old text that are removed or replaced.
  public var old: Range<Int>
  /// The bytes of the new text that replace them. Begins at the same offset as `old`.
  public var new: Range<Int>

  /// The distance that the text after the change moves.
  public var delta: Int { new.upperBound - old.upperBound }

  public init(from old: SourceText, to new: SourceText) {
    let before = old.sentinelled.span
    let after = new.sentinelled.span
    let shorter = min(old.count, new.count)
    // The zeros after the texts may match as well.
    let prefix = min(before.sharedCount(with: after), shorter)
    var suffix = 0
    let most = shorter - prefix
    while suffix + 8 <= most,
      before.bytes.unsafeLoadUnaligned(fromByteOffset: old.count - suffix - 8, as: UInt64.self)
        == after.bytes.unsafeLoadUnaligned(fromByteOffset: new.count - suffix - 8, as: UInt64.self)
    { suffix += 8 }
    while suffix < most, before[old.count - suffix - 1] == after[new.count - suffix - 1] { suffix += 1 }
    self.old = prefix..<old.count - suffix
    self.new = prefix..<new.count - suffix
  }
}
