// Checks that the sweep over real code detects a bad fix.

import Elements
import Linter
import Source
import TestSupport
import Testing

@Suite("Trying fixes") struct FixTrialTests {
  @Test("a good fix has no problems")
  func good() throws {
    let code = #"Button { go() } label: { Image("mangoes") }"#
    let (bench, finding) = try bench(code, path: "A.swift")
    for fix in finding.fixes { #expect(bench.run(fix, of: finding).problems.isEmpty) }
    #expect(!finding.fixes.isEmpty)
  }

  @Test(
    "code that no longer parses is detected",
    arguments: [
      ("A.swift", #"Button { go() } label: { Image("mangoes") }"#, ".foo(", "call without an end"),
      ("A.kt", "IconButton(onClick = go) { Icon(search, null) }", " {", "closure without an end"),
      ("res/layout/a.xml", #"<ImageButton android:src="@drawable/a"/>"#, "<View>", "element without an end"),
    ])
  func broken(path: String, code: String, addition: String, problem: String) throws {
    let (bench, finding) = try bench(code, path: path)
    let fix = Fix(
      "Break it", .safe, edits: [Fix.Edit(code.utf8.count..<code.utf8.count, .init([.text(addition)]))])
    #expect(bench.run(fix, of: finding).problems.contains("breaks the code: \(problem)"))
  }

  @Test("a fix that keeps its finding, adds another, or changes nothing is detected")
  func findings() throws {
    let code = #"Button { go() } label: { Image("mangoes") }"#
    let (bench, finding) = try bench(code, path: "A.swift")
    func problems(_ edits: Fix.Edit...) -> [String] {
      bench.run(Fix("Try it", .safe, edits: edits), of: finding).problems
    }
    let end = code.utf8.count..<code.utf8.count
    #expect(problems(Fix.Edit(end, "\n// Done")) == ["leaves its finding"])
    #expect(problems(Fix.Edit(end, #".accessibilityLabel("")"#)) == ["adds empty-label in line 1"])
    #expect(problems() == ["changes nothing"])
  }

  @Test("a second label, one of two branches, and an unavailable API are detected")
  func labels() throws {
    let code = #"Button { go() } label: { if on { Image("a") } else { Image("b") } }"#
    let file = SourceFile(path: "A.swift", text: SourceText(code))
    var configuration = Configuration()
    configuration.targets = [.iOS: TargetVersion(13)]
    let linter = Linter(configuration)
    let findings = linter.lint(file)
    let bench = FixTrials(file, findings: findings, linter)
    let finding = try #require(findings.first { $0.rule == "missing-icon-button-label" })
    func problems(_ added: String, behind part: String) throws -> [String] {
      let end = try #require(code.ranges(of: part).first).upperBound.utf16Offset(in: code)
      return bench.run(Fix("Try it", .safe, edits: [Fix.Edit(end..<end, .init([.text(added)]))]), of: finding)
        .problems
    }
    let label = #".accessibilityLabel("Go")"#
    let found = try problems(label, behind: #"Image("a")"#)
    #expect(found.contains("writes .accessibilityLabel(, which a system of the app lacks"))
    #expect(found.contains("names one branch only"))
    let old = #".accessibility(label: Text("Go"))"#
    #expect(try problems(old + old, behind: #"Image("b") } }"#).contains("brings two labels"))
  }

  @Test("duplicates in a tag are detected")
  func twice() {
    let before = BrokenParts(of: SourceText(#"<View xmlns:android="x" android:id="a"/>"#), path: "a.xml")
    let after = BrokenParts(
      of: SourceText(#"<View xmlns:android="x" android:id="a" android:id="a" app:id="b"/>"#), path: "a.xml")
    #expect(after.added(to: before) == ["attribute written twice", "prefix nobody declares"])
    #expect(before.added(to: after).isEmpty)
  }

  @Test("declarations that shadow others and missing imports are detected")
  func names() {
    let marked = MarkedText(
      """
      import androidx.compose.ui.Modifier
      @Composable
      fun Search(query: String) {
        ⟦val query = stringResource(R.string.query)
        val label = query
        ⟧Field(query, Modifier⟦.clickable(role = Role.Button)⟧)
      }
      """)
    let code = InsertedKotlin(SourceText(marked.text), inserted: marked.ranges)
    #expect(code.problems == ["hides query", "uses Role without an import"])
  }

  /// Returns trials for the only finding in `code`.
  private func bench(_ code: String, path: String) throws -> (FixTrials, Finding) {
    let file = SourceFile(path: path, text: SourceText(code))
    let linter = Linter()
    let findings = linter.lint(file)
    return (FixTrials(file, findings: findings, linter), try #require(findings.first))
  }
}
