// A file that git reports as changed.

/// A changed file.
struct ChangedFile {
  /// The absolute path.
  var path: String
  /// The content in the index, or nil if the file on disk is checked.
  var content: [UInt8]?
  /// True if the index contains a symbolic link.
  var isLink = false
  /// The changed lines, or nil for all.
  var lines: LineSet?
  /// The added or changed lines, even if the whole file is checked.
  var added = LineSet.all
  /// The reason why the file can't be checked, as a clause that follows the path, or nil.
  var problem: String?
  /// True if the file is too large to lint, which isn't a failure.
  var isTooLarge = false
}
