// Mistyped command-line arguments, with the real binary.

import TestSupport
import Testing

@Suite struct ArgumentTests {
  @Test func `Wrong arguments are named, with a suggestion`() throws {
    try check("chek", code: 2, complains: ["There is no command “chek”. Did you mean “check”?"])
    try check(
      "fix", code: 2, complains: ["There is no command “fix”. What it may mean: a11y-lsp check --fix"])
    try check("Screen.swift", code: 2, complains: ["a11y-lsp check Screen.swift"])
    try check("--verison", code: 2, complains: ["There is no option “--verison”. Did you mean “--version”?"])
    try check(
      "check", "--fromat", "json", code: 2, complains: ["Did you mean “--format”?", "a11y-lsp check --help"])
    try check("check", "--format", "jsno", code: 2, complains: ["text, xcode, json", "Did you mean “json”?"])
    try check("check", "--format", code: 2, complains: ["“--format” needs a value"])
    try check("check", "--format", "--fix", code: 2, complains: ["“--format” needs a value"])
    try check("check", "--fix=yes", code: 2, complains: ["“--fix” takes no value"])
    try check("check", "--jobs", "0", code: 2, complains: ["whole number"])
    try check("check", "-j0", code: 2, complains: ["“0” is no value for --jobs"])
    try check("check", "-j", code: 2, complains: ["“-j” needs a value"])
    try check("check", "-q2", code: 2, complains: ["no option “-q2”"])
    try check("check", "", code: 2, complains: ["A path is empty"])
    try check("check", "--select", ",,", code: 2, complains: ["--select names no rule"])
    try check("check", "--ignore", ",", code: 2, complains: ["--ignore names no rule"])
    try check("check", "--stdin", code: 2, complains: ["--stdin-filename"])
    try check("check", "--stdin-filename", "a.swift", "b.swift", code: 2, complains: ["b.swift"])
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
      #expect(outcome.code == 2 && outcome.errors.contains("is the name of a file of code"), "\(words)")
      #expect(try folder.text(of: "Screen.swift") == Screens.clean)
    }
    try check(
      "check", "--format", "sarif=a.out", "--format", "json=./a.out", code: 2,
      complains: ["cannot go to one file"])
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
