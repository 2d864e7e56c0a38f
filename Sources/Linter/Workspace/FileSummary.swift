// One file on its way into the index.

import Elements

/// What one file says to the others.
package struct FileSummary: Sendable {
  let facts: FileFacts

  /// Whether the file at `path`, below the project root and with forward slashes, can say something.
  package static func mayComeFrom(path: String) -> Bool { FileFacts.mayComeFrom(path: path) }

  /// The files that can say something, as globs of the protocol.
  ///
  /// Source: LSP 3.17, “Relative Pattern”, `Pattern`.
  package static let globPatterns = ["**/*.{kt,java,xml}"]

  /// Nil where the file says nothing.
  package init?(_ file: SourceFile) {
    guard let facts = FileFacts(file.text, path: file.path) else { return nil }
    self.facts = facts
  }
}
