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
    ".g.kt", ".generated.swift", "preview.xml", ".xcloc/",
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

  /// Returns whether a path names a screen for debugging: `feature/debug-settings`, `DebugPanel.kt`.
  public static func isForDebugging(path: String) -> Bool {
    guard path.spells("ebug") else { return false }
    return path.split(separator: "/").suffix(16).contains { part in
      let words = NameSuggestion.words(in: String(part.prefix { $0 != "." }))
      return (words.contains("debug") || words.contains("debugging"))
        && words.allSatisfy(debugWords.contains)
    }
  }

  /// The words in names of debug screens. In other names, “debug” may be what the app is for: `DebugSession`.
  private static let debugWords: Set<String> = [
    "debug", "debugging", "settings", "setting", "menu", "screen", "screens", "panel", "page", "view",
    "views", "options",
    "tools", "info", "filters", "filter", "search", "log", "logs", "activity", "fragment", "preferences",
    "section", "ui",
    "feature", "features", "flag", "flags", "controller", "dialog",
  ]

  /// Returns whether a path is in a source set of Compose Multiplatform for desktop computers.
  ///
  /// Source: Kotlin, “Multiplatform › Hierarchical project structure”: `jvmMain`, and `desktopMain` in older templates.
  public static func isForDesktop(path: String) -> Bool {
    path.spells("src/jvmMain/") || path.spells("src/desktopMain/")
  }

  private static func shipsBelow(_ folder: ArraySlice<UInt8>) -> Bool {
    switch Identifier(folder) {
    case "build", "Pods", "Carthage", ".build", "DerivedData", "node_modules": false
    default:
      // Xcode names the directory for preview assets `Preview Content`, and exports copies for translators to `.xcloc`.
      !folder.begins(with: "Preview ") && !folder.ends(with: ".xcloc") && !folder.ends(with: "Tests")
        && !folder.begins(with: "androidTest")
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
  /// The ranges of code that only debug builds contain or run: the first branches of `#if DEBUG`, `#if !RELEASE`, and
  /// `if (BuildConfig.DEBUG)`.
  public var debugCode: [Range<Int>] {
    switch language {
    case .swift: swiftDebugCode
    case .kotlin: kotlinDebugCode
    case .xml: []
    }
  }

  private var kotlinDebugCode: [Range<Int>] {
    nodes.indices.compactMap { index in
      let id = NodeID(index)
      guard nodes[index].kind == .branch, branchKind(of: id) == .if,
        let arm = children(of: id).first(where: { self[$0].kind == .arm }),
        let condition = children(of: arm).first(where: { _ in true }),
        text[self[condition].range].elementsEqual("BuildConfig.DEBUG".utf8)
      else { return nil }
      return self[arm].range
    }
  }

  private var swiftDebugCode: [Range<Int>] {
    nodes.indices.compactMap { index in
      let id = NodeID(index)
      guard nodes[index].kind == .branch, branchKind(of: id) == .compilation,
        let arm = children(of: id).first(where: { self[$0].kind == .arm })
      else { return nil }
      let line = text.lineRange(text.line(at: Int(self[arm].start)))
      let words = text[line].split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })
      guard words.count == 2, words[0].elementsEqual("#if".utf8),
        words[1].elementsEqual("DEBUG".utf8) || words[1].elementsEqual("!RELEASE".utf8)
      else { return nil }
      return self[arm].range
    }
  }
}
