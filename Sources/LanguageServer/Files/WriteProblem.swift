// The reasons why a file can't be written.

/// A reason why a file can't be replaced. The file stays unchanged.
package enum WriteProblem: Error, Sendable, Equatable {
  /// The file has changed since it was read.
  case changed
  /// The file to create already exists.
  case exists
  /// The file is a symbolic link.
  case link
  /// The file has other hard links, which would keep the old text.
  case hardLinks
  /// A symbolic link in the path leads outside the project.
  case outside
  /// The system call failed for the given reason.
  case refused(String)

  /// A description of the problem and its solution, to print after the path.
  package var reason: String {
    switch self {
    case .changed: "changed during the check; run the command again"
    case .exists: "already exists; delete it or choose another name"
    case .link: "is a symbolic link; use its target"
    case .hardLinks: "has other hard links that would keep the old text; edit it manually"
    case .outside: "a symbolic link in its path leaves the project; use the real path"
    case .refused(let reason): "can't be written: \(reason)"
    }
  }
}
