// Reports in files.

import LanguageServer
import Linter

/// The file that a report goes to.
enum ReportFile {
  /// Refuses the name of a file of code, which a report would replace.
  static func checkName(_ file: String) throws(UsageError) {
    guard SourceFile.isLintable(path: file) else { return }
    throw UsageError(
      "\(file) is the name of a file of code, which the output would replace. Name another one.")
  }

  /// Writes `bytes` to `file`, taken from `folder`: all of them, or none. Returns whether that was possible, and says
  /// why not.
  static func write(_ bytes: [UInt8], _ file: String, in folder: String) -> Bool {
    do {
      try FileContent.put(bytes, atPath: FilePath.absolute(file, in: folder))
      return true
    } catch {
      Message.error("\(file): \(error.reason).")
      return false
    }
  }
}
