// The effective configuration of a file, with the real binary.

import Foundation
import TestSupport
import Testing

@Suite struct ConfigCommandTests {
  @Test func `A configuration that is a broken link is reported`() throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder[".a11y-lsp.json"], withDestinationPath: folder["nowhere.json"])
    let outcome = try Program.run(["check"], in: folder.path)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(".a11y-lsp.json:1:1: error: "))
  }

  @Test("A file outside the project is never quoted", arguments: [#"{"extends": "../token"}"#, nil])
  func secret(configuration: String?) throws {
    for secret in [
      "ghp_0123456789", #"{"ghp_0123456789": 1}"#, #"{"profile": "ghp_0123456789"}"#,
      #"{"auths": {}, "baseline": "ghp_0123456789", "locales": ["ghp_0123456789"]}"#,
    ] {
      let folder = try TemporaryFolder(["app/.git/HEAD": "", "app/A.swift": "", "token": secret])
      if let configuration {
        try folder.write(configuration, to: "app/.a11y-lsp.json")
      } else {
        try folder.link("app/.a11y-lsp.json", to: "../token")
      }
      for command in ["check", "config"] {
        let outcome = try Program.run([command], in: folder["app"])
        #expect(outcome.errors.contains("not a valid configuration file"), "\(outcome.errors)")
        #expect(!(outcome.text + outcome.errors).contains("ghp_"))
      }
    }
  }

  @Test(
    "a pattern that matches something is never noted, wherever its configuration is",
    arguments: [
      ([".a11y-lsp.json": #"{"exclude": ["Gen/**", "Gen/Old/**", "*.swift"]}"#], ".", nil),
      ([".a11y-lsp.json": #"{"exclude": ["Gone", "Screen.swift"]}"#], ".", "'Gone': "),
      ([".a11y-lsp.json": #"{"exclude": ["Gone", "Screen.swift"]}"#], "Gen", nil),
      (
        ["base.json": #"{"exclude": ["A.swift"]}"#, "Z/.a11y-lsp.json": #"{"extends": "../base.json"}"#], ".",
        nil
      ),
      (
        [
          "base.json": #"{"exclude": ["A/**", "Z/B.*"]}"#,
          "Z/.a11y-lsp.json": #"{"extends": "../base.json"}"#,
        ], ".", nil
      ),
      (["Z/.a11y-lsp.json": #"{"exclude": ["A.swift", "B.swift"]}"#], ".", "'A.swift': "),
    ] as [([String: String], String, String?)])
  func patterns(configurations: [String: String], path: String, noted: String?) throws {
    let files = [
      "A/A.swift": Screens.clean, "Gen/Old/C.swift": Screens.clean, "Screen.swift": Screens.clean,
      "Z/B.swift": Screens.clean,
    ].merging(configurations) { $1 }
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
    let outcome = try Program.run(["check", path], in: folder.path)
    #expect(outcome.code == 0)
    guard let noted else {
      #expect(outcome.errors == "")
      return
    }
    #expect(
      outcome.errors.hasPrefix("a11y-lsp: note: 'exclude' has no effect for \(noted)"), "\(outcome.errors)")
  }

  @Test func `Languages that don't exist and patterns that match nothing are noted`() throws {
    let files = [
      ".a11y-lsp.json": #"{"exclude": ["Gen/**", "Pods"], "locales": ["de", "jp", "english", "pt_BR"]}"#,
      "Gen/A.swift": "", "Screen.swift": Screens.clean,
    ]
    let locales = [
      "unknown language 'jp' in 'locales'; did you mean 'ja'?", "unknown language 'english' in 'locales'\n",
      "unknown language 'pt_BR' in 'locales'; did you mean 'pt-BR'?",
    ]
    let shown = try check("config", on: files, code: 0, complains: locales + ["has no effect for 'Pods'"])
    #expect(!shown.errors.contains("'Gen/**'") && !shown.errors.contains("'de'"))
    let checked = try check("check", on: files, code: 0, complains: locales)
    #expect(checked.errors.contains("note: 'exclude' has no effect for 'Pods': no file matches, apart from "))
    #expect(!checked.errors.contains("'Gen/**'"))
    try check("check", "--quiet", on: files, code: 0)
    try check("check", "Screen.swift", on: files, code: 0, complains: locales)
  }

  @Test func `The effective configuration of a file is shown with its origins`() throws {
    let files = [
      ".git/HEAD": "",
      "base.json": #"{"profile": "strict", "rules": {"missing-hint": {"requireHint": "all"}}}"#,
      "app/.a11y-lsp.json":
        #"{"extends": "../base.json", "exclude": ["Gen"], "perPath": [{"paths": "Old", "rules": {"missing-hint": "off"}}]}"#,
    ]
    func general(_ count: Int) -> String {
      #"""
      checked                         true                  file doesn't exist yet
      rules                           \#(count) of 139 turned on
      profile                         "strict"              base.json
      include                         []                    default
      exclude                         ["Gen"]               app/.a11y-lsp.json
      locales                         []                    default
      maxFileSize                     16777216              default
      baseline                        null                  default

      """#
    }
    let ofAll = "rules.missing-hint.requireHint  \"all\"                 base.json\n"
    let ofOld = "rules.missing-hint              \"off\"                 app/.a11y-lsp.json, perPath[0]\n"
    let idle = ["'exclude' has no effect for 'Gen': no file matches, apart from hidden files"]
    #expect(
      try check("config", "app/New.swift", on: files, code: 0, complains: idle).text == general(139) + ofAll)
    #expect(
      try check("config", "app/Old/A.swift", on: files, code: 0, complains: idle).text
        == general(138) + ofOld + ofAll)
    try check(
      "config", on: [".a11y-lsp.json": #"{"profle": 1}"#], code: 2, says: ["profile  "], complains: ["profle"]
    )
  }

  @Test(
    "A file that project-wide checks skip is reported with the reason",
    arguments: [
      ("a.txt", "not a Swift, Kotlin, Interface Builder, or Android resource file"),
      ("build.gradle.kts", "build scripts contain no UI"),
      ("Gen/A.swift", "excluded by 'Gen/**'"),
      ("Gen/Own/A.swift", "excluded by 'Gen/**'"),
      ("App/Only.kt", "not matched by 'include'"), ("out/A.swift", "out is ignored by git"),
      ("B.swift", "ignored by git"), (".build/A.swift", "hidden files are skipped"),
      ("Large.swift", "larger than 4096 bytes"),
    ])
  func leftOut(path: String, reason: String) throws {
    let files = [
      ".git/HEAD": "", ".gitignore": "out/\nB.swift\n",
      "Large.swift": String(repeating: Screens.nameless, count: 100),
      ".a11y-lsp.json": #"{"exclude": ["Gen/**"], "include": ["**/*.swift"], "maxFileSize": 4096}"#,
      "Gen/Own/.a11y-lsp.json": "{}",
    ]
    let text = try check("config", path, on: files, code: 0).text
    #expect(text.hasPrefix("checked      false"))
    #expect(text.split(separator: "\n").first?.contains(reason) == true, "\(text)")
    let json = try check("config", "--format", "json", path, on: files, code: 0).text
    #expect(json.hasPrefix(#"{"version":1,"path":"\#(path)","linted":false,"reason":"\#(reason)"#), "\(json)")
    // Without this reason, the file would have a finding.
    try check("check", "--quiet", on: files.merging([path: Screens.nameless]) { old, _ in old }, code: 0)
  }

  @Test func `The effective configuration is also available as JSON, with its errors`() throws {
    let files = [".git/HEAD": "", ".a11y-lsp.json": #"{"profil": 1, "locales": ["en"]}"#]
    let output = try check("config", "--format", "json", "A.swift", on: files, code: 2, complains: ["profil"])
      .text
    #expect(
      output.contains(
        #"{"version":1,"path":"A.swift","linted":true,"settings":[{"key":"profile","value":"recommended"},"#))
    #expect(output.contains(#"{"key":"locales","value":["en"],"origin":".a11y-lsp.json"}"#))
    #expect(
      output.contains(
        #""problems":[{"path":".a11y-lsp.json","line":1,"column":2,"severity":"warning","message":"Unknown key"#
      ))
    #expect(try !check("config", "--format", "json", on: [".git/HEAD": ""], code: 0).text.contains("linted"))
  }

  @Test func `The output says how many rules run and whether the file exists`() throws {
    let there = try check("config", "Screen.swift", code: 0).text
    #expect(there.hasPrefix("checked      true\nrules        73 of 139 turned on\n"))
    let strict = #"{"profile": "strict", "rules": {"missing-hint": "off"}}"#
    let gone = try check("config", "A.swift", on: [".a11y-lsp.json": strict], code: 0).text
    #expect(gone.contains("file doesn't exist yet\nrules               138 of 139 turned on\n"), "\(gone)")
  }
}
