// The text of a file, with checks for binary and other unsupported content.

package import Source

/// The text of a file and its byte order mark.
package struct FileContent: Sendable, Equatable {
  /// The text without a byte order mark, so that columns match those in editors.
  package var text: SourceText
  /// True if the file starts with the bytes EF BB BF.
  package var hasByteOrderMark: Bool

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns whether `bytes` are a pointer that Git LFS stores in place of a file.
  ///
  /// Source: Git LFS, “Specification”, “The Pointer”.
  package static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/spec/v1".utf8)
  }

  /// The bytes of the file.
  package var bytes: [UInt8] { (hasByteOrderMark ? FileContent.byteOrderMark : []) + text[0..<text.count] }

  /// Reads the file at `path`. Throws for directories, pipes, devices, files over `limit` bytes, and anything but UTF-8
  /// text.
  package init(ofFile path: String, limit: Int) throws(ReadProblem) {
    let bytes: [UInt8]
    do throws(Platform.Failure) {
      bytes = try Platform.bytes(of: path, upTo: limit)
    } catch {
      throw ReadProblem(error, path)
    }
    try self.init(bytes, limit: limit)
  }

  /// Creates the content from `bytes`, with the same checks.
  package init(_ bytes: consuming [UInt8], limit: Int) throws(ReadProblem) {
    var bytes = bytes
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    if FileContent.isPointer(bytes) { throw .pointer }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { throw .utf16 }
    hasByteOrderMark = bytes.starts(with: FileContent.byteOrderMark)
    if hasByteOrderMark { bytes.removeFirst(3) }
    text = SourceText(consume bytes)
    switch text.firstFlaw {
    case .zero: throw .binary
    case .invalid(let offset):
      let position = text.position(of: offset, in: .utf16)
      throw .notUTF8(line: position.line + 1, column: position.character + 1)
    case nil: break
    }
  }
}

private extension SourceText {
  /// A reason why bytes aren't UTF-8 text.
  enum Flaw {
    /// A zero byte near the start.
    case zero
    /// A byte at this offset that isn't part of a well-formed scalar.
    case invalid(Int)
  }

  var firstFlaw: Flaw? {
    if isPlainASCII { return nil }
    let bytes = sentinelled.span
    let words = bytes.bytes
    let end = count
    let binaryEnd = 8192
    var invalid: Int?
    var offset = 0
    while offset < end {
      while offset + 8 <= end {
        let word = words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        guard word.isASCII, word.bytes(below: 1) == 0 else { break }
        offset += 8
      }
      if offset >= end { break }
      let byte = bytes[offset]
      if byte == 0, offset < binaryEnd { return .zero }
      guard byte >= 0x80, invalid == nil else {
        offset += 1
        continue
      }
      let length = scalarLength(at: offset)
      if length == 1 {
        invalid = offset
        // A zero byte after it takes precedence.
        if offset >= binaryEnd { break }
      }
      offset += length
    }
    return invalid.map(Flaw.invalid)
  }
}
