// A baseline that files are compared with.

import LanguageServer
import Linter

/// A baseline with its path.
struct BaselineFile: Sendable {
  /// The absolute path.
  var path: String
  var known: KnownFindings
}
