// Clients that violate the Model Context Protocol, with the real binary.

import Foundation
import LanguageServer
import TestSupport
import Testing

@Suite struct AgentAttackTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([".git/HEAD": "", "A.swift": Screens.clean])
  }

  private func line(_ message: [UInt8]) -> String {
    guard let root = (try? JSONDocument(parsing: message))?.root else { return "no JSON" }
    if let elements = root.elements { return "\(elements.count) together" }
    let id = root["id"]?.rawText ?? "none"
    return "\(id) \(root["error"]?["code"]?.int.map(String.init) ?? "ok")"
  }

  /// Returns the server's responses to `bytes` and to a subsequent `ping`, in any order.
  private func responses(to bytes: [UInt8], chunk: Int = .max) throws -> [String] {
    let client = try AgentClient(in: folder)
    var rest = bytes[...]
    while !rest.isEmpty {
      client.server.write(Array(rest.prefix(chunk)))
      rest = rest.dropFirst(chunk)
    }
    client.write("\n" + #"{"jsonrpc":"2.0","id":"last","method":"ping"}"#)
    let end = client.server.end()
    #expect(end.code == 0)
    #expect(end.errors == "")
    let lines = end.rest.map(line)
    #expect(lines.contains("\"last\" ok"))
    return lines.filter { $0 != "\"last\" ok" }
  }

  private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#

  /// Lines and the responses to them.
  static let attacks: [(bytes: [UInt8], expected: [String])] = [
    (Array("\(ping)\r\n".utf8), ["1 ok"]), (Array("\n\n \t\r\n".utf8), []),
    (Array("{\n".utf8), ["none -32700"]), ([0], ["none -32700"]), ([0xFF, 0xFE, 0x0A], ["none -32700"]),
    (Array(repeating: UInt8(ascii: "["), count: 100_000), ["none -32700"]),
    (Array("[\(ping)]".utf8), ["none -32600"]), (Array("null".utf8), ["none -32600"]),
    (Array("Content-Length: 40\r\n\r\n\(ping)".utf8), ["none -32700", "1 ok"]),
    (Array(#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#.utf8), ["none -32600"]),
    (Array(#"{"jsonrpc":"1.0","id":5,"method":"ping"}"#.utf8), ["5 -32600"]),
    (Array(#"{"jsonrpc":"2.0","id":5,"method":7}"#.utf8), ["5 -32600"]),
    (Array(#"{"jsonrpc":"2.0","id":"\u2028","method":"x"}"#.utf8), [#""\u2028" -32601"#]),
    (Array(#"{"jsonrpc":"2.0","id":"\ud800","method":"x"}"#.utf8), [#""\ud800" -32601"#]),
    (Array(#"{"jsonrpc":"2.0","id":"a"#.utf8) + [0xFF] + Array(#"","method":"ping"}"#.utf8), ["none -32700"]),
    (Array(#"{"jsonrpc":"2.0","id":5,"error":{"code":1,"message":"x"}}"#.utf8), []),
    (Array(#"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"check"}}"#.utf8), []),
    (Array(#"{"jsonrpc":"2.0","id":6,"method":"tools/call"}"#.utf8), ["6 -32602"]),
  ]

  @Test(arguments: attacks)
  func `An invalid line gets one response or none, and the server goes on`(
    bytes: [UInt8], expected: [String]
  ) throws {
    #expect(try responses(to: bytes) == expected)
    if bytes.count < 1000 { #expect(try responses(to: bytes, chunk: 1) == expected) }
  }

  @Test func `A line without an end takes no memory`() throws {
    let client = try AgentClient(in: folder)
    let chunk = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    for _ in 0..<64 { client.server.write(chunk) }
    client.write("")
    let message = try #require(client.server.nextMessage())
    #expect(String(decoding: message, as: UTF8.self).contains("longer than 8 MiB"))
    #if os(Linux)
      #expect(client.server.peakMemory < 100 << 20)
    #endif
    #expect(try client.call("check", "{}").isError == false)
    #expect(client.server.end().code == 0)
  }

  @Test func `Every call gets one response unless it's canceled`() throws {
    let client = try AgentClient(in: folder)
    for id in 1...300 {
      client.write(AgentClient.calling("check", #"{"paths":["A.swift"]}"#, id: "\(id)"))
      if id.isMultiple(of: 3) {
        let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#
        client.write(cancel)
        client.write(cancel)
      }
    }
    let end = client.server.end()
    #expect(end.code == 0)
    let lines = end.rest.map(line)
    #expect(Set(lines).count == lines.count)
    for id in 1...300 where !id.isMultiple(of: 3) { #expect(lines.contains("\(id) ok")) }
  }

  @Test(arguments: 0..<3)
  func `Every valid request gets one response, regardless of what else is sent`(seed: UInt64) throws {
    let valid = [
      #""ping"}"#, #""tools/list","params":{}}"#,
      #""tools/call","params":{"name":"explain_rule","arguments":{"rule":"missing-hint"}}}"#,
      #""tools/call","params":{"name":"check_text","arguments":{"path":"B.swift","text":"é{\n"}}}"#,
      #""resources/read","params":{"uri":"a11y://rules/missing-hint"}}"#, #""resources/list"}"#,
    ]
    var random = SeededGenerator(seed: seed)
    let client = try AgentClient(in: folder)
    for number in 1...200 {
      let request = valid[number % valid.count]
      client.write(#"{"jsonrpc":"2.0","id":"valid \#(number)","method":"# + request)
      var other = Array((#"{"jsonrpc":"2.0","id":\#(number),"method":"# + request).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: other.indices, using: &random)
        other.replaceSubrange(
          place..<min(place + Int.random(in: 0...3, using: &random), other.count),
          with: [
            UInt8.random(in: 0...255, using: &random)
          ])
      }
      client.server.write(other + [0x0A])
    }
    let end = client.server.end()
    #expect(end.code == 0)
    #expect(end.errors == "")
    let lines = end.rest.map(line)
    for number in 1...200 { #expect(lines.count { $0 == "\"valid \(number)\" ok" } == 1) }
  }

  @Test func `Several messages on a line are answered together where the revision allows it`() throws {
    let server = try RunningServer(["mcp"], in: folder.path, framing: .lines)
    let initialize =
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#
    let call = AgentClient.calling("check", "{}", id: "2")
    let batch =
      "[\(AgentAttackTests.ping),\(call),{},{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}]"
    server.write(Array("\(initialize)\n\(batch)\n[]\n".utf8))
    let end = server.end()
    #expect(end.rest.map(line).sorted() == ["0 ok", "3 together", "none -32600"])
  }

  @Test func `A client that closes the output ends the server`() throws {
    let outcome = try Program.shell(
      #"{ printf '%s\n' '\#(AgentAttackTests.ping)'; sleep 0; } | "$0" mcp >&-"#, in: folder.path)
    #expect(outcome.code == 3)
  }

  @Test func `An answer never exceeds its limit`() throws {
    let long = String(repeating: "x", count: 3_000)
    let lines = (0..<400).map { "Button {} label: { Image(\"\(long)\($0)\") }" }
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "A.swift": "import SwiftUI\n" + lines.joined(separator: "\n"),
    ])
    let client = try AgentClient(in: folder)
    let answer = try client.call("check", #"{"limit":100}"#)
    #expect(answer.text.utf8.count < 45_000)
    let shown = try #require(answer.json?["findings"]?.elements?.count)
    #expect(shown > 0)
    #expect(answer.json?["more"]?.int == 400 - shown)
    let screen = try client.call("read_screen", #"{"path":"A.swift"}"#)
    #expect(screen.text.unicodeScalars.count < 41_000)
  }
}
