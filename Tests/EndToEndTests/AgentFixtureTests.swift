// The recorded sessions of AI agents, replayed with the real binary on the samples.

import Foundation
import LanguageServer
import TestSupport
import Testing

/// `UPDATE_FIXTURES=1 swift test --filter AgentFixtureTests` replaces each expectation; review the diff.
@Suite struct AgentFixtureTests {
  @Test(arguments: PackageFolder.agentFixtures)
  func `The server's messages match the recording`(name: String) throws {
    let fixture = try ProtocolFixture(named: name, framing: .lines)
    let samples = PackageFolder.path + "/protocol-fixtures/samples"
    let server = try RunningServer(["mcp", samples], framing: .lines)
    var all: [[String]] = []
    for exchange in fixture.exchanges {
      server.write(exchange.bytes)
      let answers = exchange.expected.compactMap { _ in server.nextMessage() }
      all.append(answers.map(ProtocolFixture.expectation))
    }
    let end = server.end()
    #expect(end.rest.map(ProtocolFixture.expectation) == [])
    #expect(end.errors == "")
    if ProtocolFixture.isUpdating { return try fixture.write(all, exitCode: end.code) }
    for (exchange, answers) in zip(fixture.exchanges, all) {
      #expect(answers.joined(separator: "\n") == exchange.expected.joined(separator: "\n"))
    }
    #expect(end.code == fixture.exitCode)
  }

  @Test func `There are recorded sessions`() {
    #expect(PackageFolder.agentFixtures.count == 3)
  }
}
