// Several files at a time.

import Dispatch
import LanguageServer
import Synchronization

/// Does the same with many inputs on several threads, with the first ones while later ones are still looked for.
final class ParallelWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    /// In the order found; whoever is free takes the next, which is nil from then on.
    var inputs: [Input?] = []
    var taken = 0
    var isComplete = false
    /// How many threads were started.
    var threads = 0
    var outputs: [Output] = []
  }

  private let body: @Sendable (Input) -> Output?
  /// How many threads work, the caller's included.
  private let jobs: Int
  private let startsEarly: Bool
  private let progress: Progress?
  private let state = Mutex(State())
  /// Signaled once for each input, and once for each thread when there are no more.
  private let added = DispatchSemaphore(value: 0)
  /// Signaled by each thread that ends.
  private let ended = DispatchSemaphore(value: 0)

  /// A thread is worth its start where so many inputs wait.
  private static var inputsOfThread: Int { 16 }

  /// Work that begins with the first input where it `startsEarly`, else when all are known. Where `body` returns nil,
  /// there is no output.
  init(
    jobs: Int, startsEarly: Bool, progress: Progress? = nil, _ body: @escaping @Sendable (Input) -> Output?
  ) {
    self.body = body
    self.jobs = jobs
    self.startsEarly = startsEarly
    self.progress = progress
  }

  func add(_ input: Input) {
    let (waiting, threads) = state.withLock { state in
      state.inputs.append(input)
      return (state.inputs.count - state.taken, state.threads)
    }
    added.signal()
    if startsEarly, waiting > (threads + 1) * Self.inputsOfThread { startThread() }
  }

  private func startThread() {
    guard state.withLock({ $0.threads + 1 < jobs }) else { return }
    let hasStarted = Platform.startThread {
      self.work()
      self.ended.signal()
    }
    if hasStarted { state.withLock { $0.threads += 1 } }
  }

  /// Does what is left, and waits for the outputs, which are in no order.
  func finish() -> [Output] {
    let waiting = state.withLock { $0.inputs.count - $0.taken }
    for _ in 0..<min(jobs, waiting) { startThread() }
    complete()
    // Alone, this thread is as good: allocating costs more as soon as there are two.
    if Platform.mainStackIsLarge {
      work()
    } else {
      Workers.runEverywhere(count: 1) { self.work() }
    }
    return end().outputs
  }

  /// Begins nothing more, and waits for what is under way.
  func cancel() {
    state.withLock { $0.taken = $0.inputs.count }
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
    progress?.clear()
    return state.withLock { $0 }
  }

  private func work() {
    while let input = takeNext() {
      guard let output = body(input) else { continue }
      state.withLock { $0.outputs.append(output) }
    }
  }

  /// The next input, as soon as there is one; nil behind the last.
  private func takeNext() -> Input? {
    added.wait()
    let next = state.withLock { state -> (input: Input?, number: Int, total: Int?) in
      guard state.taken < state.inputs.count else { return (nil, state.taken, nil) }
      state.taken += 1
      let input = state.inputs[state.taken - 1].take()
      return (input, state.taken, state.isComplete ? state.inputs.count : nil)
    }
    if next.input != nil { progress?.advance(to: next.number, of: next.total) }
    return next.input
  }
}
