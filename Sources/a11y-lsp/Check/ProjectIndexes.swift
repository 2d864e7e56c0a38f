// The projects whose files are checked, and a first look at each of the files.

import LanguageServer
import Linter
import Synchronization

/// Reads what the files of each project say about each other, and lints what does not depend on that, while the files
/// to check are looked for.
final class ProjectIndexes {
  /// Whether targets are linted at the first look. Where files are changed, that waits until all are known.
  private let lintsEarly: Bool
  private let work: ParallelWork<FirstLook.Subject, FirstLook>
  /// What the files looked at say, by root.
  private let said: Said
  /// The projects that all files were handed over of.
  private var complete: Set<String> = []
  private var incomplete: Set<String> = []
  /// Targets that wait for the projects.
  private var waiting: [CheckedProject.Target] = []

  init(_ plan: CheckPlan, jobs: Int, progress: Progress? = nil) {
    lintsEarly = !plan.writes
    let said = Said()
    self.said = said
    work = ParallelWork(jobs: jobs, startsEarly: true, progress: progress) { subject in
      FirstLook(subject, plan, said.project(at: subject.root))
    }
  }

  /// What files say, put together as they are read.
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

    /// What the files of the project at `root` say; it is forgotten here.
    func take(_ root: String) -> Surroundings {
      let project = projects.withLock { $0.removeValue(forKey: root) }
      return (project ?? GrowingProject()).complete()
    }
  }

  /// Takes a file that a walk of a whole project met, a target or one that may say something to others.
  func add(_ file: IndexedFile, root: String, _ target: CheckedProject.Target?) {
    complete.insert(root)
    if let target, lintsEarly { return work.add(.target(target)) }
    if let target { waiting.append(target) }
    work.add(.other(file, root: root))
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

  /// What all files of the project at `root` say.
  static func surroundings(of root: String, limit: Int, jobs: Int) -> Surroundings {
    ProjectIndexes(CheckPlan(), jobs: jobs).finish([root: limit]).surroundings[root] ?? .unknown
  }

  func cancel() {
    work.cancel()
  }
}
