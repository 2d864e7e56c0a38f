// All .gitignore files that have a say in one folder.

/// What git ignores in a folder: its own `.gitignore`, those of the folders above it up to the root, and
/// `.git/info/exclude`. The nearest file that says anything about a path decides.
struct IgnoreRules: Sendable {
  /// From the root down, the nearest last.
  private var files: [IgnoreFile] = []

  /// The rules for the content of `folder`, whose project starts at `root`.
  init(in folder: String, root: String) {
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
      add(FilePath.join(folder, ".git/info/exclude"), for: folder)
    }
    if marks.contains(.ignoreFile) { add(FilePath.join(folder, ".gitignore"), for: folder) }
  }

  /// Whether git ignores `path`, which lies in the folder entered last.
  func ignores(_ path: String, kind: Platform.FileKind) -> Bool {
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
