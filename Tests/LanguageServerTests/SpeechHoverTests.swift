import LanguageServer
import Testing

@Suite("Hover over what is heard") struct SpeechHoverTests {
  private func hover(_ code: String, _ position: String, _ formats: String = #"["markdown"]"#) -> JSONValue? {
    let client = TestClient(#"{"textDocument": {"hover": {"contentFormat": \#(formats)}}}"#)
    client.open("a.swift", "import SwiftUI\nstruct A: View { var body: some View {\n\(code)\n} }")
    client.send(TestClient.request(1, "hover", "a.swift", #""position": \#(TestClient.position(position))"#))
    return client.take().last?["result"]
  }

  @Test(
    "a control, and every part of it, shows what is said at its stop",
    arguments: [
      (
        #"Button("Play") { }"#, "2:3",
        """
        **VoiceOver:** “Play, Button”

        - “Play”: label, set by `"Play"` (3:8–3:14)
        - “Button”: role, added by VoiceOver
        """
      ),
      (
        #"Button(action: go) { Text("Go") }"#, "2:23",
        """
        **VoiceOver:** “Go, Button”

        - “Go”: label, set by `"Go"` (3:27–3:31)
        - “Button”: role, added by VoiceOver
        """
      ),
      (
        #"Text("Hello *\(name)*")"#, "2:7",
        #"""
        **VoiceOver:** “Hello \*‹name›\*” (approximate)

        - “Hello \*‹name›\*”: label, set by `"Hello *\(name)*"` (3:6–3:23)
        """#
      ),
      (
        #"Text("[\u{301}<\u{301}https://a www.b")"#.replacing(#"\u{301}"#, with: "\u{301}"), "2:7",
        """
        **VoiceOver:** “\\[\u{301}\\<\u{301}https\\://a www\\.b”

        - “\\[\u{301}\\<\u{301}https\\://a www\\.b”: label, set by `"[\u{301}<\u{301}https://a www.b"` (3:6–3:27)
        """
      ),
      (#"Text("a").accessibilityHidden(true)"#, "2:2", "**VoiceOver:** not focusable (accessibilityHidden)"),
      (
        #"Button(action: go) { Image("go").accessibilityHidden(true) }.accessibilityLabel("Go")"#, "2:23",
        """
        **VoiceOver:** “Go, Button”

        - “Go”: label, set by `.accessibilityLabel("Go")` (3:61–3:86)
        - “Button”: role, added by VoiceOver
        """
      ),
    ])
  func speech(code: String, position: String, expected: String) {
    #expect(hover(code, position)?["contents"]?["value"]?.string == expected)
  }

  @Test("the announcement comes after the fix of a finding, on one line")
  func findings() {
    let text = hover(#"Button("bad") { }"#, "2:9", "[]")?["contents"]?["value"]?.string
    #expect(text?.hasPrefix("Fix: Say good") == true)
    #expect(text?.contains("\n\nVoiceOver: “bad, Button”\n\nBad words hurt") == true)
    #expect(text?.contains("added by") == false)
  }

  @Test("nothing is said of what is no stop", arguments: ["2:1", "0:3"])
  func silence(position: String) {
    #expect(hover("Spacer()", position)?["contents"] == nil)
  }

  @Test("A text of megabytes is cut short")
  func longTexts() {
    let hover = hover("Text(\"\(String(repeating: "long ", count: 200_000))\")", "2:7")
    let value = hover?["contents"]?["value"]?.string ?? ""
    #expect(value.contains("long long"))
    #expect(value.utf8.count < 5_000)
  }

  @Test("Line breaks in a text begin no block of Markdown")
  func lines() {
    let value = hover(#"Text("a\n\n# Heading\n\n~~~")"#, "2:7")?["contents"]?["value"]?.string ?? ""
    #expect(value.contains("a # Heading ~~~"))
    #expect(!value.contains("\n#"))
  }
}
