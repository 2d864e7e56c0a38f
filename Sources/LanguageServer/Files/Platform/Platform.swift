// The calls that differ between operating systems. This file says what there is and holds what is the same
// everywhere; Platform+POSIX.swift and Platform+Windows.swift hold the calls.

import Synchronization

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

  /// What a program that was run left behind.
  package struct ProgramResult: Sendable {
    /// Its exit code; 128 and the number of the signal that ended it.
    package var code: Int32
    package var output: [UInt8]
    package var errors: [UInt8]
  }

  /// The most bytes that `run` gives to a program: what a pipe holds on every system.
  package static let mostInput = 1 << 14

  /// Whether the file at `path`, which may be there or not, is inside `folder` after symbolic links are resolved.
  static func isInside(_ path: String, of folder: String) -> Bool {
    guard let top = resolvedPath(of: folder), let directory = resolvedPath(of: FilePath.folder(of: path))
    else { return FilePath.isInside(path, of: folder) }
    let place = resolvedPath(of: path) ?? FilePath.join(directory, String(FilePath.name(of: path)))
    return FilePath.isInside(place, of: top)
  }

  /// How many temporary names were given so far.
  private static let temporaryNames = Atomic(0)

  /// A new name for a temporary file beside `path`. No other thread or process gets the same one.
  static func temporaryName(beside path: String) -> String {
    let number = temporaryNames.add(1, ordering: .relaxed).newValue
    return FilePath.join(FilePath.folder(of: path), "\(temporaryStart)\(processID)-\(number)\(temporaryEnd)")
  }

  private static let temporaryStart = ".a11y-lsp-"
  private static let temporaryEnd = ".tmp"

  /// The process that gave a temporary file its name; nil for any other name.
  static func writer(ofTemporary name: String) -> Int? {
    guard name.hasPrefix(temporaryStart), name.hasSuffix(temporaryEnd) else { return nil }
    let numbers = name.dropFirst(temporaryStart.count).dropLast(temporaryEnd.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    let isPlain = numbers.joined().utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard numbers.count == 2, isPlain, Int(numbers[1]) != nil else { return nil }
    return Int(numbers[0])
  }
}
