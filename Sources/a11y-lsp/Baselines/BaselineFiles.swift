// The baselines of the files to check.

import LanguageServer
import Linter

/// The baselines of the files to check, each read when it's first needed.
struct BaselineFiles {
  private let options: CheckOptions
  /// The current directory.
  private let folder: String
  private var lookup = BaselineLookup()
  private var files: [String: BaselineFile] = [:]
  /// The roots of the projects that may use a configured baseline, by the baseline's path.
  private var projects: [String: String] = [:]
  /// The problems of baselines that can't be used.
  private(set) var problems: [BaselineLookup.Problem] = []

  init(_ options: CheckOptions, folder: String) {
    self.options = options
    self.folder = folder
  }

  /// Returns the baseline for files with `configuration` in the project at `root`: the one from the command line, the
  /// configured one, or the default of a command that needs one. Returns nil if there is none or it can't be used.
  mutating func file(
    for configuration: Configuration, inProjectAt root: String, in roots: inout ProjectRoots
  ) -> BaselineFile? {
    let named = options.baseline.map { FilePath.absolute($0, in: folder) } ?? configuration.baseline?.absolute
    guard !options.showsKnownFindings, let path = named ?? fallback(in: &roots) else { return nil }
    guard !problems.contains(where: { $0.path == path }) else { return nil }
    do {
      if options.baseline == nil, let configured = configuration.baseline, projects[path] != root {
        _ = try configured.baseline(inProjectAt: root)
        projects[path] = root
      }
      if let known = files[path] { return known }
      let known = try read(path, root: self.root(ofBaselineAt: path, in: &roots))
      files[path] = BaselineFile(path: path, known: known)
    } catch {
      problems.append(error)
    }
    return files[path]
  }

  /// All baselines in use, in the order of their paths.
  var all: [BaselineFile] { files.values.sorted { FilePath.precedes($0.path, $1.path) } }

  private mutating func read(_ path: String, root: String) throws(BaselineLookup.Problem) -> KnownFindings {
    guard options.startsBaseline else {
      return try lookup.findings(at: path, root: root)
    }
    guard (try? Platform.kindWithoutFollowing(path)) == nil else {
      throw BaselineLookup.Problem(
        path: path, line: 1, message: "the baseline already exists; run 'a11y-lsp baseline update'")
    }
    return KnownFindings(Baseline(), root: root) { _ in true }
  }

  private func fallback(in roots: inout ProjectRoots) -> String? {
    guard options.usesDefaultBaseline else { return nil }
    return FilePath.join(roots.root(ofFolder: folder, fallback: folder), Baseline.name)
  }

  /// Returns the directory that the paths of a baseline are relative to: the root of the project that contains it, or
  /// if that doesn't contain the current directory, the project root of the current directory.
  private func root(ofBaselineAt path: String, in roots: inout ProjectRoots) -> String {
    let holder = FilePath.folder(of: path)
    let root = roots.root(ofFolder: holder, fallback: holder)
    return FilePath.isInside(folder, of: root) ? root : roots.root(ofFolder: folder, fallback: folder)
  }
}
