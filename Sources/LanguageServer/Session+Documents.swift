// Synchronization of documents with the editor.

import Linter
import Source

extension Session {
  /// Opens a document, or replaces it if it's already open.
  ///
  /// Source: LSP 3.17, “DidOpenTextDocument Notification”.
  func open(_ opened: OpenedDocument) {
    useConfiguration(opened.text, from: opened.uri)
    let placement = place(opened.uri, languageID: opened.languageID)
    tellProblems(placement.problems)
    forgetReadings(of: opened.uri)
    let known = documents[opened.uri]
    let document = Document(
      uri: opened.uri, linkedPath: known == nil ? linkedPath(of: opened.uri) : known?.linkedPath,
      languageID: opened.languageID, version: opened.version, text: opened.text, placement: placement,
      revision: nextRevision())
    if known == nil { for path in document.paths { openPaths[path, default: 0] += 1 } }
    documents[opened.uri] = document
    touched.append(opened.uri)
    hideClosedFiles(of: document)
    indexProject(at: placement.root)
    overdue.insert(.watchers)
  }

  /// Applies changes to a document. Clamps positions to the text.
  ///
  /// Source: LSP 3.17, “DidChangeTextDocument Notification”.
  func apply(_ change: DocumentChange) {
    guard documents[change.uri] != nil else {
      warn("Ignored textDocument/didChange: \(change.uri.string) isn't open.")
      return
    }
    for content in change.changes {
      if let range = content.range {
        // Release the reference that conversion uses before the text changes, or the whole text is copied.
        let bytes = documents[change.uri].map { Conversions($0.text, in: encoding).bytes(range) }
        documents[change.uri]?.text.replace(bytes ?? 0..<0, with: content.text)
      } else {
        documents[change.uri]?.text = SourceText(content.text)
      }
    }
    if let version = change.version { documents[change.uri]?.version = version }
    documents[change.uri]?.revision = nextRevision()
    stopReading(change.uri)
    touched.append(change.uri)
    for request in takeParked(where: { $0.uri == change.uri && $0.namesPositions }) {
      fail(request.id, .contentModified)
    }
    useConfiguration(documents[change.uri]?.text, from: change.uri)
  }

  /// Handles a saved document, for clients that don't watch files.
  ///
  /// Source: LSP 3.17, “DidSaveTextDocument Notification”.
  func saved(_ uri: DocumentURI) {
    guard let path = uri.filePath else { return }
    if uri.configurationPath != nil { reloadConfigurations() }
    if FileSummary.takesParser(path: path) { changed([path]) }
    checkAgain([path])
  }

  /// Closes a document.
  ///
  /// Source: LSP 3.17, “DidCloseTextDocument Notification”.
  func close(_ uri: DocumentURI) {
    forgetReadings(of: uri)
    guard let document = documents.removeValue(forKey: uri) else { return }
    for path in document.paths {
      let count = openPaths[path] ?? 1
      openPaths[path] = count > 1 ? count - 1 : nil
    }
    for request in takeParked(where: { $0.uri == uri }) { answer(request) }
    if !keepsFindings(of: document), document.published != nil { clearDiagnostics(of: uri) }
    useConfiguration(nil, from: uri)
    // The text in the editor may differ from the file on disk.
    changed(document.paths)
    checkAgain(document.paths)
  }

  /// Schedules a new analysis of a document, because something other than its text has changed.
  func touch(_ uri: DocumentURI) {
    documents[uri]?.revision = nextRevision()
    forgetReadings(of: uri)
    touched.append(uri)
  }

  private func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }
}
