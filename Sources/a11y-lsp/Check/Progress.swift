// The progress indicator on a terminal.

import LanguageServer
import Synchronization

/// A line on standard error with the number of files processed. The line appears after a second, and only on a
/// terminal.
final class Progress: Sendable {
  private struct State {
    var isShown = false
    var lastShown: ContinuousClock.Instant
  }

  private let isVisible: Bool
  private let start: ContinuousClock.Instant
  private let state: Mutex<State>

  init(isQuiet: Bool) {
    isVisible = !isQuiet && Platform.isTerminal(.error)
    start = ContinuousClock.now
    state = Mutex(State(lastShown: start))
  }

  /// Reports that `count` files, of `total` if it's known, are done or in progress.
  func advance(to count: Int, of total: Int?) {
    guard isVisible else { return }
    let now = ContinuousClock.now
    guard now - start > .seconds(1) else { return }
    state.withLock { state in
      guard !state.isShown || now - state.lastShown > .milliseconds(100) else { return }
      state = State(isShown: true, lastShown: now)
      let whole = total.map { " of \($0)" } ?? ""
      Platform.write(Array("\r\(count)\(whole) files".utf8), to: .error)
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
