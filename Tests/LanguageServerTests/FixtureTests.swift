import LanguageServer
import TestSupport
import Testing

/// Replays the recorded sessions in this process, with the standard linter.
///
/// `UPDATE_FIXTURES=1 swift test --filter LanguageServerTests.FixtureTests` updates them; review the diff.
@Suite("Recorded sessions in process") struct FixtureTests {
  @Test("the server's messages match the recording", arguments: PackageFolder.fixtures)
  func replay(name: String) throws {
    let fixture = try ProtocolFixture(named: name)
    let server = FixtureServer()
    let answers = fixture.exchanges.map { server.answers(to: $0.bytes) }
    if ProtocolFixture.isUpdating {
      try fixture.write(answers, exitCode: server.exitCode)
      return
    }
    for (exchange, answers) in zip(fixture.exchanges, answers) {
      #expect(answers.joined(separator: "\n") == exchange.expected.joined(separator: "\n"))
    }
    #expect(server.exitCode == fixture.exitCode)
  }
}

/// A session that gets bytes and analyzes immediately.
private final class FixtureServer {
  private var splitter = MessageSplitter()
  private let session: Session
  private let inbox = Inbox()

  private final class Inbox {
    var bodies: [[UInt8]] = []
    var snapshots: [Snapshot] = []
    var readings: [ReadingJob] = []
  }

  init() {
    let inbox = self.inbox
    session = Session(
      analyzer: .standard, analyze: { inbox.snapshots.append($0) }, read: { _ in },
      speak: { inbox.readings.append($0) }, send: { inbox.bodies.append($0) })
  }

  var exitCode: Int32? { session.exitCode }

  func answers(to bytes: [UInt8]) -> [String] {
    session.handle(splitter.split(bytes).map { Event($0) })
    while !inbox.snapshots.isEmpty {
      session.handle([inbox.snapshots.removeFirst().linted(by: .standard)])
    }
    while !inbox.readings.isEmpty { session.handle([inbox.readings.removeFirst().run()]) }
    defer { inbox.bodies = [] }
    return inbox.bodies.map(ProtocolFixture.expectation)
  }
}
