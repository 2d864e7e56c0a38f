// How far the work is, on a terminal.

import LanguageServer
import Synchronization

/// A line on standard error that says how many files are done. It appears after a second, and on a terminal only.
final class Progress: Sendable {
  private struct State {
    var isShown = false
    var lastShown: ContinuousClock.Instant
  }

  private let total: Int
  private let isVisible: Bool
  private let start: ContinuousClock.Instant
  private let state: Mutex<State>

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isVisible = !isQuiet && Platform.isTerminal(.error)
    start = ContinuousClock.now
    state = Mutex(State(lastShown: start))
  }

  /// Says that `count` files are done or under way.
  func advance(to count: Int) {
    guard isVisible else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1) else { return }
    state.withLock { state in
      guard !state.isShown || now - state.lastShown > .milliseconds(100) else { return }
      state = State(isShown: true, lastShown: now)
      Platform.write(Array("\r\(count) of \(total) files".utf8), to: .error)
    }
  }

  /// Removes the line.
  func clear() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      Platform.write(Array("\r\u{1B}[K".utf8), to: .error)
    }
  }
}
