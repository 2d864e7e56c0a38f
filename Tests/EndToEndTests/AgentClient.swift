// A client of the server for AI agents.

import LanguageServer
import TestSupport
import Testing

/// The real binary as a server for AI agents, and a client that waits for each response.
final class AgentClient {
  let server: RunningServer
  /// Kept on disk while the client is in use.
  private let folder: TemporaryFolder
  private var count = 0

  /// The answer of a tool.
  struct Answer {
    var text: String
    var isError: Bool
    /// The structured content, or nil if there is none.
    var json: JSONValue?
  }

  /// Starts the server in `folder`, with directories as arguments.
  init(in folder: TemporaryFolder, _ arguments: [String] = []) throws {
    self.folder = folder
    server = try RunningServer(["mcp"] + arguments, in: folder.path, framing: .lines)
    write(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#)
    _ = server.nextMessage()
  }

  /// Sends one line.
  func write(_ line: String) { server.write(Array((line + "\n").utf8)) }

  /// Calls a tool with arguments in JSON.
  func call(_ tool: String, _ arguments: String) throws -> Answer {
    count += 1
    write(AgentClient.calling(tool, arguments, id: "\(count)"))
    let message = try #require(server.nextMessage())
    let result = try #require(try JSONDocument(parsing: message).root["result"])
    let content = try #require(result["content"]?.elements)
    #expect(content.count == 1)
    return Answer(
      text: content.first?["text"]?.string ?? "", isError: result["isError"]?.bool == true,
      json: result["structuredContent"])
  }

  static func calling(_ tool: String, _ arguments: String, id: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }
}
