// Report files.

import LanguageServer
import Linter

/// The file that a report is written to.
enum ReportFile {
  /// The file name for standard output.
  static let standardOutput = "-"

  /// Throws an error if `file` has the name of a source file, ignoring case, because the report would overwrite it.
  static func checkName(_ file: String) throws(UsageError) {
    guard SourceFile.isLintable(path: file) || SourceFile.isLintable(path: file.lowercased()) else { return }
    throw UsageError(
      "refusing to overwrite source file \(file); choose another output file")
  }

  /// Writes `bytes` to `file`, relative to `folder`, completely or not at all; `-` is standard output. Returns false
  /// after reporting an error.
  static func write(_ bytes: [UInt8], _ file: String, in folder: String) -> Bool {
    if file == standardOutput {
      Output.write(bytes, to: .output)
      return true
    }
    do {
      try FileContent.put(bytes, atPath: FilePath.absolute(file, in: folder), below: folder)
      return true
    } catch {
      Message.error("\(file): \(error.reason)")
      return false
    }
  }
}
