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
  /// The system refuses, for the reason given as a clause.
  case refused(String)

  /// What is wrong and what to do, as clauses that follow the path.
  package var reason: String {
    switch self {
    case .changed: "it changed while it was checked; run the command again"
    case .exists: "it exists already; delete it or choose another name"
    case .link: "it is a symbolic link; name the file it points to"
    case .hardLinks: "it has other hard links, which would keep the old text; edit it by hand"
    case .refused(let reason): "it cannot be written: \(reason)"
    }
  }
}
