// Nobody can tell a server that has followed a long session from a new one.

import Foundation
import Testing

@Suite("Random edit sessions") struct EditSessionTests {
  /// Edits in all: a few thousand in every run, as many as `EDITS` says in a thorough one.
  private static let count = ProcessInfo.processInfo.environment["EDITS"].flatMap { Int($0) } ?? 1_200

  /// The first of the seeds, so that other edits can be made than in every run.
  private static let firstSeed = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 0

  private static let sessions = ["utf-8", "utf-16", "utf-32"].flatMap { encoding in
    (0..<8).map { (encoding, firstSeed &+ $0) }
  }

  @Test("after any edits the server says what a new one says about the text", arguments: sessions)
  func session(encoding: String, seed: UInt64) {
    var session = EditSession(encoding: encoding, seed: seed)
    let isRight = session.run(edits: EditSessionTests.count / EditSessionTests.sessions.count)
    #expect(isRight)
  }
}
