// The search for the files to lint, from the paths on the command line.

import LanguageServer
import Linter

/// A search that finds the files to lint and passes each on once.
struct CheckInputs {
  /// The files and directories that can't be linted.
  private(set) var skipped: [SkippedPath] = []
  /// The roots of the files' projects, with each project's file size limit.
  private(set) var roots: [String: Int] = [:]
  /// The absolute paths of the directories among the paths.
  private(set) var folders: [String] = []
  private let indexes: ProjectIndexes
  /// Returns the lines of the file at an absolute path that are new, so other code will use them.
  private var added: (String) -> LineSet = { _ in LineSet() }
  /// The files passed on so far, or nil if no file can occur twice.
  private var taken: Set<String>?
  /// The files to lint found by walking directories.
  private var walked: [String] = []
  /// The symbolic links to files found by walking directories, with their targets.
  private var links: [(file: FoundFile, target: String)] = []

  /// A file found by walking a directory.
  private struct FoundFile {
    var path: String
    var pathInProject: String
    var place: WalkedPlaces.Place
    /// Nil if the file isn't linted and only provides facts to other files.
    var target: CheckedProject.Target?
  }

  /// Collects the files in `paths`, which are relative to `folder`, and cancels `indexes` if that fails.
  static func collected(
    _ paths: [String], in folder: String, of project: inout CheckedProject, options: CheckOptions,
    for indexes: ProjectIndexes
  ) throws(UsageError) -> CheckInputs {
    do {
      return try CheckInputs(paths, in: folder, of: &project, options: options, indexes: indexes)
    } catch {
      indexes.cancel()
      throw error
    }
  }

  private init(
    _ paths: [String], in folder: String, of project: inout CheckedProject, options: CheckOptions,
    indexes: ProjectIndexes
  ) throws(UsageError) {
    self.indexes = indexes
    if paths.count > 1 { taken = [] }
    guard options.scope == .everything else {
      for path in paths {
        try addChanges(FilePath.absolute(path, in: folder), of: &project, options: options)
      }
      return
    }
    if let name = options.addedSince { added = try CheckInputs.added(since: name, in: folder, options) }
    for path in paths {
      let path = FilePath.absolute(path, in: folder)
      do {
        switch try Platform.kind(of: path) {
        case .folder: folders.append(path)
        case .file: addFile(path, of: &project, options: options)
        case .link, .special: skip(path, .unreadable("not a regular file"))
        }
      } catch {
        skip(path, ReadProblem(error, path))
      }
    }
    // After the files, so a file that is both named and in a named directory counts as named.
    for folder in folders { addFolder(folder, of: &project, options: options) }
    addLinks(of: &project)
  }

  /// Returns the new lines of files according to the repository that contains `folder`.
  private static func added(
    since name: String, in folder: String, _ options: CheckOptions
  ) throws(UsageError) -> (String) -> LineSet {
    let repository = try GitRepository(
      holding: folder, for: OptionSyntax.addedSince.name, limits: options.gitLimits)
    guard let added = try repository.addedLines(since: name) else { return { _ in .all } }
    return { added[$0] ?? LineSet() }
  }

  /// Returns whether the file at `path` is passed for the first time.
  private mutating func isNew(_ path: String) -> Bool { taken?.insert(path).inserted ?? true }

  private mutating func addFile(_ path: String, of project: inout CheckedProject, options: CheckOptions) {
    let folder = FilePath.folder(of: path)
    let root = project.root(ofFolder: folder, fallback: folder)
    if options.forcesExclude, project.leavesOut(path, kind: .file, root: root) { return }
    guard SourceFile.isLintable(path: FilePath.displayed(path, in: root)) else {
      skipped.append(.unknownKind(path))
      return
    }
    guard SourceFile.ships(path: FilePath.displayed(path, in: root)) else {
      skipped.append(.notShipped(path))
      return
    }
    var target = project.target(path, root: root, isNamed: true)
    target.added = added(path)
    if project.isProject(folder) { roots[root] = target.linter.configuration.maxFileSize }
    if isNew(path) { indexes.add(target) }
  }

  private mutating func addFolder(_ path: String, of project: inout CheckedProject, options: CheckOptions) {
    let root = project.root(ofFolder: path, fallback: path)
    if options.forcesExclude, path != root, project.leavesOut(path, kind: .folder, root: root) { return }
    var places = WalkedPlaces(path)
    /// The last file found.
    var file = (pathInProject: "", isTarget: false)
    func found(_ path: String) -> FoundFile {
      let place = places.current
      var target: CheckedProject.Target?
      if file.isTarget {
        let linter = project.linter(forFile: path, in: place.linter, root: place.root)
        target = project.target(
          path, root: place.root, pathInProject: file.pathInProject, linter: linter, isNamed: false)
        target?.added = added(path)
      }
      return FoundFile(path: path, pathInProject: file.pathInProject, place: place, target: target)
    }
    let unreadable = FileWalk.walk(path, root: root) { folder, marks in
      places.announce(folder, marks)
    } where: { entry, kind in
      // Only for entries: the configuration of an empty directory has no effect.
      places.enter(of: &project)
      project.see(entry)
      let linter = places.current.linter
      if kind == .folder {
        let isEntered = !linter.excludes(entry)
        if !isEntered { indexes.missed(places.current.root) }
        return isEntered
      }
      let shown = FilePath.displayed(entry, in: places.current.root)
      // Code that never ships doesn't provide facts to other files either.
      guard SourceFile.ships(path: shown) else { return false }
      file = (shown, SourceFile.isLintable(path: shown) && linter.covers(entry))
      return file.isTarget || places.current.isWhole && FileSummary.mayComeFrom(path: shown)
    } taking: { path in
      if file.isTarget { walked.append(path) }
      add(found(path))
    } linking: { path, target in
      if file.isTarget { links.append((found(path), target)) }
    }
    for (folder, problem) in unreadable { skip(folder, problem) }
  }

  private mutating func add(_ file: FoundFile) {
    guard isNew(file.path) else { return }
    let place = file.place
    let limit = place.linter.configuration.maxFileSize
    if roots[place.root] != limit { roots[place.root] = limit }
    if place.isWhole {
      let indexed = IndexedFile(path: file.path, pathInProject: file.pathInProject, limit: limit)
      indexes.add(indexed, root: place.root, file.target)
    } else if let target = file.target {
      indexes.add(target)
    }
  }

  /// Adds links to files that aren't linted under their own name, and the first of several links to one file. Targets
  /// outside the given directories are left to a check of the whole project, unless that doesn't lint them either.
  private mutating func addLinks(of project: inout CheckedProject) {
    guard !links.isEmpty else { return }
    var known = Set(walked).union(taken ?? [])
    for (file, target) in links where !known.contains(target) {
      let root = file.place.root
      guard
        folders.contains(where: { FilePath.isInside(target, of: $0) })
          || isOnlyName(file.path, root: root, root, &project)
      else { continue }
      known.insert(target)
      add(file)
    }
  }

  private mutating func skip(_ path: String, _ problem: ReadProblem) {
    guard !skipped.contains(where: { $0.path == path && $0.isFailure }) else { return }
    // Some shells pass patterns without a match on, and a quoted pattern is never expanded.
    let isPattern = problem == .missing && path.contains { "*?[".contains($0) }
    let advice = "; patterns aren't expanded here, so name a directory, or set 'include' in the configuration"
    skipped.append(
      SkippedPath(path: path, reason: problem.reason + (isPattern ? advice : ""), isFailure: true))
  }

  // MARK: Changes

  /// Adds the changes to the file or in the directory at `path`.
  private mutating func addChanges(
    _ path: String, of project: inout CheckedProject, options: CheckOptions
  ) throws(UsageError) {
    let isFolder: Bool
    do {
      isFolder = try Platform.kind(of: path) == .folder
    } catch {
      return skip(path, ReadProblem(error, path))
    }
    let folder = isFolder ? path : FilePath.folder(of: path)
    let repository = try GitRepository(holding: folder, for: options.scope.option, limits: options.gitLimits)
    for change in try repository.changes(options.scope) where isFolder || change.path == path {
      let holder = FilePath.folder(of: change.path)
      let root = project.root(ofFolder: holder, fallback: folder)
      guard SourceFile.isLintable(path: FilePath.displayed(change.path, in: root)),
        !isFolder || !CheckInputs.isHidden(change.path, in: folder),
        !(isFolder || options.forcesExclude)
          || !project.leavesOut(change.path, kind: .file, root: root, isTracked: true)
      else { continue }
      if let problem = change.problem {
        skipped.append(SkippedPath(path: change.path, reason: problem, isFailure: !change.isTooLarge))
        continue
      }
      var (lines, added) = (change.lines, change.added)
      switch change.content == nil ? try? Platform.kindWithoutFollowing(change.path) : .file {
      case .link? where !isOnlyName(change.path, root: root, isFolder ? folder : nil, &project): continue
      case _ where change.isLink:
        let reason = "symbolic link to a file that --staged doesn't check; check it without --staged"
        skipped.append(SkippedPath(path: change.path, reason: reason, isFailure: true))
        continue
      case .link?: (lines, added) = (nil, .all)  // Git reports the changed lines of the link itself.
      case .file?, nil: break
      case .folder?, .special?: continue  // It replaced a file.
      }
      var target = project.target(change.path, root: root, isNamed: !isFolder)
      target.isChanged = true
      if project.isProject(holder) { roots[root] = target.linter.configuration.maxFileSize }
      target.content = change.content
      target.lines = lines
      target.added = added
      if isNew(target.path) { indexes.add(target) }
    }
  }

  /// Returns whether the symbolic link at `path` points to a file of the project at `root` that isn't checked under its
  /// own name when `folder` is checked, or if `folder` is nil, when only the link is.
  private func isOnlyName(
    _ path: String, root: String, _ folder: String?, _ project: inout CheckedProject
  ) -> Bool {
    guard let target = FileWalk.target(ofLink: path, root: root) else { return false }
    guard let folder, FilePath.isInside(target, of: folder) else { return true }
    let root = project.root(ofFolder: FilePath.folder(of: target), fallback: folder)
    let shown = FilePath.displayed(target, in: root)
    return !SourceFile.isLintable(path: shown) || !SourceFile.ships(path: shown)
      || CheckInputs.isHidden(target, in: folder)
      || project.leavesOut(target, kind: .file, root: root, isTracked: true)
  }

  /// Returns whether a path component between `folder` and `path` starts with a dot.
  private static func isHidden(_ path: String, in folder: String) -> Bool {
    FilePath.isHidden(FilePath.relative(path, to: folder) ?? path)
  }
}
