// What goes out to the client. Every message passes through here.

import Source

extension Session {
  /// The error for everything that comes after `shutdown`.
  static let alreadyShutDown = ResponseError(.invalidRequest, "The session has been shut down.")

  /// The error for every request before `initialize`.
  static let notInitialized = ResponseError(
    .serverNotInitialized, "The first request must be 'initialize'.")

  /// What to say to a request that cannot be understood, where `error` tells why: when it comes goes before what it
  /// holds.
  func answer(to error: ResponseError) -> ResponseError {
    switch phase {
    case .waiting: error.code == .invalidParams ? Session.notInitialized : error
    case .running: error
    case .shutDown: Session.alreadyShutDown
    }
  }

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
    case .progress(let root, let job): if result != nil { beginProgress(root, job) }
    case .refresh: awaitsRefresh = false
    case .settings: settingsArrived(result)
    case .edit:
      if result?.flag("applied") != true { warn("The editor rejected the changes.") }
    case .courtesy: break
    }
  }

  /// Tells whoever reads the client's log that something is not as it should be.
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

  /// Warns of a problem the first time it comes up.
  func warnOnce(_ problem: String) {
    if toldProblems.insert(problem).inserted { warn(problem) }
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
