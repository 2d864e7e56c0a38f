// Requests and their responses.

import LanguageServer
import Source

/// A request with the revision that it's answered in.
struct AgentRequest: Sendable {
  var id: RequestID
  var method: String
  var params: JSONValue
  var revision: ProtocolRevision
  /// Set when the client no longer needs the response.
  var cancellation: AgentCancellation

  /// Returns a successful response. `writeMembers` writes the members of the result.
  ///
  /// Source: Model Context Protocol 2026-07-28, “Result Responses”, “Caching”. What can be cached never changes while
  /// the server runs.
  func response(isCacheable: Bool = false, _ writeMembers: (inout JSONWriter) -> Void) -> [UInt8] {
    AgentRequest.message(id) { json in
      json.key("result")
      json.object { json in
        if revision.isStateless { json.member("resultType", "complete") }
        writeMembers(&json)
        guard revision.isStateless else { return }
        if isCacheable {
          json.member("ttlMs", 3_600_000)
          json.member("cacheScope", "public")
        }
        json.key("_meta")
        json.object { json in
          json.key("io.modelcontextprotocol/serverInfo")
          AgentService.writeIdentity(to: &json)
        }
      }
    }
  }

  /// Returns an error response. Without an ID, the response has none, because the protocol doesn't allow `null`.
  static func failure(of id: RequestID?, _ error: ProtocolError) -> [UInt8] {
    message(id) { json in
      json.key("error")
      error.write(to: &json)
    }
  }

  private static func message(_ id: RequestID?, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      if let id {
        json.key("id")
        json.raw(id.json.utf8)
      }
      write(&json)
    }
    return json.bytes
  }
}
