// Where reader and analyses leave what the event loop reacts to.

import Dispatch

/// A queue with any number of writers and one reader, who takes everything at once.
final class EventQueue: Sendable {
  private struct State {
    var events: [Event] = []
    /// About how many bytes the events take.
    var size = 0
    /// Whether a writer waits for `emptied`.
    var isFull = false
  }

  private let state = Guarded(State())
  /// Signaled once for each time the queue stops being empty.
  private let filled = DispatchSemaphore(value: 0)
  /// Signaled when a full queue was taken.
  private let emptied = DispatchSemaphore(value: 0)

  /// Bytes that may wait. A client that sends more while nothing it is sent gets read has to wait itself.
  private static let mostBytes = MessageSplitter.longestMessage
  /// Bytes that an event takes apart from its text.
  private static let eventSize = 512

  /// Adds events that belong together: a reader gets all of them or none.
  func append(_ new: [Event]) { _ = add(new, size: 0) }

  /// Adds what `count` bytes of the client were, and waits while there is too much to do already.
  func append(_ new: [Event], ofBytes count: Int) {
    if add(new, size: count + new.count * EventQueue.eventSize) { emptied.wait() }
  }

  /// Adds events. Returns whether the queue is full.
  private func add(_ new: [Event], size: Int) -> Bool {
    guard !new.isEmpty else { return false }
    let (wasEmpty, isFull) = state.withLock { state in
      let wasEmpty = state.events.isEmpty
      state.events.append(contentsOf: new)
      state.size += size
      let isFull = size > 0 && state.size > EventQueue.mostBytes
      state.isFull = state.isFull || isFull
      return (wasEmpty, isFull)
    }
    if wasEmpty { filled.signal() }
    return isFull
  }

  /// Waits until there are events, and takes all of them.
  func takeAll() -> [Event] {
    filled.wait()
    let (all, wasFull) = state.withLock { state in
      defer { state = State() }
      return (state.events, state.isFull)
    }
    if wasFull { emptied.signal() }
    return all
  }
}
