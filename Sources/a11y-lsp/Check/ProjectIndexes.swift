// The projects whose files are checked, and the first look at each file.

import LanguageServer
import Linter
import Synchronization

/// The facts of each project's files, and the first findings. Facts are read, and files that don't depend on others are
/// linted, while the files to check are still being found.
final class ProjectIndexes {
  /// True if targets are linted at the first look. If files are changed, linting waits until all facts are known.
  private let lintsEarly: Bool
  private let work: ParallelWork<FirstLook.Subject, FirstLook>
  /// The facts so far, by root.
  private let said: Said
  /// The projects whose files are all passed on.
  private var complete: Set<String> = []
  private var incomplete: Set<String> = []
  /// The targets that wait for facts.
  private var waiting: [CheckedProject.Target] = []

  init(_ plan: CheckPlan, jobs: Int, progress: Progress? = nil) {
    lintsEarly = !plan.writes && !plan.waitsForFacts
    let said = Said()
    self.said = said
    work = ParallelWork(jobs: jobs, startsEarly: true, progress: progress, isCanceled: plan.isCanceled) {
      subject in
      FirstLook(subject, plan, said.project(at: subject.root))
    }
  }

  /// The facts of each project while files are read.
  private final class Said: Sendable {
    private let projects = Mutex<[String: GrowingProject]>([:])

    func project(at root: String) -> GrowingProject {
      projects.withLock { projects in
        if let project = projects[root] { return project }
        let project = GrowingProject()
        projects[root] = project
        return project
      }
    }

    /// Removes and returns the facts of the project at `root`.
    func take(_ root: String) -> Surroundings {
      let project = projects.withLock { $0.removeValue(forKey: root) }
      return (project ?? GrowingProject()).complete()
    }
  }

  /// Adds a file found by a walk of a whole project: a target, or a file that may only provide facts.
  func add(_ file: IndexedFile, root: String, _ target: CheckedProject.Target?) {
    complete.insert(root)
    if let target, lintsEarly { return work.add(.target(target)) }
    if let target { waiting.append(target) }
    work.add(.other(file, root: root))
  }

  /// Adds a target whose project isn't walked as a whole.
  func add(_ target: CheckedProject.Target) {
    waiting.append(target)
  }

  /// Records that a walk excluded part of the project at `root`.
  func missed(_ root: String) {
    incomplete.insert(root)
  }

  /// The result after all files are passed on.
  struct Result {
    /// The facts of the projects, by root.
    var surroundings: [String: Surroundings] = [:]
    var outcomes: [FileCheck] = []
    /// The targets that aren't linted yet.
    var targets: [CheckedProject.Target] = []
  }

  /// Waits for all files of the projects at these roots. The numbers are file size limits in bytes.
  func finish(_ roots: [String: Int]) -> Result {
    for (root, limit) in roots where !complete.contains(root) || incomplete.contains(root) {
      IndexedFile.find(below: root, limit: limit) { file in
        work.add(.other(file, root: root))
      }
    }
    let looks = work.finish()
    var result = Result(targets: waiting)
    for root in roots.keys { result.surroundings[root] = said.take(root) }
    for look in looks {
      switch look {
      case .settled(let outcome): result.outcomes.append(outcome)
      case .open(let target, let outcome, let questions, let known):
        if result.surroundings[target.root]?.answer(questions, beyond: known) == true {
          result.targets.append(target)
        } else {
          result.outcomes.append(outcome)
        }
      case .waiting(let target): result.targets.append(target)
      }
    }
    return result
  }

  /// Returns the facts of all files in the project at `root`.
  static func surroundings(of root: String, limit: Int, jobs: Int) -> Surroundings {
    ProjectIndexes(CheckPlan(), jobs: jobs).finish([root: limit]).surroundings[root] ?? .unknown
  }

  func cancel() {
    work.cancel()
  }
}
