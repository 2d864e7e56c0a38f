// A file that git tells about.

/// A file that has changed.
struct ChangedFile {
  /// Absolute.
  var path: String
  /// What the index holds; nil where the file on the disk counts.
  var content: [UInt8]?
  /// Whether the index holds a symbolic link.
  var isLink = false
  /// The lines that have changed; nil for all.
  var lines: LineSet?
  /// Why the file cannot be checked, as a clause that follows the path; nil where it can.
  var problem: String?
  /// Whether the problem is that there is more of it than anybody lints, which is no failure.
  var isTooLarge = false
}
