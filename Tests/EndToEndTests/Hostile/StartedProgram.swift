// The binary while it runs.

import Foundation
import TestSupport

/// A run of the binary that has not ended yet.
final class StartedProgram {
  private let process = Process()
  private let streams: TemporaryFolder

  init(_ arguments: [String], in folder: String) throws {
    streams = try TemporaryFolder(["output": "", "errors": ""])
    process.executableURL = URL(fileURLWithPath: try Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams["output"])
    process.standardError = FileHandle(forWritingAtPath: streams["errors"])
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Ends the process at once; nothing in it gets a chance to tidy up.
  func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits for the end.
  func end() throws -> Program.Outcome {
    process.waitUntilExit()
    return Program.Outcome(
      code: process.terminationStatus, output: try streams.bytes(of: "output"),
      errors: try streams.text(of: "errors"))
  }
}
