// A workspace on disk with a client, for tests of files that aren't open.

import LanguageServer
import TestSupport

/// A workspace folder and a client that has it open. All messages run everything that they cause.
struct Workspace {
  static let pulling =
    #""textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}"#

  let folder: TemporaryFolder
  let client: TestClient

  /// - Parameters:
  ///   - changed: The names of the changed files. Nil, or a closure that returns it, if git isn't available.
  ///   - starts: False if jobs wait.
  init(
    _ files: [String: String], mode: String? = "workspace", capabilities: String = "", trace: Bool = false,
    analyzer: Analyzer = ToyLinter.analyzer, changed: (@Sendable () -> [String]?)? = nil, starts: Bool = true
  ) throws {
    folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
    let path = folder.path
    let options = mode.map { #", "initializationOptions": {"diagnosticMode": "\#($0)"}"# } ?? ""
    let lookup: ChangedFilesLookup = { _ throws(ChangedFilesProblem) in
      guard let names = changed?() else { throw ChangedFilesProblem("git isn't here") }
      return names.map { path + "/" + $0 }
    }
    client = TestClient(
      "{\(capabilities)}",
      extra: #", "workspaceFolders": [{"name": "a", "uri": "file://\#(path)"}]"# + options
        + (trace ? #", "trace": "messages""# : ""),
      analyzer: analyzer, changedFiles: lookup)
    client.send(#"{"method": "initialized", "params": {}}"#)
    if starts { client.readFiles() }
  }

  func uri(_ name: String) -> String { "file://\(folder.path)/\(name)" }

  /// Returns the messages since the last call, one line each.
  func heard() -> [String] { client.heard() }

  func send(_ messages: String...) {
    client.post(messages)
    client.analyze()
    client.readFiles()
  }

  func open(_ name: String, _ text: String) { send(TestClient.opening(uri(name), text)) }

  func change(_ name: String, to text: String, version: Int = 2) {
    send(TestClient.replacing(uri(name), by: text, version: version))
  }

  func close(_ name: String) { send(TestClient.closing(uri(name))) }

  func save(_ name: String, _ text: String) throws {
    try folder.write(text, to: name)
    send(#"{"method": "textDocument/didSave", "params": {"textDocument": {"uri": "\#(uri(name))"}}}"#)
  }

  /// Changes a file on disk without the editor, and notifies the server like a file watcher.
  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: name)
    tell(name)
  }

  func remove(_ name: String) throws {
    try folder.remove(name)
    tell(name)
  }

  func tell(_ names: String...) {
    let changes = names.map { #"{"uri": "\#(uri($0))", "type": 2}"# }.joined(separator: ", ")
    send(#"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [\#(changes)]}}"#)
  }

  func set(_ settings: String) {
    send(
      #"{"method": "workspace/didChangeConfiguration", "params": {"settings": {"a11y": \#(settings)}}}"#)
  }

  /// Requests workspace diagnostics and returns each report as a line: the name, the result ID, and the rules. `known`
  /// contains the result IDs that the client has, by name.
  func pull(_ known: [String: String] = [:]) -> [String] {
    let previous = known.sorted { $0.key < $1.key }.map {
      #"{"uri": "\#(uri($0.key))", "value": "\#($0.value)"}"#
    }
    _ = client.take()
    client.send(
      #"{"id": 1, "method": "workspace/diagnostic", "params": {"previousResultIds": [\#(previous.joined(separator: ", "))]}}"#
    )
    let items = client.take().last?["result"]?["items"]?.elements ?? []
    return items.map { item in
      let name = item["uri"]?.string?.split(separator: "/").last ?? "?"
      let rules = item["items"]?.elements?.compactMap { $0["code"]?.string } ?? []
      return "\(name) \(item["resultId"]?.string ?? "?"): \(rules.joined(separator: ", "))"
    }
  }
}
