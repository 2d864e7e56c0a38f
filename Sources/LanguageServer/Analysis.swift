// What an analysis brings back to the event loop.

package import Linter

/// What was found out about one revision of a document.
package struct Analysis: Sendable {
  package let uri: DocumentURI
  /// The revision of the document that was analyzed; see `Document.revision`.
  package let revision: Int
  package let findings: [Finding]
  /// Why something of the document was not looked at; nil where all of it was.
  let omission: Omission?
  /// What helps the next analysis.
  package let relinter: Relinter?
  /// What the document says to other files of its project; nil where it says nothing.
  package let summary: FileSummary?
}
