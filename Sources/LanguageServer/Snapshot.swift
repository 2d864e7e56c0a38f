// What leaves the event loop: a document as it was at one moment.

package import Linter
import Source

/// Everything that an analysis needs, unchangeable, so that it can run anywhere while the document moves on.
package struct Snapshot: Sendable {
  package let uri: DocumentURI
  /// The revision of the document that this is; see `Document.revision`.
  package let revision: Int
  package let file: SourceFile
  package let configuration: Configuration
  package let surroundings: Surroundings
  /// The path under which the project's index knows the document; nil where it knows none.
  let indexedPath: String?
  /// The absolute path; nil for a document that is no file.
  let path: String?
  /// The findings that are not shown; nil where there is no baseline.
  let knownFindings: KnownFindings?
  /// What is known of the version that was analyzed before.
  package let relinter: Relinter?

  /// Whether analyzing takes no longer than a moment: a short file of which the version before is known.
  var isQuick: Bool { relinter != nil && file.text.count <= 1 << 17 }

  /// Analyzes the document and returns the event that tells the loop.
  package consuming func linted(by analyzer: Analyzer) -> Event {
    var relinter = relinter
    var findings = analyzer.lint(file, configuration, surroundings, &relinter)
    if let knownFindings, let path { findings = knownFindings.match(findings, of: file, at: path).new }
    let summary = indexedPath.map { FileSummary(quicklyOf: SourceFile(path: $0, text: file.text)) }
    return .linted(
      Analysis(
        uri: uri, revision: revision, findings: findings, omission: relinter?.omission, relinter: relinter,
        summary: summary))
  }
}
