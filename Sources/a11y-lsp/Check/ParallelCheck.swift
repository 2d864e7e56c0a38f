// Several files at a time.

import Dispatch
import LanguageServer
import Synchronization

/// Checks many files on several threads, the first ones while later ones are still looked for.
final class ParallelCheck: Sendable {
  private struct State {
    /// The files to check, in the order found; whoever is free takes the next.
    var targets: [CheckedProject.Target] = []
    var taken = 0
    var isComplete = false
    /// How many threads were started.
    var threads = 0
    var outcomes: [FileCheck] = []
  }

  private let plan: CheckPlan
  /// How many threads check, the caller's included.
  private let jobs: Int
  private let progress: Progress
  private let state = Mutex(State())
  /// Signaled once for each target, and once for each thread when there are no more.
  private let added = DispatchSemaphore(value: 0)
  /// Signaled by each thread that ends.
  private let ended = DispatchSemaphore(value: 0)

  /// A thread is worth its start where so many targets wait.
  private static let targetsOfThread = 16

  init(_ plan: CheckPlan, jobs: Int, progress: Progress) {
    self.plan = plan
    self.jobs = jobs
    self.progress = progress
  }

  /// Has `target` checked, from now on where nothing is written: what is found later may speak against a fix.
  func add(_ target: CheckedProject.Target) {
    let (waiting, threads) = state.withLock { state in
      state.targets.append(target)
      return (state.targets.count - state.taken, state.threads)
    }
    added.signal()
    if !plan.writes, waiting > (threads + 1) * ParallelCheck.targetsOfThread { startThread() }
  }

  private func startThread() {
    guard state.withLock({ $0.threads + 1 < jobs }) else { return }
    let hasStarted = Platform.startThread {
      self.work()
      self.ended.signal()
    }
    if hasStarted { state.withLock { $0.threads += 1 } }
  }

  /// Checks what is left, and waits for the outcomes, which are in no order.
  func finish() -> [FileCheck] {
    let waiting = state.withLock { $0.targets.count - $0.taken }
    for _ in 0..<min(jobs, waiting) { startThread() }
    complete()
    // Alone, this thread is as good: allocating costs more as soon as there are two.
    if Platform.mainStackIsLarge {
      work()
    } else {
      Workers.runEverywhere(count: 1) { self.work() }
    }
    return end().outcomes
  }

  /// Checks nothing more, and waits for what is under way.
  func cancel() {
    state.withLock { $0.taken = $0.targets.count }
    complete()
    _ = end()
  }

  /// Lets all threads end when nothing is left: those that were started, and this one.
  private func complete() {
    let threads = state.withLock { state in
      state.isComplete = true
      return state.threads
    }
    for _ in 0...threads { added.signal() }
  }

  private func end() -> State {
    for _ in 0..<state.withLock(\.threads) { ended.wait() }
    progress.clear()
    return state.withLock { $0 }
  }

  /// Checks one target after the other until none is left.
  private func work() {
    while let target = takeNext() {
      let outcome = FileCheck.run(target, plan)
      state.withLock { $0.outcomes.append(outcome) }
    }
  }

  /// The next target, as soon as there is one; nil behind the last.
  private func takeNext() -> CheckedProject.Target? {
    added.wait()
    let next = state.withLock { state -> (target: CheckedProject.Target?, number: Int, total: Int?) in
      guard state.taken < state.targets.count else { return (nil, state.taken, nil) }
      state.taken += 1
      defer { state.targets[state.taken - 1].content = nil }
      return (state.targets[state.taken - 1], state.taken, state.isComplete ? state.targets.count : nil)
    }
    if next.target != nil { progress.advance(to: next.number, of: next.total) }
    return next.target
  }
}
