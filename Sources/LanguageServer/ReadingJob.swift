// Finding out what is said in all of a document, apart from the event loop.

import Linter
import Source

/// A walk of the screen reader through all declarations of one revision of a document. Runs anywhere; what it finds out
/// comes back as an event.
package struct ReadingJob: Sendable {
  /// What was found out.
  package struct Result: Sendable {
    let uri: DocumentURI
    let revision: Int
    /// Nil where the job was cancelled.
    let readings: KnownReadings?
  }

  let uri: DocumentURI
  /// The revision of the document that is read; see `Document.revision`.
  let revision: Int
  let file: SourceFile
  let configuration: Configuration
  let surroundings: Surroundings
  /// Those of the file.
  let findings: [Finding]
  /// What the listener has set up.
  let style: SpeechStyle
  /// What is known of a version before, with the same settings among the same files.
  let known: KnownReadings?
  let cancellation = Cancellation()

  /// Reads the document and returns the event that tells the loop.
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
