// What must not hurt: every hostile input, by the real binary, within bounds.

import Foundation
import TestSupport
import Testing

#if !os(Windows)
  /// `FULL_SIZE=1 swift test -c release --filter HostileInput` prints a table of what each input took.
  @Suite(.serialized) struct HostileInputTests {
    @Test(arguments: HostileInput.swift + HostileInput.kotlin + HostileInput.xml)
    func `Checking takes bounded time and memory`(input: HostileInput) throws {
      let folder = try TemporaryFolder([".git/HEAD": ""])
      let bytes = Array(input.content.utf8)
      try folder.write(bytes, to: input.path)
      let megabytes = Double(bytes.count) / 1e6
      // Whoever reads a file twice as long may take twice as long; four times would break these bounds. Threads of
      // macOS have half a megabyte of stack where nobody asks for more.
      let run = try Measurement.run(
        [
          "check", "--profile", "strict", "--format", "json", "--fail-on", "never", "--jobs", "1", input.path,
        ], in: folder.path, stack: 512, seconds: Bounds.seconds(megabytes), memory: Bounds.memory(megabytes))
      #expect(!run.isBroken, "\(run.seconds) s, \(run.peakMemory >> 20) MB")
      // What is not looked at is said, never passed over in silence.
      let complaints = run.outcome.errors.split(separator: "\n")
      #expect(run.outcome.code == (complaints.isEmpty ? 0 : 3), "\(run.outcome.errors)")
      #expect(complaints.count <= 1)
      for complaint in complaints {
        #expect(
          complaint.hasPrefix("a11y-lsp: error: \(input.path): ")
            && (complaint.contains("is nested deepest") || complaint.contains("100000 or more")))
      }
      #expect(run.outcome.output.starts(with: #"{"version":1,"#.utf8))
      #expect(run.outcome.output.suffix(3).elementsEqual("}}\n".utf8))
      Table.show(input.name, megabytes, run)
    }
  }
#endif
