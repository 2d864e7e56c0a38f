// What was passed over.

import Linter

/// A file or folder that was not linted, or not written.
struct SkippedPath: Sendable {
  /// Absolute.
  var path: String
  /// What is wrong and what to do, as clauses that follow the path.
  var reason: String
  /// Whether the person asked for more than was done, so that the exit code tells.
  var isFailure: Bool

  /// The file at `path`, which is none that is linted.
  static func unknownKind(_ path: String) -> SkippedPath {
    let reason =
      path.hasSuffix(".kts")
      ? "scripts build the app and show nothing" : "it is neither Swift nor Kotlin nor an Android resource"
    return SkippedPath(path: path, reason: reason, isFailure: false)
  }

  /// The file at `path`, which never reaches a user.
  static func notShipped(_ path: String) -> SkippedPath {
    SkippedPath(
      path: path, reason: "tests, previews, generated and vendored code are left out", isFailure: false)
  }
}

extension SkippedPath {
  /// A target of which something was not looked at.
  init(_ target: CheckedProject.Target, _ omission: Omission) {
    self.init(path: target.path, reason: omission.reason, isFailure: true)
  }
}
