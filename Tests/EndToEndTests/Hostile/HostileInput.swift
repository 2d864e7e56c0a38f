// Hostile input files.

import Foundation
import Testing

/// A file that must be checked in bounded time and memory.
struct HostileInput: Sendable, CustomTestStringConvertible {
  var name: String
  /// The path below the root of the project.
  var path: String
  /// The text for a number of repetitions.
  private var text: @Sendable (Int) -> String
  /// The number of repetitions at full size.
  private var count: Int

  init(_ name: String, _ path: String, count: Int, _ text: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.path = path
    self.count = count
    self.text = text
  }

  var testDescription: String { name }

  /// Returns the text at full size, or at a hundredth of it by default. With a `share` other than 1, it contains only
  /// one part in `share`.
  func content(share: Int = 1) -> String { text(max(HostileInput.size(count) / share, 3)) }

  /// Returns the repetitions to use instead of `count`: all of them if `FULL_SIZE` is set, otherwise a hundredth,
  /// because debug binaries are slow.
  static func size(_ count: Int) -> Int { isFullSize ? count : max(count / 100, 3) }

  /// True if `FULL_SIZE` is set.
  static let isFullSize = ProcessInfo.processInfo.environment["FULL_SIZE"] != nil

  // MARK: Languages

  enum Language: String, CaseIterable {
    case swift = "Swift"
    case kotlin = "Kotlin"
    case xml = "XML"

    var path: String {
      switch self {
      case .swift: "App/Screen.swift"
      case .kotlin: "App/Screen.kt"
      case .xml: "App/res/layout/screen.xml"
      }
    }
  }

  /// Returns an input of `opening`, `count` times `unit`, `middle`, `count` times `closing`, and `end`.
  static func repeated(
    _ name: String, _ language: Language, _ count: Int, opening: String = "", _ unit: String,
    middle: String = "",
    closing unitBehind: String = "", end: String = ""
  ) -> HostileInput {
    HostileInput("\(language.rawValue): \(name)", language.path, count: count) { count in
      opening + String(repeating: unit, count: count) + middle + String(repeating: unitBehind, count: count)
        + end
    }
  }

  /// Returns an input of `bytes` in total, filled with `unit`.
  static func filled(
    _ name: String, _ language: Language, bytes: Int, opening: String = "", _ unit: String, end: String = ""
  ) -> HostileInput {
    repeated(name, language, bytes / unit.utf8.count, opening: opening, unit, end: end)
  }
}
