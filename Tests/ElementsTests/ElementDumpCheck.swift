// Shared checks for front-end tests, and tests of which files have elements.

import Elements
import Source
import Testing

/// Checks the dump of the elements of a SwiftUI file.
func checkSwiftUI(_ source: String, _ dump: String, sourceLocation: SourceLocation = #_sourceLocation) {
  checkElements(source, path: "Views/A.swift", dump, sourceLocation)
}

/// Returns the dump of a SwiftUI file's elements.
func swiftUIDump(_ source: String) -> String {
  ElementTree(SourceText(source), path: "Views/A.swift")?.dump() ?? ""
}

/// Checks the dump of the elements of an Android layout or another resource.
func checkLayout(
  _ source: String, _ dump: String, path: String = "app/src/main/res/layout/a.xml",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkElements(source, path: path, dump, sourceLocation)
}

private func checkElements(
  _ source: String, path: String, _ dump: String, _ sourceLocation: SourceLocation
) {
  let tree = ElementTree(SourceText(source), path: path)
  #expect(tree?.dump() == (dump.isEmpty ? "" : dump + "\n"), sourceLocation: sourceLocation)
}

@Suite("Files with elements")
struct ShippingFileTests {
  @Test(
    "files that don't ship have no elements",
    arguments: [
      "Tests/A.swift", "AppUITests/A.swift", "Pods/B/A.swift", ".build/A.swift", "Views/ATests.swift",
      "R.swift",
      "app/src/test/A.kt", "app/src/androidTest/A.kt", "app/build/A.kt", "app/src/main/ATest.kt",
      "app/build/res/layout/a.xml",
    ])
  func files(path: String) {
    #expect(ElementTree(SourceText(""), path: path)?.dump() == nil)
  }

  @Test(
    "XML outside UI resource directories has no elements",
    arguments: ["res/drawable/a.xml", "res/font/a.xml", "a.xml", "layout.xml", "pom.xml"])
  func otherXML(path: String) {
    #expect(ElementTree(SourceText("<ImageView />"), path: path)?.dump() == nil)
  }

  @Test("files in other languages have no elements", arguments: ["a.txt", "a", "Makefile", "a.swift.txt"])
  func otherLanguages(path: String) {
    #expect(ElementTree(SourceText(""), path: path)?.dump() == nil)
  }

  @Test("a layout is recognized by its directory, regardless of qualifiers")
  func qualifiers() {
    for folder in ["layout", "layout-land", "layout-sw600dp-v21"] {
      #expect(ElementTree(SourceText("<View />"), path: "app/res/\(folder)/a.xml")?.dump() != nil)
    }
  }
}
