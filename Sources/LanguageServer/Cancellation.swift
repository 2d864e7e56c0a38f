// How a job learns that it is not needed any more.

/// Tells a job that nobody waits for it.
final class Cancellation: Sendable {
  private let state = Guarded(false)

  func cancel() { state.withLock { $0 = true } }
  var isCancelled: Bool { state.withLock { $0 } }
}
