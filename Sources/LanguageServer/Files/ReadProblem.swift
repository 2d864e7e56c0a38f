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
      self = FilePath.isMangled(path) ? .unreadable("its name is not valid UTF-8; rename it") : .missing
    } else {
      self = .unreadable(failure.reason)
    }
  }

  /// What is wrong and what to do, as clauses that follow the path.
  package var reason: String {
    switch self {
    case .missing: "it does not exist; check the spelling"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .tooLarge(let limit):
      "it has more than \(limit) bytes; raise “maxFileSize” in .a11y-lsp.json to check it"
    case .binary: "it is binary, not text"
    case .pointer: "it is a pointer of Git LFS, not the file itself; fetch that by “git lfs pull”"
    case .utf16: "it is UTF-16, not UTF-8; save it as UTF-8"
    case .notUTF8(let line, let column):
      "it is not valid UTF-8 at line \(line), column \(column); save it as UTF-8"
    }
  }

  package var isTooLarge: Bool {
    if case .tooLarge = self { true } else { false }
  }
}
