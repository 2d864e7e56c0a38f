// Files that aren't open and whose findings the client shows.

import Linter

/// The result of checking a file that isn't open. Neither its text nor its tree is kept.
struct ClosedFile {
  /// The URI as the client writes it, if it was open before.
  var uri: DocumentURI
  /// The root of its project.
  let root: String
  /// True if the setting covers the file. A file that isn't covered anymore is kept if clients may still show findings
  /// in it.
  var isCovered = true
  /// True if the file was checked.
  var isChecked = false
  /// The diagnostics. The ID is 0 until there are any.
  var report = DiagnosticReport()
  var findingCount = 0
  /// The index queries that the findings depend on in addition to the text.
  var questions = Questions()
  /// True if the client shows diagnostics that the server pushed.
  var isShown = false

  init(_ path: String, root: String) {
    uri = DocumentURI(path: path)
    self.root = root
  }
}
