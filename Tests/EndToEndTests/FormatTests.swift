// The output of `check` for services and CI servers, with the real binary.

import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct FormatTests {
  private static let message =
    "VoiceOver announces “xmark, Button”, so users can't tell what this does. Add a label."
  private static let inXML = message.replacing("'", with: "&#39;")

  private func report(
    _ format: String, _ arguments: String..., on files: [String: String] = ["App/A.swift": Screens.nameless],
    in subfolder: String = "", code: Int32 = 1, location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
    let outcome = try Program.run(
      ["check", "--format", format] + arguments, in: subfolder.isEmpty ? folder.path : folder[subfolder])
    #expect(outcome.code == code, "\(outcome.errors)", sourceLocation: location)
    return outcome.text
  }

  // MARK: Each format

  @Test func `GitHub gets a workflow command with file, lines, columns, and title`() throws {
    #expect(
      try report("github")
        == "::error file=App/A.swift,line=3,endLine=3,col=53,endColumn=67,"
        + "title=Icon-only button has no label (missing-icon-button-label)::\(FormatTests.message)\n")
  }

  @Test func `GitHub's syntax characters are escaped`() throws {
    let text = try report("github", on: ["a:b,c%\n::x.swift": Screens.nameless])
    #expect(text.hasPrefix("::error file=a%3Ab%2Cc%25%0A%3A%3Ax.swift,line=3,"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func `GitHub gets no columns for findings that span lines`() throws {
    let source = Screens.nameless.replacing(#"Image("xmark")"#, with: "Image(\n\"close\")")
    #expect(try report("github", on: ["A.swift": source]).contains("line=3,endLine=4,title="))
  }

  @Test func `GitLab gets description, check, fingerprint, severity, and location`() throws {
    let text = try report("gitlab")
    let start =
      #"[{"description":"\#(FormatTests.message)","check_name":"missing-icon-button-label","fingerprint":""#
    #expect(text.hasPrefix(start))
    #expect(
      text.hasSuffix(
        #"","severity":"critical","location":{"path":"App/A.swift","lines":{"begin":3,"end":3}}}]"# + "\n"))
    #expect(try report("gitlab", on: ["A.swift": Screens.clean], code: 0) == "[]\n")
  }

  @Test func `JUnit has a suite for each file and a test for each finding`() throws {
    #expect(
      try report("junit", on: ["A.swift": Screens.nameless, "B.swift": Screens.clean]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="a11y-lsp" tests="2" failures="1" errors="0">
          <testsuite name="A.swift" tests="1" failures="1" errors="0" skipped="0" time="0">
            <testcase name="missing-icon-button-label" classname="A.swift" time="0"><failure \
        message="\(FormatTests.inXML)" type="error">A.swift:3:53: error: \(FormatTests.inXML) \
        (missing-icon-button-label)</failure></testcase>
          </testsuite>
          <testsuite name="B.swift" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase name="no findings" classname="B.swift" time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `In JUnit, a finding below the threshold isn't a failure, and an unreadable file is an error`()
    throws
  {
    let files = ["A.swift": Screens.rolelessTwice]
    let passed = try report("junit", "--fail-on", "error", on: files, code: 0)
    #expect(passed.contains(#"tests="2" failures="0""#) && passed.contains("<system-out>A.swift:4:"))
    #expect(passed.contains(#"name="missing-button-role (2)""#))
    let missing = try report("junit", ".", "gone.swift", on: files, code: 3)
    #expect(missing.contains(#"failures="2" errors="1""#) && missing.contains("<error message="))
  }

  @Test func `Checkstyle has an error for each finding`() throws {
    #expect(
      try report("checkstyle") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="App/A.swift">
            <error line="3" column="53" severity="error" message="\(FormatTests.inXML)" \
        source="a11y-lsp.missing-icon-button-label"/>
          </file>
        </checkstyle>

        """)
  }

  // MARK: SARIF

  @Test func `SARIF contains the run, the rules with findings, locations, fingerprints, and fixes`() throws {
    let log = try SARIFLog(
      report("sarif", ".", "gone.swift", on: ["App/ä b.swift": Screens.nameless], code: 3))
    #expect(log.version == "2.1.0" && log.runs.count == 1)
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.name == "a11y-lsp" && run.columnKind == "utf16CodeUnits")
    #expect(run.tool.driver.rules.map(\.id) == ["missing-icon-button-label"])
    #expect(run.tool.driver.rules[0].defaultConfiguration.level == "error")
    let tags = run.tool.driver.rules[0].properties.tags
    #expect(Set(["accessibility", "wcag:4.1.2", "en301549:11.4.1.2.1"]).isSubset(of: tags))
    #expect(!run.invocations[0].executionSuccessful)
    let notification = run.invocations[0].toolExecutionNotifications[0]
    #expect(notification.level == "error")
    #expect(notification.locations[0].physicalLocation.artifactLocation.uri == "gone.swift")
    #expect(run.originalUriBaseIds.keys.sorted() == ["%SRCROOT%"])
    let result = try #require(run.results.first)
    #expect(result.ruleId == "missing-icon-button-label" && result.ruleIndex == 0 && result.level == "error")
    #expect(result.message.text == FormatTests.message)
    let place = result.locations[0].physicalLocation
    #expect(place.artifactLocation == .init(uri: "App/%C3%A4%20b.swift", uriBaseId: "%SRCROOT%"))
    #expect(place.region == .init(startLine: 3, startColumn: 53, endLine: 3, endColumn: 67))
    let change = try #require(result.fixes?.first?.artifactChanges.first)
    #expect(change.artifactLocation == place.artifactLocation)
    #expect(
      change.replacements[0].deletedRegion.startColumn == change.replacements[0].deletedRegion.endColumn)
    #expect(change.replacements[0].insertedContent.text == ".accessibilityLabel(\"Close\")")
  }

  @Test func `SARIF columns count UTF-16 units`() throws {
    let source = Screens.nameless.replacing("var body", with: "let a = \"😀\"; var body")
    let log = try SARIFLog(report("sarif", on: ["A.swift": source]))
    #expect(log.results[0].locations[0].physicalLocation.region?.startColumn == 67)
  }

  @Test func `Fingerprints survive reformatting and distinguish equal findings`() throws {
    let twice = Screens.nameless.replacing(
      #"Button { close() } label: { Image("xmark") }"#,
      with: #"HStack { Button { a() } label: { Image("x") }; Button { a() } label: { Image("x") } }"#)
    let moved =
      "// Something.\n\n"
      + twice.replacing("; ", with: "\n      // a\n").replacing("{ a() }", with: "{\na()\n}")
    let before = try SARIFLog(report("sarif", on: ["A.swift": twice])).results.map(\.partialFingerprints)
    let after = try SARIFLog(report("sarif", on: ["A.swift": moved])).results.map(\.partialFingerprints)
    #expect(before == after)
    #expect(before.count == 2 && Set(before).count == 2)
    func identities(_ source: String) throws -> [Substring] {
      try report("gitlab", on: ["A.swift": source]).split(separator: #""fingerprint":""#).dropFirst().map {
        $0.prefix(32)
      }
    }
    #expect(try identities(twice) == identities(moved))
    #expect(try Set(identities(twice)).count == 2)
  }

  // MARK: All formats

  private static let formats = ["xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle"]

  @Test("every format respects selected severities and rules", arguments: formats)
  func selection(format: String) throws {
    let files = ["A.swift": Screens.nameless, "B.swift": Screens.rolelessTwice]
    let whole = try report(format, on: files)
    #expect(whole.contains("missing-icon-button-label") && whole.contains("missing-button-role"))
    let grave = try report(format, "--min-severity", "error", on: files)
    #expect(grave.contains("missing-icon-button-label") && !grave.contains("missing-button-role"))
    let selected = try report(format, "--select", "missing-button-role", on: files)
    #expect(!selected.contains("missing-icon-button-label") && selected.contains("missing-button-role"))
  }

  @Test("known findings in the baseline are in no format", arguments: formats)
  func baseline(format: String) throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": Screens.nameless])
    #expect(try Program.run(["baseline", "create", "--baseline", "known"], in: folder.path).code == 0)
    let outcome = try Program.run(["check", "--format", format, "--baseline", "known"], in: folder.path)
    #expect(outcome.code == 0 && !outcome.text.contains("missing-icon-button-label"))
  }

  @Test(
    "services get paths relative to the repository root", arguments: ["sarif", "github", "gitlab"])
  func repositoryPaths(format: String) throws {
    #expect(try report(format, in: "App").contains("App/A.swift"))
  }

  @Test("others get paths relative to the working directory", arguments: ["json", "junit", "checkstyle"])
  func workingPaths(format: String) throws {
    let text = try report(format, in: "App")
    #expect(text.contains("\"A.swift\"") && !text.contains("App/A.swift"))
  }

  @Test("unusual characters in names and labels don't break the format", arguments: formats)
  func hostile(format: String) throws {
    let names = [
      "a\"b'<&>]]>.swift", "::error::%0A,x.swift", "a\nb\t\u{1}\u{1B}[31m\u{202E}.swift",
      "${{x}}`$(y)`.swift",
    ]
    let source = Screens.labelled("a\u{1}\u{1B}[2J\u{85}]]><& [x](y) Button")
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, source + Screens.nameless) })
    let text = try report(format, "--profile", "strict", on: files)
    #expect(text.count > 500)
    // JSON allows non-ASCII control characters, and the fixes in it must be exact.
    let isExact = ["json", "sarif"].contains(format)
    let controls = text.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x85 && !isExact
    }
    #expect(controls.isEmpty)
    switch format {
    case "json", "sarif", "gitlab":
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    case "junit", "checkstyle":
      #expect(XMLParser(data: Data(text.utf8)).parse())
    default:
      let start = format == "github" ? "::" : "/"
      #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix(start) })
    }
  }
}
