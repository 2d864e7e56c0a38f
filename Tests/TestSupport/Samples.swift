// The sample apps.

import Foundation

/// The files that editors open in the recorded sessions.
package enum Samples {
  /// The texts by path, relative to the directory of all samples.
  package static var files: [String: String] {
    let folder = PackageFolder.path + "/protocol-fixtures/samples/"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.reduce(into: [:]) { files, path in
      files[path] = try? String(contentsOfFile: folder + path, encoding: .utf8)
    }
  }
}
