// The facts of one project's files while they are being read.

import Linter
import Synchronization

/// A collector for the facts of a project's files. Several threads add to it and query the facts so far.
final class GrowingProject: Sendable {
  private let builder = Mutex(SurroundingsBuilder())

  /// Adds the facts of a file.
  func add(_ summary: FileSummary) {
    builder.withLock { $0.add(summary) }
  }

  /// A snapshot of the facts added so far. It doesn't change when others are added.
  var soFar: Surroundings {
    let count = builder.withLock(\.fileCount)
    guard count > 0 else { return .unknown }
    return Surroundings(ofFirst: count) { take in self.builder.withLock { take($0) } }
  }

  /// Returns the facts of all files.
  func complete() -> Surroundings {
    builder.withLock { $0.complete() }
  }
}
