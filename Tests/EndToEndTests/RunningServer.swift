// A server process and the client's end of its pipes.

import Foundation
import LanguageServer
import TestSupport

/// The real binary as a server. A server that doesn't respond is killed after a while, so no test waits
/// forever.
final class RunningServer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let framing: Framing
  private var splitter = MessageSplitter()
  private var lines = LineSplitter()
  private var messages: [[UInt8]] = []
  private let watchdog: DispatchWorkItem

  /// The number of seconds after which the process is killed, far longer than any session.
  private static let patience = 60.0

  init(_ arguments: [String], in folder: String? = nil, framing: Framing = .headers) throws {
    self.framing = framing
    process.executableURL = URL(fileURLWithPath: try Program.path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let process = self.process
    watchdog = DispatchWorkItem { process.terminate() }
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + RunningServer.patience, execute: watchdog)
  }

  #if !os(Windows)
    /// The server's peak main memory so far, in bytes, or 0 if the system doesn't report it.
    var peakMemory: Int { process.peakMemory }
  #endif

  /// Writes bytes in one chunk.
  func write(_ bytes: [UInt8]) {
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// Returns the body of the next message, or nil if the server has ended.
  func nextMessage() -> [UInt8]? {
    while messages.isEmpty {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { return nil }
      switch framing {
      case .headers: for case .message(let body) in splitter.split(bytes) { messages.append(body) }
      case .lines: for case .line(let body) in lines.split([UInt8](bytes)[...]) { messages.append(body) }
      }
    }
    return messages.removeFirst()
  }

  /// Closes the server's input and waits for it to end. Returns the exit code, the unread messages, and the text on
  /// standard error.
  func end() -> (code: Int32, rest: [[UInt8]], errors: String) {
    try? input.fileHandleForWriting.close()
    var rest: [[UInt8]] = []
    while let message = nextMessage() { rest.append(message) }
    let errors = String(decoding: self.errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    watchdog.cancel()
    return (process.terminationStatus, rest, errors)
  }
}
