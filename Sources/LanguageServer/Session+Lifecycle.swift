// The start and end of a session.

import Source

extension Session {
  /// Initializes the session. Never fails, whatever the client sends.
  ///
  /// Source: LSP 3.17, “Initialize Request”.
  func initialize(_ params: InitializeParams, _ id: RequestID) {
    client = params.capabilities
    settings = params.settings
    initialSettings = params.settings
    trace = params.trace
    folders = params.folders.compactMap { DocumentURI($0).filePath }
    encoding = client.positionEncodings.lazy.compactMap(PositionEncoding.init).first ?? .utf16
    phase = .running
    if let process = params.processID { watch(process) }
    offersWorkspaceDiagnostics = client.pullsDiagnostics && settings.diagnosticMode.coversClosedFiles
    reply(id) { json in
      json.object { json in
        json.key("capabilities")
        writeCapabilities(to: &json)
        json.key("serverInfo")
        json.object { json in
          json.member("name", Product.name)
          json.member("version", Product.version)
        }
      }
    }
  }

  /// Writes the server's capabilities.
  ///
  /// Source: LSP 3.17, “ServerCapabilities”.
  private func writeCapabilities(to json: inout JSONWriter) {
    json.object { json in
      json.member("positionEncoding", encoding.rawValue)
      json.key("textDocumentSync")
      json.object { json in
        json.member("openClose", true)
        // 2: incremental changes.
        json.member("change", 2)
        json.key("save")
        json.object { $0.member("includeText", false) }
      }
      if client.pullsDiagnostics {
        json.key("diagnosticProvider")
        json.object { json in
          json.member("identifier", "a11y")
          json.member("interFileDependencies", true)
          json.member("workspaceDiagnostics", offersWorkspaceDiagnostics)
        }
      }
      json.key("codeActionProvider")
      json.object { json in
        json.member("codeActionKinds", CodeActionKind.allCases.map(\.rawValue))
        json.member("resolveProvider", client.resolvesEdits)
      }
      json.member("hoverProvider", true)
      json.key("completionProvider")
      json.object { _ in }
      json.key("executeCommandProvider")
      json.object { $0.member("commands", Command.allCases.map(\.rawValue)) }
      for feature in SpeechFeature.allCases where feature.isOn(in: settings.preview) {
        offered.insert(feature)
        advertised.insert(feature)
        json.key(feature.provider)
        json.object { _ in }
      }
      json.key("experimental")
      // Declares support for `a11y/speech`.
      json.object { $0.member("a11ySpeech", true) }
      json.key("workspace")
      json.object { json in
        json.key("workspaceFolders")
        json.object { json in
          json.member("supported", true)
          json.member("changeNotifications", true)
        }
      }
    }
  }

  /// Sends the first requests to the client, which is ready now.
  func initialized() {
    registerWatchers()
    fetchSettings()
    if let problem = settings.problem { warnOnce(problem) }
    checkEverything()
    overdue.formUnion([.problems, .watchers])
  }

  /// Shuts the session down. Cancels waiting requests first.
  ///
  /// Source: LSP 3.17, “Shutdown Request”.
  func shutDown(_ id: RequestID) {
    for request in parked { fail(request.id, .cancelled) }
    parked = []
    for uri in documents.keys { forgetReadings(of: uri) }
    documents = [:]
    openPaths = [:]
    background.stop()
    background = BackgroundCheck()
    forgetUnusedIndexes()
    phase = .shutDown
    reply(id) { $0.null() }
  }

  /// Ends the session.
  ///
  /// Source: LSP 3.17, “Exit Notification”.
  func end() {
    exitCode = phase == .shutDown ? 0 : 1
  }

  /// Cancels a waiting request. Ignores requests that were already answered.
  ///
  /// Source: LSP 3.17, “Cancellation Support”.
  func cancel(_ id: RequestID) {
    guard let index = parked.firstIndex(where: { $0.id == id }) else { return }
    let request = parked.remove(at: index)
    fail(id, .cancelled)
    if request.needsReadings { stopReadingUnlessAwaited(request.uri) }
  }
}
