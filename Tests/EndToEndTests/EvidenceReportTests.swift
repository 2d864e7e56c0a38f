// The output of `report`, with the real binary.

import Foundation
import TestSupport
import Testing

@Suite struct EvidenceReportTests {
  private static let date = ["SOURCE_DATE_EPOCH": "951782400"]

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
  }

  private func report(_ arguments: String..., in folder: TemporaryFolder, code: Int32 = 0) throws
    -> Program.Outcome
  {
    let outcome = try Program.run(
      ["report"] + arguments, in: folder.path, environment: EvidenceReportTests.date)
    #expect(outcome.code == code, "\(outcome.errors)")
    return outcome
  }

  /// The contract of `report --format json`.
  private struct Kept: Decodable {
    struct Item: Decodable {
      var path, rule, severity, message, fingerprint: String
      var screen: String?
      var line, column, endLine, endColumn: Int
      var criteria: [String]
      var fix: String?
      var announcement: Announcement?

      struct Announcement: Decodable, Equatable {
        var reader, now: String
        var afterFix: String?
      }
    }

    struct Ignored: Decodable {
      var path: String
      var line: Int
      var rules: [String]
      var reason: String?
      var coversFile, ofAnotherTool: Bool
    }

    struct Criterion: Decodable {
      var criterion, title, level, byHand: String
      var en301549, section508: String?
      var findings: Int
      var rules: [String]
    }

    struct Comparison: Decodable {
      var findings, new, gone: Int
    }

    var kind, date, project: String
    var version: Int
    var summary: [String: Int]
    var findings: [Item]
    var ignored: [Ignored]
    var criteria: [Criterion]
    var comparison: Comparison?
  }

  private func kept(_ arguments: String..., in folder: TemporaryFolder) throws -> Kept {
    let outcome = try Program.run(
      ["report", "--format", "json"] + arguments, in: folder.path, environment: EvidenceReportTests.date)
    return try JSONDecoder().decode(Kept.self, from: Data(outcome.output))
  }

  @Test func `JSON contains findings with screens, criteria with standards, and ignored findings`() throws {
    let source =
      Screens.nameless
      + "  // a11y:ignore missing-image-label: only  decoration\nlet a = 1 // a11y:ignore-file missing-hint\n"
    let kept = try kept(in: folder(["A.swift": source]))
    #expect(kept.kind == "a11y-lsp report" && kept.version == 1 && kept.date == "2000-02-29T00:00:00Z")
    #expect(kept.summary["errors"] == 1 && kept.summary["files"] == 1)
    let item = try #require(kept.findings.first)
    #expect(item.path == "A.swift" && item.screen == "Screen" && item.rule == "missing-icon-button-label")
    #expect((item.line, item.column, item.endLine, item.endColumn) == (3, 53, 3, 67))
    #expect(item.criteria.contains("4.1.2"))
    #expect(
      item.announcement
        == .init(reader: "VoiceOver", now: "“xmark, Button” (no label)", afterFix: "“Close, Button”"))
    #expect(item.fix == "Add accessibilityLabel(\"Close\")")
    #expect(kept.ignored.map(\.line) == [5, 6])
    #expect(kept.ignored.map(\.reason) == ["only decoration", nil])
    #expect(kept.ignored.map(\.coversFile) == [false, true])
    let criterion = try #require(kept.criteria.first { $0.criterion == "4.1.2" })
    #expect(criterion.en301549 == "11.4.1.2.1" && criterion.section508 == "E207.2" && criterion.findings == 1)
    #expect(kept.criteria.count { $0.level == "A" } == 31 && kept.criteria.count { $0.level == "AA" } == 24)
  }

  @Test func `A finding counts for the criteria that it fails`() throws {
    let source =
      "import SwiftUI\nlet t = Text(\"A\").foregroundStyle(Color(white: 0.8)).background(Color.white)\n"
      + "struct A: View { var body: some View { Button { close() } label: { Image(\"xmark\") } } }\n"
    let kept = try kept(in: folder(["A.swift": source]))
    func criteria(_ rule: String) -> [String]? { kept.findings.first { $0.rule == rule }?.criteria }
    #expect(criteria("low-contrast") == ["1.4.3", "1.4.6"])
    #expect(criteria("missing-icon-button-label") == ["4.1.2", "1.1.1"])
    for other in ["1.4.11", "2.4.4"] {
      #expect(kept.criteria.first { $0.criterion == other }?.findings == 0, "\(other)")
    }
  }

  @Test func `Equal findings are shown once, with all of their places, before their effect on standards`()
    throws
  {
    let folder = try folder([
      "B.swift": Screens.rolelessTwice.replacing("Keep", with: "Delete"),
      "C.swift": Screens.rolelessTwice.replacing("Keep", with: "Delete"),
    ])
    let text = try report("--format", "markdown", in: folder).text
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("#### warning VoiceOver") } == 1, "\(text)")
    #expect(lines.count { $0.hasPrefix("Also in B.swift:") && $0.contains("C.swift:") } == 1, "\(text)")
    let rows = lines.filter { $0.hasSuffix("| 2 |") && $0.contains("Tappable element has no button role") }
    #expect(rows.count == 2 && rows.allSatisfy { $0.contains("| 4, 5 |") }, "\(text)")
    let sections = [
      "## Summary", "## Findings", "## Findings by screen and file", "## Findings by criterion",
    ]
    let places = sections.compactMap { text.firstRange(of: "\n\($0)\n")?.lowerBound }
    #expect(places.count == sections.count && places == places.sorted())
  }

  @Test func `A finding shows its code, its announcements, and its fix`() throws {
    let page = try report(in: folder(["A.swift": Screens.nameless])).text
    for part in [
      "<mark>Image(&quot;xmark&quot;)</mark>", "<code>A.swift:3</code> in Screen",
      "<span class=\"number\">3</span>",
      "<dt>VoiceOver now</dt><dd>“xmark, Button” (no label)</dd>", "<dt>Fix</dt>",
      "<dt>VoiceOver after the fix</dt>",
      "<a href=\"#rule-missing-icon-button-label\">Icon-only button has no label</a>: 1 error in 1 file",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func `The summary counts all findings of a rule, and each severity has one name`() throws {
    let rules = #"{"rules": {"missing-button-role": "info"}}"#
    let text = try report(
      "--format", "markdown",
      in: folder(["A.swift": Screens.rolelessTwice + Screens.nameless, ".a11y-lsp.json": rules])
    ).text
    let summary = text.split(separator: "\n").filter { $0.hasPrefix("- ") && $0.contains(" in 1 file. ") }
    #expect(summary.count == 2 && summary[1].contains(": 2 info in 1 file. "), "\(summary)")
    #expect(text.contains("**2 info:**") && text.contains("\n#### info VoiceOver"))
    #expect(!text.contains("#### information") && !text.contains("| information |"))
  }

  @Test func `Labels are listed only for apps on Apple platforms`() throws {
    let layout =
      #"<ImageButton xmlns:android="http://schemas.android.com/apk/res/android" android:src="@drawable/x"/>"#
    let android = try report(in: folder(["res/layout/a.xml": layout])).text
    #expect(android.contains("Image") && !android.contains("Nutrition Labels</h2>"))
    #expect(
      android.contains("Test with TalkBack, Voice Access") && !android.contains("VoiceOver, Voice Control"))
    let apple = try report(in: folder(["A.swift": Screens.nameless])).text
    #expect(apple.contains("Nutrition Labels</h2>") && !apple.contains("TalkBack, Voice Access"))
  }

  @Test func `Code is shown for at most 60 kinds of findings of a rule, and all findings are listed`() throws
  {
    let buttons = (0..<100).map { "Button { a() } label: { Image(\"i\($0)\") }\n" }.joined()
    let source = "import SwiftUI\nstruct A: View { var body: some View { VStack {\n\(buttons)} } }\n"
    let page = try report(in: folder(["A.swift": source])).text
    func count(_ part: String) -> Int {
      page.split(separator: part, omittingEmptySubsequences: false).count - 1
    }
    // The code and the lines of the fix.
    #expect(count("<figure class=\"code") == 2 * 60)
    #expect(page.contains("<summary>52 more kinds of findings of this rule</summary>"))
    #expect(page.contains("<summary>40 more places</summary>"))
    for line in 3..<103 { #expect(page.contains("A.swift:\(line)"), "\(line)") }
    for line in 3..<103 { #expect(page.contains("\">\(line)</a>"), "\(line)") }
  }

  @Test func `Suppressions that affect no rule that ran aren't listed`() throws {
    let source = Screens.nameless + "// a11y:ignore truncated-text: fine\n"
    let layout = #"<View xmlns:tools="t" tools:ignore="Overdraw" />"#
    let kept = try kept(in: folder(["A.swift": source, "res/layout/a.xml": layout]))
    #expect(kept.ignored.isEmpty && kept.summary["ignored"] == 0)
  }

  @Test func `Known findings in the baseline are still reported`() throws {
    let folder = try folder(["A.swift": Screens.nameless, ".a11y-lsp.json": #"{"baseline": "known"}"#])
    #expect(try Program.run(["baseline", "create"], in: folder.path).code == 0)
    #expect(try kept(in: folder).findings.count == 1)
  }

  @Test func `A trend shows new and resolved findings, even if lines and files move`() throws {
    let folder = try folder(["A.swift": Screens.nameless, "B.swift": Screens.rolelessTwice])
    #expect(try report("--output", "earlier.json", in: folder).text == "Wrote earlier.json.\n")
    try folder.write("// Moved.\n\n" + Screens.nameless, to: "C.swift")
    try folder.remove("A.swift")
    try folder.write(
      Screens.rolelessTwice.replacing(
        "Text(\"Delete\").onTapGesture { remove() }", with: "Toggle(\"\", isOn: $a)"),
      to: "B.swift")
    let comparison = try #require(try kept("--compare", "earlier.json", in: folder).comparison)
    #expect((comparison.findings, comparison.new, comparison.gone) == (3, 1, 1))
    let page = try report("--compare", "earlier.json", in: folder).text
    #expect(page.contains("Compared with the report of 2000-02-29T00:00:00Z"))
    #expect(page.contains("<svg role=\"img\" aria-labelledby=\"severities-title severities-description\""))
    #expect(page.contains("New findings</caption>") && page.contains("Resolved findings</caption>"))
  }

  @Test(
    "a file that isn't a report isn't compared",
    arguments: [
      ("gone.json", "gone.json: no such file or directory"), ("a.json", "a.json isn't an a11y-lsp report"),
      ("b.json", "has report version 9"), ("c.json", "c.json is corrupt: 'date' is missing"),
      ("d.json", "d.json is corrupt: a finding has an unknown severity"),
      ("e.json", "e.json is corrupt: 'findings' isn't a list"), ("f.json", "f.json isn't an a11y-lsp report"),
      ("g.json", "g.json is corrupt: 'fingerprint' is missing"),
      ("h.json", "h.json is corrupt: 'severity' is missing"),
      ("i.json", "i.json: not valid UTF-8"), ("folder", "--compare: folder: "),
    ])
  func earlier(name: String, complaint: String) throws {
    let start = #"{"kind": "a11y-lsp report", "version": 1"#
    let head = start + #", "date": "", "tool": {"version": "1"}, "rules": [], "findings": "#
    let folder = try folder([
      "a.json": "[", "b.json": #"{"kind": "a11y-lsp report", "version": 9}"#, "c.json": start + "}",
      "d.json": head + #"[{"path": "a", "line": 1, "rule": "b", "severity": "bad", "fingerprint": "c"}]}"#,
      "e.json": head + "{}}", "f.json": #"{"version": 1, "findings": []}"#,
      "g.json": head + #"[{"path": "a", "line": 1, "rule": "b", "severity": "error"}]}"#,
      "h.json": head + "[7]}",
      "folder/": "",
    ])
    try folder.write(Array(head.utf8) + [0xFF], to: "i.json")
    let outcome = try report("--compare", name, in: folder, code: 2)
    #expect(outcome.errors.contains(complaint) && outcome.text == "")
  }

  @Test func `An earlier report may begin with a byte order mark`() throws {
    let folder = try folder(["A.swift": Screens.nameless])
    let earlier = try report("--format", "json", in: folder).output
    try folder.write([0xEF, 0xBB, 0xBF] + earlier, to: "earlier.json")
    let comparison = try #require(try kept("--compare", "earlier.json", in: folder).comparison)
    #expect((comparison.new, comparison.gone) == (0, 0))
  }

  @Test(
    "the file name determines the format, regardless of case, and - is standard output",
    arguments: [
      ("a.JSON", "{"), ("a.Md", "# "), ("a.HTML", "<!DOCTYPE"), ("a", "<!DOCTYPE"), ("-", "<!DOCTYPE"),
    ])
  func output(name: String, start: String) throws {
    let folder = try folder(["A.swift": Screens.clean])
    let text = try report("-o", name, in: folder).text
    #expect((name == "-" ? text : try folder.text(of: name)).hasPrefix(start))
    #expect(try folder.names.contains("-") == false)
    try folder.write("", to: "B.SWIFT")
    #expect(
      try report("-o", "B.SWIFT", in: folder, code: 2).errors.contains("refusing to overwrite source file"))
  }

  @Test func `The page is self-contained, has a language, and lists its sections`() throws {
    let page = try report(in: folder(["A.swift": Screens.nameless])).text
    for part in [
      "<!DOCTYPE html>\n<html lang=\"en\">", "<a class=\"skip\" href=\"#content\">", "<main id=\"content\"",
      "<summary><code>A.swift</code>: 1 error</summary>",
      "<td>Screen</td><td><a href=\"#finding-1\">3</a></td>",
      "What this report covers</h2>", "<a href=\"#limits\">",
      "isn&#39;t a conformance statement",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("<script") && !page.contains("%</"))
    #expect(!page.contains("src=") && !page.contains("@import") && !page.contains("url("))
  }

  @Test func `Markdown has the same sections and tables`() throws {
    let folder = try folder(["A.swift": Screens.nameless])
    _ = try report("-o", "a.md", in: folder)
    let text = try folder.text(of: "a.md")
    #expect(text.hasPrefix("# Accessibility report for "))
    #expect(text.contains("## What this report covers\n"))
    #expect(text.contains("\n| Icon-only button has no label | error | Screen | 3 | 1 |"))
    #expect(text.contains("\n```swift\n2  "))
    #expect(text.contains("⟦Image(\"xmark\")⟧"))
    let line = "  var body: some View { Button { close() } label: { Image(\"xmark\") }"
    #expect(text.contains("\n```diff\n- \(line) }\n+ \(line).accessibilityLabel(\"‹Close›\") }\n```\n"))
  }

  @Test("nothing in names, labels, or reasons becomes markup", arguments: ["html", "markdown"])
  func hostile(format: String) throws {
    let evil = "</td><script>x</script>|`*[a](b)"
    let source = Screens.labelled("\(evil) Button") + "// a11y:ignore missing-hint: \(evil)\n"
    let files = [
      "<script>x<.swift": source, "a|b`[c](d)\n\u{1}\u{1B}\u{202E}.swift": source,
    ]
    let report = try report("--format", format, in: folder(files)).text
    #expect(report.contains("script"))
    // In Markdown, code is in fences that it can't close.
    let text = format == "markdown" ? withoutFences(report) : report
    #expect(!text.replacing("\\<", with: "").contains("<script"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    if format == "markdown" {
      #expect(text.contains(#"\<script\>x\</script\>\|\`\*\[a\](b) Button"#))
      #expect(!text.contains("|`") && !text.contains(" [a]("))
    } else {
      #expect(text.contains("&lt;/td&gt;&lt;script&gt;x&lt;/script&gt;|`*[a](b) Button"))
    }
  }

  /// Returns Markdown without its blocks of code.
  private func withoutFences(_ text: String) -> String {
    var fence: Substring?
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let ticks = line.prefix { $0 == "`" }
      if let open = fence {
        if line == open { fence = nil }
        return false
      }
      if ticks.count >= 3 { fence = ticks }
      return ticks.count < 3
    }.joined(separator: "\n")
  }

  @Test func `The same code produces the same report`() throws {
    let folder = try folder(["A.swift": Screens.nameless, "b/B.swift": Screens.rolelessTwice])
    #expect(try report("-j", "1", in: folder).output == report("-j", "8", in: folder).output)
  }

  @Test func `Unreadable or unwritable files exit with code 3, and wrong arguments with code 2`() throws {
    let folder = try folder(["A.swift": Screens.nameless])
    #expect(try report(".", "gone.swift", in: folder, code: 3).text.contains("gone.swift"))
    #expect(try report("-o", "none/a.html", in: folder, code: 3).errors.contains("none/a.html"))
    #expect(try report("--format", "pdf", in: folder, code: 2).errors.contains("html, markdown, json"))
  }
}
