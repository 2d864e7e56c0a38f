// The result of an analysis.

package import Linter

/// The result of analyzing one revision of a document.
package struct Analysis: Sendable {
  package let uri: DocumentURI
  /// The revision of the document that was analyzed; see `Document.revision`.
  package let revision: Int
  package let findings: [Finding]
  /// The reason why part of the document wasn't analyzed, or nil if all of it was.
  let omission: Omission?
  /// State that speeds up the next analysis.
  package let relinter: Relinter?
  /// The document's facts for other files of its project, or nil if there are none.
  package let summary: FileSummary?
}
