// What the files of one project say, while they are being read.

import Linter
import Synchronization

/// Puts together what files say. Several threads add to it, and ask what was said so far.
final class GrowingProject: Sendable {
  private let builder = Mutex(SurroundingsBuilder())

  /// Adds what a file says.
  func add(_ summary: FileSummary) {
    builder.withLock { $0.add(summary) }
  }

  /// What the files say that were added already. It stays the same while others are added.
  var soFar: Surroundings {
    let count = builder.withLock(\.fileCount)
    guard count > 0 else { return .unknown }
    return Surroundings(ofFirst: count) { take in self.builder.withLock { take($0) } }
  }

  /// What all files say.
  func complete() -> Surroundings {
    builder.withLock { $0.complete() }
  }
}
