// A baseline that some files are compared with.

import LanguageServer
import Linter

/// A baseline and where it is.
struct BaselineFile: Sendable {
  /// Absolute.
  var path: String
  var known: KnownFindings
}
