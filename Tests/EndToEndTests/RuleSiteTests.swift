// The web pages about rules, with the real binary.

import Linter
import TestSupport
import Testing

@Suite struct RuleSiteTests {
  @Test(
    "explain prints one page without requests or scripts",
    arguments: [["--html"], ["--format", "html"], ["--html", "--format", "html"]])
  func page(options: [String]) throws {
    let page = try Program.run(["explain", "missing-icon-button-label"] + options).text
    for part in [
      "<h1>Icon-only button has no label</h1>", "<code>missing-icon-button-label</code>",
      "<mark>Image(&quot;close&quot;)</mark>", "<dt>VoiceOver now</dt><dd>“close, Button” (no label)</dd>",
      "<dt>TalkBack after the fix</dt>", "<figcaption>Fixed</figcaption>", "When it doesn&#39;t report</h2>",
      "// a11y:ignore missing-icon-button-label: reason", "<code>symbolNames</code>",
      "4.1.2 Name, Role, Value (A)</a>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    for part in ["<script", "<img", "<link", "@import", "url(", "index.html"] {
      #expect(!page.contains(part), "\(part)")
    }
  }

  @Test func `A page shows only the framework that is asked for`() throws {
    let page = try check("explain", "low-contrast", "--html", "--framework", "compose", code: 0).text
    #expect(page.contains("<h2 id=\"jetpack-compose\">") && !page.contains("<h2 id=\"swiftui\">"))
  }

  @Test func `Every reported example on a page has a message`() throws {
    let folder = try TemporaryFolder(["empty/": ""])
    #expect(try Program.run(["rules", "--format", "html", "-o", "site"], in: folder.path).code == 0)
    for rule in Rule.all {
      let page = try folder.text(of: "site/\(rule.id).html")
      let messages = page.split(separator: "<dt>Message</dt>", omittingEmptySubsequences: false).count - 1
      let topics = rule.frameworks.map { rule.topicalExamples(of: $0).count }.reduce(0, +)
      #expect(messages == rule.frameworks.count + topics, "\(rule.id)")
    }
  }

  @Test func `The index counts the rules, without the findings about suppressions`() throws {
    let folder = try TemporaryFolder(["empty/": ""])
    #expect(try Program.run(["rules", "--format", "html", "-o", "site"], in: folder.path).code == 0)
    let index = try folder.text(of: "site/index.html")
    #expect(index.contains(" id=\"count\">\(Rule.all.count) rules</p>"))
    #expect(index.split(separator: "<li data-words").count - 1 == Rule.all.count)
    #expect(index.contains("<a href=\"unused-suppression.html\">"))
    #expect(index.contains(">info<") && !index.contains(">information<"))
  }

  @Test func `A site is written again, but replaces no other index`() throws {
    let folder = try TemporaryFolder(["other/index.html": "<title>mine</title>"])
    func write(to name: String) throws -> Program.Outcome {
      try Program.run(["rules", "--format", "html", "--output", name], in: folder.path)
    }
    #expect(try write(to: "site").text == "Wrote site/index.html.\n")
    let index = try folder.text(of: "site/index.html")
    for id in Rule.all.map(\.id) + OwnFinding.allCases.map(\.rawValue) {
      #expect(index.contains("<a href=\"\(id).html\">"), "\(id)")
    }
    try folder.write("old", to: "site/style.css")
    #expect(try write(to: "site").code == 0)
    #expect(try folder.text(of: "site/style.css") != "old")
    let refused = try write(to: "other")
    #expect(refused.code == 2 && refused.errors.contains("refusing to overwrite other/index.html"))
    #expect(try folder.text(of: "other/index.html") == "<title>mine</title>")
    let missing = try write(to: "gone/site")
    #expect(missing.code == 3 && missing.errors.contains("gone/site: can't be created"))
    let file = try write(to: "other/index.html")
    #expect(file.code == 3)
  }

  @Test func `Options that don't fit are explained`() throws {
    try check(
      "explain", "--html", code: 2, complains: ["missing rule ID", "rules --format html --output DIR"])
    try check(
      "explain", "missing-hint", "--html", "--format", "text", code: 2,
      complains: ["--html and --format text contradict each other"])
    try check("rules", "--format", "html", code: 2, complains: ["add --output DIR"])
    try check(
      "rules", "--format", "html", "-o", "-", code: 2, complains: ["the pages are several files"])
    try check("rules", "-o", "site", code: 2, complains: ["--output requires --format html"])
  }
}
