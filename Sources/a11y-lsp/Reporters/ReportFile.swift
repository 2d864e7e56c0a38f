// Reports in files.

import LanguageServer

/// The file that a report goes to.
enum ReportFile {
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
