// Settings of the user, configuration files of the team, and the folders that both are looked for in.

import Linter
import Source

extension Session {
  /// Asks the client to tell when a configuration file, a baseline or a setting changes.
  ///
  /// Source: LSP 3.17, “Register Capability”.
  func registerWatchers() {
    guard client.registersWatchedFiles || client.registersConfiguration else { return }
    ask(.courtesy, "client/registerCapability") { json in
      json.object { json in
        json.key("registrations")
        json.array { json in
          if client.registersWatchedFiles {
            writeRegistration(of: Session.watchedFiles, to: &json) { json in
              let names = [ConfigurationFile.name, Baseline.name]
              writeWatchers(of: names.map(Session.pattern) + FileSummary.globPatterns, to: &json)
            }
          }
          if client.registersConfiguration {
            writeRegistration(of: "workspace/didChangeConfiguration", to: &json) { json in
              json.member("section", "a11y")
            }
          }
        }
      }
    }
  }

  /// Has the client watch the files that the configurations in use name: those that they build upon, and baselines.
  func watchNamedFiles() {
    guard client.registersWatchedFiles else { return }
    let names = projects.namedFiles.subtracting([ConfigurationFile.name, Baseline.name])
    guard names != watchedNames else { return }
    if !watchedNames.isEmpty {
      ask(.courtesy, "client/unregisterCapability") { json in
        json.object { json in
          json.key("unregisterations")
          json.array { json in
            json.object { json in
              json.member("id", Session.namedFiles)
              json.member("method", Session.watchedFiles)
            }
          }
        }
      }
    }
    watchedNames = names
    guard !names.isEmpty else { return }
    ask(.courtesy, "client/registerCapability") { json in
      json.object { json in
        json.key("registrations")
        json.array { json in
          writeRegistration(of: Session.watchedFiles, as: Session.namedFiles, to: &json) { json in
            writeWatchers(of: names.sorted().map(Session.pattern), to: &json)
          }
        }
      }
    }
  }

  private func writeWatchers(of patterns: [String], to json: inout JSONWriter) {
    json.key("watchers")
    json.array { json in
      for pattern in patterns {
        json.object { $0.member("globPattern", pattern) }
      }
    }
  }

  private static let watchedFiles = "workspace/didChangeWatchedFiles"
  private static let namedFiles = "a11y-named-files"

  /// The pattern of all files called `name`.
  ///
  /// Source: LSP 3.17, “Pattern”.
  private static func pattern(_ name: String) -> String {
    "**/" + String(name.map { "*?{}[]!,\\".contains($0) ? "?" : $0 })
  }

  private func writeRegistration(
    of method: String, as id: String? = nil, to json: inout JSONWriter,
    _ writeOptions: (inout JSONWriter) -> Void
  ) {
    json.object { json in
      json.member("id", id ?? "a11y-\(method)")
      json.member("method", method)
      json.key("registerOptions")
      json.object(writeOptions)
    }
  }

  /// Asks for the user's settings, where the client can be asked.
  ///
  /// Source: LSP 3.17, “Configuration Request”.
  func fetchSettings() {
    guard client.answersConfiguration else { return }
    ask(.settings, "workspace/configuration") { json in
      json.object { json in
        json.key("items")
        json.array { json in
          json.object { $0.member("section", "a11y") }
        }
      }
    }
  }

  /// Takes the settings that were asked for; an error, which is nil, changes nothing. A client without any answers with
  /// `null`; those it sent with `initialize` then hold.
  func settingsArrived(_ result: JSONValue?) {
    guard let value = result?.elements?.first else { return }
    use(value.isObject ? EditorSettings(value) : initialSettings)
  }

  /// The user changed a setting. A client that can be asked is, since what it sends along is often nothing. Of one that
  /// cannot, `null` means that there are no settings any more: those sent with `initialize` hold.
  ///
  /// Source: LSP 3.17, “DidChangeConfiguration Notification”; microsoft/language-server-protocol, issue 676.
  func configurationChanged(_ settings: EditorSettings?) {
    if client.answersConfiguration {
      overdue.insert(.settings)
    } else {
      use(settings ?? initialSettings)
    }
  }

  func foldersChanged(_ change: WorkspaceFoldersChange) {
    let removed = Set(change.removed.compactMap { DocumentURI($0).filePath })
    folders.removeAll(where: removed.contains)
    folders += change.added.compactMap { DocumentURI($0).filePath }
    reloadConfigurations()
    overdue.insert(.indexes)
  }

  /// Has the configuration files read again.
  func reloadConfigurations() {
    projects.forget()
    overdue.formUnion([.placements, .problems, .configurations, .watchers])
  }

  private func use(_ settings: EditorSettings) {
    guard settings != self.settings else { return }
    self.settings = settings
    overdue.formUnion([.preview, .placements, .watchers])
  }

  /// Finds out anew what holds for each open document, and has those analyzed for which that has changed.
  ///
  /// While a configuration file cannot be understood, as happens while it is edited, what held before holds
  /// on.
  func placeDocuments() {
    var isChanged = false
    for uri in documents.keys.sorted(by: { $0.string < $1.string }) {
      guard let document = documents[uri] else { continue }
      let placement = place(uri, languageID: document.languageID)
      guard placement != document.placement, !placement.isUncertain else { continue }
      documents[uri]?.placement = placement
      indexProject(of: placement)
      touch(uri)
      isChanged = true
    }
    if isChanged { askToPullAgain() }
    traceWork("Updated the configuration of \(documents.count) documents")
  }

  /// Has a client that pulls do so again, where it can be asked.
  func askToPullAgain() {
    guard client.pullsDiagnostics, !awaitsRefresh else { return }
    awaitsRefresh = true
    ask(.refresh, "workspace/diagnostic/refresh")
  }

  /// What holds for a document.
  func place(_ uri: DocumentURI, languageID: String) -> Placement {
    Placement(of: uri, languageID: languageID, folders: folders, settings: settings, in: &projects)
  }

  /// Tells the user once about each mistake in the configuration of a document. An open file shows its own.
  func tellProblems(of placement: Placement) {
    for problem in placement.problems where projects.configurations.openTexts[problem.path] == nil {
      warnOnce(problem.line)
    }
  }

  /// Takes the text of an open configuration file in place of the one on the disk; nil gives it back to the
  /// disk.
  func useConfiguration(_ text: SourceText?, from uri: DocumentURI) {
    guard let path = uri.configurationPath else { return }
    projects.configurations.openTexts[path] = text
    changedConfigurations.insert(uri)
    overdue.formUnion([.placements, .configurations, .watchers])
  }

  /// What is wrong in an open configuration file; nil for any other document.
  func configurationFindings(in document: Document) -> [Finding]? {
    guard let path = document.uri.configurationPath else { return nil }
    let problems = projects.configurations.resolution(ofFile: path).problems.filter { $0.path == path }
    return problems.map { Finding($0.problem) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension DocumentURI {
  /// The absolute path of a configuration file; nil for anything else.
  var configurationPath: String? {
    filePath.flatMap { FilePath.name(of: $0) == ConfigurationFile.name ? $0 : nil }
  }
}
