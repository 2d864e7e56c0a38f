// Several files at a time.

import LanguageServer
import Synchronization

/// Checks many files on several threads.
enum ParallelCheck {
  /// The outcome of each target, in their order, whatever the order in which they were finished.
  static func run(
    _ targets: [CheckedProject.Target], _ fixing: FileCheck.Fixing, jobs: Int, progress: Progress
  ) -> [FileCheck] {
    let check = Check(targets, fixing, progress)
    // Alone, this thread is as good: allocating costs more as soon as there are two.
    if min(jobs, targets.count) <= 1, Platform.mainStackIsLarge {
      check.work()
    } else {
      Workers.runEverywhere(count: max(min(jobs, targets.count), 1)) { check.work() }
    }
    progress.clear()
    return check.outcomes
  }

  /// The targets, of which each thread takes the next.
  private final class Check: Sendable {
    private let targets: [CheckedProject.Target]
    private let fixing: FileCheck.Fixing
    private let progress: Progress
    private let next = Atomic(0)
    private let finished: Mutex<[FileCheck?]>

    init(_ targets: [CheckedProject.Target], _ fixing: FileCheck.Fixing, _ progress: Progress) {
      self.targets = targets
      self.fixing = fixing
      self.progress = progress
      finished = Mutex([FileCheck?](repeating: nil, count: targets.count))
    }

    /// Checks one target after the other until none is left.
    func work() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < targets.count else { return }
        let outcome = FileCheck.run(targets[index], fixing)
        finished.withLock { $0[index] = outcome }
        progress.advance(to: index + 1)
      }
    }

    var outcomes: [FileCheck] { finished.withLock { $0.compactMap(\.self) } }
  }
}
