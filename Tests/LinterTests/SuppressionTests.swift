// Suppressions, and the findings about invalid or unused ones.

import Linter
import Source
import TestSupport
import Testing

@Suite struct SuppressionTests {
  @Test("a comment after code covers its line")
  func behindCode() {
    check(#"Image("a") // a11y:ignore missing-image-label: a wave"#, [])
  }

  @Test("a comment on its own line covers the next line of code, past blank lines and other comments")
  func alone() {
    check(
      """
      // a11y:ignore missing-image-label: a wave

      // another remark
      Image("a")
      Image("b")
      """, ["missing-image-label “Image(\"b\")”"])
  }

  @Test(
    "a directive that isn't ours is noted once for each file, unless it's prose or another tool's",
    arguments: [
      ("// a11y-ignore missing-image-label", true), ("/* a11y:disable missing-image-label: a wave */", true),
      ("// a11y: ignore missing-image-label", true), ("// a11y-lsp:disable", true),
      ("// a11y: ignore this view", false), ("// a11y-ignored", false), ("// see a11y-ignore", false),
      ("// a11y-check:disable some-rule", false), ("// a11y ignores it", false),
    ])
  func mistyped(comment: String, isNoted: Bool) {
    let code = "import SwiftUI\n\(comment)\nlet one = 1\n\(comment)\nlet two = Text(\"Hi\")\n"
    let findings = Linter().lint(SourceFile(path: "App/A.swift", text: SourceText(code)))
    #expect(findings.map(\.rule) == (isNoted ? ["invalid-suppression"] : []))
    #expect(findings.allSatisfy { $0.severity == .information })
    let (text, edits) = (SourceText(code), findings.first?.fixes.first?.plainEdits ?? [])
    #expect(text.applying(edits).map { $0.string.contains("a11y:ignore") } == isNoted)
  }

  @Test("a block comment counts like a line comment")
  func blockComment() {
    check(#"/* a11y:ignore missing-image-label */ Image("a")"#, [])
  }

  @Test("several IDs are separated by commas; the colon and the reason are optional")
  func severalIDs() {
    check(
      #"Image("a").onTapGesture { go() } // a11y:ignore missing-icon-button-label, missing-button-role"#, [])
  }

  @Test("ignore-file covers the file from any position")
  func wholeFile() {
    check("Image(\"a\")\n// a11y:ignore-file missing-image-label: drawn for print", [])
  }

  @Test("in XML, a comment on its own line covers the whole start tag of the next element")
  func xmlTag() {
    check(
      """
      <LinearLayout>
        <!-- a11y:ignore missing-image-label: decorative wave -->
        <ImageView
          android:src="@drawable/a"/>
        <ImageView android:src="@drawable/b"/>
      </LinearLayout>
      """, path: "res/layout/a.xml", ["missing-image-label “ImageView”"])
  }

  @Test("a comment inside an XML tag suppresses nothing, and its fix moves it above the tag")
  func insideTag() {
    let code =
      "<LinearLayout>\n  <ImageView\n    <!-- a11y:ignore missing-image-label: wave -->\n    android:src=\"@drawable/a\"/>\n</LinearLayout>\n"
    let file = SourceFile(path: "res/layout/a.xml", text: SourceText(code))
    let findings = Linter().lint(file)
    #expect(findings.map(\.rule) == ["missing-image-label", "invalid-suppression"])
    let fixed = SourceText(code).applying(findings.last?.fixes.first?.plainEdits ?? [])
    #expect(
      fixed?.string
        == "<LinearLayout>\n  <!-- a11y:ignore missing-image-label: wave -->\n  <ImageView\n    android:src=\"@drawable/a\"/>\n</LinearLayout>\n"
    )
    #expect(fixed.map { Linter().lint(SourceFile(path: file.path, text: $0)) }?.isEmpty == true)
  }

  @Test("an Interface Builder file has XML comments")
  func document() {
    check(
      """
      <view>
        <!-- a11y:ignore missing-control-label: named by the row -->
        <switch
          id="a"/>
        <switch id="b"/>
        <!-- a11y:ignore missing-image-label: gone -->
      </view>
      """, path: "Base.lproj/Main.storyboard",
      ["missing-control-label “switch”", "unused-suppression “missing-image-label”"])
  }

  @Test("in XML, a comment covers the text of a tag without other content")
  func textOfTag() {
    let label = "<string key=\"label\">Play button</string>"
    func button(_ content: String) -> String {
      "<button><accessibility key=\"accessibilityConfiguration\">\n\(content)\n</accessibility></button>"
    }
    check(button(label), path: "A.xib", ["role-in-label “Play button”"])
    check(button("<!-- a11y:ignore role-in-label: a brand -->\n" + label), path: "A.xib", [])
  }

  @Test("a comment without a rule ID is a finding and suppresses nothing")
  func withoutID() {
    check(
      #"Image("a") // a11y:ignore: because"#,
      ["missing-image-label “Image(\"a\")”", "invalid-suppression “// a11y:ignore: because”"])
  }

  @Test("an unknown ID is a finding, and the known IDs next to it count")
  func unknownID() {
    check(
      #"Image("a") // a11y:ignore missing-image-label, missing-image-labels"#,
      ["invalid-suppression “missing-image-labels”"])
  }

  @Test("other text before the colon makes the comment invalid")
  func strayText() {
    check(
      #"Image("a") // a11y:ignore missing-image-label because it is a wave"#,
      ["missing-image-label “Image(\"a\")”", "invalid-suppression “because”"])
  }

  @Test("an ID whose rule found nothing is unused")
  func unused() {
    check(
      #"Text("a") // a11y:ignore missing-image-label: gone"#, ["unused-suppression “missing-image-label”"])
  }

  @Test("an invalid suppression can be removed, but not as a safe fix, and an unknown ID can be replaced")
  func removals() {
    let scenes: [(String, [String])] = [
      ("Text(\"a\")  // a11y:ignore: why", ["changes-behavior Text(\"a\")"]),
      ("Text(\"a\")  // a11y:ignore missing-hint because", ["changes-behavior Text(\"a\")"]),
      (
        "Text(\"a\")  // a11y:ignore missing-hnit: why",
        ["safe Text(\"a\")  // a11y:ignore missing-hint: why", "changes-behavior Text(\"a\")"]
      ),
      (
        "Image(\"a\")  // a11y:ignore missing-image-label, nothing: why",
        ["changes-behavior Image(\"a\")  // a11y:ignore missing-image-label: why"]
      ),
    ]
    for (code, expected) in scenes {
      let text = SourceText(code)
      let fixes = Linter().lint(SourceFile(path: "App/A.swift", text: text)).flatMap(\.fixes)
      #expect(
        fixes.map { "\($0.applicability.rawValue) \(text.applying($0.plainEdits)?.string ?? "")" } == expected
      )
    }
  }

  @Test("if reasons are required, a comment without one is reported but still suppresses")
  func requiredReason() {
    let scenes: [(String, String?)] = [
      (
        "Image(\"a\") // a11y:ignore missing-image-label",
        "Image(\"a\") // a11y:ignore missing-image-label: reason"
      ),
      (
        "Image(\"a\") // a11y:ignore missing-image-label: ",
        "Image(\"a\") // a11y:ignore missing-image-label: reason "
      ),
      (
        "Image(\"a\") /* a11y:ignore missing-image-label:*/",
        "Image(\"a\") /* a11y:ignore missing-image-label: reason*/"
      ),
      ("Image(\"a\") // a11y:ignore missing-image-label: a wave", nil),
      ("Image(\"a\") // swiftlint:disable:this accessibility_label_for_image", nil),
    ]
    var configuration = Configuration()
    configuration.requiresReason = true
    for (code, fixed) in scenes {
      let text = SourceText(code)
      let findings = Linter(configuration).lint(SourceFile(path: "App/A.swift", text: text))
      #expect(findings.map(\.rule) == (fixed == nil ? [] : ["invalid-suppression"]))
      #expect(findings.first?.fixes.first.flatMap { text.applying($0.plainEdits)?.string } == fixed)
      #expect(Linter().lint(SourceFile(path: "App/A.swift", text: text)) == [])
    }
    let unused = SourceFile(
      path: "App/A.swift", text: SourceText("Text(\"a\") // a11y:ignore missing-image-label"))
    #expect(Linter(configuration).lint(unused).map(\.rule) == ["unused-suppression"])
  }

  @Test("an ID whose rule didn't run isn't unused")
  func notRun() {
    check(#"Text("a") // a11y:ignore missing-hint: gone"#, off: ["missing-hint"], [])
  }

  @Test("removing an unused suppression leaves no blank line")
  func removal() {
    let text = SourceText("Text(\"a\")\n  // a11y:ignore missing-hint: gone\nText(\"b\")\n")
    let finding = Linter().lint(SourceFile(path: "App/A.swift", text: text)).first
    #expect(
      finding.flatMap { $0.fixes.first }.flatMap { text.applying($0.plainEdits) }?.string
        == "Text(\"a\")\nText(\"b\")\n")
  }

  @Test("a suppression in a string doesn't count")
  func inString() {
    check(#"Text("// a11y:ignore"); Image("a")"#, ["missing-image-label “Image(\"a\")”"])
  }

  @Test(
    "comments, attributes, and annotations of other tools are respected",
    arguments: [
      ("// swiftlint:disable:next accessibility_label_for_image\nImage(\"a\")", "App/A.swift"),
      ("Image(\"a\") // swiftlint:disable:this accessibility_label_for_image", "App/A.swift"),
      ("// a11y-check:disable-next-line image-missing-label\nImage(\"a\")", "App/A.swift"),
      ("<ImageView tools:ignore=\"ContentDescription\" android:src=\"@drawable/a\"/>", "res/layout/a.xml"),
      ("<LinearLayout tools:ignore=\"ContentDescription\"><ImageView/></LinearLayout>", "res/layout/a.xml"),
    ])
  func peers(_ code: String, _ path: String) {
    check(code, path: path, [])
  }

  /// Lints `code` and compares the findings, each as its rule and the text of its range.
  private func check(
    _ code: String, path: String = "App/A.swift", off: [String] = [], _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var configuration = Configuration()
    for id in off { configuration.rules[id] = RuleSetting(level: .off) }
    let text = SourceText(code)
    let found = Linter(configuration).lint(SourceFile(path: path, text: text))
      .map { "\($0.rule) “\(text.string($0.range))”" }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
