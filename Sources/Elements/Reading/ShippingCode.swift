// Code that never reaches users: tests, previews, and generated or vendored files.

import Source
public import Syntax

/// Checks that separate shipping code from tests, previews, generated files, and vendored files.
public enum ShippingCode {
  /// Returns whether the file at this path ships. The path is relative to the project root and uses forward slashes.
  public static func ships(path: String) -> Bool {
    !signs.finds(in: path) || shipsInDetail(path)
  }

  /// Parts of paths that don't ship. Each such path contains at least one of them.
  private static let signs = WordSearch([
    "Test", "test", "build", "Pods", "Carthage", "DerivedData", "node_modules", "Preview ", "R.swift",
    ".g.kt", ".generated.swift", "preview.xml",
  ])

  private static func shipsInDetail(_ path: String) -> Bool {
    let path = Array(path.utf8)
    let parts = path.split(separator: UInt8(ascii: "/"))
    guard let file = parts.last else { return true }
    for folder in parts.dropLast() where !shipsBelow(folder) { return false }
    // Gradle source sets: `src/test`, `src/commonTest`, `src/testDebug`.
    for (source, set) in zip(parts, parts.dropFirst())
    where Identifier(source) == "src" && (set.begins(with: "test") || set.ends(with: "Test")) {
      return false
    }
    return !isGenerated(file)
  }

  private static func shipsBelow(_ folder: ArraySlice<UInt8>) -> Bool {
    switch Identifier(folder) {
    case "build", "Pods", "Carthage", ".build", "DerivedData", "node_modules": false
    default:
      // Xcode names the directory for preview assets `Preview Content`.
      !folder.begins(with: "Preview ") && !folder.ends(with: "Tests") && !folder.begins(with: "androidTest")
    }
  }

  private static func isGenerated(_ file: ArraySlice<UInt8>) -> Bool {
    Identifier(file) == "R.swift" || file.ends(with: ".g.kt") || file.ends(with: ".generated.swift")
      || file.ends(with: "Tests.swift") || file.ends(with: "Test.kt")
      // The preview image in the launcher's widget list: `widget_preview.xml`.
      || (file.ends(with: "preview.xml") && file.indices.contains { file[$0...].begins(with: "widget") })
  }
}

extension Tree {
  /// The ranges of Swift code that only debug builds contain: the first branches of `#if DEBUG`.
  public var debugCode: [Range<Int>] {
    guard language == .swift else { return [] }
    return nodes.indices.compactMap { index in
      let id = NodeID(index)
      guard nodes[index].kind == .branch, branchKind(of: id) == .compilation,
        let arm = children(of: id).first(where: { self[$0].kind == .arm })
      else { return nil }
      let line = text.lineRange(text.line(at: Int(self[arm].start)))
      let words = text[line].split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })
      guard words.count == 2, words[0].elementsEqual("#if".utf8), words[1].elementsEqual("DEBUG".utf8) else {
        return nil
      }
      return self[arm].range
    }
  }
}
