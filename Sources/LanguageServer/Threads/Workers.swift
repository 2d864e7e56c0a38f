// Worker threads.

import Dispatch

/// Worker threads with enough stack for any code.
package final class Workers: Sendable {
  /// The waiting jobs, in order.
  private final class Jobs: Sendable {
    private let waiting = Guarded<[@Sendable () -> Void]>([])
    /// Signaled once for each job.
    private let added = DispatchSemaphore(value: 0)

    func add(_ job: @escaping @Sendable () -> Void) {
      waiting.withLock { $0.append(job) }
      added.signal()
    }

    func take() -> @Sendable () -> Void {
      added.wait()
      return waiting.withLock { $0.removeFirst() }
    }
  }

  private let jobs = Jobs()
  private let count: Int

  /// Starts `count` threads, or fewer if the system can't create more. They end with the process.
  package init(count: Int) {
    let jobs = self.jobs
    self.count = (0..<count).count { _ in
      Platform.startThread {
        while true { jobs.take()() }
      }
    }
  }

  /// Schedules `job` after all earlier jobs. Runs it immediately if there are no threads.
  package func run(_ job: @escaping @Sendable () -> Void) {
    if count > 0 { jobs.add(job) } else { job() }
  }

  /// Runs `job` on `count` threads in parallel and waits for all of them. If there are no threads, runs it on this one.
  package static func runEverywhere(count: Int, _ job: @escaping @Sendable () -> Void) {
    let ended = DispatchSemaphore(value: 0)
    let started = (0..<count).count { _ in
      Platform.startThread {
        job()
        ended.signal()
      }
    }
    if started == 0 { return job() }
    for _ in 0..<started { ended.wait() }
  }

  /// Returns the result of `body`, which runs with a worker's stack.
  package static func value<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    let result = Result<Value>()
    runEverywhere(count: 1) { result.set(body()) }
    return result.value ?? body()
  }

  /// A value that one thread passes to another.
  private final class Result<Value: Sendable>: Sendable {
    private let stored = Guarded<Value?>(nil)

    func set(_ value: Value) { stored.withLock { $0 = value } }

    var value: Value? { stored.withLock { $0 } }
  }
}
