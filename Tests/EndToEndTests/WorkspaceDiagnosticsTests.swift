// Findings in files that aren't open, from the real server.

import Foundation
import LanguageServer
import TestSupport
import Testing

@Suite("Workspace diagnostics") struct WorkspaceDiagnosticsTests {
  private static let bad =
    "import SwiftUI\nstruct A: View { var body: some View { Button { a() } label: { Image(\"x\") } } }\n"

  /// Configurations and files that differ from each other in what is checked.
  private static let extras = [
    ".git/HEAD": "", ".gitignore": "out/", "out/A.swift": bad,
    ".a11y-lsp.json": #"{"profile": "strict", "exclude": ["old/**"]}"#,
    "old/A.swift": bad,
    "lib/.a11y-lsp.json": #"{"rules": {"missing-icon-button-label": "error"}}"#,
    "lib/A.swift": bad,
    "template": bad,
    "AppTests/A.swift": bad,
  ]

  @Test("the server reports what 'check' prints for the whole directory")
  func equality() throws {
    let folder = try TemporaryFolder(Samples.files.merging(Self.extras) { $1 })
    try folder.link("Link.swift", to: "template")
    try folder.link("Other.swift", to: "lib/A.swift")
    let printed = try Program.run(["check", "--format", "json", "."], in: folder.path)
    let report = try JSONDocument(parsing: printed.output).root
    let expected = (report["findings"]?.elements ?? []).map { finding in
      "\(finding["path"]?.string ?? "?"):\(finding["line"]?.int ?? 0): \(finding["rule"]?.string ?? "?"): \(finding["message"]?.string ?? "?")"
    }
    #expect(expected.count > 10)
    #expect(try found(in: folder, mode: "workspace").sorted() == expected.sorted())
  }

  @Test("changed files are those that git reports as changed or untracked")
  func changedFiles() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": Self.bad, "App/B.swift": Self.bad, "App/C.swift": Self.bad,
    ])
    let commit = """
      git init -q . && git add App/A.swift App/B.swift &&
      git -c user.name=a -c user.email=a@example.com commit -qm a && echo >> App/B.swift
      """
    #expect(try Program.shell(commit, in: folder.path).code == 0)
    #expect(
      Set(try found(in: folder, mode: "changedFiles").compactMap { $0.split(separator: ":").first }) == [
        "App/B.swift", "App/C.swift",
      ])
  }

  @Test("git's own reason is logged if it fails")
  func failure() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.bad])
    #expect(try Program.shell("git init -q . && git add . && echo x > .git/index", in: folder.path).code == 0)
    var logs: [String] = []
    #expect(try found(in: folder, mode: "changedFiles", logs: &logs) == [])
    #expect(logs.count == 1)
    #expect(
      logs.first?.hasPrefix("Only open files are checked: 'diagnosticMode': git failed. Git reports: ")
        == true)
  }

  private func found(in folder: TemporaryFolder, mode: String) throws -> [String] {
    var logs: [String] = []
    return try found(in: folder, mode: mode, logs: &logs)
  }

  /// Returns the pushed findings in files that aren't open.
  private func found(in folder: TemporaryFolder, mode: String, logs: inout [String]) throws -> [String] {
    let server = try RunningServer(["server"])
    let uri = "file://\(folder.path)"
    func send(_ body: String) {
      server.write(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    }
    send(
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}, "trace": "messages", "workspaceFolders": [{"uri": "\#(uri)", "name": "a"}], "initializationOptions": {"diagnosticMode": "\#(mode)"}}}"#
    )
    send(#"{"jsonrpc": "2.0", "method": "initialized", "params": {}}"#)
    var found: [String] = []
    while let body = server.nextMessage() {
      let message = try JSONDocument(parsing: body).root
      let params = message["params"]
      if params?["message"]?.string?.hasPrefix("Checked ") == true { break }
      if message["method"]?.string == "window/logMessage", let log = params?["message"]?.string {
        logs.append(log)
      }
      guard message["method"]?.string == "textDocument/publishDiagnostics" else { continue }
      let name = params?["uri"]?.string?.dropFirst(uri.count + 1) ?? "?"
      for finding in params?["diagnostics"]?.elements ?? [] {
        let line = (finding["range"]?["start"]?["line"]?.int ?? -1) + 1
        found.append(
          "\(name):\(line): \(finding["code"]?.string ?? "?"): \(finding["message"]?.string ?? "?")")
      }
    }
    send(#"{"jsonrpc": "2.0", "id": 2, "method": "shutdown"}"#)
    send(#"{"jsonrpc": "2.0", "method": "exit"}"#)
    #expect(server.end().code == 0)
    return found
  }
}
