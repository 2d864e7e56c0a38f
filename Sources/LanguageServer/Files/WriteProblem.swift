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
    case .changed: "it changed while it was checked; run the command again"
    case .exists: "it exists already; delete it or choose another name"
    case .link: "it is a symbolic link; name the file it points to"
    case .hardLinks: "it has other hard links, which would keep the old text; edit it by hand"
    case .outside: "a symbolic link in its path leads out of the project; name the file where it is"
    case .refused(let reason): "it cannot be written: \(reason)"
    }
  }
}
