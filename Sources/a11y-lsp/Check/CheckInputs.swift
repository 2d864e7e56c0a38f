// From the paths on the command line to the files to lint.

import LanguageServer
import Linter

/// The files to lint, and what could not be.
struct CheckInputs {
  /// Each file once, in the order of their paths.
  private(set) var targets: [CheckedProject.Target] = []
  private(set) var skipped: [SkippedPath] = []

  /// Collects what `paths`, taken from `folder`, stand for.
  init(_ paths: [String], in folder: String, of project: inout CheckedProject, options: CheckOptions) {
    for path in paths {
      let path = FilePath.absolute(path, in: folder)
      do {
        switch try Platform.kind(of: path) {
        case .folder: addFolder(path, of: &project, options: options)
        case .file: addFile(path, of: &project, options: options)
        case .link, .special: skip(path, .unreadable("it is no regular file"))
        }
      } catch {
        skip(path, ReadProblem(error, path))
      }
    }
    // A file may be named, and lie in a folder that is named as well: the first of equals is the named one.
    targets.sort { left, right in
      if FilePath.precedes(left.path, right.path) { return true }
      return left.isNamed && !right.isNamed && !FilePath.precedes(right.path, left.path)
    }
    var unique: [CheckedProject.Target] = []
    for target in targets where unique.last.map({ FilePath.precedes($0.path, target.path) }) ?? true {
      unique.append(target)
    }
    targets = unique
  }

  private mutating func addFile(_ path: String, of project: inout CheckedProject, options: CheckOptions) {
    let folder = FilePath.folder(of: path)
    let root = project.root(ofFolder: folder, fallback: folder)
    if options.forcesExclude, project.leavesOut(path, kind: .file, root: root) { return }
    guard SourceFile.isLintable(path: FilePath.displayed(path, in: root)) else {
      skipped.append(
        SkippedPath(
          path: path, reason: "it is neither Swift nor Kotlin nor an Android resource", isFailure: false))
      return
    }
    targets.append(project.target(path, root: root, isNamed: true))
  }

  private mutating func addFolder(_ path: String, of project: inout CheckedProject, options: CheckOptions) {
    let root = project.root(ofFolder: path, fallback: path)
    if options.forcesExclude, path != root, project.leavesOut(path, kind: .folder, root: root) { return }
    // Project and linter of the folder met last: a file's project may start below the folder that is walked.
    var place = (folder: "", root: root, linter: Linter())
    func enter(_ folder: String) {
      guard folder != place.folder else { return }
      let root = project.root(ofFolder: folder, fallback: path)
      place = (folder, root, project.linter(forFilesIn: folder, root: root))
    }
    var announced = ""
    let walk = FileWalk(of: path, root: root) { folder, marks in
      project.learn(marks, of: folder)
      announced = folder
    } where: { entry, kind in
      // Only for what is in it: the configuration of an empty folder is nobody's.
      enter(announced)
      let configuration = place.linter.configuration
      if kind == .folder { return !configuration.excludes(entry) }
      return SourceFile.isLintable(path: FilePath.displayed(entry, in: place.root))
        && configuration.covers(entry)
    }
    for (folder, problem) in walk.unreadableFolders { skip(folder, problem) }
    for file in walk.files {
      enter(FilePath.folder(of: file))
      targets.append(
        CheckedProject.Target(path: file, root: place.root, linter: place.linter, isNamed: false))
    }
  }

  private mutating func skip(_ path: String, _ problem: ReadProblem) {
    skipped.append(SkippedPath(path: path, reason: problem.reason, isFailure: true))
  }
}
