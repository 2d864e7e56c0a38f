// The patterns of a `.gitignore` file.

import Linter

/// The patterns of a `.gitignore` file and the directory that they're relative to.
///
/// Source: https://git-scm.com/docs/gitignore
struct IgnoreFile: Sendable {
  /// The absolute path of the directory that the patterns apply to.
  let folder: String
  private var lines: [Line] = []

  private struct Line: Sendable {
    var glob: Glob
    /// True if the pattern starts with `!` and includes what an earlier one ignored.
    var isNegated: Bool
    /// True if only directories match.
    var wantsFolder: Bool
    /// True if the pattern must match the whole relative path and not just the name.
    var isAnchored: Bool
    /// A lower bound for the length of matching text in bytes. Checking it first keeps long patterns cheap.
    var shortestMatch: Int
  }

  /// Reads the lines of a file. Ignores those that aren't patterns.
  init(_ bytes: some Collection<UInt8>, folder: String) {
    self.folder = folder
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes.dropFirst(0)
    var known: Set<String> = []
    // If lines are equal, only the last one counts.
    for line in content.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).reversed() {
      let text = String(decoding: line, as: UTF8.self)
      if known.insert(text).inserted, let line = IgnoreFile.line(text) { lines.append(line) }
    }
    lines.reverse()
  }

  /// Returns whether the file ignores `path`, or nil if no pattern matches.
  func ignores(_ path: String, kind: Platform.FileKind) -> Bool? {
    guard !lines.isEmpty, let relative = FilePath.relative(path, to: folder), !relative.isEmpty else {
      return nil
    }
    let name = FilePath.name(of: relative)
    let line = lines.last { line in
      guard kind == .folder || !line.wantsFolder else { return false }
      let length = line.isAnchored ? relative.utf8.count : name.utf8.count
      guard line.shortestMatch <= length else { return false }
      return line.isAnchored ? line.glob.matches(relative) : line.glob.matches(name)
    }
    return line.map { !$0.isNegated }
  }

  private static func line(_ text: String) -> Line? {
    var pattern = withoutTrailingSpaces(text)
    guard !pattern.isEmpty, !pattern.hasPrefix("#") else { return nil }
    let isNegated = pattern.hasPrefix("!")
    if isNegated { pattern.removeFirst() }
    let wantsFolder = pattern.hasSuffix("/")
    if wantsFolder { pattern.removeLast() }
    let isAnchored = pattern.contains("/")
    if pattern.hasPrefix("/") { pattern.removeFirst() }
    guard !pattern.isEmpty else { return nil }
    return Line(
      glob: Glob(pattern, .gitignore), isNegated: isNegated, wantsFolder: wantsFolder, isAnchored: isAnchored,
      shortestMatch: shortestMatch(of: pattern))
  }

  /// Returns the shortest match, counting a class as one byte and stars, backslashes, and slashes as zero.
  private static func shortestMatch(of pattern: String) -> Int {
    var count = 0
    var isInClass = false
    for byte in pattern.utf8 {
      switch byte {
      case UInt8(ascii: "]") where isInClass: isInClass = false
      case UInt8(ascii: "[") where !isInClass:
        isInClass = true
        count += 1
      case UInt8(ascii: "*"), UInt8(ascii: "\\"), UInt8(ascii: "/"): break
      default: count += isInClass ? 0 : 1
      }
    }
    return count
  }

  /// Returns `text` without trailing spaces, unless the last one is escaped.
  private static func withoutTrailingSpaces(_ text: String) -> String {
    var text = text[...]
    while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
    return String(text)
  }
}
