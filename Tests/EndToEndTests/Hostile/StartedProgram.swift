// The running binary.

import Foundation
import TestSupport

/// A run of the binary that hasn't ended yet.
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
    // Threads that run tests may block signals, which their child processes would inherit.
    var unblocked = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&unblocked)
    pthread_sigmask(SIG_SETMASK, &unblocked, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Kills the process immediately, without a chance to clean up.
  func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Sends a signal that asks the process to end.
  func interrupt(by signal: Int32) { _ = Foundation.kill(process.processIdentifier, signal) }

  /// Waits for the process to end.
  func end() throws -> Program.Outcome {
    process.waitUntilExit()
    return Program.Outcome(
      code: process.terminationStatus, output: try streams.bytes(of: "output"),
      errors: try streams.text(of: "errors"))
  }
}
