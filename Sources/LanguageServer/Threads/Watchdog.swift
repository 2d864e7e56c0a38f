// The watchdog, which ends a server whose client is gone.

import Dispatch
import Synchronization

/// A watchdog that detects that the client is gone, even if another process keeps the server's input open, and that
/// ends the process if it's stuck because its output isn't read.
///
/// Source: LSP 3.17, “InitializeParams”: “If the parent process is not alive then the server should exit”.
package final class Watchdog: Sendable {
  private struct State {
    /// The process that started the server.
    var client: Int?
    var isClientGone = false
    var isStarted = false
    /// The write in progress at the last check, and the number of checks since it started.
    var stuck = (write: 0, looks: 0)
  }

  private let state = Guarded(State())
  private let queue = DispatchQueue(label: "a11y-lsp.watchdog", qos: .utility)
  /// The numbers of started and ended writes.
  private let started = Atomic(0)
  private let ended = Atomic(0)
  private let clientIsGone: @Sendable () -> Void

  /// The number of seconds between two checks.
  private static let interval = 3
  /// The number of checks after which a write without progress counts as stuck.
  private static let patience = 3

  /// Creates a watchdog that calls `clientIsGone` once, on another thread, if the client's process has ended.
  package init(clientIsGone: @escaping @Sendable () -> Void) {
    self.clientIsGone = clientIsGone
  }

  /// Starts watching the process with the ID `client`.
  func watch(_ client: Int) {
    state.withLock { $0.client = client }
    start()
  }

  /// Records that the client has closed the input or sent `exit`.
  package func clientLeaves() {
    state.withLock { $0.isClientGone = true }
    start()
  }

  /// Runs `body`, which writes something that the client may never read.
  package func write(_ body: () -> Void) {
    started.add(1, ordering: .sequentiallyConsistent)
    body()
    ended.add(1, ordering: .sequentiallyConsistent)
  }

  private func start() {
    let wasStarted = state.withLock { state in
      defer { state.isStarted = true }
      return state.isStarted
    }
    if !wasStarted { queue.async { self.look() } }
  }

  private func look() {
    let write = started.load(ordering: .sequentiallyConsistent)
    let isWriting = write > ended.load(ordering: .sequentiallyConsistent)
    let (hasJustGone, isStuck) = state.withLock { state in
      var hasJustGone = false
      if let client = state.client, !state.isClientGone, !Platform.isRunning(client) {
        state.isClientGone = true
        hasJustGone = true
      }
      guard state.isClientGone, isWriting else {
        state.stuck.looks = 0
        return (hasJustGone, false)
      }
      state.stuck = (write, state.stuck.write == write ? state.stuck.looks + 1 : 0)
      return (hasJustGone, state.stuck.looks >= Watchdog.patience)
    }
    if hasJustGone { clientIsGone() }
    if isStuck { Platform.endAtOnce(with: 1) }
    queue.asyncAfter(deadline: .now() + .seconds(Watchdog.interval)) { self.look() }
  }
}
