// Caches of project roots, configurations, and baselines.

import Linter

/// The roots, configurations, and baselines that have been looked up.
struct Projects: Sendable {
  var roots = ProjectRoots()
  var configurations = ConfigurationLookup()
  var baselines = BaselineLookup()

  /// Returns the known findings for files with `configuration` in the project at `root`, or nil without a baseline.
  mutating func knownFindings(
    for configuration: Configuration, inProjectAt root: String
  ) throws(BaselineLookup.Problem) -> KnownFindings? {
    guard let path = try configuration.baseline?.baseline(inProjectAt: root) else { return nil }
    let folder = FilePath.folder(of: path)
    return try baselines.findings(at: path, root: roots.root(ofFolder: folder, fallback: folder))
  }

  /// The names of all files that were read, or searched for, as configurations or baselines.
  var namedFiles: Set<String> {
    Set(configurations.namedFiles.union(baselines.namedFiles).map { String(FilePath.name(of: $0)) })
  }

  /// Records the marks from a listing of `folder`.
  mutating func learn(_ marks: FolderMarks, of folder: String) {
    roots.learn(marks, of: folder)
    configurations.learn(marks, of: folder)
  }

  /// Forgets the marks, so that new files in the listed directories are found.
  mutating func forgetMarks() {
    roots.forgetMarks()
    configurations.forgetMarks()
  }

  /// Returns whether the same configurations and baselines were read.
  func agree(with other: Projects) -> Bool {
    configurations.agrees(with: other.configurations) && baselines == other.baselines
  }

  /// Clears the caches after a change on disk.
  mutating func forget() {
    roots = ProjectRoots()
    configurations.forget()
    baselines = BaselineLookup()
  }
}
