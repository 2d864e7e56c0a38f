// The comparison of a project's files with their earlier versions.

import LanguageServer
import Linter
import Source

/// A file whose announcements are compared with those of its earlier version.
struct FileComparison: Sendable {
  /// The changes of one file.
  struct Outcome: Sendable {
    /// The absolute path, the earlier one if the file no longer exists.
    var path: String
    var exists: Bool
    var speech: SpeechChanges
    /// The reason why the file can't be read, as a clause, or nil.
    var problem: String?
  }

  /// The facts of a project's other files, now and in the earlier commit.
  struct Facts: Sendable {
    var now: Surroundings
    var earlier: Surroundings
  }

  /// The absolute path now, or nil if the file was removed.
  var path: String?
  /// The absolute path in the earlier commit, or nil if the file is new.
  var earlierPath: String?
  var root: String
  var configuration: Configuration
  /// The content in the earlier commit, if git reports a change. Nil if the file is new there.
  var content: [UInt8]?
  /// True if git reports a change.
  var isChanged: Bool
  /// The reason why a version can't be read, as a clause, or nil.
  var problem: String?

  /// The changes in one project.
  struct Project {
    var root: String
    /// The facts of its files, or nil if no file changed.
    var facts: Facts?
    var outcomes: [Outcome] = []
  }

  /// Returns the changes of all files in `paths` that belong to the project at `root`. Files that git doesn't report as
  /// changed are compared, too, if facts that they may depend on have changed.
  static func project(
    at root: String, since revision: String, within paths: [String], _ style: SpeechStyle
  ) throws(UsageError) -> Project {
    let repository = try GitRepository(holding: root, for: OptionSyntax.changedSince.name)
    let changed = try repository.earlierFiles(since: revision) { path in
      let path = FilePath.displayed(path, in: root)
      return SourceFile.isLintable(path: path) || FileSummary.mayComeFrom(path: path)
    }
    guard !changed.isEmpty else { return Project(root: root) }
    var lookup = ConfigurationLookup()
    let limit = lookup.resolution(forFilesIn: root, root: root).configuration.maxFileSize
    let (facts, others) = ProjectVersions.facts(ofProject: root, limit: limit, changed)
    let comparison = ParallelWork<FileComparison, Outcome>(jobs: Platform.processorCount, startsEarly: false)
    {
      $0.outcome(facts, style)
    }
    func add(_ file: EarlierFile, isChanged: Bool) {
      guard let path = file.path ?? file.earlierPath,
        paths.contains(where: { FilePath.isInside(path, of: $0) })
      else { return }
      let shown = FilePath.displayed(path, in: root)
      let configuration = lookup.resolution(forFile: path, root: root).configuration
      let isCovered = paths.contains(path) || configuration.covers(path) && !FilePath.isHidden(shown)
      guard SourceFile.isLintable(path: shown), SourceFile.ships(path: shown), isCovered else { return }
      comparison.add(
        FileComparison(
          path: file.path, earlierPath: file.earlierPath, root: root, configuration: configuration,
          content: file.content, isChanged: isChanged, problem: file.problem))
    }
    for file in changed { add(file, isChanged: true) }
    for path in others { add(EarlierFile(path: path, earlierPath: path), isChanged: false) }
    return Project(root: root, facts: facts, outcomes: comparison.finish())
  }

  private func outcome(_ facts: Facts, _ style: SpeechStyle) -> Outcome {
    let linter = Linter(configuration)
    var outcome = Outcome(
      path: path ?? earlierPath ?? "", exists: path != nil, speech: SpeechChanges(from: .none, to: .none),
      problem: problem)
    guard problem == nil else { return outcome }
    var (now, earlier) = (SpeechVersion.none, SpeechVersion.none)
    var current: SourceText?
    if let path {
      do {
        let text = try FileContent(ofFile: path, limit: configuration.maxFileSize).text
        current = text
        now = SpeechVersion(of: file(path, text), facts.now, linter, style)
      } catch {
        // An unreadable file that hasn't changed isn't part of the change. A changed one that doesn't exist is outside of
        // a sparse checkout.
        if isChanged, !error.isTooLarge, error != .missing { outcome.problem = error.reason }
        return outcome
      }
    }
    if let earlierPath {
      let content = content.flatMap { try? FileContent($0, limit: configuration.maxFileSize) }
      // A version that isn't text, or that is too large, can't be compared.
      guard let text = isChanged ? content?.text : current else { return outcome }
      earlier = SpeechVersion(of: file(earlierPath, text), facts.earlier, linter, style)
    }
    outcome.speech = SpeechChanges(from: earlier, to: now)
    return outcome
  }

  private func file(_ path: String, _ text: SourceText) -> SourceFile {
    SourceFile(path: FilePath.displayed(path, in: root), text: text)
  }
}
