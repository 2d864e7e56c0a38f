// Decoding of messages from the client.

extension Event {
  /// Creates the event for a message from the client: the decoded message, or the error.
  ///
  /// Source: LSP 3.17, “Base Protocol”.
  package init(decoding body: [UInt8]) {
    let message: JSONValue
    do throws(JSONSyntaxError) {
      message = try JSONDocument(parsing: body).root
    } catch {
      self = .unanswerable(
        ResponseError(.parseError, "Invalid JSON: \(error.message) at byte \(error.offset)."))
      return
    }
    self.init(message)
  }

  private init(_ message: JSONValue) {
    guard message.isObject else {
      self = .unanswerable(ResponseError(.invalidRequest, "A message must be a JSON object."))
      return
    }
    let params = message["params"] ?? JSONValue.none
    switch (message["method"]?.string, message["id"]) {
    case (_?, nil) where message.has("id"):
      self = .unanswerable(ResponseError(.invalidRequest, "'id' must be a number or a string."))
    case (let method?, nil):
      do throws(ResponseError) {
        self = .message(.notification(try ClientNotification(method, params)))
      } catch {
        self = .ignored("\(method): \(error.message)")
      }
    case (let method?, let idValue?):
      guard let id = RequestID(idValue) else {
        self = .unanswerable(ResponseError(.invalidRequest, "'id' must be a number or a string."))
        return
      }
      do throws(ResponseError) {
        self = .message(.request(id, try ClientRequest(method, params)))
      } catch {
        self = .unreadable(id, error)
      }
    case (nil, nil) where !message.has("method") && message["error"] != nil:
      // An error without an ID answers an invalid message. It gets no reply.
      self = .message(.response(-1, nil))
    case (nil, let id?) where message["method"] == nil && (message["error"] != nil || message.has("result")):
      let result = message["result"] ?? JSONValue.none
      self = .message(.response(id.int ?? -1, message["error"] == nil ? result : nil))
    case (nil, let id):
      let error = ResponseError(
        .invalidRequest, "A message needs 'method', or 'id' with 'result' or 'error'.")
      if let id = id.flatMap(RequestID.init) {
        self = .unreadable(id, error)
      } else {
        self = .unanswerable(error)
      }
    }
  }
}

extension ClientRequest {
  init(_ method: String, _ params: JSONValue) throws(ResponseError) {
    func documentURI() throws(ResponseError) -> DocumentURI {
      DocumentURI(try params.required("textDocument").requiredString("uri"))
    }
    switch method {
    case "initialize": self = .initialize(InitializeParams(params))
    case "shutdown": self = .shutdown
    case "textDocument/diagnostic": self = .documentDiagnostic(try DocumentDiagnosticParams(params))
    case "workspace/diagnostic": self = .workspaceDiagnostic(WorkspaceDiagnosticParams(params))
    case "textDocument/codeAction": self = .codeAction(try CodeActionParams(params))
    case "codeAction/resolve": self = .resolveCodeAction(try UnresolvedCodeAction(params))
    case "textDocument/hover": self = .hover(try TextDocumentPosition(params))
    case "textDocument/completion": self = .completion(try TextDocumentPosition(params))
    case "workspace/executeCommand": self = .executeCommand(try ExecuteCommandParams(params))
    case "textDocument/inlayHint": self = .inlayHint(try InlayHintParams(params))
    case "textDocument/codeLens": self = .codeLens(try documentURI())
    case "textDocument/documentSymbol": self = .documentSymbol(try documentURI())
    case "a11y/speech": self = .speech(try SpeechParams(params))
    default: self = .unknown(method: method)
    }
  }
}

extension ClientNotification {
  init(_ method: String, _ params: JSONValue) throws(ResponseError) {
    func documentURI() throws(ResponseError) -> DocumentURI {
      DocumentURI(try params.required("textDocument").requiredString("uri"))
    }
    switch method {
    case "initialized": self = .initialized
    case "exit": self = .exit
    case "$/setTrace": self = .setTrace(TraceLevel(params["value"]))
    case "$/cancelRequest":
      guard let id = RequestID(try params.required("id")) else {
        throw ResponseError(.invalidParams, "'id' must be a number or a string.")
      }
      self = .cancelRequest(id)
    case "textDocument/didOpen": self = .didOpen(try OpenedDocument(params))
    case "textDocument/didChange": self = .didChange(try DocumentChange(params))
    case "textDocument/didSave": self = .didSave(try documentURI())
    case "textDocument/didClose": self = .didClose(try documentURI())
    case "workspace/didChangeConfiguration":
      self = .didChangeConfiguration(params["settings"].map(EditorSettings.init))
    case "workspace/didChangeWorkspaceFolders":
      self = .didChangeWorkspaceFolders(WorkspaceFoldersChange(params))
    case "workspace/didChangeWatchedFiles":
      let changes = params["changes"]?.elements ?? []
      self = .didChangeWatchedFiles(changes.compactMap { $0["uri"]?.string }.map { DocumentURI($0) })
    case "window/workDoneProgress/cancel": self = .cancelProgress(params["token"]?.string ?? "")
    default: self = .unknown(method: method)
    }
  }
}

extension JSONValue {
  /// The value of missing parameters.
  fileprivate static let none = JSONDocument.null.root
}
