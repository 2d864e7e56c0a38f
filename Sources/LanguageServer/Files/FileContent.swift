// Reading a file that may be anything.

package import Source

/// The text of a file, and what of its bytes is not text.
package struct FileContent: Sendable, Equatable {
  /// The text without a byte order mark, so that columns are those of editors.
  package var text: SourceText
  /// Whether the file starts with the three bytes EF BB BF.
  package var hasByteOrderMark: Bool

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The bytes as they stand in the file.
  package var bytes: [UInt8] { (hasByteOrderMark ? FileContent.byteOrderMark : []) + text[0..<text.count] }

  /// Reads the file at `path`. Folders, pipes and devices, files over `limit` bytes, and what is not UTF-8 text are
  /// refused.
  package init(ofFile path: String, limit: Int) throws(ReadProblem) {
    let bytes: [UInt8]
    do throws(Platform.Failure) {
      bytes = try Platform.bytes(of: path, upTo: limit)
    } catch {
      throw ReadProblem(error, path)
    }
    try self.init(bytes, limit: limit)
  }

  /// The content that `bytes` are, with the same checks.
  package init(_ bytes: consuming [UInt8], limit: Int) throws(ReadProblem) {
    var bytes = bytes
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    hasByteOrderMark = bytes.starts(with: FileContent.byteOrderMark)
    if hasByteOrderMark { bytes.removeFirst(3) }
    text = SourceText(consume bytes)
    guard !text.beginsLikeBinary else { throw .binary }
    if let offset = text.firstInvalidByte {
      let position = text.position(of: offset, in: .utf16)
      throw .notUTF8(line: position.line + 1, column: position.character + 1)
    }
  }
}

private extension SourceText {
  /// Whether a zero byte is near the beginning, which no text has.
  var beginsLikeBinary: Bool {
    let bytes = sentinelled.span
    let words = bytes.bytes
    let end = min(count, 8192)
    var offset = 0
    while offset < end {
      if offset + 8 <= end,
        words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self).bytes(below: 1) == 0
      {
        offset += 8
        continue
      }
      if bytes[offset] == 0 { return true }
      offset += 1
    }
    return false
  }

  /// The offset of the first byte that belongs to no well-formed scalar.
  var firstInvalidByte: Int? {
    let bytes = sentinelled.span
    let words = bytes.bytes
    var offset = 0
    while offset < count {
      if offset + 8 <= count, words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self).isASCII {
        offset += 8
        continue
      }
      guard bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      let length = scalarLength(at: offset)
      if length == 1 { return offset }
      offset += length
    }
    return nil
  }
}
