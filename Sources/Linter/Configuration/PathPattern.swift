// Globs of a configuration, bound to the folder they are relative to.

/// A glob that speaks of paths below one folder.
///
/// A pattern without a slash is compared with names at any depth, as git does; any other with the path from the
/// folder on. What matches a folder matches everything in it.
package struct PathPattern: Sendable, Equatable {
  /// The absolute path of the folder that holds the configuration file.
  package var folder: String
  /// As it is written.
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

  /// The number of characters and signs to compare a path with.
  var size: Int { glob.size }

  /// Whether the absolute `path`, or a folder above it, matches.
  package func matches(_ path: String) -> Bool {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return false }
    let relative = Substring(path.utf8.dropFirst(prefix.utf8.count))
    guard !relative.isEmpty else { return false }
    if isAnchored { return glob.matchesFolder(above: relative) }
    return relative.utf8.split(separator: UInt8(ascii: "/")).contains { glob.matches(Substring($0)) }
  }
}
