// Words on the command line that mean something else than was meant, by the real binary.

import Testing

@Suite struct ArgumentTests {
  @Test func `Wrong words are named, with what was meant`() throws {
    try check("chek", code: 2, complains: ["There is no command “chek”. Did you mean “check”?"])
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

  @Test func `A value may stand right behind a short option`() throws {
    try check("check", "-j2", code: 0)
    try check("check", "-j=2", code: 0)
    try check("check", "-j", "2", code: 0)
  }
}
