// Globs of a configuration, relative to its directory.

/// A glob for paths below one directory.
///
/// A pattern without a slash matches names at any depth, as in git. Any other pattern matches paths relative to the
/// directory. A match of a directory includes everything in it.
package struct PathPattern: Sendable, Equatable {
  /// The absolute path of the directory that contains the configuration file.
  package var folder: String
  /// The pattern as written.
  package let pattern: String
  private let glob: Glob
  private let isAnchored: Bool

  package init(_ pattern: String, folder: String) {
    self.folder = folder
    self.pattern = pattern
    var pattern = pattern[...]
    while pattern.hasSuffix("/"), pattern.startIndex != pattern.index(before: pattern.endIndex) {
      pattern.removeLast()
    }
    isAnchored = pattern.contains("/")
    while pattern.hasPrefix("./") { pattern.removeFirst(2) }
    while pattern.hasPrefix("/") { pattern.removeFirst() }
    glob = Glob(pattern == "." ? "**" : String(pattern))
  }

  /// The number of tokens to compare a path with.
  var size: Int { glob.size }

  /// Returns whether the absolute `path` or a directory above it matches.
  package func matches(_ path: String) -> Bool {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return false }
    let relative = Substring(path.utf8.dropFirst(prefix.utf8.count))
    guard !relative.isEmpty else { return false }
    if isAnchored { return glob.matchesFolder(above: relative) }
    return relative.utf8.split(separator: UInt8(ascii: "/")).contains { glob.matches(Substring($0)) }
  }
}
