// A file that differs from an earlier commit.

/// A file of the working tree that differs from its version in a commit, or that exists in only one of them.
struct EarlierFile {
  /// The absolute path in the working tree, or nil if the file was removed.
  var path: String?
  /// The absolute path that it had in the commit, or nil if it's new.
  var earlierPath: String?
  /// The content in the commit, or nil if the file is new there, too large, or not a regular file.
  var content: [UInt8]?
  /// The reason why the content in the commit can't be read, as a clause that follows the path, or nil.
  var problem: String?
}
