// The recorded sessions, replayed against the real binary.

import Foundation
import LanguageServer
import TestSupport
import Testing

@Suite("Recorded sessions with the real binary") struct FixtureTests {
  @Test("the server says what was recorded and ends as recorded", arguments: PackageFolder.fixtures)
  func replay(name: String) throws {
    let fixture = try ProtocolFixture(named: name)
    let server = try RunningServer(["server", "--stdio", "--some-flag-of-a-client"])
    for exchange in fixture.exchanges {
      server.write(exchange.bytes)
      let answers = exchange.expected.indices.compactMap { _ in server.nextMessage() }
      #expect(
        answers.map(ProtocolFixture.expectation).joined(separator: "\n")
          == exchange.expected.joined(separator: "\n"))
    }
    let end = server.end()
    #expect(end.rest.map(ProtocolFixture.expectation) == [])
    #expect(end.code == fixture.exitCode)
    #expect(end.errors == "")
  }

  @Test("the server ends when the client goes away without a word")
  func abandoned() throws {
    let server = try RunningServer(["--stdio"])
    let end = server.end()
    #expect(end.code == 1)
  }
}
