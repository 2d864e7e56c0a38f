// Options of the rules for embedded content, and code that affects messages in layouts.

import Elements
import Linter
import Source
import Testing

@Suite("Embedded content and messages")
struct EmbeddedContentTests {
  private func count(_ rule: String, _ options: [String: OptionValue], _ code: String) -> Int {
    var configuration = Configuration()
    configuration.selected = [rule]
    configuration.rules[rule] = RuleSetting(options: options)
    return Linter(configuration).lint(SourceFile(path: "App/A.swift", text: SourceText(code))).count
  }

  @Test(
    "only the configured kinds need a label",
    arguments: [(["player"], 1), (["map"], 0), (["map", "player"], 1)])
  func kinds(kinds: [String], expected: Int) {
    #expect(count("missing-embed-label", ["kinds": .strings(kinds)], "VideoPlayer(player: p)") == expected)
  }

  @Test("web views are reported only if the reminder is enabled", arguments: [(true, 1), (false, 0)])
  func remind(isAsked: Bool, expected: Int) {
    let code = "class A: UIView { let page = WKWebView(frame: f) }"
    #expect(count("inaccessible-web-content", ["remind": .bool(isAsked)], code) == expected)
  }

  @Test(
    "a layout's message counts as announced if code announces it",
    arguments: [
      ("class A { val b = ScreenBinding.inflate(i); fun f() { b.error.setText(e) } }", true),
      (
        "class A { val b = ScreenBinding.inflate(i); fun f() { b.error.announceForAccessibility(e) } }", false
      ),
      (
        "class A { val b = ScreenBinding.inflate(i); fun f() { b.error.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE } }",
        false
      ),
    ])
  func messages(code: String, isReported: Bool) {
    let layout = "app/src/main/res/layout/screen.xml"
    let files = [
      layout: #"<LinearLayout><TextView android:id="@+id/error" android:visibility="gone"/></LinearLayout>"#,
      "app/src/main/kotlin/A.kt": code,
    ]
    #expect(findings(in: layout, of: files).contains("unannounced-update warning") == isReported)
  }
}
