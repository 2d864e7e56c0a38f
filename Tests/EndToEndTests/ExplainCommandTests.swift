// Explanations of rules, with the real binary.

import Foundation
import Linter
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
  @Test func `A rule is explained`() throws {
    try check(
      "explain", "missing-icon-button-label", code: 0,
      says: [
        "Icon-only button has no label", "WCAG22/Understanding/name-role-value", "SwiftUI, incorrect:", "^^^",
        "fixed:",
        "\nStandards:\n  EN 301 549 V3.2.1               11.4.1.2.1, 11.1.1.1.1",
        "\n  Accessibility Nutrition Labels  VoiceOver, Voice Control\n",
        "Practices  Problem statement, Practice 2", "\nEquivalent checks:\n", "  Android Lint  ",
      ])
    try check("explain", "unused-suppression", code: 0, says: ["'a11y:ignore' comment names"])
  }

  @Test(
    "another tool's check is explained if exactly one rule corresponds to it",
    arguments: [
      ("swiftlint:accessibility_label_for_image", "missing-image-label"),
      ("accessibility_label_for_image", "missing-image-label"),
      ("android-lint:SpUsage", "fixed-font-size"), ("lint:SpUsage", "fixed-font-size"),
    ])
  func checks(name: String, rule: String) throws {
    let note = "a11y-lsp: note: the rule that corresponds to '\(name)' is \(rule)\n"
    let outcome = try check("explain", name, code: 0, complains: [note])
    #expect(outcome.text.hasPrefix("\(rule): ") && outcome.errors == note)
  }

  @Test func `Every explanation has a summary first, and prose fits into 100 columns`() throws {
    // Every sixth rule, because each takes a process.
    for rule in stride(from: 0, to: Rule.all.count, by: 6).map({ Rule.all[$0].id }) {
      let paragraphs = try Program.run(["explain", rule, "--all"]).text.split(separator: "\n\n")
      #expect(paragraphs[0].hasPrefix("\(rule): ") && paragraphs[2].hasPrefix("Severity: "), "\(rule)")
      let long = paragraphs.filter { !$0.contains(", incorrect:\n") && !$0.hasPrefix("    ") }
        .flatMap { $0.split(separator: "\n") }.filter { $0.count > 100 && !$0.contains("://") }
      #expect(long.filter { !$0.hasPrefix("    ") } == [], "\(rule)")
    }
  }

  @Test func `Long lines of examples are broken at arguments, statements, and tags`() throws {
    try check(
      "explain", "missing-control-label", "--framework", "compose", code: 0,
      says: [
        """
            ListItem(
              headlineContent = { Text(wifi) },
              trailingContent = { Switch(checked = on, onCheckedChange = { set(it) }) },
                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
              modifier = Modifier.clip(shape)
            )
        """,
        """
            Row(Modifier.toggleable(on, role = Role.Switch) { on = it }) {
              Text(wifi)
              Switch(on, onCheckedChange = null)
            }
        """,
        """
        To ignore one finding, add a comment at the end of the line or on the line before it:
            // a11y:ignore missing-control-label: reason
        """,
      ])
    try check(
      "explain", "missing-control-label", "--framework", "android-xml", code: 0,
      says: [
        """
            <LinearLayout>
              <CheckBox android:id="@+id/a"/>
              <TextView android:labelFor="@id/a" android:id="@+id/name"/>
            </LinearLayout>
        """, "    <!-- a11y:ignore missing-control-label: reason -->  (before the tag)\n",
      ])
  }

  @Test func `Broken lines have the same code as the example`() throws {
    // Semicolons between statements become line breaks.
    func code(_ text: String) -> String { text.filter { !$0.isWhitespace && !"⟦⟧;^".contains($0) } }
    for rule in stride(from: 1, to: Rule.all.count, by: 6).map({ Rule.all[$0] }) {
      let page = code(try Program.run(["explain", rule.id, "--all"]).text)
      for framework in rule.frameworks {
        guard let (reported, correct) = rule.shownExamples(of: framework) else { continue }
        for shown in [reported.fixed, correct?.code].compactMap(\.self) {
          #expect(page.contains(code(shown)), "\(rule.id)")
        }
      }
    }
  }

  #if os(Linux)
    @Test("an explanation is wrapped at the terminal's width, up to 100 columns", arguments: [60, 90, 300])
    func width(columns: Int) throws {
      let command = "stty cols \(columns); '$0' explain missing-icon-button-label --all"
      let outcome = try Program.shell(
        "command -v script > /dev/null || exit 0; script -qec \"\(command)\" /dev/null")
      guard !outcome.text.isEmpty else { return }
      let lines = outcome.text.split(whereSeparator: \.isNewline)
      let prose = try #require(lines.firstIndex { $0.hasPrefix("Standards:") })
      let widest = lines[prose...].map(\.count).max() ?? 0
      #expect(widest <= min(columns, 100) && widest > min(columns, 100) - 20, "\(widest)")
    }
  #endif

  @Test func `An explanation shows code before references, optionally for one framework`()
    throws
  {
    let all = try check("explain", "small-touch-target", "--all", code: 0).text
    let code = try #require(all.firstRange(of: "Jetpack Compose, incorrect:"))
    let references = try #require(all.firstRange(of: "WCAG 2.2:"))
    #expect(code.upperBound < references.lowerBound)
    let one = try check("explain", "small-touch-target", "--framework", "compose", code: 0).text
    #expect(one.contains("Jetpack Compose, incorrect:") && !one.contains("SwiftUI, incorrect:"))
    try check(
      "explain", "conflicting-field-label", "--framework", "compose", code: 2,
      complains: ["has no Jetpack Compose examples, only Android XML"])
  }

  @Test(
    "an explanation shows only examples for the frameworks of the project, and says so",
    arguments: [
      (["A.swift": Screens.clean], ["SwiftUI"]),
      (["A.swift": Screens.clean, "app/src/main/res/layout/a.xml": "<View/>"], ["SwiftUI", "Android XML"]),
      (["Model.swift": "let a = 1"], []),
      (
        ["A.kt": "import androidx.compose.material3.Text"],
        ["Jetpack Compose"]
      ),
    ])
  func frameworks(files: [String: String], shown: [String]) throws {
    let text = try check("explain", "small-touch-target", on: files, code: 0).text
    let all = ["SwiftUI", "UIKit", "Interface Builder", "Jetpack Compose", "Android Views", "Android XML"]
    let expected = shown.isEmpty ? all : shown
    #expect(all.filter { text.contains("\n\($0), incorrect:") } == expected.filter(all.contains))
    let note =
      "This project's frameworks: \(shown.joined(separator: ", ")). "
      + "Run 'a11y-lsp explain small-touch-target --all' to show all examples.\n"
    #expect(text.hasSuffix(note) == !shown.isEmpty)
  }
}
