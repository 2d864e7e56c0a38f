// Jobs that compute the announcements of a document outside the event loop.

import Linter
import Source

/// A job that computes the announcements of all declarations in one revision of a document. Runs on any thread and
/// returns its result as an event.
package struct ReadingJob: Sendable {
  /// The result of a job.
  package struct Result: Sendable {
    let uri: DocumentURI
    let revision: Int
    /// The announcements, or nil if the job was canceled.
    let readings: KnownReadings?
  }

  let uri: DocumentURI
  /// The revision of the document; see `Document.revision`.
  let revision: Int
  let file: SourceFile
  let configuration: Configuration
  let surroundings: Surroundings
  /// The findings in the file.
  let findings: [Finding]
  /// The screen reader's user settings.
  let style: SpeechStyle
  /// The announcements of an earlier revision with the same settings and the same other files, or nil.
  let known: KnownReadings?
  let cancellation = Cancellation()

  /// Computes the announcements and returns them as an event.
  package func run() -> Event {
    let linter = Linter(configuration)
    let isCancelled = { cancellation.isCancelled }
    let readings =
      known?.updated(to: file, surroundings, linter, findings: findings, style, isCancelled: isCancelled)
      ?? KnownReadings(
        of: file, surroundings, linter, findings: findings, style, isCancelled: isCancelled)
    return .spoken(
      Result(uri: uri, revision: revision, readings: isCancelled() ? nil : readings))
  }
}
