// Heights that Kotlin code declares for other files.

import Source
import Syntax

/// A reader for constant heights: `val buttonHeight = 46.dp`.
enum CodeHeightReader {
  /// The ends of names and what follows them.
  private static let signs = WordSearch(["eight = ", "eight: Dp = "])

  /// The maximum number of constants to read in a file.
  private static let most = 64

  /// Returns the heights in a Kotlin file, by the names of their properties.
  static func entries(in text: SourceText) -> [FileFacts.Entry] {
    var found: [Int: FileFacts.Entry] = [:]
    _ = signs.finds(in: text) { _, offset in
      if let entry = entry(at: offset, in: text) { found[offset] = entry }
      return found.count >= most
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the constant whose name contains an offset, or nil if it's something else.
  private static func entry(at offset: Int, in text: SourceText) -> FileFacts.Entry? {
    var start = offset
    while start > 0, offset - start < 64, text[start - 1].isIdentifierByte { start -= 1 }
    guard start >= 4, text[start - 4..<start].elementsEqual("val ".utf8) else { return nil }
    var end = offset
    while end < text.count, end - offset < 64, text[end].isIdentifierByte { end += 1 }
    var value = end
    while value < text.count, value - end < 16, text[value] != UInt8(ascii: "=") { value += 1 }
    var last = value
    while last < text.count, last - value < 24, text[last] != UInt8(ascii: "\n") { last += 1 }
    guard value < last else { return nil }
    var written = Array(text[value + 1..<last])
    while written.last?.isBlank == true { written.removeLast() }
    guard let dot = written.lastIndex(of: UInt8(ascii: ".")), written[dot...].elementsEqual(".dp".utf8) else {
      return nil
    }
    written.remove(at: dot)
    guard let height = AndroidDimension(written[...]) else { return nil }
    return FileFacts.Entry(ProjectKey(.codeHeight, text.string(start..<end)), .dimension(height))
  }
}
