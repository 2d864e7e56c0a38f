// The cancellation of requests.

import Synchronization

/// A flag that the client can set for a request in progress.
final class AgentCancellation: Sendable {
  private let flag = Atomic(false)

  var isCanceled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
}
