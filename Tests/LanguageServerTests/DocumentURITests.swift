import LanguageServer
import Testing

@Suite("Document URIs") struct DocumentURITests {
  @Test(
    "file URIs have paths, and others don't",
    arguments: [
      ("file:///a/b.swift", "/a/b.swift"), ("file:///a%20b/%C3%A9.kt", "/a b/é.kt"), ("FILE:///a", "/a"),
      ("file:/a/b", "/a/b"), ("file://localhost/a", "/a"), ("file://server/share/a", "//server/share/a"),
      ("file:///c%3A/a", "/c:/a"), ("file:///a?x#y", "/a"), ("file:///100%", "/100%"),
      ("file:///%zz%4", "/%zz%4"),
      ("file:///%FF", "/\u{FFFD}"), ("untitled:a", nil), ("https://x/a", nil), ("nonsense", nil), ("", nil),
    ] as [(String, String?)])
  func paths(uri: String, path: String?) {
    #expect(DocumentURI(uri).path == path)
  }

  @Test("a path becomes a URI that converts back to it", arguments: ["/a/b.swift", "/a b/é#?%.kt", "/"])
  func roundTrip(path: String) {
    #expect(DocumentURI(path: path).path == path)
  }
}
