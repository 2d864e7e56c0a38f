// Starting processes with files as standard streams.

import Foundation

extension Process {
  /// Starts the process with the files `input`, `output`, and `errors` of a directory.
  ///
  /// This process keeps none of them open. With more than a thousand open files, Foundation (Swift 6.3) reads past a
  /// buffer when it starts the next process.
  func run(with streams: TemporaryFolder) throws {
    let handles = [
      FileHandle(forReadingAtPath: streams["input"]), FileHandle(forWritingAtPath: streams["output"]),
      FileHandle(forWritingAtPath: streams["errors"]),
    ]
    defer { for handle in handles { try? handle?.close() } }
    standardInput = handles[0]
    standardOutput = handles[1]
    standardError = handles[2]
    try run()
  }
}
