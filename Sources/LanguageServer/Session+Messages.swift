// What goes out to the client. Every message passes through here.

import Source

extension Session {
  /// Source: LSP 3.17, “MessageType”.
  enum LogLevel: Int {
    case error = 1
    case warning = 2
    case information = 3
    case log = 4
  }

  /// The error for everything that comes after `shutdown`.
  static let alreadyShutDown = ResponseError(.invalidRequest, "The session has been shut down.")

  /// Answers a request; `writeResult` writes exactly one value.
  func reply(_ id: RequestID, _ writeResult: (inout JSONWriter) -> Void) {
    send(ServerMessage.response(to: id, writeResult).body)
  }

  /// Answers a request that has no result.
  func fail(_ id: RequestID, _ error: ResponseError) {
    send(ServerMessage.failure(of: id, error).body)
  }

  func notify(_ method: String, _ writeParams: (inout JSONWriter) -> Void) {
    send(ServerMessage.notification(method, writeParams).body)
  }

  /// Sends a request to the client; the answer comes back through `receiveAnswer`.
  func ask(_ question: Question, _ method: String, _ writeParams: (inout JSONWriter) -> Void) {
    send(ServerMessage.request(number(for: question), method, writeParams).body)
  }

  /// Sends a request without parameters to the client.
  func ask(_ question: Question, _ method: String) {
    send(ServerMessage.request(number(for: question), method).body)
  }

  private func number(for question: Question) -> Int {
    lastQuestion += 1
    questions[lastQuestion] = question
    return lastQuestion
  }

  /// Takes the client's answer to a request; nil is an error. Answers that nobody waits for are passed over.
  func receiveAnswer(to number: Int, _ result: JSONValue?) {
    guard phase == .running, let question = questions.removeValue(forKey: number) else { return }
    switch question {
    case .settings: settingsArrived(result)
    case .edit:
      if result?.flag("applied") != true { log(.warning, "The editor did not apply the changes.") }
    case .courtesy: break
    }
  }

  func log(_ level: LogLevel, _ message: String) {
    // Source: LSP 3.17, “Initialize Request”: nothing may be sent before its answer.
    guard phase == .running else { return }
    notify("window/logMessage") { json in
      json.object { json in
        json.member("type", level.rawValue)
        json.member("message", message)
      }
    }
  }

  /// Logs a problem the first time it comes up.
  func logOnce(_ level: LogLevel, _ problem: String) {
    if toldProblems.insert(problem).inserted { log(level, problem) }
  }

  /// Tells a client that follows the server's work what has happened.
  ///
  /// Source: LSP 3.17, “LogTrace Notification”.
  func traceWork(_ message: @autoclosure () -> String) {
    guard trace != .off else { return }
    notify("$/logTrace") { json in
      json.object { $0.member("message", message()) }
    }
  }
}
