// Running other programs.

#if !os(Windows)
  import Foundation
  import LanguageServer
  import TestSupport
  import Testing

  @Suite("Other programs") struct ProgramTests {
    @Test("a program that takes too long ends with all programs that it has started")
    func limits() throws {
      let folder = try TemporaryFolder()
      let file = folder["child"]
      #expect(throws: Platform.Failure.self) {
        try Platform.run(
          "sh", ["-c", "sleep 30 & echo $! > '\(file)'; wait"],
          limits: Platform.Limits(seconds: 1, bytes: 1 << 10))
      }
      let child = try #require(pid_t(try folder.text(of: "child").trimmingCharacters(in: .newlines)))
      // Its new parent may take a moment to collect it.
      var isRunning = true
      for _ in 0..<100 where isRunning {
        isRunning = kill(child, 0) == 0
        if isRunning { usleep(20_000) }
      }
      #expect(!isRunning)
    }
  }
#endif
