// The real binary.

import Foundation

/// The a11y-lsp executable, built next to the tests.
package enum Program {
  /// The result of a run.
  package struct Outcome: Sendable {
    package var code: Int32
    /// Standard output.
    package var output: [UInt8]
    /// Standard error.
    package var errors: String

    package init(code: Int32, output: [UInt8], errors: String) {
      self.code = code
      self.output = output
      self.errors = errors
    }

    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The error if the binary can't be found.
  private struct NotFound: Error, CustomStringConvertible {
    var description: String { "There is no a11y-lsp beside the tests. Build it first: swift build." }
  }

  /// The path of the binary: next to the test bundle, or in a directory above it.
  package static var path: String {
    get throws {
      for argument in CommandLine.arguments {
        var url = URL(fileURLWithPath: argument).resolvingSymlinksInPath()
        while url.path.count > 1 {
          url.deleteLastPathComponent()
          for name in ["a11y-lsp", "a11y-lsp.exe"] {
            let candidate = url.appendingPathComponent(name).path
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder), !isFolder.boolValue,
              FileManager.default.isExecutableFile(atPath: candidate)
            {
              return candidate
            }
          }
        }
      }
      throw NotFound()
    }
  }

  /// Runs the binary with `arguments` and `input` in `folder`, and waits for it to end.
  package static func run(
    _ arguments: [String], in folder: String? = nil, input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(try path, arguments, in: folder, input: input, environment: environment)
  }

  /// Runs a shell script in which `$0` is the binary and `$1` is the first of `arguments`.
  package static func shell(_ script: String, _ arguments: [String] = [], in folder: String? = nil) throws
    -> Outcome
  {
    try run("/bin/sh", ["-c", script, try path] + arguments, in: folder, input: [], environment: [:])
  }

  private static func run(
    _ executable: String, _ arguments: [String], in folder: String?, input: [UInt8],
    environment: [String: String]
  ) throws -> Outcome {
    // Files instead of pipes, so neither side can wait for the other.
    let streams = try TemporaryFolder(["output": "", "errors": ""])
    try streams.write(input, to: "input")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    var variables = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
    variables.merge(environment) { $1 }
    process.environment = variables
    try process.run(with: streams)
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: try streams.bytes(of: "output"),
      errors: try streams.text(of: "errors"))
  }
}
