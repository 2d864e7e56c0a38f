// Every hostile input, checked with the real binary within bounds.

import TestSupport
import Testing

#if !os(Windows)
  /// `FULL_SIZE=1 swift test -c release --filter HostileInput` prints a table of the time and memory for each input.
  @Suite struct HostileInputTests {
    @Test(arguments: HostileInput.swift + HostileInput.kotlin + HostileInput.xml)
    func `Checking takes bounded time and memory`(input: HostileInput) throws {
      let content = input.content()
      let megabytes = Double(content.utf8.count) / 1e6
      let run = try check(input, content)
      #expect(!run.isBroken, "\(run.seconds) s, \(run.peakMemory >> 20) MB")
      // Any file that isn't checked completely is reported.
      let complaints = run.outcome.errors.split(separator: "\n").filter {
        !$0.hasPrefix("a11y-lsp: note: \(input.path):")
      }
      #expect(run.outcome.code == (complaints.isEmpty ? 0 : 3), "\(run.outcome.errors)")
      #expect(complaints.count <= 1)
      for complaint in complaints {
        #expect(
          complaint.hasPrefix("a11y-lsp: error: \(input.path): ")
            && (complaint.contains("nested too deeply") || complaint.contains("100,000 or more")))
      }
      #expect(run.outcome.output.starts(with: #"{"version":1,"#.utf8))
      #expect(run.outcome.output.suffix(3).elementsEqual("}}\n".utf8))
      Table.show(input.name, megabytes, run)
      if HostileInput.isFullSize, run.seconds > 1 {
        let quarter = try check(input, input.content(share: 4))
        // Linear time means a factor of 4, and quadratic time a factor of 16.
        #expect(run.seconds < 8 * quarter.seconds, "\(run.seconds) s, a quarter takes \(quarter.seconds) s")
      }
    }

    private func check(_ input: HostileInput, _ content: String) throws -> Measurement {
      let folder = try TemporaryFolder([".git/HEAD": "", input.path: content])
      let megabytes = Double(content.utf8.count) / 1e6
      // By default, threads have 512 KB of stack on macOS.
      return try Measurement.run(
        [
          "check", "--profile", "strict", "--format", "json", "--fail-on", "never", "--jobs", "1", input.path,
        ], in: folder.path, stack: 512, seconds: Bounds.seconds(megabytes), memory: Bounds.memory(megabytes))
    }
  }
#endif
