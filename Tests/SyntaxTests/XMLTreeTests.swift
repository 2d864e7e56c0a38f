// Ranges, comments, depth, and decoded text of XML.

import Source
import Syntax
import Testing

@Suite("XML trees")
struct XMLTreeTests {
  private func tree(_ source: String) -> Tree { Tree(parsing: SourceText(source), as: .xml) }

  @Test("comments are kept with their delimiters")
  func comments() {
    let tree = tree("<a><!-- b --><!--c\n-->\n<!-- d\n<e/></a>")
    #expect(tree.comments.map { tree.text.string($0) } == ["<!-- b -->", "<!--c\n-->", "<!-- d"])
  }

  @Test(
    "a start tag ends after its bracket, or after its last attribute",
    arguments: [
      ("<a b='c'>d</a>", "<a b='c'>"), ("<a.b/>", "<a.b/>"), ("<a b='>' / >", "<a b='>' / >"),
      ("<a>\n</a>", "<a>"),
      ("<a b='c'\n", "<a b='c'"), ("<a\n  <b/></a>", "<a"),
    ])
  func startTags(source: String, startTag: String) throws {
    let tree = tree(source)
    let element = try #require(tree.child(.element, of: tree.root))
    #expect(tree.text.string(tree.startTagRange(of: element)) == startTag)
  }

  @Test("an element extends from its first to its last bracket")
  func elementRanges() throws {
    let tree = tree(" <a:b>c</a:b> ")
    let element = try #require(tree.child(.element, of: tree.root))
    #expect(tree.sourceText(of: element) == "<a:b>c</a:b>")
    #expect(tree.nameText(of: element) == "b")
  }

  @Test("a hundred thousand nested elements are fine")
  func depth() {
    let depth = 100_000
    let tree = tree(String(repeating: "<a>", count: depth) + String(repeating: "</b>", count: depth) + "</a>")
    #expect(tree.nodes.count == depth + 1)
    checkNesting(of: tree)
  }

  @Test(
    "unclosed constructs are read only once",
    arguments: [
      "<!--\n", "<![CDATA[\n", "<?\n", "<!A [\n", "<a b=\"", "<a b=\"\n", "<a ", "a='", "<a", "</a>",
    ])
  func repetition(part: String) {
    checkNesting(of: tree(String(repeating: part, count: 50_000)))
  }

  @Test("every prefix and suffix of a text parses")
  func truncation() {
    let bytes = Array(richXML.utf8)
    for end in bytes.indices {
      checkNesting(of: Tree(parsing: SourceText(bytes[..<end]), as: .xml))
      checkNesting(of: Tree(parsing: SourceText(bytes[end...]), as: .xml))
    }
  }

  @Test(
    "only references to characters and the five entities are decoded",
    arguments: [
      ("a &lt;b&gt; &quot;c&quot; &apos;d&apos; &amp;amp;", "a <b> \"c\" 'd' &amp;"),
      ("&#169;&#xA9;&#XA9;&#x1F600;", "©©&#XA9;😀"),
      ("&nbsp; &custom; &;&#;&#x; & &amp", "&nbsp; &custom; &;&#;&#x; & &amp"),
      ("&#0;&#xD800;&#x110000;&#99999999999;&#-1;&#+1;", "&#0;&#xD800;&#x110000;&#99999999999;&#-1;&#+1;"),
      ("it\\'s \\n", "it\\'s \\n"), ("é&", "é&"), ("", ""),
    ])
  func references(written: String, text: String) {
    #expect(XMLText.decoded(ArraySlice(written.utf8)) == text)
  }

  @Test("ill-formed bytes become replacement characters")
  func illFormed() {
    #expect(XMLText.decoded([0x26, 0xFF, 0x3B, 0x61]) == "&\u{FFFD};a")
  }
}

/// XML with many kinds of syntax.
private let richXML = """
  <?xml version="1.0" encoding="utf-8"?>
  <!DOCTYPE resources [ <!ENTITY a "b"> ]>
  <!-- top -->
  <com.app.Card xmlns:android="http://x" android:text='@{a &lt; "b" ? c : d}'
      app:flag
      tools:x=foo/bar >
    <ImageView android:src="@drawable/é"
    <TextView android:text="unclosed
      android:hint="h"/>
    <string name="a">Hello <b>World</b> &amp; co<![CDATA[ <x> ]]></string>
    </Stray>
    <View android:id="@+id/
    <
    <Foo a= b="c" d
  </com.app.Card>
  <!-- open
  <x/>
  """
