// Operating system calls: the types and the parts that are the same on all systems. Platform+POSIX.swift and
// Platform+Windows.swift contain the calls that differ.

import Synchronization

/// The operating system functions that a11y-lsp needs.
package enum Platform {
  /// The kind of a file.
  package enum FileKind: Sendable {
    case file, folder, link
    /// A pipe, socket, or device.
    case special
  }

  /// An entry in a directory.
  package struct Entry: Sendable {
    package var name: String
    package var kind: FileKind
  }

  /// A standard stream.
  package enum Stream: Int32, Sendable {
    case input = 0
    case output = 1
    case error = 2
  }

  /// The reason why a system call failed, as a clause such as “permission denied”.
  package struct Failure: Error, Sendable, Equatable {
    package var reason: String
    /// True if nothing exists at the path.
    package var isMissing = false
  }

  /// The result of running a program.
  package struct ProgramResult: Sendable {
    /// The exit code, or 128 plus the number of the signal that ended the program.
    package var code: Int32
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// Limits of a program that isn't trusted to end.
  package struct Limits: Sendable {
    /// The time after which it's ended, in seconds.
    package var seconds: Int
    /// The number of bytes of output after which it's ended.
    package var bytes: Int

    package init(seconds: Int, bytes: Int) {
      self.seconds = seconds
      self.bytes = bytes
    }
  }

  /// The maximum number of bytes that `run` passes to a program. They fit into a pipe on every system.
  package static let mostInput = 1 << 14

  /// Returns whether `path`, which doesn't have to exist, is inside `folder` after resolving symbolic links.
  static func isInside(_ path: String, of folder: String) -> Bool {
    guard let top = resolvedPath(of: folder), let directory = resolvedPath(of: FilePath.folder(of: path))
    else { return FilePath.isInside(path, of: folder) }
    let place = resolvedPath(of: path) ?? FilePath.join(directory, String(FilePath.name(of: path)))
    return FilePath.isInside(place, of: top)
  }

  /// The number of temporary names so far.
  private static let temporaryNames = Atomic(0)

  /// Returns a unique name for a temporary file next to `path`. No other thread or process gets the same one.
  static func temporaryName(beside path: String) -> String {
    let number = temporaryNames.add(1, ordering: .relaxed).newValue
    return FilePath.join(FilePath.folder(of: path), "\(temporaryStart)\(processID)-\(number)\(temporaryEnd)")
  }

  private static let temporaryStart = ".a11y-lsp-"
  private static let temporaryEnd = ".tmp"

  /// Returns the ID of the process that created a temporary file, or nil for any other name.
  static func writer(ofTemporary name: String) -> Int? {
    guard name.hasPrefix(temporaryStart), name.hasSuffix(temporaryEnd) else { return nil }
    let numbers = name.dropFirst(temporaryStart.count).dropLast(temporaryEnd.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    let isPlain = numbers.joined().utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard numbers.count == 2, isPlain, Int(numbers[1]) != nil else { return nil }
    return Int(numbers[0])
  }
}
