// A client that writes but doesn't read.

import Foundation
import LanguageServer
import TestSupport

#if !os(Windows)
  /// A server process whose output is read only on request.
  final class SilentClient {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init() throws {
      process.executableURL = URL(fileURLWithPath: try Program.path)
      process.arguments = ["server"]
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let descriptor = input.fileHandleForWriting.fileDescriptor
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// Writes bytes. Returns false if the server doesn't accept all of them for so long that it must be waiting itself.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
      let descriptor = input.fileHandleForWriting.fileDescriptor
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
          continue
        }
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&wait, 1, 3_000) > 0 else { return false }
      }
      return true
    }

    /// The server's peak main memory so far, in bytes.
    var peakMemory: Int { process.peakMemory }

    /// Closes the server's input, reads all output, and returns the IDs of all responses as written.
    func answersAfterEnd() -> [String] {
      try? input.fileHandleForWriting.close()
      var splitter = MessageSplitter()
      var ids: [String] = []
      while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
        for case .message(let body) in splitter.split(data) {
          if let id = (try? JSONDocument(parsing: body))?.root["id"]?.rawText { ids.append(id) }
        }
      }
      process.waitUntilExit()
      return ids
    }

    /// Closes the client's end of the server's output.
    func closeOutput() { try? output.fileHandleForReading.close() }

    /// Closes the server's input, reads nothing, and returns the exit code.
    func codeAfterClosingInput() -> Int32 {
      try? input.fileHandleForWriting.close()
      return codeAtEnd()
    }

    /// Waits for the process to end and returns the exit code.
    func codeAtEnd() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Closes both ends and returns the exit code.
    func codeAfterLeaving() -> Int32 {
      closeOutput()
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  extension Process {
    /// The process's peak main memory so far, in bytes, or 0 if the system doesn't report it.
    var peakMemory: Int {
      let status = FileManager.default.contents(atPath: "/proc/\(processIdentifier)/status") ?? Data()
      let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first {
        $0.hasPrefix("VmHWM:")
      }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    }
  }
#endif
