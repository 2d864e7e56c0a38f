// All files below a folder.

/// The files below a folder that git does not ignore, in the order of their paths' bytes within each folder. Files that
/// git tracks are among them, even if an ignore file names them.
///
/// Hidden files and folders, whose names start with a dot, are left out. Symbolic links are not followed, so that no
/// file is met twice and no walk is endless; links to files of the project can be reported.
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
  /// a folder entered, where `includes` says so; all are called with absolute paths. A symbolic link to a file in the
  /// project is announced where `includes` takes a file of that name, with the place that it leads to. Returns what cannot
  /// be opened.
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
      // The rules of the first folder are known from the folders above it.
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

  /// The path of the file that the symbolic link at `path` leads to in the end. Nil if it's none, or outside the project
  /// that starts at `root`.
  package static func target(ofLink path: String, root: String) -> String? {
    guard let place = Platform.resolvedPath(of: path), (try? Platform.kind(of: place)) == .file,
      let top = Platform.resolvedPath(of: root), let relative = FilePath.relative(place, to: top)
    else { return nil }
    return FilePath.join(root, relative)
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
