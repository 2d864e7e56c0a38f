// Clients that violate the protocol, with the real binary: every request gets one response, and the server keeps
// running.

import Foundation
import LanguageServer
import TestSupport
import Testing

@Suite struct ProtocolAttackTests {
  private static let uri = "file:///nowhere-a11y/a.swift"

  private static func request(_ id: String, _ method: String = "textDocument/hover", more: String = "")
    -> String
  {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{"textDocument":{"uri":"\#(uri)"},"#
      + #""position":{"line":0,"character":0}\#(more)}}"#
  }

  private static func opening(_ text: String, version: Int = 1) -> String {
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","#
      + #""languageId":"swift","version":\#(version),"text":"\#(text)"}}}"#
  }

  private static func changing(_ changes: String, version: String = "2", uri: String = uri) -> String {
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","#
      + #""version":\#(version)},"contentChanges":[\#(changes)]}}"#
  }

  private static func edit(_ start: String, _ end: String, _ text: String) -> String {
    #"{"range":{"start":{"line":\#(start)},"end":{"line":\#(end)}},"text":"\#(text)"}"#
  }

  /// Returns the server's messages for `stream` and a subsequent request, one line per message.
  private func lines(_ stream: [UInt8], chunk: Int = .max, isInitialized: Bool = true) throws -> [String] {
    let server = try RunningServer(["server"])
    if isInitialized {
      server.write(Protocol.initialize)
      _ = server.nextMessage()
    }
    var rest = stream[...]
    while !rest.isEmpty {
      server.write(Array(rest.prefix(chunk)))
      rest = rest.dropFirst(chunk)
    }
    server.write(Protocol.framed(ProtocolAttackTests.request("\"last\"", "textDocument/diagnostic")))
    var lines: [String] = []
    while let message = server.nextMessage(), lines.last != "\"last\" ok", lines.last != "\"last\" -32002" {
      lines.append(line(message))
      if lines.last?.hasPrefix("\"last\"") == true { break }
    }
    server.write(Protocol.shutdown + Protocol.exit)
    let end = server.end()
    #expect(end.code == (isInitialized ? 0 : 1))
    #expect(end.errors == "")
    if isInitialized { #expect(end.rest.last.map(line) == "\"shutdown\" ok") }
    #expect(lines.last == (isInitialized ? "\"last\" ok" : "\"last\" -32002"))
    return lines.dropLast()
  }

  private func line(_ message: [UInt8]) -> String {
    guard let root = (try? JSONDocument(parsing: message))?.root else { return "no JSON" }
    let id = root["id"]?.rawText ?? "null"
    if let code = root["error"]?["code"]?.int { return "\(id) \(code)" }
    guard let method = root["method"]?.string else { return "\(id) ok" }
    switch method {
    case "textDocument/publishDiagnostics":
      let version = root["params"]?["version"]?.int.map { " v\($0)" } ?? ""
      return "published \(root["params"]?["diagnostics"]?.elements?.count ?? -1)\(version)"
    case "window/logMessage": return "log"
    default: return method
    }
  }

  private static let header = "Content-Length: "
  private static let one = request("1")
  private static let two = request("2")

  /// Bytes and the server's messages for them.
  static let framings: [(name: String, bytes: [UInt8], expected: [String])] = [
    (
      "a length too long",
      Array("\(header)\(one.utf8.count + 400)\r\n\r\n\(one)".utf8) + Protocol.framed(two),
      ["null -32700", "2 ok"]
    ),
    (
      "a length far too long", Array("\(header)60000000\r\n\r\n\(one)".utf8) + Protocol.framed(two),
      ["null -32700", "2 ok"]
    ),
    (
      "a length too short", Array("\(header)\(one.utf8.count - 3)\r\n\r\n\(one)".utf8) + Protocol.framed(two),
      ["null -32700", "2 ok"]
    ),
    (
      "a length of nothing", Array("\(header)0\r\n\r\n".utf8) + Protocol.framed(two), ["null -32700", "2 ok"]
    ),
    (
      "a length beyond the limit", Array("\(header)67108865\r\n\r\n\(one)\r\n".utf8) + Protocol.framed(two),
      ["null -32700", "2 ok"]
    ),
    (
      "a length beyond all numbers",
      Array("\(header)99999999999999999999\r\n\r\n\(one)\r\n".utf8) + Protocol.framed(two),
      ["null -32700", "2 ok"]
    ),
    (
      "a negative length", Array("\(header)-5\r\n\r\n\(one)\r\n".utf8) + Protocol.framed(two),
      ["null -32700", "2 ok"]
    ),
    ("a header in capital letters", Array("CONTENT-LENGTH: \(one.utf8.count)\r\n\r\n\(one)".utf8), ["1 ok"]),
    ("a header in small letters", Array("content-length:\(one.utf8.count)\r\n\r\n\(one)".utf8), ["1 ok"]),
    (
      "headers in another order",
      Array(
        "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nX: y\r\n\(header)\(one.utf8.count)\r\n\r\n\(one)"
          .utf8), ["1 ok"]
    ),
    (
      "headers behind the length", Array("\(header)\(one.utf8.count)\r\nContent-Type: x\r\n\r\n\(one)".utf8),
      ["1 ok"]
    ),
    (
      "garbage before a header",
      [0, 0xFF, 0xFE, 0x0A] + Array("GET / HTTP/1.1\r\n\r\n<html>".utf8) + Protocol.framed(one), ["1 ok"]
    ),
    (
      "garbage between messages", Protocol.framed(one) + Array("garbage\r\n\r\n".utf8) + Protocol.framed(two),
      ["1 ok", "2 ok"]
    ),
  ]

  @Test(arguments: framings)
  func `A broken frame loses only its own message`(name: String, bytes: [UInt8], expected: [String]) throws {
    #expect(try lines(bytes) == expected, "\(name)")
    #expect(try lines(bytes, chunk: 1) == expected, "\(name), byte by byte")
  }

  /// Bodies, and the server's messages for them and for a subsequent request.
  static let bodies: [(bodies: [String], expected: [String])] = [
    // Batches are part of JSON-RPC, not of LSP.
    (["[\(one),\(two)]"], ["null -32600"]), (["[]"], ["null -32600"]), (["[[[]]]"], ["null -32600"]),
    (["1"], ["null -32600"]), (["\"a\""], ["null -32600"]), (["null"], ["null -32600"]),
    (["{}"], ["null -32600"]),
    (["{"], ["null -32700"]), ([""], ["null -32700"]), (["{\"id\":1}"], ["1 -32600"]),
    // Source: JSON-RPC 2.0, “Request object”: an id is a string or a number.
    ([request("null")], ["null -32600"]), ([request("{}")], ["null -32600"]),
    ([request("[1]")], ["null -32600"]),
    ([request("true")], ["null -32600"]), ([request("1.5")], ["1.5 ok"]),
    ([request("\"\"")], ["\"\" ok"]), ([request("-1")], ["-1 ok"]),
    ([request("\"\\ud800\"")], ["\"\\ud800\" ok"]),
    // Two requests are separate, even with the same ID.
    ([one, one, one], ["1 ok", "1 ok", "1 ok"]), ([request("\"1\""), one], ["\"1\" ok", "1 ok"]),
    // Responses without a request.
    ([#"{"id":1,"result":null}"#], []), ([#"{"id":77,"error":{"code":1,"message":"x"}}"#], []),
    ([#"{"id":null,"error":{"code":1,"message":"x"}}"#], []), ([#"{"id":"x","result":{}}"#], []),
    // Invalid methods and parameters.
    ([request("1", "a/b")], ["1 -32601"]), ([request("1", "$/a")], ["1 -32601"]),
    ([request("1", "initialized")], ["1 -32601"]),
    ([request("1", "initialize")], ["1 -32600"]), ([request("1", "textDocument/didOpen")], ["1 -32601"]),
    ([#"{"id":1,"method":"textDocument/hover"}"#], ["1 -32602"]),
    ([#"{"id":1,"method":"textDocument/hover","params":[]}"#], ["1 -32602"]),
    ([#"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":7}}}"#], ["1 -32602"]),
    ([#"{"id":1,"method":7}"#], ["1 -32600"]), ([#"{"method":"a/b"}"#], []),
    ([#"{"method":"$/a","params":{}}"#], []),
    ([#"{"method":"textDocument/didOpen"}"#], ["log"]),
    ([#"{"method":"$/cancelRequest","params":{"id":{}}}"#], ["log"]),
    ([#"{"method":"$/cancelRequest","params":{"id":"x"}}"#], []), ([#"{"method":"exit2"}"#], []),
    ([String(repeating: "[", count: 100_000)], ["null -32700"]),
    (
      [#"{"a":"# + String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "}"],
      ["null -32700"]
    ),
    ([#"{"id":1,"id":2,"method":"x"}"#], ["2 -32601"]),
  ]

  @Test(arguments: bodies)
  func `Invalid messages get one response or none`(bodies: [String], expected: [String]) throws {
    let stream = bodies.flatMap(Protocol.framed)
    #expect(try lines(stream) == expected)
    #expect(try lines(stream, chunk: 1) == expected)
  }

  @Test func `Before initialize, requests are rejected and notifications are dropped`() throws {
    let stream = [
      ProtocolAttackTests.opening("a"), ProtocolAttackTests.one, ProtocolAttackTests.request("2", "shutdown"),
      #"{"id":9,"result":{}}"#, "{", ProtocolAttackTests.request("3", "a/b"),
    ].flatMap(Protocol.framed)
    #expect(try lines(stream, isInitialized: false) == ["1 -32002", "2 -32002", "null -32700", "3 -32002"])
  }

  @Test func `After shutdown, requests are rejected`() throws {
    let server = try RunningServer(["server"])
    server.write(
      Protocol.initialize + Protocol.shutdown + Protocol.framed(ProtocolAttackTests.one)
        + Protocol.framed(ProtocolAttackTests.opening("a")) + Protocol.framed("{") + Protocol.shutdown
        + Protocol.exit
        + Protocol.framed(ProtocolAttackTests.two))
    let end = server.end()
    #expect(end.code == 0)
    #expect(
      end.rest.map(line) == ["0 ok", "\"shutdown\" ok", "1 -32600", "null -32700", "\"shutdown\" -32600"])
  }

  // MARK: Documents

  private static let button =
    #"import SwiftUI\nstruct A: View { var body: some View { Text(\"a\").onTapGesture { a() } } }\n"#

  static let changes: [(name: String, messages: [String], expected: [String])] = [
    ("a document that is not open", [changing(edit(#"0,"character":0"#, #"0,"character":0"#, "x"))], ["log"]),
    (
      "a range behind the text",
      [opening(button), changing(edit(#"99,"character":99"#, #"999,"character":0"#, "//"))],
      ["published 1 v2"]
    ),
    (
      "a range the wrong way round",
      [opening(button), changing(edit(#"9,"character":9"#, #"0,"character":0"#, ""))], ["published 0 v2"]
    ),
    (
      "numbers below zero",
      [opening(button), changing(edit(#"-1,"character":-1"#, #"-5,"character":3"#, "//"))], ["published 1 v2"]
    ),
    (
      "numbers beyond all lines",
      [
        opening(button),
        changing(
          edit(#"4294967296,"character":0"#, #"9223372036854775807,"character":9223372036854775807"#, "")),
      ], ["published 1 v2"]
    ),
    (
      "changes that undo one another",
      [
        opening(button),
        changing(
          [
            edit(#"0,"character":0"#, #"99,"character":0"#, ""),
            edit(#"5,"character":5"#, #"5,"character":5"#, button),
          ].joined(separator: ",")),
      ], ["published 1 v2"]
    ),
    (
      "a version that goes back",
      [
        opening(button, version: 7),
        changing(edit(#"0,"character":0"#, #"0,"character":0"#, ""), version: "3"),
      ], ["published 1 v3"]
    ),
    (
      "a version of nothing",
      [opening(button), changing(edit(#"0,"character":0"#, #"0,"character":0"#, ""), version: "null")],
      ["published 1 v1"]
    ),
    ("no changes", [opening(button), changing("")], ["published 1 v2"]),
    ("a change without a text", [opening(button), changing(#"{"range":null}"#)], ["log", "published 1 v1"]),
    ("a document that is opened twice", [opening(button), opening("", version: 5)], ["published 0 v5"]),
    ("a document that is closed twice", [opening(button), closing, closing], ["published 0"]),
    (
      "half a surrogate pair",
      [
        opening(#"\ud83d "# + button),
        changing(edit(#"0,"character":0"#, #"0,"character":1"#, #"\udc00\ud83d"#)),
      ], ["published 1 v2"]
    ),
    (
      "a zero byte",
      [
        opening(#"\u0000"# + button),
        changing(edit(#"0,"character":0"#, #"0,"character":1"#, #"\u0000\u0000"#)),
      ], ["published 1 v2"]
    ),
  ]

  private static let closing =
    #"{"method":"textDocument/didClose","params":{"textDocument":{"uri":"\#(uri)"}}}"#

  @Test(arguments: changes)
  func `Invalid changes are interpreted if possible`(name: String, messages: [String], expected: [String])
    throws
  {
    let lines = try lines(messages.flatMap(Protocol.framed)).filter {
      $0 != "published 1 v1" || expected.contains($0)
    }
    // The two messages may still arrive separately. In that case, the first text also has diagnostics.
    let isClosed = messages.last == ProtocolAttackTests.closing
    #expect(
      lines == expected || lines == ["published 1 v1"] + expected || isClosed && lines.isEmpty, "\(name)")
  }

  @Test func `Invalid UTF-8 in a message is replaced`() throws {
    var bytes = Array(ProtocolAttackTests.opening("~" + ProtocolAttackTests.button).utf8)
    if let place = bytes.firstIndex(of: UInt8(ascii: "~")) {
      bytes.replaceSubrange(place...place, with: [0xED, 0xA0, 0xBD, 0xFF, 0xC0])
    }
    let stream = Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
    #expect(try lines(stream) == ["published 1 v1"])
  }

  // MARK: Large numbers

  @Test func `A thousand canceled requests in flight get a thousand responses`() throws {
    let ids = 1...1_000
    let methods = ["textDocument/hover", "textDocument/diagnostic", "textDocument/codeAction", "a/b"]
    let more =
      #","range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{"diagnostics":[]}"#
    let requests = ids.flatMap {
      Protocol.framed(ProtocolAttackTests.request("\($0)", methods[$0 % 4], more: more))
    }
    let cancels = ids.reversed().flatMap {
      Protocol.framed(#"{"method":"$/cancelRequest","params":{"id":\#($0)}}"#)
    }
    let opening = Protocol.framed(ProtocolAttackTests.opening(ProtocolAttackTests.button))
    for stream in [opening + requests + cancels, cancels + opening + requests + cancels + cancels] {
      let lines = try lines(stream)
      for id in ids { #expect(lines.count { $0.hasPrefix("\(id) ") } == 1) }
      #expect(lines.count { !$0.hasSuffix(" v1") } == 1_000)
    }
  }

  @Test(arguments: 0..<4)
  func `Every request gets one response, regardless of what is sent`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let valid = [
      ProtocolAttackTests.opening(ProtocolAttackTests.button), ProtocolAttackTests.closing,
      ProtocolAttackTests.changing(
        ProtocolAttackTests.edit(#"0,"character":3"#, #"1,"character":5"#, #"\n{ é"#)),
      #"{"method":"workspace/didChangeConfiguration","params":{"settings":{"a11y":{"profile":"strict"}}}}"#,
      #"{"method":"workspace/didChangeWatchedFiles","params":{"changes":[]}}"#, #"{"id":1,"result":[]}"#,
      #"{"method":"workspace/didChangeWorkspaceFolders","params":{"event":{"added":[],"removed":[]}}}"#,
      #"{"method":"$/setTrace","params":{"value":"verbose"}}"#, #"{"method":"initialized","params":{}}"#,
    ]
    var stream: [UInt8] = []
    var sent = 0
    for number in 1...600 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let methods = ["hover", "diagnostic", "codeAction", "x"]
        sent += 1
        stream += Protocol.framed(
          ProtocolAttackTests.request("\"r\(sent)\"", "textDocument/" + methods[number % 4]))
      case 1:
        // A valid message with one changed byte, in a frame of the correct length.
        var bytes = Array(valid[Int.random(in: 0..<valid.count, using: &random)].utf8)
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0x20...0xFF, using: &random)
        stream += Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
      default: stream += Protocol.framed(valid[Int.random(in: 0..<valid.count, using: &random)])
      }
    }
    let lines = try lines(stream, chunk: Int.random(in: 1...9_000, using: &random))
    for number in 1...sent { #expect(lines.count { $0.hasPrefix("\"r\(number)\" ") } == 1) }
  }
}
