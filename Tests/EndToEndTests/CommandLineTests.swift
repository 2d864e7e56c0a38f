// Commands and their exit codes, with the real binary.

import Foundation
import Linter
import TestSupport
import Testing

@Suite struct CommandLineTests {
  @Test func `Version and help go to standard output`() throws {
    try check("--version", code: 0, says: ["a11y-lsp 0."])
    try check("--help", code: 0, says: ["check [PATH…]", "explain RULE", "rules", "server"])
    try check("help", code: 0, says: ["Usage: a11y-lsp COMMAND"])
    try check("check", "--help", code: 0, says: ["--fail-on LEVEL", "Exit codes"])
    try check("explain", "-h", code: 0, says: ["Usage: a11y-lsp explain"])
  }

  @Test func `The debug command isn't in the help`() throws {
    let outcome = try Program.run(["--help"])
    #expect(!outcome.text.contains("debug"))
  }

  @Test func `A missing command is an error that prints help`() throws {
    try check(code: 2, complains: ["Usage: a11y-lsp COMMAND"])
  }

  @Test func `Interface Builder files are checked, but no other Xcode XML`() throws {
    let button = "<button id=\"a\"><state key=\"normal\" image=\"xmark\"/></button>"
    let document =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(button)</objects></document>\n"
    let files = [
      "Base.lproj/Main.storyboard": document, "Mac.xib": document.replacing("CocoaTouch", with: "Cocoa"),
      "Info.plist": document, "a.xml": document, "A.xcdatamodel/contents": document,
    ]
    try check(
      "check", "--format", "json", on: files, code: 1,
      says: [
        "\"path\":\"Base.lproj/Main.storyboard\"", "\"framework\":\"Interface Builder\"", "\"files\":2,",
        "\"errors\":1,",
      ])
    try check("check", "--fix", "Mac.xib", on: files, code: 0)
  }

  @Test func `Unknown rules and groups are named, with a suggestion`() throws {
    try check("check", "--select", "missing-hnit", code: 2, complains: ["did you mean 'missing-hint'?"])
    try check("check", "--ignore", "nmaes", code: 2, complains: ["did you mean 'names'?"])
    try check(
      "check", "--select", "android-lint:contentdescription", code: 2,
      complains: ["did you mean 'android-lint:ContentDescription'?"])
    try check(
      "check", "--select", "luscii:IDENTIFIER_TOO_SHORT", code: 2,
      complains: ["no rule corresponds to 'luscii:IDENTIFIER_TOO_SHORT' in --select. Identifiers"])
    try check(
      "explain", "missing-hnit", code: 2, complains: ["did you mean 'missing-hint'?", "a11y-lsp rules"])
    try check("explain", code: 2, complains: ["missing rule ID"])
    try check("rules", "missing-hint", code: 2, complains: ["a11y-lsp explain missing-hint"])
  }

  @Test func `A clean directory is reported as clean`() throws {
    try check("check", code: 0, says: ["No findings in 1 file."])
    try check("check", "-q", code: 0)
  }

  @Test func `Findings at or above the threshold exit with code 1`() throws {
    let files = ["Screen.swift": Screens.rolelessTwice]
    try check("check", on: files, code: 1)
    try check("check", "--fail-on", "hint", on: files, code: 1)
    try check("check", "--fail-on=warning", on: files, code: 1)
    try check("check", "--fail-on", "error", on: files, code: 0)
    try check("check", "--fail-on", "never", on: files, code: 0)
  }

  @Test func `Findings that aren't shown still count`() throws {
    let files = ["Screen.swift": Screens.rolelessTwice]
    try check(
      "check", "--min-severity", "error", on: files, code: 1,
      says: ["No findings in 1 file (2 below --min-severity, but not below --fail-on)."])
  }

  @Test func `Rules are selected and ignored, regardless of the configuration`() throws {
    let files = [
      "Screen.swift": Screens.nameless, ".a11y-lsp.json": #"{"rules": {"missing-icon-button-label": "off"}}"#,
    ]
    try check("check", on: files, code: 0)
    try check("check", "--select", "missing-icon-button-label", on: files, code: 1)
    try check("check", "--select", "color,names", on: files, code: 1)
    try check("check", "--select=names", "--ignore", "missing-icon-button-label", on: files, code: 0)
  }

  @Test func `The configuration sets severities`() throws {
    let files = [
      "Screen.swift": Screens.nameless,
      ".a11y-lsp.json": #"{"rules": {"missing-icon-button-label": "hint"}}"#,
    ]
    try check(
      "check", "--min-severity", "hint", on: files, code: 0, says: ["hint[missing-icon-button-label]"])
  }

  @Test func `A configuration on the command line applies to all files`() throws {
    let files = [
      "a/Screen.swift": Screens.nameless, "a/.a11y-lsp.json": "{}",
      "off.json": #"{"rules": {"missing-icon-button-label": "off"}}"#,
    ]
    try check("check", on: files, code: 1)
    try check("check", "--config", "off.json", on: files, code: 0)
    try check(
      "check", "--config", "no.json", on: files, code: 2,
      complains: ["no.json:1:1: error: ", "no such file or directory"])
  }

  @Test func `A malformed configuration is named by line and column, and nothing is checked`() throws {
    let files = ["Screen.swift": Screens.nameless, ".a11y-lsp.json": "{\n  \"rules\": {,}\n}"]
    let outcome = try check("check", on: files, code: 2, complains: [".a11y-lsp.json:2:13: error: "])
    #expect(outcome.text == "")
  }

  @Test(
    "a misspelled key or rule is an error in every command that reports findings, whichever file contains it",
    arguments: [["check"], ["report"], ["baseline", "create"]])
  func misspellings(command: [String]) throws {
    let text = "{\n  \"profil\": \"strict\",\n  \"rules\": {\"missing-hnit\": \"off\"}\n}"
    for name in [".a11y-lsp.json", "ci.json"] {
      let folder = try TemporaryFolder([".git/HEAD": "", "Screen.swift": Screens.nameless, name: text])
      let option = name == "ci.json" ? ["--config", name] : []
      let outcome = try Program.run(command + option, in: folder.path)
      #expect(outcome.code == 2 && outcome.text == "", "\(outcome.text)")
      #expect(
        outcome.errors == """
          \(name):2:3: error: Unknown key 'profil'; did you mean 'profile'?
          \(name):3:13: error: Unknown rule 'missing-hnit'; did you mean 'missing-hint'?

          """)
      #expect(throws: (any Error).self) { try folder.text(of: ".a11y-lsp-baseline") }
    }
  }

  @Test func `An unreadable file exits with code 3, and the rest is checked`() throws {
    let files = ["Screen.swift": Screens.nameless]
    try check(
      "check", ".", "gone.swift", on: files, code: 3, says: ["(1 error)"],
      complains: ["gone.swift: no such file or directory"])
    try check(
      "check", "--fail-on", "never", "gone", on: files, code: 3,
      complains: ["gone: no such file or directory"])
  }

  @Test func `Ignored and excluded files are checked if they're named`() throws {
    let files = [
      "Old/Screen.swift": Screens.nameless, "New/Screen.swift": Screens.nameless,
      ".gitignore": "/Old\n", ".a11y-lsp.json": #"{"exclude": ["New"]}"#,
    ]
    try check("check", on: files, code: 0, says: ["No files to check."])
    try check(
      "check", "Old/Screen.swift", "New/Screen.swift", on: files, code: 1,
      says: ["2 findings in 2 files (2 errors)."])
    try check(
      "check", "--force-exclude", "Old/Screen.swift", "New/Screen.swift", on: files, code: 0,
      says: ["No files to check."])
    try check("check", "--force-exclude", "Old", on: files, code: 0, says: ["No files to check."])
  }

  @Test func `Some paths have different rules, whether a file or its directory is named`() throws {
    let files = [
      "App/Screen.swift": Screens.nameless, "Legacy/Screen.swift": Screens.nameless,
      ".a11y-lsp.json":
        #"{"perPath": [{"paths": ["Legacy/**"], "rules": {"missing-icon-button-label": "warning"}}]}"#,
    ]
    try check("check", on: files, code: 1, says: ["2 findings in 2 files (1 error, 1 warning)."])
    try check("check", "Legacy/Screen.swift", on: files, code: 1, says: ["1 finding in 1 file (1 warning)."])
  }

  @Test func `A file named twice is checked once`() throws {
    let files = ["a/Screen.swift": Screens.nameless]
    try check(
      "check", "a", "a/Screen.swift", ".", "a/../a", on: files, code: 1,
      says: ["1 finding in 1 file (1 error)."])
  }

  @Test func `A path that looks like an option follows two dashes`() throws {
    try check("check", "--", "-a.swift", on: ["-a.swift": Screens.nameless], code: 1, says: ["-a.swift:3:"])
  }

  @Test func `The schema contains every key, rule, and option`() throws {
    let output = try check("schema", code: 0).output
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(
      Set(properties.keys) == [
        "$schema", "baseline", "components", "exclude", "extends", "include", "locales", "maxFileSize",
        "perPath", "profile", "rules", "targets",
      ])
    let definitions = try #require(schema["definitions"] as? [String: Any])
    let rules = try #require((definitions["rules"] as? [String: Any])?["properties"] as? [String: Any])
    #expect(Set(rules.keys) == Set(Rule.configurableIDs))
    let forms = try #require((rules["small-touch-target"] as? [String: Any])?["anyOf"] as? [[String: Any]])
    let options = try #require(forms.last?["properties"] as? [String: Any])
    #expect(Set(options.keys) == ["severity", "minIOS", "minAndroid", "critical", "profile"])
    #expect((options["profile"] as? [String: Any])?["enum"] as? [String] == ["default", "9mm"])
  }

  @Test func `Components are listed with how they were recognized`() throws {
    let files = [
      "Package.swift": "",
      "Parts.swift": """
      import SwiftUI
      struct Tile: View { let title: String; var body: some View { Button(action: go) { Text(title) } } }
      struct Frame: View { let content: AnyView; var body: some View { content } }
      struct Holder: View { var body: some View { Other() } }
      """,
    ]
    try check(
      "components", on: files, code: 0,
      says: [
        "Frame  shows the content that it's given", "Tile   button (inferred), labeled by 'title'",
        "Recognized 2 components.",
        "1 more couldn't be recognized",
      ])
    try check("components", "--all", on: files, code: 0, says: ["Holder  unknown"])
    let json = try check("components", "--format", "json", on: files, code: 0).text
    #expect(json.contains(#""name":"Tile","path":"Parts.swift","origin":"inferred","role":"button""#))
    try check("components", "missing", on: files, code: 3, complains: ["missing"])
  }

  @Test func `Configured components are listed instead of what their code suggests`() throws {
    let files = [
      "Package.swift": "",
      "Parts.swift": """
      import SwiftUI
      struct Tile: View { let title: String; var body: some View { Button(action: go) { Text(title) } } }
      """,
      ".a11y-lsp.json": """
      { "components": {
        "Tile": { "role": "link", "label": ["name", "title"], "size": "side" },
        "Wave": { "role": "image", "decorativeWhen": { "argument": "label", "is": "nil" } } } }
      """,
    ]
    try check(
      "components", "--all", on: files, code: 0,
      says: [
        "Tile  link (configured), labeled by 'name' or 'title', sized by 'side'  (.a11y-lsp.json)",
        "Tile  not used: configured in .a11y-lsp.json  (Parts.swift)",
        "Wave  image (configured), decorative if 'label' is nil  (.a11y-lsp.json)",
        "Recognized 2 components.",
      ])
    let json = try check("components", "--format", "json", on: files, code: 0).text
    #expect(json.contains(#""name":"Tile","path":".a11y-lsp.json","origin":"configured","role":"link""#))
    #expect(!json.contains("Parts.swift"))
    let broken = files.merging([".a11y-lsp.json": "{\"components\": 1}"]) { $1 }
    try check("components", on: broken, code: 2, complains: ["'components' must be an object"])
  }

  @Test func `Rules are listed for people and for programs`() throws {
    try check("rules", code: 0, says: ["missing-icon-button-label", "roles-and-states"])
    let json = try check("rules", "--format", "json", code: 0)
    let list = try JSONDecoder().decode(RuleListing.self, from: Data(json.output))
    #expect(list.version == 1)
    let rule = try #require(list.rules.first { $0.id == "missing-icon-button-label" })
    #expect(
      rule.category == "names" && rule.profile == "recommended" && rule.severity == "error" && rule.fixable)
    #expect(rule.platforms.contains("SwiftUI") && rule.criteria.contains("4.1.2") && !rule.title.isEmpty)
    #expect(rule.levels.count == rule.criteria.count && rule.levels.contains("A"))
    #expect(rule.en301549.contains("11.4.1.2.1") && rule.nutritionLabels.contains("Voice Control"))
    #expect(rule.mcag == ["1.1.3 Interactive Elements Have Names"])
    #expect(rule.equivalents.contains { $0.tool == "android-lint" && $0.check == "ContentDescription" })
    #expect(rule.statements.contains { $0.id == "P16" && $0.place == "Practice 2" })
    #expect(rule.examples.contains { $0.platform == "SwiftUI" && $0.reported && $0.fixed != nil })
  }

  private struct RuleListing: Decodable {
    struct Entry: Decodable {
      var id, title, category, profile, severity: String
      var platforms, criteria, levels, en301549, mcag, nutritionLabels: [String]
      var fixable: Bool
      var equivalents: [Equivalent]
      var statements: [Statement]
      var examples: [Example]
    }

    struct Equivalent: Decodable { var tool, check: String }

    struct Statement: Decodable { var id, document, place: String }

    struct Example: Decodable {
      var platform, code: String
      var reported: Bool
      var fixed: String?
    }

    var version: Int
    var rules: [Entry]
  }

  @Test func `The server starts with either name, regardless of other flags`() throws {
    let goodbye = #"{"jsonrpc":"2.0","method":"exit"}"#
    let input = Array("Content-Length: \(goodbye.utf8.count)\r\n\r\n\(goodbye)".utf8)
    let commands = [
      ["server"], ["--stdio"], ["server", "--stdio", "--clientProcessId=1"], ["--log", "--stdio"],
    ]
    for arguments in commands {
      let outcome = try Program.run(arguments, input: input)
      #expect(outcome.code == 1)
      #expect(outcome.errors == "")
    }
  }

  @Test func `The parser's output can be inspected`() throws {
    let files = ["a.swift": "let a = f(\"ü\", g)\n", "b.xml": "<a b=\"c\"/>"]
    try check("debug", "dump", "a.swift", on: files, code: 0, says: ["property a", "call f"])
    try check("debug", "elements", "a.swift", on: ["a.swift": Screens.nameless], code: 0, says: ["button"])
    try check(
      "debug", "literals", "a.swift", "b.xml", on: files, code: 0,
      says: [
        #"{"path":"a.swift","strings":[[10,14]],"calls":[[8,9]]}"#,
        #"{"path":"b.xml","strings":[[6,7]],"calls":[[1,2]]}"#,
      ])
    try check(
      "debug", "dump", "no.swift", on: files, code: 3, complains: ["no.swift: no such file or directory"])
  }
  @Test func `Unknown facts are counted and explained, in a directory or a file`() throws {
    let view = "import SwiftUI\nstruct Screen: View {\n  var body: some View {\n    Widget3D()\n  }\n}\n"
    let files = ["App/Screen.swift": view, "notes.txt": "-"]
    let json =
      #"{"version":1,"frameworks":[{"framework":"SwiftUI","elements":1,"opaque":1,"controls":0,"controlsNamed":0,"#
      + #""pictures":0,"picturesNamed":0,"texts":0,"textsSized":0,"textsColored":0}],"reasons":[{"reason":"#
      + #""library view","count":1,"places":[{"path":"App/Screen.swift","line":4,"what":"Widget3D"}]}]}"#
    for path in [".", "App", "App/Screen.swift"] {
      try check("debug", "unknowns", path, "--format", "json", on: files, code: 0, says: [json])
    }
    try check(
      "debug", "unknowns", ".", on: files, code: 0,
      says: ["SwiftUI\n  1 element, 1 of 1 (100%) opaque", "1 × Widget3D  App/Screen.swift:4"])
    try check("debug", "unknowns", ".", on: ["notes.txt": "-"], code: 0, says: ["No elements found.\n"])
    try check(
      "debug", "unknowns", "no.swift", on: files, code: 3, complains: ["no.swift: no such file or directory"])
    try check("debug", "unknowns", on: files, code: 2, complains: ["missing path argument"])
    try check(
      "debug", "dump", "App/Screen.swift", "--format", "json", on: files, code: 2,
      complains: ["--format can only be used with 'unknowns'"])
  }
}
