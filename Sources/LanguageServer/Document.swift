// An open document and its state.

import Linter
import Source

/// A document that is open in the editor. Only the session owns and changes it.
struct Document {
  let uri: DocumentURI
  /// The path under which the workspace contains the file, if a symbolic link leads there from the path in the URI.
  let linkedPath: String?
  let languageID: String
  /// The client's version number of the text.
  var version: Int
  var text: SourceText
  var placement: Placement

  /// The session's number for text and configuration together. It increases across all documents, so that an old result
  /// for a document that was closed and reopened is never mistaken for a new one.
  var revision: Int
  /// The revision that `findings` belong to, or nil before the first analysis.
  var lintedRevision: Int?
  /// The revision that is being analyzed. At most one is at a time.
  var runningRevision: Int?

  /// State from the last analysis for the next one, or nil before the first analysis and during one.
  var relinter: Relinter?

  /// The index queries that the findings depend on in addition to the text.
  var questions = Questions()
  /// True if other files changed in a way that requires analyzing the whole document again.
  var isRefreshed = false

  /// The findings in the text of `lintedRevision`.
  var findings: [Finding] = []
  /// The diagnostics of `findings`, ready to be sent.
  var report = DiagnosticReport()
  /// The diagnostics that were sent last, or nil if the client shows none.
  var published: [UInt8]?
  /// The document version of `published`.
  var publishedVersion: Int?
  /// True if the client was notified that the text is too large or is only partly checked.
  var isOmissionNoted = false

  /// The announcements of the whole document, in revision `readRevision` or an earlier one with the same settings and
  /// the same other files.
  var knownReadings: KnownReadings?
  /// The revision that `knownReadings` belong to.
  var readRevision: Int?
  /// The job that is computing the announcements.
  var readingJob: ReadingJob?

  /// The absolute paths of the file.
  var paths: [String] { [uri.filePath, linkedPath].compactMap(\.self) }

  /// True if `findings` belong to the current text.
  var isCurrent: Bool { lintedRevision == revision }

  /// The announcements of the whole document, or nil if they aren't known for the current revision.
  var readings: [ScreenReading]? { readRevision == revision ? knownReadings?.readings : nil }

  /// True if an analysis must start.
  var needsAnalysis: Bool { !isCurrent && runningRevision == nil }

  /// Returns the input for an analysis of the current revision, with the facts from the rest of the project.
  func snapshot(in surroundings: Surroundings) -> Snapshot {
    Snapshot(
      of: text, uri, revision: revision, placement, in: surroundings,
      indexedPath: placement.pathInProject.flatMap { FileSummary.mayComeFrom(path: $0) ? $0 : nil },
      after: isRefreshed ? nil : relinter)
  }
}
