// A long editing session compared with a fresh server.

import Foundation
import Testing

@Suite("Random edit sessions") struct EditSessionTests {
  /// The total number of edits: a few thousand by default, or `EDITS` in a thorough run.
  private static let count = ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? 1_200

  /// The first seed. Set `SEED` for different edits.
  private static let firstSeed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 0

  private static let sessions = ["utf-8", "utf-16", "utf-32"].flatMap { encoding in
    (0..<8).map { (encoding, firstSeed &+ $0) }
  }

  @Test("after any edits, the server's results match those of a new server", arguments: sessions)
  func session(encoding: String, seed: UInt64) {
    var session = EditSession(encoding: encoding, seed: seed)
    let isRight = session.run(edits: EditSessionTests.count / EditSessionTests.sessions.count)
    #expect(isRight)
  }
}
