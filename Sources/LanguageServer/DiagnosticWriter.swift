// Findings in the form that the client supports.

import Linter
import Source

/// A converter of findings into the client's diagnostics. It can be used on any thread.
struct DiagnosticWriter: Sendable {
  let analyzer: Analyzer
  let client: ClientCapabilities
  let encoding: PositionEncoding

  /// The maximum number of diagnostics per document. More aren't useful and slow some editors down.
  static let mostDiagnostics = 2_000

  /// Returns the diagnostics of a document as a JSON array.
  func json(_ findings: [Finding], in uri: DocumentURI, root: String?, _ text: SourceText) -> [UInt8] {
    var conversions = Conversions(text, in: encoding)
    var json = JSONWriter()
    json.array { json in
      for finding in findings.prefix(DiagnosticWriter.mostDiagnostics) {
        diagnostic(finding, in: uri, root: root, &conversions).write(to: &json)
      }
    }
    return json.bytes
  }

  func diagnostic(
    _ finding: Finding, in uri: DocumentURI, root: String?, _ conversions: inout Conversions
  ) -> Diagnostic {
    let page = RulePages.published.link(to: finding.rule, analyzer.rule(finding.rule)?.criteria ?? [])
    return conversions.diagnostic(
      finding, in: uri, page: finding.rule == Finding.configuration ? nil : page, root: root, for: client)
  }
}
