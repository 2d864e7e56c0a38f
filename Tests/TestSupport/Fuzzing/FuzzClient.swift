// A client in the same process that counts answers.

import LanguageServer
import Linter
import Source

/// Says anything to a session and checks that every request gets one answer and that the server speaks JSON.
final class FuzzClient {
  private final class Inbox {
    var bodies: [[UInt8]] = []
    var snapshots: [Snapshot] = []
    var readings: [ReadingJob] = []
  }

  /// What different clients can do.
  static let capabilities = [
    "{}",
    #"{"general":{"positionEncodings":["utf-8"]},"textDocument":{"diagnostic":{},"codeAction":{"codeActionLiteralSupport":{}}}}"#,
    #"{"general":{"positionEncodings":["utf-32"]},"textDocument":{"publishDiagnostics":{"versionSupport":true,"relatedInformation":true,"codeDescriptionSupport":true},"codeAction":{"codeActionLiteralSupport":{},"isPreferredSupport":true,"dataSupport":true,"resolveSupport":{"properties":["edit"]}}},"workspace":{"workspaceEdit":{"documentChanges":true,"snippetEditSupport":true},"applyEdit":true}}"#,
    #"{"textDocument":{"hover":{"contentFormat":["markdown"]},"codeAction":{"codeActionLiteralSupport":{}}},"workspace":{"applyEdit":true,"configuration":true,"didChangeConfiguration":{"dynamicRegistration":true},"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#,
  ]

  private let inbox: Inbox
  private let session: Session
  /// How many answers each id must get.
  private var owed: [String: Int] = [:]
  /// The first thing that went wrong.
  private var complaint: String?
  /// What was published last for each document, as JSON.
  private(set) var published: [String: String] = [:]
  /// The text that was analyzed last.
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

  /// Sends messages in one piece.
  func say(_ bodies: [[UInt8]]) {
    guard session.exitCode == nil else { return }
    session.handle(bodies.map(Event.init(decoding:)))
    // Whoever leaves waits for no answer.
    guard session.exitCode == nil else { return owed.removeAll() }
    for body in bodies {
      if let id = FuzzClient.requestID(body) { owed[id, default: 0] += 1 }
    }
  }

  /// Lets all analyses run.
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

  /// What is wrong with the conversation as a whole.
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

  /// The id of a message that must be answered.
  private static func requestID(_ body: [UInt8]) -> String? {
    guard let message = try? JSONDocument(parsing: body).root, let id = message["id"],
      id.isNumber || id.isString
    else { return nil }
    let hasResult = message["error"] != nil || message.members?.contains { $0.name == "result" } == true
    return message["method"] == nil && hasResult ? nil : id.rawText
  }
}
