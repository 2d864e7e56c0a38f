// The minimum versions that build files declare literally.

import Source
import Syntax

/// A reader for words and the numbers after them, without a grammar.
struct TargetReader {
  /// The build files that declare versions.
  enum Kind {
    /// `build.gradle`, `build.gradle.kts`.
    case gradle
    /// `libs.versions.toml`.
    case catalog
    /// `Package.swift`.
    case package
    /// `project.pbxproj`, `*.xcconfig`.
    case xcode

    init?(path: String) {
      // Benchmarks and tests may require more than the app does, and a package that only contains tools for the build
      // runs on the developer's Mac.
      if path.endsByBytes("benchmark/build.gradle.kts") || path.endsByBytes("benchmarks/build.gradle.kts")
        || path.endsByBytes("BuildTools/Package.swift")
      {
        return nil
      }
      if path.endsByBytes("/build.gradle") || path.endsByBytes("/build.gradle.kts") || path == "build.gradle"
        || path == "build.gradle.kts"
      {
        self = .gradle
      } else if path.endsByBytes(".versions.toml") {
        self = .catalog
      } else if path.endsByBytes("/Package.swift") || path == "Package.swift" {
        self = .package
      } else if path.endsByBytes("/project.pbxproj") || path.endsByBytes(".xcconfig") {
        self = .xcode
      } else {
        return nil
      }
    }
  }

  /// The lowest version of each system that the file sets.
  var versions: [TargetSystem: TargetVersion] { settings.lowest }
  /// The package of the resources, if a Gradle build file declares it.
  private(set) var namespace: String?
  private let kind: Kind
  private var settings = BuildSettings()
  /// The mentions in the file; see `Mention`.
  var mentions: [Identifier] { settings.appearances.sortedOnce }

  init(_ text: SourceText, _ kind: Kind) {
    self.kind = kind
    // Xcode project files may be several megabytes large.
    if kind == .xcode, !TargetReader.signOfTarget.finds(in: text) { return }
    read(text.sentinelled.span, end: text.count)
  }

  private static let signOfTarget = WordSearch(["_DEPLOYMENT_TARGET"])

  private mutating func read(_ bytes: Span<UInt8>, end: Int) {
    var at = 0
    while at < end {
      guard isWord(bytes[at]) else {
        at += 1
        continue
      }
      let start = at
      var word = IdentifierBuilder()
      while isWord(bytes[at]) {
        word.append(bytes[at])
        at += 1
      }
      var key = word.identifier
      switch kind {
      case .catalog: key = TargetReader.key(bytes, start..<at)
      case .gradle where key == "namespace" && namespace == nil:
        namespace = TargetReader.package(bytes, at, end: end)
      case .gradle where key == "androidx.compose.ui":
        at = TargetReader.end(of: ":ui:", in: bytes, at, end: end)
      case .xcode where key == "INFOPLIST_KEY_UIUserInterfaceStyle":
        settings.note(appearance: TargetReader.value(bytes, at, end: end))
      case .xcode: settings.read(key)
      default: break
      }
      guard let statement = statement(key) else { continue }
      state(statement, TargetReader.value(bytes, at, end: end))
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    if byte.isIdentifierByte { return true }
    switch kind {
    case .catalog: return byte == UInt8(ascii: "-")
    // Maven coordinates, with group and name: `androidx.compose:compose-bom`.
    case .gradle: return byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    case .package, .xcode: return false
    }
  }

  /// The meaning of the number after a word.
  private enum Statement {
    case system(TargetSystem)
    /// The version of the Compose BOM, which is a date.
    case materials
  }

  private func statement(_ word: Identifier) -> Statement? {
    switch (kind, word) {
    case (.gradle, "minSdk"), (.gradle, "minSdkVersion"): .system(.minSdk)
    case (.gradle, "compose-bom"): .materials
    case (.gradle, "androidx.compose.ui"): .system(.compose)
    case (.catalog, "minsdk"), (.catalog, "minsdkversion"), (.catalog, "androidminsdk"),
      (.catalog, "androidminsdkversion"), (.catalog, "sdkmin"), (.catalog, "androidsdkmin"):
      .system(.minSdk)
    case (.catalog, "composebom"), (.catalog, "androidxcomposebom"), (.catalog, "jetpackcomposebom"):
      .materials
    case (.catalog, "composeui"), (.catalog, "androidxcompose"), (.catalog, "androidxcomposeui"):
      .system(.compose)
    case (.package, "iOS"), (.xcode, "IPHONEOS_DEPLOYMENT_TARGET"): .system(.iOS)
    case (.package, "macOS"), (.xcode, "MACOSX_DEPLOYMENT_TARGET"): .system(.macOS)
    case (.package, "watchOS"), (.xcode, "WATCHOS_DEPLOYMENT_TARGET"): .system(.watchOS)
    case (.package, "tvOS"), (.xcode, "TVOS_DEPLOYMENT_TARGET"): .system(.tvOS)
    default: nil
    }
  }

  /// Returns the offset after `text` if it's at `start`, or else `start`.
  private static func end(of text: StaticString, in bytes: Span<UInt8>, _ start: Int, end: Int) -> Int {
    let count = text.utf8CodeUnitCount
    guard start + count <= end else { return start }
    for index in 0..<count where bytes[start + index] != text.utf8Start[index] { return start }
    return start + count
  }

  /// Returns a version catalog key in lowercase without hyphens and underscores.
  private static func key(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Identifier {
    var key = IdentifierBuilder()
    for index in range where bytes[index] != UInt8(ascii: "-") && bytes[index] != UInt8(ascii: "_") {
      key.append(bytes[index].isASCIILetter ? bytes[index] | 0x20 : bytes[index])
    }
    return key.identifier
  }

  /// Returns the version after a word if only punctuation precedes it: `= "24"`, `(.v15_4)`.
  private static func value(_ bytes: Span<UInt8>, _ start: Int, end: Int) -> [UInt8] {
    var at = start
    scan: while at < end, at < start + 16 {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"),
        UInt8(ascii: "."), UInt8(ascii: "v"), UInt8(ascii: ":"):
        at += 1
      default: break scan
      }
    }
    var value: [UInt8] = []
    while at < end, value.count < 16, bytes[at].isIdentifierByte || bytes[at] == UInt8(ascii: ".") {
      value.append(bytes[at])
      at += 1
    }
    return value
  }

  /// Returns the quoted package after a word: `namespace = "com.app"`, `namespace 'com.app'`.
  private static func package(_ bytes: Span<UInt8>, _ start: Int, end: Int) -> String? {
    var at = start
    while at < end, at < start + 8, bytes[at] == UInt8(ascii: " ") || bytes[at] == UInt8(ascii: "=") {
      at += 1
    }
    guard at < end, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { return nil }
    let quote = bytes[at]
    var name: [UInt8] = []
    at += 1
    while at < end, name.count < 200, bytes[at].isIdentifierByte || bytes[at] == UInt8(ascii: ".") {
      name.append(bytes[at])
      at += 1
    }
    return at < end && bytes[at] == quote && !name.isEmpty ? String(decoding: name, as: UTF8.self) : nil
  }

  private mutating func state(_ statement: Statement, _ value: [UInt8]) {
    guard let version = TargetVersion(value) else { return }
    switch statement {
    case .system(let system): settings.note(system, version)
    case .materials:
      if let ui = TargetReader.materials.last(where: { $0.date <= version }) {
        settings.note(.compose, ui.version)
      }
    }
  }

  /// The first BOM, by year and month, that certainly contains each version of `ui`.
  ///
  /// Source: Android, “BOM to library version mapping”.
  private static let materials: [(date: TargetVersion, version: TargetVersion)] = [
    (TargetVersion(2022, 10), TargetVersion(1, 3)), (TargetVersion(2023, 3), TargetVersion(1, 4)),
    (TargetVersion(2023, 8), TargetVersion(1, 5)), (TargetVersion(2024, 2), TargetVersion(1, 6)),
    (TargetVersion(2024, 9), TargetVersion(1, 7)), (TargetVersion(2025, 5), TargetVersion(1, 8)),
  ]
}
