// The calls that differ between operating systems. This file says what there is and holds what is the same
// everywhere; Platform+POSIX.swift and Platform+Windows.swift hold the calls.

/// The operating system, as far as this product needs it.
package enum Platform {
  /// What stands at a path.
  package enum FileKind: Sendable {
    case file, folder, link
    /// A pipe, socket or device.
    case special
  }

  /// A name in a folder.
  package struct Entry: Sendable {
    package var name: String
    package var kind: FileKind
  }

  /// One of the three streams that every process has.
  package enum Stream: Int32, Sendable {
    case input = 0
    case output = 1
    case error = 2
  }

  /// Why the system refused, as a clause for people: “permission is denied”.
  package struct Failure: Error, Sendable, Equatable {
    package var reason: String
    /// Whether there is nothing at the path.
    package var isMissing = false
  }

  /// The number of temporary names given so far; with the process id it makes them unique.
  static func temporaryName(beside path: String, attempt: Int) -> String {
    FilePath.join(FilePath.folder(of: path), ".a11y-lsp-\(processID)-\(attempt).tmp")
  }
}
