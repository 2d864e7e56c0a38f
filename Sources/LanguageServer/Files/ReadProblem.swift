// The reasons why a file can't be read.

/// A reason why a file can't be read as text.
package enum ReadProblem: Error, Sendable, Equatable {
  case missing
  /// The system call failed for the given reason.
  case unreadable(String)
  /// The file is larger than `limit` bytes.
  case tooLarge(limit: Int)
  case binary
  /// A pointer that Git LFS stores in place of the file.
  case pointer
  case utf16
  /// The 1-based line and column of the first invalid byte.
  case notUTF8(line: Int, column: Int)

  /// Creates the problem for a failure to open `path`.
  package init(_ failure: Platform.Failure, _ path: String) {
    if failure.isMissing {
      self = FilePath.isMangled(path) ? .unreadable("its name isn't valid UTF-8; rename it") : .missing
    } else {
      self = .unreadable(failure.reason)
    }
  }

  /// A description of the problem and its solution, to print after the path.
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
