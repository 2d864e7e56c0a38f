// A walk over all files below a directory.

/// The files below a directory that git doesn't ignore, sorted by bytes within each directory. Includes files that git
/// tracks, even if an ignore file matches them.
///
/// Skips hidden files and directories, whose names start with a dot. Doesn't follow symbolic links, so that no file
/// appears twice and every walk ends, but can report links to files in the project.
package struct FileWalk: Sendable {
  /// The absolute paths of the files.
  package private(set) var files: [String] = []
  /// The directories that can't be opened.
  package private(set) var unreadableFolders: [(path: String, problem: ReadProblem)] = []

  /// Walks `folder`, in the project at `root`, and collects the files.
  package init(
    of folder: String, root: String, where includes: (_ path: String, _ kind: Platform.FileKind) -> Bool
  ) {
    var files: [String] = []
    unreadableFolders = FileWalk.walk(folder, root: root, where: includes) { files.append($0) }
    self.files = files
  }

  /// Walks `start`, in the project at `root`. Calls `enter` for each directory before its contents. Takes files and
  /// enters directories if `includes` returns true. If `includes` accepts a symbolic link as a file, and it leads to a
  /// file in the project, calls `link` with its target. All paths are absolute. Returns the directories that can't be
  /// opened.
  package static func walk(
    _ start: String, root: String,
    entering enter: (_ folder: String, _ marks: FolderMarks) -> Void = { _, _ in },
    where includes: (_ path: String, _ kind: Platform.FileKind) -> Bool,
    taking take: (_ path: String) -> Void,
    linking link: (_ path: String, _ target: String) -> Void = { _, _ in }
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
      // The initial rules already include those of the first directory.
      if folder != start { rules.enter(folder, marks) }
      enter(folder, marks)
      var subfolders: [(folder: String, rules: IgnoreRules)] = []
      for entry in entries.sorted(by: { FilePath.precedes($0.name, $1.name) }) where !entry.isHidden {
        if entry.kind == .special { continue }
        let path = FilePath.join(folder, entry.name)
        guard includes(path, entry.kind == .folder ? .folder : .file) else { continue }
        let verdict = rules.verdict(on: path, kind: entry.kind)
        if verdict == .ignored { continue }
        if entry.kind == .folder {
          subfolders.append((path, rules))
          if verdict == .tracked { subfolders[subfolders.count - 1].rules.enterIgnoredFolder() }
        } else if entry.kind == .file {
          take(path)
        } else if let target = target(ofLink: path, root: root) {
          link(path, target)
        }
      }
      pending += subfolders.reversed()
    }
    return unreadable
  }

  /// Returns the path of the file that the symbolic link at `path` resolves to, or nil if it isn't a file in the
  /// project at `root`.
  package static func target(ofLink path: String, root: String) -> String? {
    guard let place = Platform.resolvedPath(of: path), (try? Platform.kind(of: place)) == .file,
      let top = Platform.resolvedPath(of: root), let relative = FilePath.relative(place, to: top)
    else { return nil }
    return FilePath.join(root, relative)
  }

  /// Returns whether git ignores the file or directory at `path`, or a directory above it, in the project at `root`.
  /// Git doesn't ignore anything that it tracks according to `indexes`.
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
