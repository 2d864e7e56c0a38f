// Why a file is not linted.

/// What keeps a file from being read as text.
package enum ReadProblem: Error, Sendable, Equatable {
  case missing
  /// The system refuses, for the reason given as a clause.
  case unreadable(String)
  /// The file has more than `limit` bytes.
  case tooLarge(limit: Int)
  case binary
  /// It's what Git LFS stores in the place of the file.
  case pointer
  case utf16
  /// Line and column, both 1-based, of the first byte that is wrong.
  case notUTF8(line: Int, column: Int)

  /// Why the system refuses to open `path`.
  package init(_ failure: Platform.Failure, _ path: String) {
    if failure.isMissing {
      self = FilePath.isMangled(path) ? .unreadable("its name isn't valid UTF-8; rename it") : .missing
    } else {
      self = .unreadable(failure.reason)
    }
  }

  /// What is wrong and what to do, as clauses that follow the path.
  package var reason: String {
    switch self {
    case .missing: "no such file or directory"
    case .unreadable(let reason): "can't be read: \(reason)"
    case .tooLarge(let limit): "larger than \(limit) bytes; raise 'maxFileSize' to check it"
    case .binary: "not a text file"
    case .pointer: "a Git LFS pointer; run 'git lfs pull' to fetch the file"
    case .utf16: "UTF-16; save as UTF-8"
    case .notUTF8(let line, let column):
      "not valid UTF-8 at line \(line), column \(column); save as UTF-8"
    }
  }

  package var isTooLarge: Bool {
    if case .tooLarge = self { true } else { false }
  }
}
