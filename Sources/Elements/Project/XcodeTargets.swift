// The files that the targets of an Xcode project contain.

import Source
import Syntax

/// The mentions in an Xcode project: the files in its targets, the directories that Xcode adds to a target as a whole,
/// and the project's own directory.
///
/// Source: Xcode writes `/* NAME in Sources */` or `/* NAME in Resources */` next to each file of a build phase, and a
/// `PBXFileSystemSynchronizedRootGroup` for each directory whose files all belong to a target.
struct XcodeTargets {
  private(set) var mentions: [Identifier] = []

  init(_ text: SourceText, path: String) {
    guard XcodeTargets.signOfSources.finds(in: text) else { return }
    read(text.sentinelled.span, end: text.count, text)
    guard !mentions.isEmpty else { return }
    let folders = path.split(separator: "/").dropLast(2)
    mentions.append(Mention.xcodeProject(in: folders.joined(separator: "/")))
    mentions.append(Mention.anyXcodeProject)
    mentions = mentions.sortedOnce
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
        let value = text[(at + 7)..<end].prefix { $0 != UInt8(ascii: ";") && $0 != 0x0A }
        takeFolder(value)
      default: break
      }
      at += 1
    }
  }

  /// Reads a comment: `Player.swift in Sources `.
  private mutating func take(_ comment: ArraySlice<UInt8>) {
    for phase: StaticString in [" in Sources ", " in Resources "] where comment.ends(with: phase) {
      mentions.append(Mention.targetFile(comment.dropLast(phase.utf8CodeUnitCount)))
    }
  }

  /// Reads the path of a directory, which may be quoted.
  private mutating func takeFolder(_ path: ArraySlice<UInt8>) {
    let name = path.split(separator: UInt8(ascii: "/")).last ?? path
    mentions.append(Mention.targetFolder(name.filter { $0 != UInt8(ascii: "\"") }))
  }
}
