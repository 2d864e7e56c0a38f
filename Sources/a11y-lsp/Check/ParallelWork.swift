// Parallel processing of files.

import Dispatch
import LanguageServer
import Synchronization

/// The application of a function to many inputs on several threads, starting before all inputs are known.
final class ParallelWork<Input: Sendable, Output: Sendable>: Sendable {
  private struct State {
    /// The inputs in the order found. An input becomes nil when a thread takes it.
    var inputs: [Input?] = []
    var taken = 0
    var isComplete = false
    /// The number of threads started.
    var threads = 0
    var outputs: [Output] = []
  }

  private let body: @Sendable (Input) -> Output?
  /// The number of threads that work, including the caller's.
  private let jobs: Int
  private let startsEarly: Bool
  private let progress: Progress?
  private let isCanceled: @Sendable () -> Bool
  private let state = Mutex(State())
  /// Signaled once for each input, and once for each thread when there are no more.
  private let added = DispatchSemaphore(value: 0)
  /// Signaled by each thread that ends.
  private let ended = DispatchSemaphore(value: 0)

  /// The number of waiting inputs per thread at which another thread is started.
  private static var inputsOfThread: Int { 16 }

  /// Creates work that begins with the first input if it `startsEarly`, otherwise when all inputs are known. If `body`
  /// returns nil, there is no output. When `isCanceled` returns true, the remaining inputs are dropped.
  init(
    jobs: Int, startsEarly: Bool, progress: Progress? = nil,
    isCanceled: @escaping @Sendable () -> Bool = { false }, _ body: @escaping @Sendable (Input) -> Output?
  ) {
    self.body = body
    self.jobs = jobs
    self.startsEarly = startsEarly
    self.progress = progress
    self.isCanceled = isCanceled
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

  /// Processes the remaining inputs, waits, and returns the outputs in no particular order.
  func finish() -> [Output] {
    let waiting = state.withLock { $0.inputs.count - $0.taken }
    for _ in 0..<min(jobs, waiting) { startThread() }
    complete()
    // Works on this thread if possible, because allocating costs more with a second thread.
    if Platform.mainStackIsLarge {
      work()
    } else {
      Workers.runEverywhere(count: 1) { self.work() }
    }
    return end().outputs
  }

  /// Stops starting work, and waits for the work in progress.
  func cancel() {
    state.withLock { $0.taken = $0.inputs.count }
    complete()
    _ = end()
  }

  /// Makes all threads end, including this one, when no input is left.
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
      guard !isCanceled(), let output = body(input) else { continue }
      state.withLock { $0.outputs.append(output) }
    }
  }

  /// Waits for the next input and returns it, or nil after the last one.
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
