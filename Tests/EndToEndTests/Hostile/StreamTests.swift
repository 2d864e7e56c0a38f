// Standard streams that are closed, full, or never read.

import Foundation
import LanguageServer
import TestSupport
import Testing

#if !os(Windows)
  @Suite struct StreamTests {
    private func folder() throws -> TemporaryFolder {
      let screen = Screens.nameless + String(repeating: Screens.rolelessTwice, count: 300)
      return try TemporaryFolder([".git/HEAD": "", "a.swift": screen])
    }

    @Test(arguments: ["text", "json", "xcode"])
    func `A reader that closes the pipe ends the process without a message`(format: String) throws {
      let folder = try folder()
      let script = #"("$0" check --format "$1"; echo $? > code) | head -c 1"#
      let outcome = try Program.shell(script, [format], in: folder.path)
      #expect(outcome.output.count == 1)
      #expect(outcome.errors == "")
      // 128 + `SIGPIPE`, as for any program.
      #expect(try folder.text(of: "code") == "141\n")
    }

    @Test func `A reader that closes the pipe isn't a failure if SIGPIPE is ignored`() throws {
      let folder = try folder()
      let script = #"trap '' PIPE; ("$0" check --format json; echo $? > code) | head -c 1"#
      #expect(try Program.shell(script, in: folder.path).errors == "")
      #expect(try folder.text(of: "code") == "1\n")
    }

    @Test func `Unwritable output exits with code 3`() throws {
      let folder = try folder()
      let commands = [
        "check", "check --format json", "check --format xcode", "rules", "rules --format json", "--version",
        "--help",
        "explain missing-hint", "debug dump a.swift", "check --stdin --stdin-filename b.swift < a.swift",
        "check --stdin --fix --stdin-filename b.swift < a.swift",
      ]
      for command in commands {
        let full = try Program.shell(
          "test -w /dev/full || exit 3; \"$0\" \(command) > /dev/full", in: folder.path)
        #expect(full.code == 3, "\(command)")
        if FileManager.default.fileExists(atPath: "/dev/full") {
          #expect(
            full.errors.hasSuffix("can't write standard output: the disk is full\n"), "\(command)")
        }
        let closed = try Program.shell("\"$0\" \(command) >&-", in: folder.path)
        #expect(closed.code == 3, "\(command)")
        #expect(closed.errors.hasSuffix("can't write standard output: the stream is closed\n"), "\(command)")
      }
    }

    @Test func `Nothing is written to files that replace closed streams`() throws {
      let folder = try folder()
      let outcome = try Program.shell("\"$0\" check --fix <&- >&- 2>&-", in: folder.path)
      #expect(outcome.code == 3)
      let expected = try self.folder()
      _ = try Program.run(["check", "--fix"], in: expected.path)
      #expect(try folder.text(of: "a.swift") == expected.text(of: "a.swift"))
      #expect(try folder.names == [".git", "a.swift"])
    }

    @Test func `A closed standard input ends the server and is reported by check`() throws {
      #expect(try Program.shell("\"$0\" server <&-").code == 1)
      let outcome = try Program.shell("\"$0\" check --stdin --stdin-filename a.swift <&-")
      #expect(outcome.code == 3)
      #expect(outcome.errors == "a11y-lsp: error: can't read standard input: the stream is closed\n")
    }

    // MARK: A client that never reads

    private static func request(_ id: Int) -> [UInt8] {
      // A request of 64 kB, so the server soon stops reading.
      let filler = String(repeating: "x", count: 1 << 16)
      return Protocol.framed(
        #"{"id":\#(id),"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///a.swift"},"#
          + #""position":{"line":0,"character":0},"x":"\#(filler)"}}"#)
    }

    @Test func `A client that never reads must wait eventually, but gets every response`() throws {
      let server = try SilentClient()
      server.write(Protocol.initialize)
      // Responses of a few bytes fill the pipe to the client. Then requests wait in the server, then in the pipe to it.
      let small = Protocol.framed(#"{"id":0,"method":"x"}"#)
      for _ in 0..<2_000 { server.write(small) }
      var count = 0
      while count < 3_000, server.write(StreamTests.request(count + 1)) { count += 1 }
      #expect(count > 100)
      #expect(count < 3_000)
      #if os(Linux)
        #expect(server.peakMemory < Bounds.factor * 512 << 20)
      #endif
      let answers = server.answersAfterEnd()
      // The request that didn't fit was partly written.
      #expect(answers.count { $0 == "0" } == 2_001)
      for id in 1...count { #expect(answers.count { $0 == "\(id)" } == 1) }
    }

    @Test func `A client that leaves without reading ends the server`() throws {
      let server = try SilentClient()
      server.write(Protocol.initialize)
      for id in 1...3_000 { server.write(Protocol.framed(#"{"id":\#(id),"method":"x"}"#)) }
      #expect(server.codeAfterLeaving() == 1)
    }

    @Test func `A client that closes its end and never reads ends the server`() throws {
      let server = try SilentClient()
      server.write(Protocol.initialize)
      for id in 1...3_000 { server.write(Protocol.framed(#"{"id":\#(id),"method":"x"}"#)) }
      #expect(server.codeAfterClosingInput() == 1)
    }

    @Test func `A client that sends exit and never reads ends the server`() throws {
      let server = try SilentClient()
      server.write(Protocol.initialize)
      for id in 1...3_000 { server.write(Protocol.framed(#"{"id":\#(id),"method":"x"}"#)) }
      server.write(Protocol.framed(#"{"id":3001,"method":"shutdown"}"#))
      server.write(Protocol.framed(#"{"method":"exit"}"#))
      #expect(server.codeAtEnd() == 1)
    }

    @Test func `A client that can no longer read ends the server with its next request`() throws {
      let server = try SilentClient()
      server.write(Protocol.initialize)
      server.closeOutput()
      server.write(Protocol.framed(#"{"id":1,"method":"x"}"#))
      #expect(server.codeAtEnd() == 1)
    }

    // MARK: A client whose process has ended

    @Test(
      "The server ends with its client, even if another process keeps its input open",
      arguments: [true, false])
    func deadClient(isDeadBefore: Bool) throws {
      let client = Process()
      client.executableURL = URL(fileURLWithPath: "/bin/cat")
      client.standardInput = Pipe()
      try client.run()
      func end() {
        kill(client.processIdentifier, SIGKILL)
        client.waitUntilExit()
      }
      if isDeadBefore { end() }
      let server = try SilentClient()
      server.write(
        Protocol.framed(
          #"{"id":0,"method":"initialize","params":{"processId":\#(client.processIdentifier),"capabilities":{}}}"#
        ))
      if !isDeadBefore { end() }
      #expect(server.codeAtEnd() == 1)
    }

    @Test func `The server ends with its client, even if the client is a zombie`() throws {
      var client: pid_t = 0
      #expect(posix_spawn(&client, "/bin/true", nil, nil, [strdup("true"), nil], nil) == 0)
      var information = siginfo_t()
      // Waits for the client to end without reaping it.
      #expect(waitid(P_PID, id_t(client), &information, WEXITED | WNOWAIT) == 0)
      let server = try SilentClient()
      server.write(
        Protocol.framed(
          #"{"id":0,"method":"initialize","params":{"processId":\#(client),"capabilities":{}}}"#))
      #expect(server.codeAtEnd() == 1)
      #expect(waitpid(client, nil, 0) == client)
    }

    @Test func `Endless standard input is rejected at the size limit`() throws {
      let folder = try folder()
      let outcome = try Program.shell(
        "yes | \"$0\" check --stdin --stdin-filename a.swift; echo $?", in: folder.path)
      #expect(outcome.text == "3\n")
      #expect(outcome.errors.contains("larger than 16777216 bytes"), "\(outcome.errors)")
    }

    @Test(
      "A layout of one megabyte uses at most 300 MB in the server, regardless of nesting",
      arguments: [("<a>", ""), ("<a>", "</a>"), ("<LinearLayout>", ""), ("<a/>", "")])
    func layouts(start: String, end: String) throws {
      let count = 1_000_000 / (start.utf8.count + end.utf8.count)
      let text = String(repeating: start, count: count) + String(repeating: end, count: count)
      try checkMemory("textDocument/hover", in: text, at: "app/src/main/res/layout/a.xml")
    }

    @Test func `A megabyte of ternaries uses at most 300 MB in the server when it is read aloud`() throws {
      let text = "let x = " + String(repeating: "a ? b : ", count: 125_000)
      try checkMemory("a11y/speech", in: text, at: "A.swift")
    }

    /// Opens a file and sends a request for its start.
    private func checkMemory(_ method: String, in text: String, at path: String) throws {
      let server = try RunningServer(["server"])
      server.write(Protocol.initialize)
      let document = #""uri":"file:///\#(path)""#
      server.write(
        Protocol.framed(
          #"{"method":"textDocument/didOpen","params":{"textDocument":{\#(document),"languageId":"","version":1,"text":"\#(text)"}}}"#
        ))
      server.write(
        Protocol.framed(
          #"{"id":1,"method":"\#(method)","params":{"textDocument":{\#(document)},"position":{"line":0,"character":1}}}"#
        ))
      while let message = server.nextMessage(), !message.starts(with: #"{"jsonrpc":"2.0","id":1"#.utf8) {}
      #if os(Linux)
        #expect(server.peakMemory > 0 && server.peakMemory < Bounds.factor * 300 << 20)
      #endif
      #expect(server.end().code == 1)
    }
  }
#endif
