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
    let readings: [ScreenReading]?
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
  let cancellation = Cancellation()

  /// Reads the document and returns the event that tells the loop.
  package func run() -> Event {
    let readings = Linter(configuration).readings(
      of: file, surroundings, findings: findings, isCancelled: { cancellation.isCancelled })
    return .spoken(
      Result(
        uri: uri, revision: revision,
        readings: cancellation.isCancelled ? nil : readings.map { $0.styled(style) }))
  }
}
