// Suppressions added for all findings of a file.

import Linter
import Source
import TestSupport
import Testing

@Suite struct IgnoringTests {
  private var linter: Linter {
    var configuration = Configuration()
    configuration.profile = .strict
    return Linter(configuration)
  }

  /// Ignores everything in `code` and expects the new text, which has findings only for the rules in `left`.
  private func check(
    _ code: String, path: String = "App/A.swift", reason: String? = nil, _ expected: String,
    left: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: path, text: SourceText(code))
    let ignored = linter.ignoring(linter.lint(file), of: file, reason: reason)
    #expect(ignored.text.string == expected, sourceLocation: location)
    #expect(ignored.findings.map(\.rule) == left, sourceLocation: location)
    let again = SourceFile(path: path, text: ignored.text)
    #expect(
      linter.lint(again) == ignored.findings.filter { left.contains($0.rule) }, sourceLocation: location)
    #expect(
      linter.ignoring(linter.lint(again), of: again, reason: reason).text == ignored.text,
      sourceLocation: location)
  }

  @Test func `Findings on one line share a comment with the code's indentation and line ending`() {
    check(
      "struct A: View {\r\n\tvar body: some View {\r\n\t\tImage(\"a\").onTapGesture { go() }\r\n\t}\r\n}\r\n",
      reason: "old",
      "struct A: View {\r\n\tvar body: some View {\r\n"
        + "\t\t// a11y:ignore missing-button-role, missing-icon-button-label: old\r\n"
        + "\t\tImage(\"a\").onTapGesture { go() }\r\n\t}\r\n}\r\n")
  }

  @Test func `A comment can be in the middle of a chain, next to an existing one`() {
    check(
      "Text(\"a\")\n  // a11y:ignore missing-button-role\n  .onTapGesture { go() }.font(.system(size: 20))\n",
      "Text(\"a\")\n  // a11y:ignore missing-button-role\n  // a11y:ignore fixed-font-size\n"
        + "  .onTapGesture { go() }.font(.system(size: 20))\n")
  }

  @Test func `In XML, the comment is above the element`() {
    check(
      "<?xml version=\"1.0\"?>\n<LinearLayout>\n  <ImageView\n    android:src=\"@drawable/a\"/>\n</LinearLayout>\n",
      path: "res/layout/a.xml", reason: "drawn",
      "<?xml version=\"1.0\"?>\n<LinearLayout>\n  <!-- a11y:ignore missing-image-label: drawn -->\n  <ImageView\n"
        + "    android:src=\"@drawable/a\"/>\n</LinearLayout>\n")
  }

  @Test func `Elements on one line with the same finding share the comment between them`() {
    let picture = "<ImageView android:src=\"@drawable/a\"/>"
    check(
      "<LinearLayout>\n  \(picture)\(picture)\n</LinearLayout>\n", path: "res/layout/a.xml", reason: "drawn",
      "<LinearLayout>\n  \(picture)<!-- a11y:ignore missing-image-label: drawn -->\(picture)\n</LinearLayout>\n"
    )
  }

  @Test func `No comment is added where it would have no effect, and the finding stays`() {
    let code = "/* old\n*/ Image(\"a\")\nImage(\"b\")\n"
    check(
      code, code.replacing("Image(\"b\")", with: "// a11y:ignore missing-image-label\nImage(\"b\")"),
      left: ["missing-image-label"])
  }

  @Test func `A text of several lines stays unchanged`() {
    let code = ["Text(\"\"\"", "  some words", "  \"\"\").font(.system(size: 20))", ""].joined(
      separator: "\n")
    check(code, code, left: ["fixed-font-size"])
  }

  @Test func `Findings about suppressions aren't ignored`() {
    let code = "Text(\"a\") // a11y:ignore missing-hint: gone\n"
    check(code, code, left: ["unused-suppression"])
  }

  @Test func `Only selected findings are ignored, and known findings next to them stay known`() {
    let file = SourceFile(path: "App/A.swift", text: SourceText("Image(\"a\")\nImage(\"b\")\n"))
    let ignored = linter.ignoring(Array(linter.lint(file).suffix(1)), of: file, reason: nil)
    #expect(ignored.text.string == "Image(\"a\")\n// a11y:ignore missing-image-label\nImage(\"b\")\n")
    #expect(ignored.ignoredCount == 1 && ignored.findings.isEmpty)
  }

  @Test("all findings in a rule's examples can be ignored", arguments: Rule.all)
  func examples(rule: Rule) {
    for example in rule.examples where example.isBad {
      var configuration = Configuration()
      configuration.profile = .strict
      let linter = Linter(configuration)
      let file = SourceFile(path: example.path, text: SourceText(MarkedText(example.code).text))
      let findings = linter.lint(file)
      let ignored = linter.ignoring(findings, of: file, reason: "known")
      #expect(ignored.findings == [], "\(example.code)")
      #expect(linter.lint(SourceFile(path: example.path, text: ignored.text)) == [], "\(example.code)")
      #expect(ignored.ignoredCount == findings.count)
    }
  }
}
