// Completions and the man page, with the real binary. Completions/run.sh tests them in real shells.

import Linter
import TestSupport
import Testing

@Suite struct CompletionsCommandTests {
  /// Returns the commands that the help lists, each with its options.
  private static func commands() throws -> [(name: String, options: [String])] {
    let overview = try Program.run(["--help"]).text
    let names = overview.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.filter { !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    return try names.map { name in
      let rows = try Program.run([name, "--help"]).text.split(separator: "\n").filter { $0.hasPrefix("  -") }
      return (
        name,
        rows.flatMap { $0.split { " ,".contains($0) }.prefix(2) }.filter { $0.hasPrefix("--") }.map(
          String.init)
      )
    }
  }

  @Test(arguments: ["bash", "zsh", "fish", "powershell"])
  func `Every command, option, and rule is completed`(shell: String) throws {
    let script = try check("completions", shell, code: 0).text
    let commands = try CompletionsCommandTests.commands()
    #expect(commands.count > 9)
    for command in commands {
      #expect(script.contains(command.name))
      for option in command.options {
        #expect(script.contains(shell == "fish" ? "-l \(option.dropFirst(2)) " : option), "\(command.name)")
      }
    }
    for rule in Rule.all { #expect(script.contains(rule.id)) }
    for group in Rule.groups { #expect(script.contains(group)) }
    #expect(!script.contains("debug"))
    #expect(script.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `The man page contains every command and option`() throws {
    let page = try check("man", code: 0).text
    let plain = page.replacing(#"\-"#, with: "-")
    for command in try CompletionsCommandTests.commands() {
      #expect(plain.contains(".SS \"a11y-lsp \(command.name)"))
      for option in command.options { #expect(plain.contains("\\fB\(option)\\fR"), "\(command.name)") }
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `Exactly one shell must be named`() throws {
    try check(
      "completions", code: 2, complains: ["missing shell; expected one of: bash, zsh, fish, powershell"])
    try check("completions", "powershel", code: 2, complains: ["did you mean 'powershell'?"])
    try check("completions", "bash", "zsh", code: 2, complains: ["expected a single shell"])
    try check("man", "check", code: 2, complains: ["unexpected argument 'check'"])
  }
}
