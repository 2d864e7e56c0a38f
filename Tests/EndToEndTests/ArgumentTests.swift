// Mistyped command-line arguments, with the real binary.

import TestSupport
import Testing

@Suite struct ArgumentTests {
  @Test func `Wrong arguments are named, with a suggestion`() throws {
    try check("chek", code: 2, complains: ["unknown command 'chek'; did you mean 'check'?"])
    try check(
      "fix", code: 2, complains: ["unknown command 'fix'; did you mean 'a11y-lsp check --fix'?"])
    try check("Screen.swift", code: 2, complains: ["a11y-lsp check Screen.swift"])
    try check("--verison", code: 2, complains: ["unknown option '--verison'; did you mean '--version'?"])
    try check(
      "check", "--fromat", "json", code: 2, complains: ["did you mean '--format'?", "a11y-lsp check --help"])
    try check(
      "check", "--format", "jsno", code: 2, complains: ["text, concise, xcode, json", "did you mean 'json'?"])
    try check("check", "--format", code: 2, complains: ["missing value for '--format FORMAT[=FILE]'"])
    try check(
      "check", "--format", "--fix", code: 2, complains: ["missing value for '--format FORMAT[=FILE]'"])
    try check("check", "--fix=yes", code: 2, complains: ["'--fix' doesn't take a value"])
    try check("check", "--jobs", "0", code: 2, complains: ["positive integer"])
    try check("check", "-j0", code: 2, complains: ["invalid value '0' for --jobs"])
    try check("check", "-j", code: 2, complains: ["missing value for '--jobs N'"])
    try check("check", "-q2", code: 2, complains: ["unknown option '-q2'"])
    try check("check", "", code: 2, complains: ["empty path"])
    try check("check", "--select", ",,", code: 2, complains: ["--select needs at least one rule"])
    try check("check", "--ignore", ",", code: 2, complains: ["--ignore needs at least one rule"])
    try check("check", "--stdin", code: 2, complains: ["--stdin-filename"])
    try check("check", "--stdin-filename", "a.swift", "b.swift", code: 2, complains: ["b.swift"])
  }

  @Test(
    "An option of another linter is answered with its equivalent",
    arguments: [
      ("check", "--exclude", "; set 'exclude' in .a11y-lsp.json instead\n"),
      ("check", "--reporter", "; did you mean '--format FORMAT'?"),
      ("check", "--strict", "; did you mean '--profile strict'?"),
      ("check", "--dry-run", "; did you mean '--diff'?"),
      ("report", "--reporter", "; did you mean '--format FORMAT'?"),
      ("report", "--dry-run", "unknown option '--dry-run' for 'report'\n"),
    ])
  func otherOptions(command: String, option: String, answer: String) throws {
    try check(command, option, code: 2, complains: ["unknown option '\(option)' for '\(command)'", answer])
  }

  #if os(Linux)
    @Test("a server that is started in a terminal says what it waits for", arguments: ["server", "mcp"])
    func waiting(command: String) throws {
      let outcome = try Program.shell(
        "command -v script > /dev/null || exit 0; script -qec \"'$0' \(command)\" /dev/null < /dev/null")
      guard !outcome.text.isEmpty else { return }
      #expect(outcome.text.contains("note: waiting for an "), "\(outcome.text)")
    }
  #endif

  @Test func `What can't be a path or a command says what to do`() throws {
    try check("check", "-", code: 2, complains: ["'-' isn't a path; to check standard input, use --stdin"])
    try check("help", "chek", code: 2, complains: ["unknown command 'chek'; did you mean 'check'?"])
    let outcome = try check("check", "a.swift", "./a.swift", code: 3, complains: ["a.swift: no such file"])
    #expect(outcome.errors.split(separator: "\n").count == 1)
    try check("speak", "Screen.swift:99", code: 2, complains: ["error: Screen.swift:99: the file has only "])
  }

  @Test(
    "An unknown rule gets a suggestion, even if it's another tool's check or only a part of a name",
    arguments: [
      ("missing-lable", "; similar: missing-icon-button-label, ", "; similar: missing-icon-button-label, "),
      ("missing-image-lable", "did you mean 'missing-image-label'?", "did you mean 'missing-image-label'?"),
      ("ContentDescription", "did you mean 'android-lint:ContentDescription'?", "': missing-"),
      ("contentdescription", "did you mean 'android-lint:ContentDescription'?", "': missing-"),
      (
        "lint:ContentDescription", "did you mean 'android-lint:ContentDescription'?",
        "several rules correspond to 'lint:ContentDescription': missing-"
      ),
      (
        "android-lint:ContentDescription", nil,
        "several rules correspond to 'android-lint:ContentDescription': "
      ),
      ("foo", "unknown rule or group 'foo' for --select\n", "unknown rule 'foo'\n"),
      ("bar", "unknown rule or group 'bar' for --select\n", "unknown rule 'bar'\n"),
      ("wcag:9.9.9", "unknown rule or group 'wcag:9.9.9' for --select\n", "unknown rule 'wcag:9.9.9'\n"),
      ("wcag:1.1", "; similar: wcag:1.1.1\n", nil),
      ("Image", "; similar: missing-image-label", "; similar: missing-image-label"),
      (
        "nothing-like-it", "unknown rule or group 'nothing-like-it' for --select\n",
        "unknown rule 'nothing-like-it'\n"
      ),
    ] as [(String, String?, String?)])
  func rules(name: String, selected: String?, explained: String?) throws {
    if let selected { try check("check", "--select", name, code: 2, complains: [selected]) }
    if let explained { try check("explain", name, code: 2, complains: [explained]) }
  }

  @Test func `A pattern that no shell expanded is explained`() throws {
    let advice =
      "Sources/*.swift: no such file or directory; patterns aren't expanded here, so name a directory"
    try check("check", "Sources/*.swift", code: 3, complains: [advice])
  }

  @Test func `If nothing could be checked, nothing is reported as free of findings`() throws {
    let outcome = try check("check", "nowhere", code: 3, complains: ["nowhere: no such file or directory"])
    #expect(outcome.text == "")
  }

  @Test func `An output file never overwrites code`() throws {
    for words in [
      ["check", "-o"], ["check", "--format=json", "-o"], ["report", "-o"], ["speak", "--audio"],
    ] {
      let folder = try TemporaryFolder([".git/HEAD": "", "Screen.swift": Screens.clean])
      let outcome = try Program.run(words + ["Screen.swift", "Screen.swift"], in: folder.path)
      #expect(outcome.code == 2 && outcome.errors.contains("refusing to overwrite source file"), "\(words)")
      #expect(try folder.text(of: "Screen.swift") == Screens.clean)
    }
    try check(
      "check", "--format", "sarif=a.out", "--format", "json=./a.out", code: 2,
      complains: ["two reports can't be written to the same file"])
  }

  @Test(arguments: ["0", "-1", "-9223372036854775808", "9223372036854775807", "400"])
  func `Only existing lines can be spoken`(_ line: String) throws {
    let outcome = try check("speak", "Screen.swift:\(line)", code: 2, complains: ["Screen.swift:\(line): "])
    #expect(outcome.text == "")
  }

  @Test func `A value may directly follow a short option`() throws {
    try check("check", "-j2", code: 0)
    try check("check", "-j=2", code: 0)
    try check("check", "-j", "2", code: 0)
  }
}
