// Cancellation of jobs.

/// A flag that tells a job that its result is no longer needed.
final class Cancellation: Sendable {
  private let state = Guarded(false)

  func cancel() { state.withLock { $0 = true } }
  var isCancelled: Bool { state.withLock { $0 } }
}
