// The files that an Xcode project or a package compiles.

import Source
import Syntax

/// The files below a directory that are part of an app, as far as one build file says.
///
/// Source: Xcode writes `/* NAME in Sources */` or `/* NAME in Resources */` next to each file of a build phase, and a
/// `PBXFileSystemSynchronizedRootGroup` for each directory whose files all belong to a target.
public struct XcodeTargets: Sendable, Equatable {
  /// The directory of the Xcode project, Swift package, or CocoaPods library, without a trailing slash. Empty at the
  /// root.
  let directory: String
  /// True for a package or library, which contains all files in its directory.
  let isWhole: Bool
  /// The names of the files that targets list.
  private(set) var files: Set<Identifier> = []
  /// The names of the directories that belong to a target as a whole.
  private(set) var folders: Set<Identifier> = []

  /// Creates the targets of the package or library whose specification is at `path`.
  init(wholeAt path: String) {
    directory = path.split(separator: "/").dropLast().joined(separator: "/")
    isWhole = true
  }

  /// Reads a `project.pbxproj`. Nil if it doesn't list the files.
  init?(_ text: SourceText, path: String) {
    guard XcodeTargets.signOfSources.finds(in: text) else { return nil }
    directory = path.split(separator: "/").dropLast(2).joined(separator: "/")
    isWhole = false
    read(text.sentinelled.span, end: text.count, text)
  }

  private static let signOfSources = WordSearch([".swift in Sources */"])

  private mutating func read(_ bytes: Span<UInt8>, end: Int, _ text: SourceText) {
    var isInFolder = false
    var at = 0
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: "/") where bytes[at + 1] == UInt8(ascii: "*"):
        let start = at + 3
        at += 2
        while at < end, bytes[at] != 0x0A,
          bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/")
        {
          at += 1
        }
        if start < at { take(text[start..<at]) }
      case UInt8(ascii: "i") where text[at..<end].begins(with: "isa = PBXFileSystemSynchronizedRootGroup;"):
        isInFolder = true
      case UInt8(ascii: "p") where isInFolder && text[at..<end].begins(with: "path = "):
        isInFolder = false
        takeFolder(text[(at + 7)..<end].prefix { $0 != UInt8(ascii: ";") && $0 != 0x0A })
      default: break
      }
      at += 1
    }
  }

  /// Reads a comment: `Player.swift in Sources `.
  private mutating func take(_ comment: ArraySlice<UInt8>) {
    for phase: StaticString in [" in Sources ", " in Resources "] where comment.ends(with: phase) {
      files.insert(Identifier(comment.dropLast(phase.utf8CodeUnitCount)))
    }
  }

  /// Reads the path of a directory, which may be quoted.
  private mutating func takeFolder(_ path: ArraySlice<UInt8>) {
    let name = path.split(separator: UInt8(ascii: "/")).last ?? path
    folders.insert(Identifier(name.filter { $0 != UInt8(ascii: "\"") }))
  }

  /// Returns whether a file is below the directory.
  fileprivate func surrounds(_ path: String) -> Bool {
    directory.isEmpty
      || path.utf8.starts(with: directory.utf8)
        && path.utf8.dropFirst(directory.utf8.count).first == UInt8(ascii: "/")
  }

  /// Returns whether a target contains the file whose path has these parts.
  fileprivate func contains(_ parts: [Identifier]) -> Bool {
    guard let name = parts.last else { return true }
    return files.contains(name) || parts.dropLast().contains(where: folders.contains)
  }
}

extension Project {
  /// Returns whether the Xcode project in a directory around the file at `path` lists its files without this one.
  func isInNoTarget(path: String) -> Bool {
    guard isComplete else { return false }
    let all = answers(to: .targets).compactMap {
      if case .targets(let targets) = $0.fact { targets } else { nil }
    }
    guard all.contains(where: { !$0.isWhole && $0.surrounds(path) }) else { return false }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Identifier($0) }
    return !all.contains { $0.isWhole ? $0.surrounds(path) : $0.contains(parts) }
  }
}

extension ProjectView {
  /// Returns whether the Xcode project around the file at `path` lists its files without this one.
  func isInNoTarget(path: String) -> Bool {
    questions.formUnion([.targets, ProjectKey(.targets, path)])
    return project.isInNoTarget(path: path)
  }
}
