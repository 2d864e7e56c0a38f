// Messages to the client. All of them are sent here.

import Source

extension Session {
  /// The error in response to any request after `shutdown`.
  static let alreadyShutDown = ResponseError(.invalidRequest, "The session has been shut down.")

  /// The error in response to any request before `initialize`.
  static let notInitialized = ResponseError(
    .serverNotInitialized, "The first request must be 'initialize'.")

  /// Returns the error for an undecodable request. An error about the session's phase takes precedence over `error`.
  func answer(to error: ResponseError) -> ResponseError {
    switch phase {
    case .waiting: error.code == .invalidParams ? Session.notInitialized : error
    case .running: error
    case .shutDown: Session.alreadyShutDown
    }
  }

  /// Sends a successful response. `writeResult` must write exactly one value.
  func reply(_ id: RequestID, _ writeResult: (inout JSONWriter) -> Void) {
    send(ServerMessage.response(to: id, writeResult).body)
  }

  /// Sends an error response.
  func fail(_ id: RequestID, _ error: ResponseError) {
    send(ServerMessage.failure(of: id, error).body)
  }

  func notify(_ method: String, _ writeParams: (inout JSONWriter) -> Void) {
    send(ServerMessage.notification(method, writeParams).body)
  }

  /// Sends a request to the client. `receiveAnswer` handles the response.
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

  /// Handles the client's response to a request, or nil for an error. Ignores unexpected responses.
  func receiveAnswer(to number: Int, _ result: JSONValue?) {
    guard phase == .running, let question = questions.removeValue(forKey: number) else { return }
    switch question {
    case .progress(let root, let job): if result != nil { beginProgress(root, job) }
    case .checkProgress(let number): if result != nil { beginCheckProgress(number) }
    case .refresh: awaitsRefresh = false
    case .settings: settingsArrived(result)
    case .edit:
      if result?.flag("applied") != true { warn("The editor rejected the changes.") }
    case .courtesy: break
    }
  }

  /// Sends a warning to the client's log.
  ///
  /// Source: LSP 3.17, “LogMessage Notification”.
  func warn(_ message: String) {
    // Source: LSP 3.17, “Initialize Request”: nothing may be sent before its answer.
    guard phase == .running else { return }
    notify("window/logMessage") { json in
      json.object { json in
        // 2: a warning.
        json.member("type", 2)
        json.member("message", message)
      }
    }
  }

  /// Sends a warning unless it was sent before.
  func warnOnce(_ problem: String) {
    if toldProblems.insert(problem).inserted { warn(problem) }
  }

  /// Sends a trace message if the client has turned tracing on.
  ///
  /// Source: LSP 3.17, “LogTrace Notification”.
  func traceWork(_ message: @autoclosure () -> String) {
    guard trace != .off else { return }
    notify("$/logTrace") { json in
      json.object { $0.member("message", message()) }
    }
  }
}
