// Running other programs on Windows with Foundation.

#if os(Windows)
  import Dispatch
  import Foundation
  import Synchronization

  extension Platform {
    /// Runs `program`, searching the PATH, and waits until it ends. Passes `input`, at most `mostInput` bytes, to its
    /// standard input, and removes `variables` from its environment. Throws if its output exceeds `limits`; the time
    /// isn't limited.
    package static func run(
      _ program: String, _ arguments: [String], input: [UInt8] = [], without variables: [String] = [],
      limits: Limits? = nil
    ) throws(Failure) -> ProgramResult {
      let folders = (environment("Path") ?? "").split(separator: ";")
      let candidates = folders.map { FilePath.join(String($0), program + ".exe") }
      guard let path = candidates.first(where: { (try? kind(of: $0)) == .file }) else {
        throw Failure(reason: "no such file or directory", isMissing: true)
      }
      let process = Process()
      let (inputs, outputs, errors) = (Pipe(), Pipe(), Pipe())
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.filter { !variables.contains($0.key) }
      process.standardInput = inputs
      process.standardOutput = outputs
      process.standardError = errors
      do {
        try inputs.fileHandleForWriting.write(contentsOf: Data(input))
        try inputs.fileHandleForWriting.close()
        try process.run()
      } catch {
        throw Failure(reason: "the operating system couldn't start it")
      }
      // The program waits if a pipe is full, so read both at the same time.
      let ended = DispatchSemaphore(value: 0)
      let complaints = Mutex<[UInt8]>([])
      _ = startThread {
        let bytes = Array(errors.fileHandleForReading.readDataToEndOfFile())
        complaints.withLock { $0 = bytes }
        ended.signal()
      }
      let output = Array(outputs.fileHandleForReading.readDataToEndOfFile())
      ended.wait()
      process.waitUntilExit()
      if let limits, output.count > limits.bytes { throw Failure(reason: "it took too long") }
      return ProgramResult(
        code: process.terminationStatus, output: output, errors: complaints.withLock { $0 })
    }
  }
#endif
