// Baselines: their file, and the findings that they still match after the code has changed.

import Linter
import Source
import TestSupport
import Testing

@Suite struct BaselineTests {
  /// Returns the baseline of `files` after writing and reading it.
  private func baseline(_ files: [String: String]) throws -> Baseline {
    var entries: [BaselineEntry] = []
    for (path, code) in files {
      let file = SourceFile(path: path, text: SourceText(code))
      let findings = linter.lint(file)
      for (finding, fingerprint) in zip(findings, findings.fingerprints(in: file)) {
        entries.append(BaselineEntry(rule: finding.rule, path: path, fingerprint: fingerprint))
      }
    }
    return try Baseline(reading: Baseline(entries).text)
  }

  private var linter: Linter {
    var configuration = Configuration()
    configuration.profile = .strict
    return Linter(configuration)
  }

  /// Creates a baseline of `old` and expects the new findings of `new` to be those marked with `⟦…⟧`.
  private func check(
    _ old: String, _ new: String, path: String = "App/A.swift", renamed: String? = nil,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let marked = MarkedText(new)
    let known = KnownFindings(try baseline([path: old]), root: "/") { _ in renamed == nil }
    let file = SourceFile(path: renamed ?? path, text: SourceText(marked.text))
    let match = known.match(linter.lint(file), of: file, path: file.path)
    #expect(match.new.map(\.range) == marked.ranges, sourceLocation: location)
    #expect(match.knownCount == match.used.count, sourceLocation: location)
  }

  private static let screen = """
    import SwiftUI
    struct Screen: View {
      var body: some View {
        VStack {
          Button { close() } label: { Image("close") }
          Text(name).font(.system(size: 20))
        }
      }
    }
    """

  @Test func `Unchanged code has no new findings`() throws {
    try check(BaselineTests.screen, BaselineTests.screen)
  }

  @Test(
    arguments: [
      ("struct", "// One more line\n\nstruct"),
      ("Button {", "Button\n      {"),
      ("(\"close\")", "( /* cross */ \"close\",\n )"),
      ("\n", "\r\n"),
      ("      ", "\t"),
      ("VStack {", "VStack {\n Text(\"New\")"),
      ("name: ", "title: "),
      ("Screen", "OtherScreen"),
      ("VStack", "HStack"),
      ("close()", "dismiss()"),
      ("(name)", "(name).bold()"),
    ])
  func `Findings in moved, reformatted, or surrounded code stay known`(_ edit: (String, String))
    throws
  {
    try check(BaselineTests.screen, BaselineTests.screen.replacing(edit.0, with: edit.1))
  }

  @Test func `A finding is new if its own code changes`() throws {
    let code = BaselineTests.screen
    try check(code, code.replacing(#"Image("close")"#, with: #"⟦Image("cross")⟧"#))
    try check(code, code.replacing(".system(size: 20)", with: "⟦.system(size: 21)⟧"))
    try check(
      code,
      code.replacing("Text(name).font(.system(size: 20))", with: "Text(title).font(⟦.system(size: 20)⟧)"))
  }

  @Test func `A copy of the same code is new if its location had no finding`() throws {
    let code = "struct A: View {\n  var a: some View { Image(\"a\") }\n  var b: some View { B() }\n}\n"
    try check(code, code.replacing("B()", with: #"⟦Image("a")⟧"#))
    try check(code, code.replacing(#"Image("a")"#, with: "A()").replacing("B()", with: #"Image("a")"#))
  }

  @Test func `Views are distinguished by their variables`() throws {
    let code =
      "import UIKit\nclass A: UIViewController {\n  let back = UIButton()\n  func f() { back.setImage(i, for: .normal); view.addSubview(back) }\n}\n"
    let renamed = code.replacing("back", with: "menu").replacing("UIButton()", with: "⟦UIButton()⟧")
    try check(code, code.replacing("  func", with: "\n\n  func"))
    try check(code, renamed)
  }

  @Test func `Kotlin findings stay known after adding trailing commas and comments`() throws {
    let code =
      "@Composable fun A() { IconButton(onClick = { back() }) { Icon(Icons.Default.Close, contentDescription = null) } }"
    try check(
      code,
      "@Composable\nfun A() {\n  // Leaves\n  IconButton(\n    onClick = { back() },\n  ) {\n    Icon(\n      Icons.Default.Close,\n      contentDescription = null, // none\n    )\n  }\n}\n",
      path: "App/A.kt")
    try check(
      code,
      code.replacing(
        "Icon(Icons.Default.Close, contentDescription = null)",
        with: "⟦Icon(Icons.Default.Menu, contentDescription = null)⟧"), path: "App/A.kt")
  }

  @Test func `Attributes may be in any order`() throws {
    let code = #"<LinearLayout><ImageView android:id="@+id/a" android:src="@drawable/b"/></LinearLayout>"#
    let path = "res/layout/a.xml"
    try check(
      code,
      "<FrameLayout>\n  <!-- b -->\n  <ImageView\n    android:src=\"@drawable/b\"\n    android:id=\"@+id/a\" />\n</FrameLayout>",
      path: path)
    try check(
      code, #"<LinearLayout><⟦ImageView⟧ android:id="@+id/a" android:src="@drawable/c"/></LinearLayout>"#,
      path: path)
    try check(
      #"<TextView android:id="@+id/a" android:textSize="12dp" android:text="@string/a"/>"#,
      #"<TextView android:id="@+id/a" android:text="@string/b" android:textSize="12dp"/>"#, path: path)
  }

  @Test func `Findings about comments are identified by the comment`() throws {
    let code = "import SwiftUI\n// a11y:ignore missing-hint: gone\nlet a = Text(\"a\")\n"
    try check(code, code.replacing("import SwiftUI", with: "import SwiftUI\n\n"))
  }

  @Test func `A renamed file keeps its entries`() throws {
    try check(BaselineTests.screen, BaselineTests.screen, renamed: "App/Sub/B.swift")
    try check(BaselineTests.screen, "⟦Image(\"x\")⟧", renamed: "App/Sub/B.swift")
  }

  @Test func `A file with the same code as another needs separate entries`() throws {
    let code = BaselineTests.screen
    let known = KnownFindings(try baseline(["A.swift": code]), root: "/") { _ in true }
    let file = SourceFile(path: "B.swift", text: SourceText(code))
    #expect(known.match(linter.lint(file), of: file, path: file.path).knownCount == 0)
  }

  // MARK: The file

  /// Hashes are committed, so they must be the same on every machine and in every later version.
  @Test func `The lines of a baseline are sorted, and their hashes never change`() throws {
    #expect(
      try baseline(["App/A.swift": BaselineTests.screen, "App/ B.swift": #"Image("a")"#]).text.string == """
        # a11y-lsp baseline, version 1: known findings, updated by 'a11y-lsp baseline update'
        fixed-font-size App/A.swift e107986d-9931e3de
        missing-icon-button-label App/A.swift bb8d38d8-53bc078b
        missing-image-label App/ B.swift 0b991b6b-c9032b67

        """)
  }

  @Test func `Any path can be written and read again`() throws {
    for path in ["a b.swift", "ä\n\r\\n.swift", " ", "\\", "日本.kt", "\u{301}x.swift", "a \u{301}.kt"] {
      let entry = BaselineEntry(
        rule: "missing-hint", path: path, fingerprint: Fingerprint(own: 1, context: 0xFFFF_FFFF))
      let read = try Baseline(reading: Baseline([entry, entry]).text)
      #expect(read.entries == [entry, entry])
    }
  }

  private static let header = "# a11y-lsp baseline, version 1"

  @Test func `Any line breaks, blank lines, and comments are allowed`() throws {
    let text = BaselineTests.header + "\r\n\r\n# legacy\r\nmissing-hint A.swift 00000001-00000002\r\n"
    #expect(
      try Baseline(reading: SourceText(text)).entries == [
        BaselineEntry(rule: "missing-hint", path: "A.swift", fingerprint: Fingerprint(own: 1, context: 2))
      ])
  }

  @Test(
    arguments: [
      ("", 1, "not a baseline file"),
      ("{}", 1, "not a baseline file"),
      ("# a11y-lsp baseline, version 2: \n", 1, "version '2'"),
      ("<<<<<<< HEAD\n", 1, "unresolved merge conflict"),
      (header + "\nmissing-hint A.swift 00000001-00000002\n<<<<<<< ours\n", 3, "unresolved merge conflict"),
      (header + "\nmissing-hint A.swift\n", 2, "expected a rule, a path, and a hash"),
      (header + "\nmissing-hint A.swift 00000001-0000000g\n", 2, "expected a rule, a path, and a hash"),
      (header + "\nmissing-hint A\\x.swift 00000001-00000002\n", 2, "expected a rule, a path, and a hash"),
    ])
  func `An error is reported with its line`(_ text: String, _ line: Int, _ message: String) {
    do {
      _ = try Baseline(reading: SourceText(text))
      Issue.record("The baseline has no error.")
    } catch {
      #expect(error.line == line)
      #expect(error.message.contains(message))
    }
  }
}
