// Initial inputs for fuzzing: the rules' examples, the samples, and the recorded sessions.

import Elements
import Foundation
import LanguageServer
import Linter
import Source

/// The seeds of the fuzz targets.
enum FuzzSeeds {
  /// Returns the examples of all rules and their fixed forms, without duplicates, and the samples, filtered by path.
  static func texts(where isTaken: (String) -> Bool) -> [[UInt8]] {
    var seen: Set<String> = []
    var texts: [[UInt8]] = []
    for rule in Rule.all {
      for example in rule.examples where isTaken(example.path) {
        let code = MarkedText(example.code).text
        let isXML = example.framework.isMarkup
        let directive = "a11y:ignore \(rule.id): reason"
        let suppressed = (isXML ? "<!-- \(directive) -->\n" : "// \(directive)\n") + code
        let fixed = example.fixed.map { $0.replacing("‹", with: "").replacing("›", with: "") }
        for text in [code, example.isBad ? suppressed : nil, fixed].compactMap({ $0 })
        where seen.insert(text).inserted {
          texts.append(Array(text.utf8))
        }
      }
    }
    for path in samples where isTaken(path) { texts.append(contents(of: path)) }
    return texts
  }

  // MARK: - Resources

  static let resourcePaths = [
    "app/src/main/res/values/strings.xml", "app/src/main/res/menu/main.xml",
    "app/src/main/AndroidManifest.xml",
    "app/src/main/res/values-pt-rBR/strings.xml", "app/src/main/res/layout-land/wear.xml",
  ]

  static func isLayout(_ path: String) -> Bool { path.hasSuffix(".xml") && path.contains("/layout") }

  static func resources() -> [[UInt8]] {
    let others = texts { $0.hasSuffix(".xml") && !isLayout($0) }
    let layouts = texts(where: isLayout).prefix(40)
    return (others + layouts).enumerated().map { index, text in [UInt8(index % resourcePaths.count)] + text }
  }

  // MARK: - Sessions

  /// Returns the messages of each recorded session.
  static func sessions() -> [[[UInt8]]] {
    PackageFolder.fixtures.compactMap { name in
      guard let fixture = try? ProtocolFixture(named: name) else { return nil }
      var splitter = MessageSplitter()
      return splitter.split(fixture.exchanges.flatMap(\.bytes)).compactMap { piece in
        if case .message(let body) = piece { body } else { nil }
      }
    }
  }

  /// Returns each recorded session for every client that `conversation` supports, with one message per line.
  static func conversations() -> [[UInt8]] {
    var seeds: [[UInt8]] = []
    for messages in sessions() {
      let lines = messages.map { message in message.filter { $0 != 0x0A } }
      seeds.append([0] + Array(lines.joined(separator: [0x0A])))
      for client in 1...UInt8(FuzzClient.capabilities.count) {
        let separator: [UInt8] = client % 2 == 0 ? [0x0A] : [0x0A, 0x0A]
        seeds.append([client] + Array(lines.dropFirst().joined(separator: separator)))
      }
    }
    return seeds
  }

  /// Returns all bytes of each recorded session.
  static func streams() -> [[UInt8]] {
    PackageFolder.fixtures.compactMap { try? ProtocolFixture(named: $0).exchanges.flatMap(\.bytes) }
  }

  // MARK: - Files

  private static var samples: [String] {
    let root = "protocol-fixtures/samples"
    let paths = FileManager.default.enumerator(atPath: PackageFolder.path + "/" + root)
    return (paths?.compactMap { $0 as? String } ?? []).sorted().map { root + "/" + $0 }
  }

  private static func contents(of path: String) -> [UInt8] {
    FileManager.default.contents(atPath: PackageFolder.path + "/" + path).map { Array($0) } ?? []
  }
}
