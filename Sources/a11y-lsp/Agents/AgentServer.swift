// The server process for AI agents: one reader, and workers that respond.

import Dispatch
import LanguageServer
import Source
import Synchronization

/// A server for one client over the standard streams.
///
/// The calling thread reads. Messages that take no time are answered by it, and tools run on workers, so that a client
/// can cancel them.
final class AgentServer: Sendable {
  private struct State {
    /// The requests in progress, by number.
    var requests: [Int: (id: RequestID, cancellation: AgentCancellation)] = [:]
    /// The size of their messages in bytes.
    var size = 0
    var count = 0
  }

  private let service: AgentService
  private let workers = Workers(count: AgentServer.mostAtOnce)
  private let state = Mutex(State())
  /// Signaled when a request ends.
  private let ended = DispatchSemaphore(value: 0)
  /// Taken to write a message.
  private let turn = Mutex(())
  private let isOutputOpen = Atomic(true)
  private let watchdog = Watchdog {}

  /// The number of tools that run at a time. Each uses all processors.
  private static let mostAtOnce = 2
  /// The maximum number and size of requests in progress. A client that sends more has to wait.
  private static let mostRequests = 64
  private static let mostBytes = LineSplitter.longestLine * 2

  private init(_ workspace: AgentWorkspace) {
    service = AgentService(workspace)
  }

  /// Serves until the client closes a stream. Returns the exit code.
  static func serve(_ workspace: AgentWorkspace) -> Int32 {
    Platform.prepareProtocolStreams()
    let server = AgentServer(workspace)
    var splitter = LineSplitter()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while server.isOpen {
      let count = Platform.readInput(into: &chunk)
      guard count > 0 else { break }
      for piece in splitter.split(chunk[..<count]) { server.receive(piece) }
    }
    if let last = splitter.finish() { server.receive(last) }
    server.watchdog.clientLeaves()
    server.wait { $0.requests.isEmpty }
    return server.isOpen ? ExitCode.clean : ExitCode.unreadable
  }

  private var isOpen: Bool { isOutputOpen.load(ordering: .sequentiallyConsistent) }

  private func receive(_ piece: LineSplitter.Piece) {
    guard case .line(let line) = piece else {
      let reason = "A message is longer than \(LineSplitter.longestLine >> 20) MiB."
      return send(AgentRequest.failure(of: nil, ProtocolError(.parseError, reason)))
    }
    // An ID must come back as it was sent.
    guard SourceText(line).isValidUTF8 else {
      return send(AgentRequest.failure(of: nil, ProtocolError(.parseError, "The message isn't in UTF-8.")))
    }
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(parsing: line).root
    } catch {
      let reason = "Invalid JSON: \(error.message) at byte \(error.offset)."
      return send(AgentRequest.failure(of: nil, ProtocolError(.parseError, reason)))
    }
    if let messages = root.elements, !messages.isEmpty, service.hasBatches {
      return receive(messages.map(AgentMessage.init), ofBytes: line.count)
    }
    receive(AgentMessage(root), ofBytes: line.count)
  }

  private func receive(_ message: AgentMessage, ofBytes size: Int) {
    switch message {
    case .response: break
    case .notification(let method, let params):
      guard method == "notifications/cancelled" else { return }
      if let id = params["requestId"].flatMap(RequestID.init) { cancel(id) }
    case .invalid(let id, let reason):
      send(AgentRequest.failure(of: id, ProtocolError(.invalidRequest, reason)))
    case .request(let id, let method, let params):
      let request: AgentRequest
      do throws(ProtocolError) {
        request = try service.request(id, method, params)
      } catch {
        return send(AgentRequest.failure(of: id, error))
      }
      guard request.method == "tools/call" else { return send(service.response(to: request)) }
      start([request], ofBytes: size) { self.send(self.service.response(to: request)) }
    }
  }

  /// Answers several messages with one line.
  private func receive(_ messages: [AgentMessage], ofBytes size: Int) {
    var requests: [AgentRequest] = []
    var failures: [[UInt8]] = []
    for message in messages {
      switch message {
      case .response, .notification: break
      case .invalid(let id, let reason):
        failures.append(AgentRequest.failure(of: id, ProtocolError(.invalidRequest, reason)))
      case .request(let id, let method, let params):
        do throws(ProtocolError) {
          requests.append(try service.request(id, method, params))
        } catch {
          failures.append(AgentRequest.failure(of: id, error))
        }
      }
    }
    start(requests, ofBytes: size) { [failures, requests] in
      let all = (failures + requests.map { self.service.response(to: $0) }).filter { !$0.isEmpty }
      guard !all.isEmpty else { return }
      self.send(Array("[".utf8) + all.joined(separator: [UInt8(ascii: ",")]) + Array("]".utf8))
    }
  }

  // MARK: Requests in progress

  /// Runs `body` on a worker when there's room for it.
  private func start(_ requests: [AgentRequest], ofBytes size: Int, _ body: @escaping @Sendable () -> Void) {
    wait { $0.requests.count < AgentServer.mostRequests && $0.size < AgentServer.mostBytes }
    let numbers = state.withLock { state in
      state.size += size
      return requests.map { request in
        state.count += 1
        state.requests[state.count] = (request.id, request.cancellation)
        return state.count
      }
    }
    workers.run {
      if requests.isEmpty || requests.contains(where: { !$0.cancellation.isCanceled }) { body() }
      self.state.withLock { state in
        state.size -= size
        for number in numbers { state.requests[number] = nil }
      }
      self.ended.signal()
    }
  }

  private func wait(until isReady: (State) -> Bool) {
    while !state.withLock({ isReady($0) }) { ended.wait() }
  }

  private func cancel(_ id: RequestID) {
    state.withLock { state in
      for request in state.requests.values where request.id == id { request.cancellation.cancel() }
    }
  }

  private func send(_ message: [UInt8]) {
    guard !message.isEmpty else { return }
    turn.withLock { _ in
      guard isOpen else { return }
      watchdog.write {
        guard !Platform.writeOutput(message + [0x0A]) else { return }
        isOutputOpen.store(false, ordering: .sequentiallyConsistent)
      }
    }
  }
}
