import LanguageServer
import Testing

@Suite("Hover") struct HoverTests {
  private func hover(_ formats: String, _ text: String, _ position: String) -> JSONValue? {
    let client = TestClient(#"{"textDocument": {"hover": {"contentFormat": \#(formats)}}}"#)
    client.open("a.swift", text)
    client.send(TestClient.request(1, "hover", "a.swift", #""position": \#(TestClient.position(position))"#))
    return client.take().last?["result"]
  }

  @Test("the rule is explained in Markdown where the client reads it")
  func markdown() {
    let hover = hover(#"["markdown", "plaintext"]"#, "ok bad", "0:4")
    #expect(hover?["contents"]?["kind"]?.string == "markdown")
    #expect(
      hover?["contents"]?["value"]?.string == """
        **Fix:** Say good

        Bad words hurt \\*people\\*.\u{20}\u{20}
        WCAG 2.2: [4.1.2 Name, Role, Value](https://www.w3.org/WAI/WCAG22/Understanding/name-role-value)

        To ignore this finding: `// a11y:ignore bad-word: reason`
        """)
    #expect(hover?["range"]?.rawText == #"{"start":{"line":0,"character":3},"end":{"line":0,"character":6}}"#)
  }

  @Test("other clients get plain text", arguments: [#"["plaintext"]"#, "[]", "null"])
  func plainText(formats: String) {
    let hover = hover(formats, "bad", "0:0")
    #expect(hover?["contents"]?["kind"]?.string == "plaintext")
    #expect(
      hover?["contents"]?["value"]?.string == """
        Fix: Say good

        Bad words hurt *people*.
        WCAG 2.2:
        4.1.2 Name, Role, Value: https://www.w3.org/WAI/WCAG22/Understanding/name-role-value

        To ignore this finding: // a11y:ignore bad-word: reason
        """)
  }

  @Test("a finding without a rule has no reason")
  func withoutRule() {
    #expect(
      hover("[]", "sad", "0:1")?["contents"]?["value"]?.string == """
        - Fix: Describe the mood
        - Or: Remove the mood

        To ignore this finding: // a11y:ignore sad-word: reason
        """)
  }

  @Test("elsewhere there is nothing", arguments: ["0:4", "1:0", "99:99"])
  func elsewhere(position: String) {
    #expect(hover("[]", "bad ok\nok", position) == nil)
  }
}
