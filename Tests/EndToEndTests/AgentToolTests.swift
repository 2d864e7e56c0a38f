// The tools for AI agents, with the real binary.

import Foundation
import LanguageServer
import TestSupport
import Testing

@Suite struct AgentToolTests {
  private static let screen = """
    import SwiftUI
    struct Screen: View {
      var body: some View {
        Button { close() } label: { Image("close") }
        Text(title)
          .onTapGesture { remove() }
      }
    }

    """

  private func project(_ files: [String: String] = ["App/Screen.swift": screen]) throws -> TemporaryFolder {
    try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
  }

  @Test func `A finding has its place, its announcement, and its fix as an edit`() throws {
    let client = try AgentClient(in: try project())
    let answer = try client.call("check", "{}")
    let finding = try #require(answer.json?["findings"]?.elements?.first)
    #expect(finding["file"]?.string == "App/Screen.swift")
    #expect(finding["line"]?.int == 4)
    #expect(finding["rule"]?.string == "missing-icon-button-label")
    #expect(finding["announcement"]?.string == "“close, Button” (no label, approximate)")
    let fix = try #require(finding["fixes"]?.elements?.first)
    #expect(fix["effect"]?.string == "announces “Close, Button”")
    let edit = try #require(fix["edits"]?.elements?.first)
    #expect(edit["line"]?.int == 4)
    let old = try #require(edit["old"]?.string)
    #expect(AgentToolTests.screen.contains(old + "\n"))
    #expect(edit["new"]?.string?.contains(#".accessibilityLabel("Close")"#) == true)
    #expect(edit["file"] == nil)
  }

  @Test func `Findings left out are counted`() throws {
    let files = (1...40).map { ("App/S\($0).swift", AgentToolTests.screen) }
    let client = try AgentClient(in: try project(Dictionary(uniqueKeysWithValues: files)))
    let usual = try client.call("check", "{}")
    #expect(usual.json?["findings"]?.elements?.count == 30)
    #expect(usual.json?["more"]?.int == 50)
    #expect(usual.json?["note"]?.string?.hasPrefix("50 more: narrow the paths") == true)
    let few = try client.call("check", #"{"limit":1,"paths":["App/S1.swift"]}"#)
    #expect(few.json?["findings"]?.elements?.count == 1)
    #expect(few.json?["more"]?.int == 1)
  }

  @Test func `The most severe findings come first`() throws {
    let client = try AgentClient(in: try project())
    let findings = try client.call("check", "{}").json?["findings"]?.elements ?? []
    #expect(findings.compactMap { $0["severity"]?.string } == ["warning", "information"])
  }

  @Test func `Text is checked under its path, with the project's configuration`() throws {
    let folder = try project([
      ".a11y-lsp.json": #"{"rules": {"missing-icon-button-label": "off"}}"#, "App/Other.swift": "",
    ])
    let client = try AgentClient(in: folder)
    let text = String(
      decoding: try JSONSerialization.data(
        withJSONObject: AgentToolTests.screen, options: .fragmentsAllowed), as: UTF8.self)
    let answer = try client.call("check_text", #"{"path":"App/New.swift","text":\#(text)}"#)
    #expect(
      answer.json?["findings"]?.elements?.compactMap { $0["rule"]?.string } == ["missing-button-role"])
    #expect(try folder.names.contains("App"))
    let unknown = try client.call("check_text", #"{"path":"App/New.txt","text":"x"}"#)
    #expect(unknown.isError)
    #expect(unknown.text == "App/New.txt: not a Swift, Kotlin, Interface Builder, or Android resource file.")
  }

  @Test func `Safe fixes are applied, and only shown in a dry run`() throws {
    let folder = try project()
    let client = try AgentClient(in: folder)
    let shown = try client.call("fix", #"{"paths":["."],"dry_run":true}"#)
    #expect(shown.json?["fixed"]?.int == 1)
    let difference = shown.json?["changes"]?.elements?.first?["diff"]?.string
    #expect(difference?.contains("+       .accessibilityAddTraits(.isButton)\n") == true)
    #expect(try folder.text(of: "App/Screen.swift") == AgentToolTests.screen)

    let fixed = try client.call("fix", #"{"paths":["App"]}"#)
    #expect(fixed.json?["fixed"]?.int == 1)
    #expect(fixed.json?["changes"]?.elements?.first?["file"]?.string == "App/Screen.swift")
    #expect(
      fixed.json?["findings"]?.elements?.compactMap { $0["rule"]?.string } == ["missing-icon-button-label"])
    #expect(try folder.text(of: "App/Screen.swift").contains(".accessibilityAddTraits(.isButton)"))
    #expect(try client.call("fix", #"{"paths":["App"]}"#).json?["fixed"]?.int == 0)
  }

  @Test func `A screen is read before and after a change`() throws {
    let folder = try TemporaryFolder()
    let script = """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      git init -q -b main .
      printf 'import SwiftUI\\nstruct A: View { var body: some View { Text("One") } }\\n' > A.swift
      git add . && git -c user.name=a -c user.email=a@b commit -qm 1
      printf 'import SwiftUI\\nstruct A: View { var body: some View { Text("Two") } }\\n' > A.swift
      """
    #expect(try Program.shell(script, in: folder.path).code == 0)
    let client = try AgentClient(in: folder)
    let now = try client.call("read_screen", #"{"path":"A.swift"}"#)
    #expect(now.text.contains("1. “Two”"))
    let since = try client.call("read_screen", #"{"path":"A.swift","since":"HEAD"}"#)
    #expect(since.text.contains("2  “One”\n           → “Two”\n"))
    let proposed = try client.call(
      "read_screen",
      #"{"path":"A.swift","text":"import SwiftUI\nstruct A: View { var body: some View { Text(\"Three\") } }\n"}"#
    )
    #expect(proposed.text.contains("2  “Two”\n           → “Three”\n"))
    let same = try client.call(
      "read_screen",
      #"{"path":"A.swift","text":"import SwiftUI\nstruct A: View { var body: some View { Text(\"Two\") } }"}"#
    )
    #expect(same.text == "No announcement changes.\n")
    for (revision, error) in [
      ("--output=x", "Invalid revision"), ("nowhere", "Unknown revision"),
      ("HEAD:A.swift", "'HEAD:A.swift' isn't a commit"),
    ] {
      let answer = try client.call("read_screen", #"{"path":"A.swift","since":"\#(revision)"}"#)
      #expect(answer.isError && answer.text.lowercased().hasPrefix(error.lowercased()), "\(answer.text)")
    }
  }

  @Test func `A file that can't be read in full says so`() throws {
    let deep = "import SwiftUI\nlet a = " + String(repeating: "(", count: 100_000)
    let client = try AgentClient(in: try project(["Deep.swift": deep]))
    let answer = try client.call("read_screen", #"{"path":"Deep.swift"}"#)
    #expect(
      answer.text.contains("\nDeep.swift: ") && answer.text.contains("nested too deeply"), "\(answer.text)")
  }

  @Test func `Only changed code is checked since a revision`() throws {
    let folder = try TemporaryFolder()
    let script = """
      set -e
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      git init -q -b main .
      printf 'import SwiftUI\\nImage("a")\\n' > A.swift
      git add . && git -c user.name=a -c user.email=a@b commit -qm 1
      printf 'Image("b")\\n' >> A.swift
      """
    #expect(try Program.shell(script, in: folder.path).code == 0)
    let client = try AgentClient(in: folder)
    #expect(try client.call("check", "{}").json?["findings"]?.elements?.count == 2)
    let changed = try client.call("check", #"{"changed_since":"HEAD"}"#)
    #expect(changed.json?["findings"]?.elements?.compactMap { $0["line"]?.int } == [3])
  }

  @Test func `Files elsewhere are never read or changed`() throws {
    let outside = try TemporaryFolder(["Secret.swift": AgentToolTests.screen])
    let folder = try project()
    try folder.link("App/Link.swift", to: outside["Secret.swift"])
    try folder.link("Out", to: outside.path)
    let client = try AgentClient(in: folder)
    for path in [
      outside["Secret.swift"], "../x.swift", "/", "App/Link.swift", "Out", "Out/Secret.swift",
      "Out/New.swift",
      "file://" + outside["Secret.swift"],
    ] {
      for (tool, arguments) in [
        ("check", #"{"paths":["\#(path)"]}"#), ("fix", #"{"paths":["\#(path)"]}"#),
        ("manual_tests", #"{"paths":["\#(path)"]}"#), ("read_screen", #"{"path":"\#(path)"}"#),
        ("check_text", #"{"path":"\#(path)","text":""}"#),
      ] {
        let answer = try client.call(tool, arguments)
        #expect(answer.isError && answer.text.contains("outside the directories"), "\(tool) \(path)")
      }
    }
    #expect(try outside.text(of: "Secret.swift") == AgentToolTests.screen)
    #expect(try client.call("check", #"{"paths":["\#(folder["App"])"]}"#).isError == false)
  }

  @Test func `Strings are added only to tables in the directories`() throws {
    let layout = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"><TextView android:text="@string/app"/>\
      <ImageButton android:contentDescription="Open map"/></LinearLayout>

      """
    let texts = "<resources>\n  <string name=\"app\">App</string>\n</resources>\n"
    let folder = try project([
      "app/src/main/res/values/strings.xml": texts, "app/src/main/res/layout/a.xml": layout,
    ])
    let arguments = #"{"paths":["."],"rules":["hardcoded-label"],"dry_run":true}"#
    let configuration = #"{"profile":"strict"}"#
    try folder.write(configuration, to: ".a11y-lsp.json")
    let part = try AgentClient(in: folder, ["app/src/main/res/layout"])
    let whole = try AgentClient(in: folder)
    #expect(try part.call("fix", arguments).json?["fixed"]?.int == 0)
    let shown = try whole.call("fix", arguments).json?["changes"]?.elements ?? []
    #expect(
      shown.compactMap { $0["file"]?.string } == [
        "app/src/main/res/layout/a.xml", "app/src/main/res/values/strings.xml",
      ])
    for (client, count) in [(part, 0), (whole, 1)] {
      let answer = try client.call("fix", arguments.replacing("true", with: "false"))
      #expect(answer.json?["fixed"]?.int == count)
      #expect(try folder.text(of: "app/src/main/res/values/strings.xml").contains("Open map") == (count == 1))
    }
  }

  @Test func `A path that doesn't exist is an error`() throws {
    let client = try AgentClient(in: try project())
    let answer = try client.call("check", #"{"paths":["App/Missing.swift"]}"#)
    #expect(answer.isError && answer.text == "App/Missing.swift: no such file or directory.")
    let some = try client.call("check", #"{"paths":["App/Missing.swift","App"]}"#)
    #expect(!some.isError)
    #expect(some.json?["skipped"]?.elements?.first?["file"]?.string == "App/Missing.swift")
  }

  @Test func `Directories on the command line replace the current one`() throws {
    let other = try project(["Screen.swift": AgentToolTests.screen])
    let folder = try project()
    let client = try AgentClient(in: folder, [other.path, "App"])
    #expect(
      try client.call("check", "{}").json?["findings"]?.elements?.first?["file"]?.string == "Screen.swift")
    #expect(try client.call("check", #"{"paths":["\#(folder["App"])"]}"#).json?["files"]?.int == 1)
    #expect(try client.call("check", #"{"paths":["\#(folder.path)"]}"#).isError)
    let outcome = try Program.run(["mcp", "nowhere"], in: folder.path)
    #expect(outcome.code == 2 && outcome.errors.contains("'nowhere' isn't a directory"))
  }

  @Test(arguments: ["/", NSHomeDirectory()])
  func `Without a project, nothing is searched`(folder: String) throws {
    let server = try RunningServer(["mcp"], in: folder, framing: .lines)
    server.write(
      Array(
        (#"{"jsonrpc":"2.0","id":0,"method":"initialize"}"# + "\n"
          + AgentClient.calling("check", "{}", id: "1") + "\n").utf8))
    _ = server.nextMessage()
    let message = try #require(server.nextMessage())
    #expect(String(decoding: message, as: UTF8.self).contains("a11y-lsp mcp DIR"))
    #expect(server.end().code == 0)
  }

  @Test func `A configuration that can't be used is reported to the agent`() throws {
    let folder = try project([".a11y-lsp.json": "{", "Screen.swift": AgentToolTests.screen])
    let client = try AgentClient(in: folder)
    for (tool, arguments) in [("check", "{}"), ("check_text", #"{"path":"A.swift","text":""}"#)] {
      let answer = try client.call(tool, arguments)
      #expect(answer.isError && answer.text.hasPrefix(".a11y-lsp.json:1: "), "\(tool): \(answer.text)")
    }
  }
}
