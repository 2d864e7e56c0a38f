// A client and a session in one process, without threads. The tests decide when an analysis runs.

import LanguageServer
import Linter
import Source

/// A client that sends JSON to a session and returns the session's messages as short lines. The lines are created in
/// TestClient+Lines.swift.
final class TestClient {
  private let inbox = Inbox()
  private let analyzer: Analyzer
  /// The last analyzed text of each URI.
  private var analyzed: [String: SourceText] = [:]
  let session: Session

  /// The messages and pending analyses of the session.
  private final class Inbox {
    var messages: [JSONValue] = []
    var snapshots: [Snapshot] = []
    var jobs: [IndexJob] = []
    var readings: [ReadingJob] = []
    var checks: [CheckJob] = []
  }

  /// Creates a client that hasn't sent anything.
  init(saysNothing analyzer: Analyzer, changedFiles: ChangedFilesLookup? = nil) {
    self.analyzer = analyzer
    let inbox = self.inbox
    session = Session(
      analyzer: analyzer, analyze: { inbox.snapshots.append($0) }, read: { inbox.jobs.append($0) },
      speak: { inbox.readings.append($0) }, check: { inbox.checks.append($0) }, changedFiles: changedFiles,
      send: { body in
        if let document = try? JSONDocument(parsing: body) { inbox.messages.append(document.root) }
      })
  }

  /// Creates a client whose `initialize` has been answered. `extra` contains more members of its parameters.
  convenience init(
    _ capabilities: String = "{}", extra: String = "", analyzer: Analyzer = ToyLinter.analyzer,
    changedFiles: ChangedFilesLookup? = nil
  ) {
    self.init(saysNothing: analyzer, changedFiles: changedFiles)
    send(#"{"id": 0, "method": "initialize", "params": {"capabilities": \#(capabilities)\#(extra)}}"#)
    _ = take()
  }

  // MARK: - Sending

  /// Sends messages together and runs all analyses.
  func send(_ messages: String...) {
    session.handle(messages.map { Event(decoding: Array($0.utf8)) })
    analyze()
  }

  /// Sends messages together. Analyses wait for `analyze()`.
  func post(_ messages: String...) { post(messages) }

  /// Sends an array of messages together. Analyses wait for `analyze()`.
  func post(_ messages: [String]) {
    session.handle(messages.map { Event(decoding: Array($0.utf8)) })
  }

  /// Runs all pending analyses. Returns the number of analyzed texts.
  @discardableResult
  func analyze() -> Int {
    var count = 0
    while !inbox.snapshots.isEmpty {
      let snapshot = inbox.snapshots.removeFirst()
      count += 1
      analyzed[snapshot.uri.string] = snapshot.file.text
      session.handle([snapshot.linted(by: analyzer)])
      speak()
    }
    speak()
    return count
  }

  /// Computes all pending announcements. Returns the number of documents.
  @discardableResult
  func speak() -> Int {
    let jobs = inbox.readings
    inbox.readings = []
    for job in jobs { session.handle([job.run()]) }
    return jobs.count
  }

  /// Runs everything that reads files, and the analyses that follow. Returns the number of analyzed texts.
  @discardableResult
  func readFiles() -> Int {
    var count = 0
    while !inbox.jobs.isEmpty || !inbox.checks.isEmpty {
      if inbox.jobs.isEmpty {
        session.handle([inbox.checks.removeFirst().run()])
      } else {
        inbox.jobs.removeFirst().run { session.handle([$0]) }
      }
      count += analyze()
    }
    return count
  }

  /// Runs the next job for files that aren't open. The session doesn't get the returned event yet.
  func runCheck() -> Event { inbox.checks.removeFirst().run() }

  /// The number of jobs for files that aren't open that wait.
  var checkCount: Int { inbox.checks.count }

  /// Returns the last analyzed text of a document.
  func analyzedText(of name: String) -> SourceText? { analyzed[TestClient.uri(name)] }

  /// The paths and texts of all pending analyses.
  var waiting: [String] {
    inbox.snapshots.map { "\($0.file.path): \($0.file.text.string)" }
  }

  func open(_ name: String = "a.swift", _ text: String, version: Int = 1, language: String = "swift") {
    send(TestClient.opening(name, text, version: version, language: language))
  }

  static func opening(
    _ name: String = "a.swift", _ text: String, version: Int = 1, language: String = "swift"
  ) -> String {
    #"{"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "\#(uri(name))", "#
      + #""languageId": "\#(language)", "version": \#(version), "text": \#(quoted(text))}}}"#
  }

  static func closing(_ name: String) -> String {
    #"{"method": "textDocument/didClose", "params": {"textDocument": {"uri": "\#(uri(name))"}}}"#
  }

  /// Returns a change of the whole text.
  static func replacing(_ name: String = "a.swift", by text: String, version: Int) -> String {
    changing(name, version: version, #"{"text": \#(quoted(text))}"#)
  }

  /// Returns a change with content changes given as JSON.
  static func changing(_ name: String = "a.swift", version: Int, _ changes: String) -> String {
    #"{"method": "textDocument/didChange", "params": {"textDocument": {"uri": "\#(uri(name))", "#
      + #""version": \#(version)}, "contentChanges": [\#(changes)]}}"#
  }

  /// Returns a content change from one position to another, each as `line:character`.
  static func edit(_ start: String, _ end: String, _ text: String) -> String {
    #"{"range": \#(range(start, end)), "text": \#(quoted(text))}"#
  }

  static func range(_ start: String, _ end: String) -> String {
    #"{"start": \#(position(start)), "end": \#(position(end))}"#
  }

  static func position(_ position: String) -> String {
    let parts = position.split(separator: ":")
    return #"{"line": \#(parts[0]), "character": \#(parts[1])}"#
  }

  /// Returns the notification that a file changed on disk.
  static func changed(_ name: String) -> String {
    #"{"method": "workspace/didChangeWatchedFiles", "params": {"changes": [{"uri": "\#(uri(name))", "type": 2}]}}"#
  }

  /// Returns a request about a document, with additional parameters given as JSON members.
  static func request(
    _ id: Int, _ method: String, _ name: String = "a.swift", _ members: String = ""
  ) -> String {
    #"{"id": \#(id), "method": "textDocument/\#(method)", "#
      + #""params": {"textDocument": {"uri": "\#(uri(name))"}"# + (members.isEmpty ? "" : ", ") + members
      + "}}"
  }

  static func uri(_ name: String) -> String {
    name.contains(":") ? name : "file:///nowhere-a11y/\(name)"
  }

  static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  // MARK: - Receiving

  /// Returns the messages since the last call.
  func take() -> [JSONValue] {
    defer { inbox.messages = [] }
    return inbox.messages
  }

  /// Returns the messages since the last call, one line each.
  func heard() -> [String] { take().map(TestClient.line) }
}
