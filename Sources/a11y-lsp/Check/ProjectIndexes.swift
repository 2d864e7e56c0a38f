// The projects whose files are checked, and a first look at each of the files.

import LanguageServer
import Linter

/// Reads what the files of each project say about each other, and lints what does not depend on that, while the files
/// to check are looked for.
final class ProjectIndexes {
  /// Whether targets are linted at the first look. Where files are changed, that waits until all are known.
  private let lintsEarly: Bool
  private let work: ParallelWork<FirstLook.Subject, FirstLook>
  /// The projects that all files were handed over of.
  private var complete: Set<String> = []
  private var incomplete: Set<String> = []
  /// Targets that wait for the projects.
  private var waiting: [CheckedProject.Target] = []

  init(_ plan: CheckPlan, jobs: Int, progress: Progress? = nil) {
    lintsEarly = !plan.writes
    work = ParallelWork(jobs: jobs, startsEarly: true, progress: progress) { FirstLook($0, plan) }
  }

  /// Takes a file that a walk of a whole project met, and the target that it is.
  func add(_ path: String, root: String, limit: Int, _ target: CheckedProject.Target?) {
    complete.insert(root)
    let isSource = FileSummary.mayComeFrom(path: FilePath.displayed(path, in: root))
    if let target, !lintsEarly { waiting.append(target) }
    guard isSource || (target != nil && lintsEarly) else { return }
    work.add(FirstLook.Subject(path: path, root: root, limit: limit, target: lintsEarly ? target : nil))
  }

  /// Takes a target of which the project is not met as a whole.
  func add(_ target: CheckedProject.Target) {
    waiting.append(target)
  }

  /// Says that a walk left something of the project at `root` out.
  func missed(_ root: String) {
    incomplete.insert(root)
  }

  /// What was found out when all files were handed over.
  struct Result {
    /// What the files of the projects say, by root.
    var surroundings: [String: Surroundings] = [:]
    var outcomes: [FileCheck] = []
    /// What has to be linted yet.
    var targets: [CheckedProject.Target] = []
  }

  /// Waits for all files of the projects with these roots; the numbers are limits for the size of files in bytes.
  func finish(_ roots: [String: Int]) -> Result {
    for (root, limit) in roots where !complete.contains(root) || incomplete.contains(root) {
      IndexedFile.find(below: root, limit: limit) { file in
        work.add(FirstLook.Subject(path: file.path, root: root, limit: limit))
      }
    }
    var indexes = roots.mapValues { _ in ProjectIndex() }
    let looks = work.finish()
    for look in looks {
      let path = FilePath.displayed(look.subject.path, in: look.subject.root)
      if let summary = look.summary { indexes[look.subject.root]?.update(path, summary) }
    }
    var result = Result(targets: waiting)
    for (root, index) in indexes {
      var index = index
      index.complete()
      result.surroundings[root] = index.surroundings
    }
    for look in looks {
      guard let outcome = look.outcome, let target = look.subject.target else { continue }
      if result.surroundings[target.root]?.answer(look.questions) == true {
        result.targets.append(target)
      } else {
        result.outcomes.append(outcome)
      }
    }
    return result
  }

  func cancel() {
    work.cancel()
  }
}
