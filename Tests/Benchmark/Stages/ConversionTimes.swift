// What it costs to tell an editor.

import LanguageServer
import Linter
import Source

/// From findings in bytes to the message with diagnostics: positions in UTF-16, JSON, framing apart.
struct ConversionTimes {
  private final class Inbox {
    var snapshots: [Snapshot] = []
    var byteCount = 0
  }

  /// Seconds of processor time for the files with findings, the best of several passes.
  private(set) var seconds = Double.infinity
  /// Of one pass.
  private(set) var findingCount = 0
  private(set) var messageBytes = 0

  /// Microseconds for each finding.
  var microseconds: Double { findingCount == 0 ? 0 : seconds * 1e6 / Double(findingCount) }

  /// Opens each file with findings in a session, and measures the session as it takes the findings.
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

  /// The notification that opens a file. Its number keeps files of the same path apart.
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
