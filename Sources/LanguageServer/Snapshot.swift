// Snapshots of documents for analyses outside the event loop.

package import Linter
import Source

/// The immutable input of an analysis, which can run on any thread while the document changes.
package struct Snapshot: Sendable {
  package let uri: DocumentURI
  /// The revision of the document; see `Document.revision`.
  package let revision: Int
  package let file: SourceFile
  package let configuration: Configuration
  package let surroundings: Surroundings
  /// The path of the document in the project's index, or nil if it isn't indexed.
  let indexedPath: String?
  /// The absolute path, or nil if the document isn't a file.
  let path: String?
  /// The known findings, which aren't shown, or nil if there is no baseline.
  let knownFindings: KnownFindings?
  /// The state from the previous analysis.
  package let relinter: Relinter?

  /// True if the analysis is fast: the file is short and the state from the previous analysis is available.
  var isQuick: Bool { relinter != nil && file.text.count <= 1 << 17 }

  /// Analyzes the document and returns the result as an event.
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
