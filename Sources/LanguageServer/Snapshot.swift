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
  package consuming func linted(by analyzer: Analyzer) -> Event { .linted(analysis(by: analyzer)) }

  /// Analyzes the document.
  consuming func analysis(by analyzer: Analyzer) -> Analysis {
    var relinter = relinter
    var findings = analyzer.lint(file, configuration, surroundings, &relinter)
    if let knownFindings, let path { findings = knownFindings.match(findings, of: file, at: path).new }
    let summary = indexedPath.map { FileSummary(quicklyOf: SourceFile(path: $0, text: file.text)) }
    return Analysis(
      uri: uri, revision: revision, findings: findings, omission: relinter?.omission, relinter: relinter,
      summary: summary)
  }
}

extension Snapshot {
  /// Creates the input for an analysis of a text, with the facts from the rest of the project. `indexedPath` is nil if
  /// the text's own facts aren't needed.
  init(
    of text: SourceText, _ uri: DocumentURI, revision: Int, _ placement: Placement,
    in surroundings: Surroundings, indexedPath: String? = nil, after relinter: Relinter? = nil
  ) {
    self.init(
      uri: uri, revision: revision, file: SourceFile(path: placement.path, text: text),
      configuration: placement.configuration, surroundings: surroundings, indexedPath: indexedPath,
      path: placement.file, knownFindings: placement.knownFindings, relinter: relinter)
  }
}
