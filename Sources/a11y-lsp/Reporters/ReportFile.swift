// Reports in files.

import LanguageServer
import Linter

/// The file that a report goes to.
enum ReportFile {
  /// What stands for standard output in the place of a file.
  static let standardOutput = "-"

  /// Refuses the name of a file of code, which a report would replace. Some file systems know no case.
  static func checkName(_ file: String) throws(UsageError) {
    guard SourceFile.isLintable(path: file) || SourceFile.isLintable(path: file.lowercased()) else { return }
    throw UsageError(
      "\(file) is the name of a file of code, which the output would replace. Name another one.")
  }

  /// Writes `bytes` to `file`, taken from `folder`: all of them, or none; `-` is standard output. Returns whether that
  /// was possible, and says why not.
  static func write(_ bytes: [UInt8], _ file: String, in folder: String) -> Bool {
    if file == standardOutput {
      Output.write(bytes, to: .output)
      return true
    }
    do {
      try FileContent.put(bytes, atPath: FilePath.absolute(file, in: folder), below: folder)
      return true
    } catch {
      Message.error("\(file): \(error.reason).")
      return false
    }
  }
}
