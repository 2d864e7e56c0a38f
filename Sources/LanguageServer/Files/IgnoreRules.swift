// The ignore rules that apply in a directory.

/// The ignore rules in a directory, from its `.gitignore`, those of the directories above it up to the root, and
/// `.git/info/exclude`. The nearest file with a matching pattern applies. Git never ignores tracked files.
struct IgnoreRules {
  /// The ignore files, from the root down.
  private var files: [IgnoreFile] = []
  /// The top of the repository, or a directory below it.
  private var repository: String
  /// True inside an ignored directory, which is entered because git tracks something in it.
  private var isInIgnoredFolder = false
  private let indexes: GitIndexes

  /// Creates the rules for the contents of `folder`, in the project at `root`. `indexes` contains the tracked files.
  init(in folder: String, root: String, _ indexes: GitIndexes) {
    repository = root
    self.indexes = indexes
    for folder in FilePath.ancestors(from: folder, upTo: root).reversed() {
      enter(folder, .unknown)
    }
  }

  /// Adds the rules of `folder`, which is in the directory entered last. `marks` are those of its listing.
  mutating func enter(_ folder: String, _ marks: FolderMarks) {
    if marks.contains(.repository), (try? Platform.kind(of: FilePath.join(folder, ".git"))) != nil {
      // A nested repository uses only its own rules.
      files.removeAll()
      repository = folder
      isInIgnoredFolder = false
      add(FilePath.join(folder, ".git/info/exclude"), for: folder)
    }
    if marks.contains(.ignoreFile) { add(FilePath.join(folder, ".gitignore"), for: folder) }
  }

  /// Records that git ignores the directory that is entered next, although it tracks something in it.
  mutating func enterIgnoredFolder() { isInIgnoredFolder = true }

  /// The way git treats a file or directory.
  enum Verdict {
    case included, ignored
    /// Matched by an ignore file, but tracked or with tracked contents.
    case tracked
  }

  /// Returns the way git treats `path`, which is in the directory entered last.
  func verdict(on path: String, kind: Platform.FileKind) -> Verdict {
    guard isInIgnoredFolder || names(path, kind: kind) else { return .included }
    return tracks(path) ? .tracked : .ignored
  }

  /// Returns whether git tracks `path` or anything in it.
  func tracks(_ path: String) -> Bool { indexes.tracks(path, inRepositoryAround: repository) }

  /// Returns whether an ignore file ignores `path`, tracked or not.
  func names(_ path: String, kind: Platform.FileKind) -> Bool {
    for file in files.reversed() {
      if let isIgnored = file.ignores(path, kind: kind) { return isIgnored }
    }
    return false
  }

  private mutating func add(_ path: String, for folder: String) {
    // People don't write lists larger than 1 MiB.
    guard let bytes = try? Platform.bytes(of: path, upTo: 1 << 20), bytes.count <= 1 << 20 else { return }
    files.append(IgnoreFile(bytes, folder: folder))
  }
}
