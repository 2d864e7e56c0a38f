// A parser for the output of `git diff`.

import Source

/// A reader that finds the lines that a patch without context adds or changes, and those next to removed lines.
struct PatchReader {
  /// The lines by path, relative to the top of the repository.
  private(set) var lines: [(path: String, lines: LineSet)] = []
  private let patch: [UInt8]
  private var at = 0

  init(_ patch: [UInt8]) {
    self.patch = patch
    while let line = nextLine() {
      if line.starts(with: "+++ ".utf8) {
        lines.append((PatchReader.path(line.dropFirst(4)), LineSet()))
      } else if line.starts(with: "@@ -".utf8) {
        readHunk(line)
      }
    }
  }

  private mutating func nextLine() -> ArraySlice<UInt8>? {
    guard at < patch.count else { return nil }
    let end = patch[at...].firstIndex(of: 0x0A) ?? patch.count
    defer { at = end + 1 }
    return patch[at..<end]
  }

  /// Reads `@@ -3,2 +5 @@` and skips the lines that follow it, regardless of their content.
  private mutating func readHunk(_ header: ArraySlice<UInt8>) {
    let numbers = header.split(separator: 0x20).dropFirst().prefix(2).map { part in
      part.dropFirst().split(separator: UInt8(ascii: ",")).map {
        Int(String(decoding: $0, as: UTF8.self)) ?? 0
      }
    }
    guard numbers.count == 2, let start = numbers[1].first else { return }
    let removed = numbers[0].count > 1 ? numbers[0][1] : 1
    let added = numbers[1].count > 1 ? numbers[1][1] : 1
    for _ in 0..<max(removed, 0) + max(added, 0) {
      guard nextLine() != nil else { break }
      // `\ No newline at end of file` doesn't count as a line.
      if at < patch.count, patch[at] == UInt8(ascii: "\\") { _ = nextLine() }
    }
    guard !lines.isEmpty, start >= 0, added >= 0 else { return }
    // If lines are only removed, git gives the line before them.
    let changed = added > 0 ? start - 1..<start - 1 + added : max(start - 1, 0)..<start + 1
    lines[lines.count - 1].lines.append(max(changed.lowerBound, 0)..<max(changed.upperBound, 0))
  }

  /// Returns the path after `+++ `: with the prefix `b/`, possibly quoted, and followed by a tab if it contains spaces.
  private static func path(_ field: ArraySlice<UInt8>) -> String {
    var bytes = Array(field)
    if bytes.last == 0x09 { bytes.removeLast() }
    if bytes.first == UInt8(ascii: "\"") { bytes = unquoted(bytes.dropFirst().dropLast()) }
    return String(decoding: bytes.dropFirst(2), as: UTF8.self)
  }

  /// Removes the quotes and escapes of a path.
  ///
  /// Source: git-config, “core.quotePath”: as in C string literals.
  private static func unquoted(_ quoted: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = quoted
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "a"): bytes.append(0x07)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "v"): bytes.append(0x0B)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(digits.reduce(0) { $0 << 3 | ($1 & 7) })
      default: bytes.append(escape)
      }
    }
    return bytes
  }
}
