// All files below a folder.

/// The files below a folder that git does not ignore, in the order of their paths' bytes within each folder. Files that
/// git tracks are among them, even if an ignore file names them.
///
/// Hidden files and folders, whose names start with a dot, are left out. Symbolic links are not followed, so that no
/// file is met twice and no walk is endless.
package struct FileWalk: Sendable {
  /// Absolute paths.
  package private(set) var files: [String] = []
  /// Folders that cannot be opened.
  package private(set) var unreadableFolders: [(path: String, problem: ReadProblem)] = []

  /// Walks `folder`, whose project starts at `root`, and collects the files.
  package init(
    of folder: String, root: String, where includes: (_ path: String, _ kind: Platform.FileKind) -> Bool
  ) {
    var files: [String] = []
    unreadableFolders = FileWalk.walk(folder, root: root, where: includes) { files.append($0) }
    self.files = files
  }

  /// Walks `start`, whose project starts at `root`. Each folder is announced before what it holds. A file is taken, and
  /// a folder entered, where `includes` says so; all are called with absolute paths. Returns what cannot be opened.
  package static func walk(
    _ start: String, root: String,
    entering enter: (_ folder: String, _ marks: FolderMarks) -> Void = { _, _ in },
    where includes: (_ path: String, _ kind: Platform.FileKind) -> Bool,
    taking take: (_ path: String) -> Void
  ) -> [(path: String, problem: ReadProblem)] {
    var unreadable: [(path: String, problem: ReadProblem)] = []
    var pending = [(folder: start, rules: IgnoreRules(in: start, root: root, GitIndexes()))]
    while let (folder, above) = pending.popLast() {
      var rules = above
      let entries: [Platform.Entry]
      do {
        entries = try Platform.entries(of: folder)
      } catch {
        unreadable.append((folder, ReadProblem(error, folder)))
        continue
      }
      let marks = FolderMarks(entries)
      // The rules of the first folder are known from the folders above it.
      if folder != start { rules.enter(folder, marks) }
      enter(folder, marks)
      var subfolders: [(folder: String, rules: IgnoreRules)] = []
      for entry in entries.sorted(by: { FilePath.precedes($0.name, $1.name) }) where !entry.isHidden {
        guard entry.kind == .file || entry.kind == .folder else { continue }
        let path = FilePath.join(folder, entry.name)
        guard includes(path, entry.kind) else { continue }
        let verdict = rules.verdict(on: path, kind: entry.kind)
        if verdict == .ignored { continue }
        if entry.kind == .folder {
          subfolders.append((path, rules))
          if verdict == .tracked { subfolders[subfolders.count - 1].rules.enterIgnoredFolder() }
        } else {
          take(path)
        }
      }
      pending += subfolders.reversed()
    }
    return unreadable
  }

  /// Whether git ignores the file or folder at `path`, or a folder above it, in the project that starts at `root`. It
  /// ignores nothing that it tracks, which `indexes` tells.
  package static func isIgnored(
    _ path: String, kind: Platform.FileKind, root: String, _ indexes: GitIndexes
  ) -> Bool {
    var kind = kind
    for step in FilePath.ancestors(from: path, upTo: root) where step != root {
      let rules = IgnoreRules(in: FilePath.folder(of: step), root: root, indexes)
      if rules.names(step, kind: kind), !rules.tracks(path) { return true }
      kind = .folder
    }
    return false
  }
}

private extension Platform.Entry {
  var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
}
