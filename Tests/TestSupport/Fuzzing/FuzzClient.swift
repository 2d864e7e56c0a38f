// An in-process client that counts responses.

import LanguageServer
import Linter
import Source

/// A client that sends anything to a session, and checks that every request gets one response and that the server sends
/// JSON.
final class FuzzClient {
  private final class Inbox {
    var bodies: [[UInt8]] = []
    var snapshots: [Snapshot] = []
    var readings: [ReadingJob] = []
  }

  /// The capabilities of different clients.
  static let capabilities = [
    "{}",
    #"{"general":{"positionEncodings":["utf-8"]},"textDocument":{"diagnostic":{},"codeAction":{"codeActionLiteralSupport":{}}}}"#,
    #"{"general":{"positionEncodings":["utf-32"]},"textDocument":{"publishDiagnostics":{"versionSupport":true,"relatedInformation":true,"codeDescriptionSupport":true},"codeAction":{"codeActionLiteralSupport":{},"isPreferredSupport":true,"dataSupport":true,"resolveSupport":{"properties":["edit"]}}},"workspace":{"workspaceEdit":{"documentChanges":true,"snippetEditSupport":true},"applyEdit":true}}"#,
    #"{"textDocument":{"hover":{"contentFormat":["markdown"]},"codeAction":{"codeActionLiteralSupport":{}}},"workspace":{"applyEdit":true,"configuration":true,"didChangeConfiguration":{"dynamicRegistration":true},"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#,
  ]

  private let inbox: Inbox
  private let session: Session
  /// The number of responses that each ID must still get.
  private var owed: [String: Int] = [:]
  /// The first problem.
  private var complaint: String?
  /// The last published diagnostics of each document, as JSON.
  private(set) var published: [String: String] = [:]
  /// The last analyzed text.
  private(set) var analyzed: SourceText?

  init() {
    let inbox = Inbox()
    self.inbox = inbox
    session = Session(
      analyzer: .standard, analyze: { inbox.snapshots.append($0) }, read: { _ in },
      speak: { inbox.readings.append($0) }, send: { inbox.bodies.append($0) })
  }

  /// Initializes the session.
  func start(_ capabilities: String) {
    say([Array(#"{"id":"first","method":"initialize","params":{"capabilities":\#(capabilities)}}"#.utf8)])
  }

  /// Sends messages in one chunk.
  func say(_ bodies: [[UInt8]]) {
    guard session.exitCode == nil else { return }
    session.handle(bodies.map(Event.init(decoding:)))
    // After exit, no responses are expected.
    guard session.exitCode == nil else { return owed.removeAll() }
    for body in bodies {
      if let id = FuzzClient.requestID(body) { owed[id, default: 0] += 1 }
    }
  }

  /// Runs all analyses.
  func work() {
    while session.exitCode == nil, !inbox.snapshots.isEmpty {
      let snapshot = inbox.snapshots.removeFirst()
      analyzed = snapshot.file.text
      session.handle([snapshot.linted(by: .standard)])
    }
    while session.exitCode == nil, !inbox.readings.isEmpty {
      session.handle([inbox.readings.removeFirst().run()])
    }
    listen()
  }

  /// The problem with the whole conversation, if any.
  var problem: String? {
    listen()
    if let complaint { return complaint }
    return owed.first { $0.value != 0 }.map { "\($0.value) answers to \($0.key) are missing." }
  }

  private func listen() {
    for body in inbox.bodies {
      guard let message = try? JSONDocument(parsing: body).root else {
        complaint = "The server says what is no JSON: \(String(decoding: body, as: UTF8.self))"
        continue
      }
      if message["method"]?.string == "textDocument/publishDiagnostics", let params = message["params"],
        let uri = params["uri"]?.string
      {
        published[uri] = params["diagnostics"]?.rawText
      }
      if message["method"] == nil, let id = message["id"]?.rawText, session.exitCode == nil {
        owed[id, default: 0] -= 1
      }
    }
    inbox.bodies = []
  }

  /// Returns the ID of a message that must be answered.
  private static func requestID(_ body: [UInt8]) -> String? {
    guard let message = try? JSONDocument(parsing: body).root, let id = message["id"],
      id.isNumber || id.isString
    else { return nil }
    let hasResult = message["error"] != nil || message.members?.contains { $0.name == "result" } == true
    return message["method"] == nil && hasResult ? nil : id.rawText
  }
}
