// Files and directories that were skipped.

import Linter

/// A file or directory that wasn't linted or written.
struct SkippedPath: Sendable {
  /// The absolute path.
  var path: String
  /// The problem and its remedy, as clauses that follow the path.
  var reason: String
  /// True if the user requested more than could be done, which affects the exit code.
  var isFailure: Bool

  /// Returns a file of a kind that isn't linted.
  static func unknownKind(_ path: String) -> SkippedPath {
    let reason =
      path.hasSuffix(".kts")
      ? "build scripts contain no UI" : "not a Swift, Kotlin, Interface Builder, or Android resource file"
    return SkippedPath(path: path, reason: reason, isFailure: false)
  }

  /// Returns a file that doesn't ship to users.
  static func notShipped(_ path: String) -> SkippedPath {
    SkippedPath(
      path: path, reason: "tests, previews, and generated or vendored code are skipped", isFailure: false)
  }
}

extension SkippedPath {
  /// Creates a target that was checked only in part.
  init(_ target: CheckedProject.Target, _ omission: Omission) {
    self.init(path: target.path, reason: omission.reason, isFailure: true)
  }
}
