// RULES.md matches the rules.

import Foundation
import Linter
import TestSupport
import Testing

@Suite struct RuleManualTests {
  @Test func `RULES.md matches the output of the binary`() throws {
    let written = try String(contentsOfFile: PackageFolder.path + "/RULES.md", encoding: .utf8)
    let outcome = try check("rules", "--format", "markdown", code: 0)
    let isFresh = outcome.text == written
    #expect(isFresh, "a11y-lsp rules --format markdown > RULES.md")
  }

  @Test func `The manual contains every rule, guideline, and check`() throws {
    let manual = try check("rules", "--format", "markdown", code: 0).text
    let starts =
      Rule.all.map { "## \($0.id)" } + Statement.all.map { "| \($0.id) | \($0.place) | [" }
      + Tool.listedInFull.flatMap { tool in tool.checks.map { "| `\(tool.group(of: $0))` | " } }
    #expect(starts.filter { !manual.contains("\n\($0)") } == [])
  }

  @Test(
    "rules are selected by criterion or group",
    arguments: [
      ("wcag:2.5.8", "missing-image-label", false), ("wcag:1.1.1", "missing-image-label", true),
      ("wcag-a", "missing-image-label", true), ("wcag-aa", "missing-image-label", false),
      ("names", "missing-image-label", true),
    ])
  func selection(group: String, rule: String, isSelected: Bool) throws {
    let screen = "import SwiftUI\nstruct A: View { var body: some View { Image(\"cover\") } }"
    let outcome = try check(
      "check", "--select", group, "--fail-on", "never", on: ["Screen.swift": screen], code: 0)
    #expect(outcome.text.contains("[\(rule)]") == isSelected)
  }
}
