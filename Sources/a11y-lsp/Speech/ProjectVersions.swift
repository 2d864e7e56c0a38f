// The facts of two versions of a project.

import LanguageServer
import Linter

/// The facts of a project now and in an earlier commit.
enum ProjectVersions {
  /// The facts of one file.
  private struct Summaries: Sendable {
    var path: String
    var now: FileSummary?
    var earlier: FileSummary?
    var isChanged: Bool
  }

  /// A file of the project, in one or both versions.
  private struct Subject: Sendable {
    var now: IndexedFile?
    var earlier: IndexedFile?
    var content: [UInt8]?
    var isChanged: Bool
  }

  /// Returns the facts of the project at `root`, and the absolute paths of the unchanged files that may depend on facts
  /// that have changed.
  static func facts(
    ofProject root: String, limit: Int, _ changed: [EarlierFile]
  ) -> (facts: FileComparison.Facts, others: [String]) {
    let work = ParallelWork<Subject, Summaries>(jobs: Platform.processorCount, startsEarly: true) { subject in
      let now = subject.now.flatMap { $0.summary() }
      let earlier =
        subject.isChanged
        ? subject.earlier.flatMap { file in subject.content.flatMap { file.summary(of: $0) } } : now
      return Summaries(
        path: (subject.now ?? subject.earlier)?.path ?? "", now: now, earlier: earlier,
        isChanged: subject.isChanged)
    }
    func indexed(_ path: String?) -> IndexedFile? {
      guard let path else { return nil }
      let shown = FilePath.displayed(path, in: root)
      guard FileSummary.mayComeFrom(path: shown) else { return nil }
      return IndexedFile(path: path, pathInProject: shown, limit: limit)
    }
    for file in changed {
      work.add(
        Subject(
          now: indexed(file.path), earlier: indexed(file.earlierPath), content: file.content, isChanged: true)
      )
    }
    let known = Set(changed.compactMap(\.path))
    IndexedFile.find(below: root, limit: limit) { file in
      guard !known.contains(file.path) else { return }
      work.add(Subject(now: file, earlier: file, isChanged: false))
    }
    let summaries = work.finish().sorted { FilePath.precedes($0.path, $1.path) }
    var now = SurroundingsBuilder()
    var earlier = SurroundingsBuilder()
    for file in summaries {
      if let summary = file.now { now.add(summary) }
      if let summary = file.earlier { earlier.add(summary) }
    }
    let isAffected = summaries.contains { $0.isChanged && !FileSummary.agree($0.now, $0.earlier) }
    let others = isAffected ? summaries.filter { !$0.isChanged }.map(\.path) : []
    return (FileComparison.Facts(now: now.complete(), earlier: earlier.complete()), others)
  }
}
