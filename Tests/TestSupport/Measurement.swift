// The time and memory of a run of the binary.

import Foundation

/// A run of the real binary, with its time and memory.
package struct Measurement: Sendable {
  package var outcome: Program.Outcome
  /// The total processor time in seconds if the system reports it; otherwise the elapsed time.
  package var seconds: Double
  /// The peak main memory in bytes, or 0 if the system doesn't report it.
  package var peakMemory: Int
  /// True if the run was killed because it took too much time or memory.
  package var isBroken = false

  /// Runs the binary and polls it every few milliseconds until it ends. Kills it if it takes more than `seconds` or
  /// `memory`. `stack` limits the stack of its threads, in kilobytes, if the system has such a limit.
  package static func run(
    _ arguments: [String], in folder: String, stack: Int? = nil, seconds: Double, memory: Int,
    input: [UInt8] = []
  ) throws -> Measurement {
    let streams = try TemporaryFolder(["output": "", "errors": ""])
    try streams.write(input, to: "input")
    let process = Process()
    let limits = stack.map { "ulimit -s \($0); " } ?? ""
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", limits + #"exec "$0" "$@""#, try Program.path] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let start = Date()
    try process.run(with: streams)
    var isBroken = false
    var used = Usage(of: try Program.path)
    while process.isRunning {
      used.update(of: process.processIdentifier)
      // On a busy machine, a process gets only a fraction of the time.
      let patience = used.seconds > 0 ? 10 * seconds : seconds
      if used.seconds > seconds || used.memory > memory || -start.timeIntervalSinceNow > patience {
        isBroken = true
        process.terminate()
        process.waitUntilExit()
      }
      usleep(2_000)
    }
    let outcome = Program.Outcome(
      code: process.terminationStatus, output: try streams.bytes(of: "output"),
      errors: try streams.text(of: "errors"))
    return Measurement(
      outcome: outcome, seconds: used.seconds > 0 ? used.seconds : -start.timeIntervalSinceNow,
      peakMemory: used.memory, isBroken: isBroken)
  }

  /// The resources that a process has used so far.
  ///
  /// Source: `proc_pid_stat(5)` and `proc_pid_status(5)` of Linux. Not available on other systems.
  private struct Usage {
    var seconds = 0.0
    var memory = 0
    /// The first line in the status of a process that runs the binary.
    private let title: String

    init(of program: String) {
      // Linux keeps the first fifteen bytes of a name.
      title = "Name:\t" + (program.split(separator: "/").last ?? "").prefix(15)
    }

    mutating func update(of process: Int32) {
      // Until it runs the binary, a process is a copy of the tests, with their memory.
      if let lines = Usage.text("/proc/\(process)/status")?.split(separator: "\n"),
        lines.first.map({ $0 == title }) == true, let line = lines.first(where: { $0.hasPrefix("VmHWM:") })
      {
        memory = max(memory, (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10)
      }
      // The name of the process, in parentheses, may contain spaces.
      if let fields = Usage.text("/proc/\(process)/stat")?.split(separator: ")").last?.split(separator: " "),
        fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12])
      {
        // A tick is a hundredth of a second on every Linux that runs Swift.
        seconds = max(seconds, (user + system) / 100)
      }
    }

    private static func text(_ path: String) -> String? {
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
