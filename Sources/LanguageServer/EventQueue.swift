// The queue of events for the event loop.

import Dispatch

/// A queue with any number of writers and one reader, which takes all events at once.
final class EventQueue: Sendable {
  private struct State {
    var events: [Event] = []
    /// The approximate size of the events in bytes.
    var size = 0
    /// True if a writer is waiting for `emptied`.
    var isFull = false
  }

  private let state = Guarded(State())
  /// Signaled each time the queue stops being empty.
  private let filled = DispatchSemaphore(value: 0)
  /// Signaled when the events of a full queue were taken.
  private let emptied = DispatchSemaphore(value: 0)

  /// The maximum number of bytes in the queue. A client that sends more without reading its replies has to wait.
  private static let mostBytes = MessageSplitter.longestMessage
  /// The size of an event in bytes, without its text.
  private static let eventSize = 512

  /// Adds events that belong together. A reader gets all of them or none.
  func append(_ new: [Event]) { _ = add(new, size: 0) }

  /// Adds the events from `count` bytes of the client, and waits while the queue is full.
  func append(_ new: [Event], ofBytes count: Int) {
    if add(new, size: count + new.count * EventQueue.eventSize) { emptied.wait() }
  }

  /// Adds events, and returns whether the queue is full.
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

  /// Waits until there are events, and removes and returns all of them.
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
