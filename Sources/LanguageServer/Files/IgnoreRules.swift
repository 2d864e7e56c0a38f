// All .gitignore files that have a say in one folder.

/// What git ignores in a folder: its own `.gitignore`, those of the folders above it up to the root, and
/// `.git/info/exclude`. The nearest file that says anything about a path decides. Git never ignores what it tracks.
struct IgnoreRules {
  /// From the root down, the nearest last.
  private var files: [IgnoreFile] = []
  /// The top of the repository, or a directory below it.
  private var repository: String
  /// Whether an ignored directory has been entered, because git tracks something in it.
  private var isInIgnoredFolder = false
  private let indexes: GitIndexes

  /// The rules for the content of `folder`, whose project starts at `root`. `indexes` tells what is tracked.
  init(in folder: String, root: String, _ indexes: GitIndexes) {
    repository = root
    self.indexes = indexes
    for folder in FilePath.ancestors(from: folder, upTo: root).reversed() {
      enter(folder, .unknown)
    }
  }

  /// Adds what `folder`, which lies in the folder entered last, says about its content; `marks` are
  /// those of its names.
  mutating func enter(_ folder: String, _ marks: FolderMarks) {
    if marks.contains(.repository), (try? Platform.kind(of: FilePath.join(folder, ".git"))) != nil {
      // A repository inside another one is ruled by itself alone.
      files.removeAll()
      repository = folder
      isInIgnoredFolder = false
      add(FilePath.join(folder, ".git/info/exclude"), for: folder)
    }
    if marks.contains(.ignoreFile) { add(FilePath.join(folder, ".gitignore"), for: folder) }
  }

  /// Adds that git ignores the folder that's entered next, although it tracks something in it.
  mutating func enterIgnoredFolder() { isInIgnoredFolder = true }

  /// What git does with a file or folder.
  enum Verdict {
    case included, ignored
    /// It's named by an ignore file, but it's tracked, or contains something tracked.
    case tracked
  }

  /// What git does with `path`, which lies in the folder entered last.
  func verdict(on path: String, kind: Platform.FileKind) -> Verdict {
    guard isInIgnoredFolder || names(path, kind: kind) else { return .included }
    return tracks(path) ? .tracked : .ignored
  }

  /// Whether git tracks `path`, or something in it.
  func tracks(_ path: String) -> Bool { indexes.tracks(path, inRepositoryAround: repository) }

  /// Whether an ignore file says that `path` is ignored, tracked or not.
  func names(_ path: String, kind: Platform.FileKind) -> Bool {
    for file in files.reversed() {
      if let isIgnored = file.ignores(path, kind: kind) { return isIgnored }
    }
    return false
  }

  private mutating func add(_ path: String, for folder: String) {
    // Longer files than a mebibyte are no lists that people wrote.
    guard let bytes = try? Platform.bytes(of: path, upTo: 1 << 20), bytes.count <= 1 << 20 else { return }
    files.append(IgnoreFile(bytes, folder: folder))
  }
}
