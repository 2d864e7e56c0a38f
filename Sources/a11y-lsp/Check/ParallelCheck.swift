// Several files at a time.

import Dispatch
import Synchronization

/// Checks many files on several threads.
enum ParallelCheck {
  /// The outcome of each target, in their order, whatever the order in which they were finished.
  static func run(
    _ targets: [CheckedProject.Target], _ fixing: FileCheck.Fixing, jobs: Int, progress: Progress
  ) -> [FileCheck] {
    let next = Atomic(0)
    let outcomes = Mutex([FileCheck?](repeating: nil, count: targets.count))
    DispatchQueue.concurrentPerform(iterations: max(min(jobs, targets.count), 1)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < targets.count else { return }
        let outcome = FileCheck.run(targets[index], fixing)
        outcomes.withLock { $0[index] = outcome }
        progress.advance(to: index + 1)
      }
    }
    progress.clear()
    return outcomes.withLock { $0.compactMap(\.self) }
  }
}
