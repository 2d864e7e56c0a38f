// User settings, configuration files, and workspace folders.

import Linter
import Source

extension Session {
  /// Registers for changes of configuration files, baselines, and settings.
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

  /// Registers for changes of the files that the current configurations refer to, extended files and baselines, and of
  /// those that git writes with each commit, if changed files are checked.
  func watchNamedFiles() {
    guard client.registersWatchedFiles else { return }
    let names = projects.namedFiles.union(background.projects.namedFiles).subtracting([
      ConfigurationFile.name, Baseline.name,
    ])
    var patterns = Set(names.map(Session.pattern))
    if settings.diagnosticMode == .changedFiles { patterns.insert(Session.gitFiles) }
    guard patterns != watchedPatterns else { return }
    if !watchedPatterns.isEmpty {
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
    watchedPatterns = patterns
    guard !patterns.isEmpty else { return }
    ask(.courtesy, "client/registerCapability") { json in
      json.object { json in
        json.key("registrations")
        json.array { json in
          writeRegistration(of: Session.watchedFiles, as: Session.namedFiles, to: &json) { json in
            writeWatchers(of: patterns.sorted(), to: &json)
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
  /// The files that change with commits, resets, and stashes, in all repositories of the workspace.
  private static let gitFiles = "**/.git/{HEAD,index,logs/HEAD}"

  /// Returns the glob pattern for all files called `name`.
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

  /// Requests the user's settings if the client supports it.
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

  /// Applies the settings that the client returned. Nil, an error, changes nothing. A client without settings returns
  /// `null`; then those from `initialize` apply.
  func settingsArrived(_ result: JSONValue?) {
    guard let value = result?.elements?.first else { return }
    use(value.isObject ? EditorSettings(value) : initialSettings)
  }

  /// Handles a change of settings. Requests them if the client supports it, because notifications often contain none.
  /// Otherwise, `null` means that there are no settings, so those from `initialize` apply.
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

  /// Schedules all configuration files to be read again.
  func reloadConfigurations() {
    projects.forget()
    overdue.formUnion([.placements, .problems, .configurations, .watchers])
  }

  private func use(_ settings: EditorSettings) {
    guard settings != self.settings else { return }
    let oldMode = self.settings.diagnosticMode
    self.settings = settings
    if let problem = settings.problem { warnOnce(problem) }
    overdue.formUnion([.preview, .placements, .watchers])
    if settings.diagnosticMode != oldMode { changeMode(from: oldMode) }
  }

  /// Updates the placement of each open document, and schedules an analysis of those whose placement has changed.
  ///
  /// If a configuration file is invalid, as can happen while it's edited, the previous placement stays in effect.
  func placeDocuments() {
    var isChanged = false
    for uri in documents.keys.sorted(by: { $0.string < $1.string }) {
      guard let document = documents[uri] else { continue }
      let placement = place(uri, languageID: document.languageID)
      guard placement != document.placement else { continue }
      guard !placement.isUncertain else {
        // The previous configuration stays.
        documents[uri]?.placement.problems = placement.problems
        continue
      }
      documents[uri]?.placement = placement
      indexProject(at: placement.root)
      touch(uri)
      isChanged = true
    }
    if isChanged { askToPullAgain() }
    traceWork("Updated the configuration of \(documents.count) documents")
  }

  /// Asks a client that pulls diagnostics to do so again.
  func askToPullAgain() {
    guard client.pullsDiagnostics, !awaitsRefresh else { return }
    awaitsRefresh = true
    ask(.refresh, "workspace/diagnostic/refresh")
  }

  /// Returns the placement of a document.
  func place(_ uri: DocumentURI, languageID: String) -> Placement {
    Placement(of: uri, languageID: languageID, folders: folders, settings: settings, in: &projects)
  }

  /// Logs each problem in a configuration once. Open configuration files show their own problems.
  func tellProblems(_ problems: [Placement.Problem]) {
    for problem in problems where projects.configurations.openTexts[problem.path] == nil {
      warnOnce(problem.line)
    }
  }

  /// Uses the text of an open configuration file instead of the file on disk. Nil restores the file on disk.
  func useConfiguration(_ text: SourceText?, from uri: DocumentURI) {
    guard let path = uri.configurationPath else { return }
    projects.configurations.openTexts[path] = text
    changedConfigurations.insert(uri)
    overdue.formUnion([.placements, .configurations, .watchers])
  }

  /// Returns the problems in an open configuration file as findings, or nil for any other document.
  func configurationFindings(in document: Document) -> [Finding]? {
    guard let path = document.uri.configurationPath else { return nil }
    let problems = projects.configurations.resolution(ofFile: path).problems.filter { $0.path == path }
    return problems.map { Finding($0.problem) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension DocumentURI {
  /// The absolute path, or nil if this isn't a configuration file.
  var configurationPath: String? {
    filePath.flatMap { FilePath.name(of: $0) == ConfigurationFile.name ? $0 : nil }
  }
}
