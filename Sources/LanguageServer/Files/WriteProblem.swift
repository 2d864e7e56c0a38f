// Why a file is not written.

/// What keeps a file from being replaced. The file is untouched then.
package enum WriteProblem: Error, Sendable, Equatable {
  /// Its bytes are no longer those that were read.
  case changed
  /// It was to be made, and is there already.
  case exists
  /// It is a symbolic link.
  case link
  /// The disk has it under other names as well, which would keep the old text.
  case hardLinks
  /// A symbolic link in its path leads out of the project.
  case outside
  /// The system refuses, for the reason given as a clause.
  case refused(String)

  /// What is wrong and what to do, as clauses that follow the path.
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
