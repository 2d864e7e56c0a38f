// The suppressions of a file, and the screens that locations belong to.

import Linter
import Source
import Testing

@Suite struct IgnoringCommentTests {
  /// Returns one line per suppression: line number from 1, rules, and reason, with `!` for another tool's.
  private func listing(_ text: String, _ path: String = "A.swift") -> [String] {
    let file = SourceFile(path: path, text: SourceText(text))
    return file.ignoringComments.map { comment in
      "\(file.text.line(at: comment.range.lowerBound) + 1) \(comment.rules.joined(separator: " "))"
        + (comment.coversFile ? " file" : "") + (comment.isForeign ? " !" : "")
        + (comment.reason.map { ": \($0)" } ?? "")
    }
  }

  @Test func `Suppressions are listed with rules and reasons`() {
    #expect(
      listing(
        """
        // a11y:ignore missing-hint, small-text:  known   before May
        let a = 1 /* a11y:ignore-file missing-hint */
        // a11y:ignore missing-hint:
        // a11y:ignore because
        // a11y:ignore
        // something else
        """) == [
          "1 missing-hint small-text: known before May", "2 missing-hint file", "3 missing-hint", "4 because",
        ])
    #expect(
      listing("<a>\n<!-- a11y:ignore missing-hint: drawn --><b/></a>", "res/layout/a.xml")
        == ["2 missing-hint: drawn"])
  }

  @Test func `Other tools' suppressions are listed as well`() {
    #expect(
      listing("import UIKit\n// swiftlint:disable:next accessibility_trait_for_button\nlet a = 1")
        == ["3 missing-button-role !"])
    #expect(
      listing(#"<a xmlns:tools="t"><b tools:ignore="LabelFor"/></a>"#, "res/layout/a.xml")
        == ["1 missing-field-label !"])
    #expect(listing(#"<a xmlns:tools="t"><b tools:ignore="Overdraw"/></a>"#, "res/layout/a.xml") == [])
  }

  @Test(
    "any file can be listed",
    arguments: ["", "a11y:ignore", "/* a11y:ignore", "// a11y:ignore x:", "<!-- a11y:ignore x: "])
  func total(text: String) {
    for path in ["A.swift", "A.kt", "res/layout/a.xml", "notes.txt"] { _ = listing(text, path) }
  }

  @Test func `A location belongs to the outermost declaration around it`() {
    let text = "import SwiftUI\nlet x = 1\nstruct A: View {\n  struct B { var c = 2 }\n}\nfunc d() { e() }\n5"
    let file = SourceFile(path: "A.swift", text: SourceText(text))
    func name(_ word: String) -> String? {
      let offset = text.utf8.distance(
        from: text.startIndex, to: text.firstRange(of: word)?.lowerBound ?? text.startIndex)
      return file.screenNames(at: [offset])[0]
    }
    #expect(name("1") == "x" && name("2") == "A" && name("e()") == "d" && name("5") == nil)
    #expect(name("import") == nil)
    #expect(
      SourceFile(path: "res/layout/a.xml", text: SourceText("<a/>")).screenNames(at: [0, 9]) == [nil, nil])
  }
}
