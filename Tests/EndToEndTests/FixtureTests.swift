// The recorded sessions, replayed with the real binary.

import Foundation
import LanguageServer
import TestSupport
import Testing

@Suite("Recorded sessions with the real binary") struct FixtureTests {
  @Test("the server's messages and exit code match the recording", arguments: PackageFolder.fixtures)
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

  @Test("the server exits if the client closes the input without a message")
  func abandoned() throws {
    let server = try RunningServer(["--stdio"])
    let end = server.end()
    #expect(end.code == 1)
  }
}
