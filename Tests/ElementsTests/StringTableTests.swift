// Insertion of string resources into files.

import Elements
import Source
import Testing

@Suite("String resource files")
struct StringTableTests {
  private func added(_ strings: [(String, String)], to text: String) -> String? {
    let text = SourceText(text)
    let new = strings.map { NewString(name: $0.0, text: $0.1, tables: []) }
    return StringTable(text)?.edits(adding: new).flatMap { text.applying($0)?.string }
  }

  @Test(
    "a text is added after the last entry with the same indentation",
    arguments: [
      (
        "<resources>\n    <string name=\"a\">A</string>\n</resources>\n",
        "<resources>\n    <string name=\"a\">A</string>\n    <string name=\"close\">Close</string>\n</resources>\n"
      ),
      (
        "<resources>\n\t<plurals name=\"a\">\n\t\t<item quantity=\"one\">A</item>\n\t</plurals>\n\n</resources>",
        "<resources>\n\t<plurals name=\"a\">\n\t\t<item quantity=\"one\">A</item>\n\t</plurals>\n\t<string name=\"close\">Close</string>\n\n</resources>"
      ),
      (
        "<resources>\r\n  <string name=\"a\">A</string> <!-- </resources> -->\r\n</resources>\r\n",
        "<resources>\r\n  <string name=\"a\">A</string> <!-- </resources> -->\r\n  <string name=\"close\">Close</string>\r\n</resources>\r\n"
      ),
      ("<resources></resources>", "<resources>\n    <string name=\"close\">Close</string>\n</resources>"),
      (
        "<resources><string name=\"a\">A</string></resources >",
        "<resources><string name=\"a\">A</string>\n    <string name=\"close\">Close</string>\n</resources >"
      ),
    ])
  func places(text: String, expected: String) {
    #expect(added([("close", "Close")], to: text) == expected)
  }

  @Test(
    "texts are escaped",
    arguments: [
      ("Don't \"stop\"", #"Don\'t \"stop\""#), ("@home", #"\@home"#), ("?", #"\?"#), ("a@b?", "a@b?"),
      ("A & B < C > D", "A &amp; B &lt; C &gt; D"), ("a\\b\nc", #"a\\b\nc"#), ("Name: ", "\"Name: \""),
      ("a  b's", #""a  b\'s""#), ("50 %", "50 %"), ("Schließen 👋", "Schließen 👋"),
    ])
  func escapes(text: String, expected: String) {
    #expect(
      added([("a", text)], to: "<resources>\n</resources>")
        == "<resources>\n    <string name=\"a\">\(expected)</string>\n</resources>")
  }

  @Test("several unnumbered placeholders aren't a format")
  func formats() {
    #expect(
      added([("a", "%d of %d")], to: "<resources>\n</resources>")?.contains(" formatted=\"false\">") == true)
  }

  @Test("an existing text isn't added again, and a name with another text is rejected")
  func duplicates() {
    let text =
      "<resources>\n  <string name=\"close\">Close</string>\n  <string name=\"it\">It\\'s</string>\n</resources>"
    #expect(added([("close", "Close"), ("it", "It's")], to: text) == text)
    #expect(added([("close", "Shut")], to: text) == nil)
    #expect(added([("a", "A"), ("a", "A")], to: text)?.components("name=\"a\"") == 1)
    #expect(added([("a", "A"), ("a", "B")], to: text) == nil)
    #expect(added([("a", "A")], to: "<resources><plurals name=\"a\"/></resources>") == nil)
  }

  @Test(
    "a half-typed file or one without string resources isn't changed",
    arguments: [
      "", "<resources/>", "<resources>", "<resources><string name=\"a\">A</resources", "<a></a>",
      "<resources></resources><resources></resources>",
      "<resources><string name=\"a\">A</string><!-- </resources>", "<resources><![CDATA[ </resources>",
      "<resources></a></resource>",
    ])
  func broken(text: String) {
    #expect(added([("close", "Close")], to: text) == nil)
  }
}

private extension String {
  /// Returns the number of occurrences of a part.
  func components(_ part: String) -> Int { ranges(of: part).count }
}
