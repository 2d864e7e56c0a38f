// The time to convert findings into protocol messages.

import LanguageServer
import Linter
import Source

/// The conversion of findings in byte offsets to the message with diagnostics: UTF-16 positions and JSON, without
/// framing.
struct ConversionTimes {
  private final class Inbox {
    var snapshots: [Snapshot] = []
    var byteCount = 0
  }

  /// The processor time in seconds for the files with findings, the best of several passes.
  private(set) var seconds = Double.infinity
  /// The number of findings in one pass.
  private(set) var findingCount = 0
  private(set) var messageBytes = 0

  /// Microseconds per finding.
  var microseconds: Double { findingCount == 0 ? 0 : seconds * 1e6 / Double(findingCount) }

  /// Opens each file with findings in a session, and measures the time until the session has converted the findings.
  init(of corpus: Corpus, _ linter: Linter, passes: Int) {
    let analyzer = Analyzer(
      lint: { file, _, _, _ in linter.lint(file) }, rule: { Rule.named($0) })
    let files = corpus.files.filter { !linter.lint($0).isEmpty }
    for _ in 0..<passes {
      let inbox = Inbox()
      let session = Session(
        analyzer: analyzer, analyze: { inbox.snapshots.append($0) }, read: { _ in },
        speak: { _ in }, send: { inbox.byteCount += $0.count })
      session.handle([
        Event(
          decoding: Array(
            #"{"id":0,"method":"initialize","params":{"capabilities":{"textDocument":{"publishDiagnostics":{"versionSupport":true,"codeDescriptionSupport":true}}}}}"#
              .utf8))
      ])
      var total = 0.0
      findingCount = 0
      inbox.byteCount = 0
      for (number, file) in files.enumerated() {
        session.handle([Event(decoding: ConversionTimes.opening(file, number))])
        guard let snapshot = inbox.snapshots.popLast() else { continue }
        let event = snapshot.linted(by: analyzer)
        if case .linted(let analysis) = event { findingCount += analysis.findings.count }
        total += ProcessTime.spent { session.handle([event]) }
      }
      seconds = min(seconds, total)
      messageBytes = inbox.byteCount
    }
  }

  /// Returns the notification that opens a file. The number distinguishes files with the same path.
  private static func opening(_ file: SourceFile, _ number: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("method", "textDocument/didOpen")
      json.key("params")
      json.object { json in
        json.key("textDocument")
        json.object { json in
          json.member("uri", "file:///nowhere-a11y/\(number)/\(file.path)")
          json.member("languageId", "")
          json.member("version", 1)
          json.member("text", file.text.string)
        }
      }
    }
    return json.bytes
  }
}
