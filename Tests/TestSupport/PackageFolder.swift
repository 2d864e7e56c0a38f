// Where the package's own files are.

import Foundation

/// Paths of the checked-out package.
package enum PackageFolder {
  /// The folder that holds Package.swift.
  package static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The recorded sessions, by name.
  package static let fixtures: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/protocol-fixtures")) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()
}
