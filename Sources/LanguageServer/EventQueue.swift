// Where reader and analyses leave what the event loop reacts to.

import Dispatch
import Synchronization

/// A queue with any number of writers and one reader, who takes everything at once.
final class EventQueue: Sendable {
  private let events = Mutex<[Event]>([])
  /// Signaled once for each time the queue stops being empty.
  private let filled = DispatchSemaphore(value: 0)

  /// Adds events that belong together: a reader gets all of them or none.
  func append(_ new: [Event]) {
    guard !new.isEmpty else { return }
    let wasEmpty = events.withLock { events in
      let wasEmpty = events.isEmpty
      events.append(contentsOf: new)
      return wasEmpty
    }
    if wasEmpty { filled.signal() }
  }

  /// Waits until there are events, and takes all of them.
  func takeAll() -> [Event] {
    filled.wait()
    return events.withLock { events in
      let all = events
      events = []
      return all
    }
  }
}
