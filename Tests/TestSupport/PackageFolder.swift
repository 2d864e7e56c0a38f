// The location of the package's files.

import Foundation

/// Paths of the checked-out package.
package enum PackageFolder {
  /// The directory that contains Package.swift.
  package static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The Markdown documents, by path.
  package static let documents: [String] = {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.map { $0.replacing("\\", with: "/") }
      .filter { path in
        path.hasSuffix(".md") && !path.contains("node_modules/")
          && !path.split(separator: "/").dropLast().contains { $0.hasPrefix(".") && $0 != ".github" }
      }
      .sorted()
  }()

  /// The names of the recorded sessions of editors.
  package static let fixtures = sessions(in: "")

  /// The names of the recorded sessions of AI agents.
  package static let agentFixtures = sessions(in: "agents/")

  private static func sessions(in folder: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: path + "/protocol-fixtures/" + folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder + $0 }
  }
}
