// An open document and what is known about it.

import Linter
import Source

/// A document that the editor shows. Owned and changed by the session only.
struct Document {
  let uri: DocumentURI
  let languageID: String
  /// The client's number for the text.
  var version: Int
  var text: SourceText
  var placement: Placement

  /// The session's number for text and configuration together. It grows over all documents, so that a result
  /// for a document that was closed and opened again is never mistaken for a new one.
  var revision: Int
  /// The revision that `findings` belong to; nil before the first analysis.
  var lintedRevision: Int?
  /// The revision that is being analyzed; at most one is at a time.
  var runningRevision: Int?

  /// What the last analysis leaves for the next; nil before the first and while one is running.
  var relinter: Relinter?

  /// What the findings depend on beside the text.
  var questions = Questions()
  /// Whether other files have changed so that all of it has to be read anew.
  var isRefreshed = false

  /// What is wrong in the text of `lintedRevision`.
  var findings: [Finding] = []
  /// The diagnostics of `findings`, ready to be sent.
  var report = DiagnosticReport()
  /// What the client was sent last; nil where it shows nothing.
  var published: [UInt8]?
  /// The version that this was said of.
  var publishedVersion: Int?
  /// Whether the client was told that the text is too large, or that something of it is not looked at.
  var isOmissionNoted = false

  /// What is said in all of it, in the revision `readRevision` or in one before: its settings and the other files are as
  /// they were.
  var knownReadings: KnownReadings?
  /// The revision that `knownReadings` belong to.
  var readRevision: Int?
  /// What is finding that out.
  var readingJob: ReadingJob?

  /// Whether `findings` are those of the text as it is now.
  var isCurrent: Bool { lintedRevision == revision }

  /// What is said in all of it, where that is known of the current revision.
  var readings: [ScreenReading]? { readRevision == revision ? knownReadings?.readings : nil }

  /// Whether an analysis has to start.
  var needsAnalysis: Bool { !isCurrent && runningRevision == nil }

  /// What an analysis of the current revision needs, in a project whose files say this.
  func snapshot(in surroundings: Surroundings) -> Snapshot {
    Snapshot(
      uri: uri, revision: revision, file: SourceFile(path: placement.path, text: text),
      configuration: placement.configuration, surroundings: surroundings,
      indexedPath: placement.pathInProject.flatMap { FileSummary.mayComeFrom(path: $0) ? $0 : nil },
      path: placement.file, knownFindings: placement.knownFindings,
      relinter: isRefreshed ? nil : relinter)
  }
}
