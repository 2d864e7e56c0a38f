// The indexes of the projects whose files are checked.

import LanguageServer
import Linter

/// Reads what the files of each project say about each other, while the files to check are looked for.
final class ProjectIndexes {
  private struct Reading: Sendable {
    var file: IndexedFile
    var summary: FileSummary?
  }

  private let work: ParallelWork<IndexedFile, Reading>
  /// The projects that all files were handed over of.
  private var complete: Set<String> = []
  private var incomplete: Set<String> = []

  init(jobs: Int) {
    work = ParallelWork(jobs: jobs, startsEarly: true) { Reading(file: $0, summary: $0.summary()) }
  }

  /// Takes a file that a walk met.
  func add(_ path: String, root: String, limit: Int) {
    complete.insert(root)
    guard FileSummary.mayComeFrom(path: FilePath.displayed(path, in: root)) else { return }
    work.add(IndexedFile(path: path, root: root, limit: limit))
  }

  /// Says that a walk left something of the project at `root` out.
  func missed(_ root: String) {
    incomplete.insert(root)
  }

  /// What the files of the projects with these roots say, by root; the numbers are limits for the size of files in bytes.
  func surroundings(_ roots: [String: Int]) -> [String: Surroundings] {
    for (root, limit) in roots where !complete.contains(root) || incomplete.contains(root) {
      IndexedFile.find(below: root, limit: limit) { work.add($0) }
    }
    var indexes: [String: ProjectIndex] = [:]
    for root in roots.keys { indexes[root] = ProjectIndex() }
    for reading in work.finish() {
      indexes[reading.file.root]?.update(reading.file.pathInProject, reading.summary)
    }
    return indexes.mapValues { index in
      var index = index
      index.complete()
      return index.surroundings
    }
  }

  func cancel() {
    work.cancel()
  }
}
