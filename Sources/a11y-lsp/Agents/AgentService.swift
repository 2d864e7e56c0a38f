// The responses to requests.

import LanguageServer
import Linter
import Source
import Synchronization

/// The methods of the protocol, without the streams.
final class AgentService: Sendable {
  private let workspace: AgentWorkspace
  /// The revision chosen by the handshake, or nil if there was none.
  private let chosen = Mutex<ProtocolRevision?>(nil)

  init(_ workspace: AgentWorkspace) {
    self.workspace = workspace
  }

  /// True if one line may contain several messages.
  var hasBatches: Bool { chosen.withLock { $0?.hasBatches == true } }

  /// Creates a request in the revision that it names, or that the handshake has chosen.
  func request(
    _ id: RequestID, _ method: String, _ params: JSONValue
  ) throws(ProtocolError) -> AgentRequest {
    func request(_ revision: ProtocolRevision) -> AgentRequest {
      AgentRequest(
        id: id, method: method, params: params, revision: revision, cancellation: AgentCancellation())
    }
    if method == "initialize" { return request(chooseRevision(params["protocolVersion"]?.string)) }
    guard let named = params["_meta"]?["io.modelcontextprotocol/protocolVersion"] else {
      if let revision = chosen.withLock({ $0 }) { return request(revision) }
      if method == "ping" { return request(.newestWithHandshake) }
      throw ProtocolError(
        .invalidParams,
        "Send 'initialize' first, or set 'io.modelcontextprotocol/protocolVersion' in '_meta'.")
    }
    guard let name = named.string else {
      throw ProtocolError(.invalidParams, "'io.modelcontextprotocol/protocolVersion' must be a string.")
    }
    guard let revision = ProtocolRevision(rawValue: name), revision.isStateless else {
      throw ProtocolError(
        .unsupportedRevision, "Unsupported protocol version.", requested: name.excerpt(100))
    }
    guard params["_meta"]?["io.modelcontextprotocol/clientCapabilities"]?.isObject == true else {
      throw ProtocolError(
        .invalidParams, "'io.modelcontextprotocol/clientCapabilities' is missing in '_meta'.")
    }
    return request(revision)
  }

  /// Chooses the revision that the client offers, or the newest one with a handshake.
  private func chooseRevision(_ offered: String?) -> ProtocolRevision {
    let known = offered.flatMap(ProtocolRevision.init).flatMap { $0.isStateless ? nil : $0 }
    let revision = known ?? .newestWithHandshake
    chosen.withLock { $0 = revision }
    return revision
  }

  /// Returns the response, or no bytes if the client has canceled the request.
  func response(to request: AgentRequest) -> [UInt8] {
    do throws(ProtocolError) {
      return try result(of: request)
    } catch {
      return AgentRequest.failure(of: request.id, error)
    }
  }

  private func result(of request: AgentRequest) throws(ProtocolError) -> [UInt8] {
    switch request.method {
    case "initialize":
      return request.response { json in
        json.member("protocolVersion", request.revision.rawValue)
        AgentService.writeCapabilities(to: &json)
        json.key("serverInfo")
        AgentService.writeIdentity(to: &json)
        json.member("instructions", AgentService.instructions)
      }
    case "server/discover" where request.revision.isStateless:
      return request.response(isCacheable: true) { json in
        json.member("supportedVersions", ProtocolRevision.stateless)
        AgentService.writeCapabilities(to: &json)
        json.member("instructions", AgentService.instructions)
      }
    case "ping" where !request.revision.isStateless: return request.response { _ in }
    case "tools/list":
      try refuseCursor(request)
      return request.response(isCacheable: true) { json in
        json.key("tools")
        json.array { json in
          for tool in AgentTool.all { tool.write(to: &json) }
        }
      }
    case "tools/call": return try call(request)
    case "resources/list": return try RuleResources.list(request)
    case "resources/read": return try RuleResources.read(request)
    case "resources/templates/list":
      try refuseCursor(request)
      return RuleResources.templates(request)
    case "completion/complete": return try RuleResources.complete(request)
    default: throw ProtocolError(.methodNotFound, "Unsupported method '\(request.method.excerpt(100))'.")
    }
  }

  private func refuseCursor(_ request: AgentRequest) throws(ProtocolError) {
    guard !request.params.has("cursor") else {
      throw ProtocolError(.invalidParams, "Unknown cursor. There's only one page.")
    }
  }

  private func call(_ request: AgentRequest) throws(ProtocolError) -> [UInt8] {
    guard let name = request.params["name"]?.string else {
      throw ProtocolError(.invalidParams, "'name' must be a string.")
    }
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      let hint = Spelling.hint(for: name, among: AgentTool.all.map(\.name))
      throw ProtocolError(
        .invalidParams, AgentProblem.sentence("unknown tool '\(name.excerpt(100))'\(hint)"))
    }
    let arguments = request.params["arguments"]
    guard arguments?.isObject != false else {
      throw ProtocolError(.invalidParams, "'arguments' must be an object.")
    }
    let answer: AgentAnswer
    do throws(AgentProblem) {
      let values = try AgentArguments(arguments, for: tool)
      answer = try tool.run(AgentCall(values, in: workspace, request.cancellation))
    } catch {
      answer = AgentAnswer(error)
    }
    guard !request.cancellation.isCanceled else { return [] }
    return request.response { answer.write(to: &$0) }
  }

  // MARK: Description

  /// Writes the name and version of the server.
  static func writeIdentity(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", Product.name)
      json.member("version", Product.version)
    }
  }

  private static func writeCapabilities(to json: inout JSONWriter) {
    json.key("capabilities")
    json.object { json in
      for name in ["tools", "resources", "completions"] {
        json.key(name)
        json.object { _ in }
      }
    }
  }

  private static let instructions = """
    Finds accessibility problems in Swift (SwiftUI, UIKit, Interface Builder), Kotlin (Compose, Views), and Android \
    XML. After you edit UI code, call 'check' with the changed paths, and fix what it reports: each finding has its \
    fixes as edits. Labels must say what users need to know, so never accept a suggested text without reading the \
    code. 'read_screen' shows what VoiceOver or TalkBack says, before and after a change. Don't suppress a finding to \
    make a check pass.
    """
}
