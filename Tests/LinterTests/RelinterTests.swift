// Linting by sections has the same findings as linting the whole file.

import Foundation
import Linter
import Source
import TestSupport
import Testing

/// The directory of real code for comparison, if given.
private let comparedFolder = ProcessInfo.processInfo.environment["SECTIONS"].flatMap { $0.isEmpty ? nil : $0 }

@Suite struct RelinterTests {
  /// The text is typed at `‸`. The last value says whether the rest of the file is skipped.
  @Test(
    "typing in one declaration lints everything that it affects, and nothing else",
    arguments: [
      ("a letter in a view", "a.swift", Self.views("Text(\"One‸\")"), "x", true),
      ("a picture in a view", "a.swift", Self.views("Text(\"One\")‸"), "\nImage(\"photo\")", true),
      ("an open brace", "a.swift", Self.views("Text(\"One\")‸"), " {", true),
      ("an import", "a.swift", "import Foundation\n‸" + Self.views("Text(\"One\")"), "import UIKit\n", false),
      (
        "the first view class of a file that names UIKit only in a comment", "a.swift",
        "import Foundation // not UIKit\nclass A { func f() { box.accessibilityTraits = [.header, .adjustable] } }\nclass B { func g(_ v: UI‸) {} }\n",
        "View", false
      ),
      (
        "a suppression of the whole file", "a.swift", Self.views("Text(\"One\") ‸"), "// a11y:ignore-file",
        false
      ),
      (
        "a suppression of what follows", "a.swift", Self.views("Text(\"One\") ‸"),
        "\n// swiftlint:disable accessibility_label_for_image\n", false
      ),
      ("the end of a chain of components", "a.swift", Self.chain("‸"), " ", true),
      (
        "a component shown elsewhere", "a.swift", Self.views("Badge()", more: Self.badge), "Text(\"New\")",
        true
      ),
      (
        "the same helper in two types", "a.swift", Self.views("helper", more: Self.helpers), "Text(\"New\")",
        true
      ),
      ("a composable", "a.kt", Self.composables, "Text(title)", true),
      (
        "an import of views below the first declaration", "a.kt",
        "import androidx.compose.runtime.*\n@Composable fun A() { Text(\"A\") }import android.widget.*\n@Composable fun C() { Text(\"C\") }\nfun b(c: Context) {\n  val v = Button(c)\n  ‸v.setOnTouchListener { _, _ -> a(); true }\n  l.addView(v)\n}\n",
        "// ", false
      ),
      ("below an annotation that nothing follows", "a.kt", Self.annotated, "\n", true),
      (
        "a use of the first declaration, which no import stands before", "a.swift",
        Self.views("Text(\"One\")‸", header: Self.picture), "\nPicture()", true
      ),
    ])
  func typing(name: String, path: String, marked: String, typed: String, isAlone: Bool) throws {
    let mark = try #require(marked.range(of: "‸"))
    let offset = marked[..<mark.lowerBound].utf8.count
    let linter = Linter(.strict)
    var file = SourceFile(path: path, text: SourceText(marked.replacing("‸", with: "")))
    var relinter = Relinter(linter)
    #expect(relinter.lint(file) == linter.lintThoroughly(file))
    for (range, text) in [(offset..<offset, typed), (offset..<offset + typed.utf8.count, "")] {
      file.text.replace(range, with: Array(text.utf8))
      #expect(relinter.lint(file) == linter.lintThoroughly(file), "\(name)")
      #expect(relinter.usedExcerpt == isAlone || text.isEmpty, "\(name)")
    }
  }

  /// Returns ten views, the fourth of which shows `content`.
  private static func views(_ content: String, header: String = "import SwiftUI", more: String = "") -> String
  {
    let views = (0..<10).map { number in
      """
      struct Item\(number): View {
        let title: String
        var body: some View { VStack { \(number == 3 ? content : "Image(\"photo\")") } }
      }
      """
    }
    return header + "\n\n" + views.joined(separator: "\n\n") + "\n\n" + more
  }

  private static let picture = """
    struct Picture: View {
      var body: some View { Image("a").onTapGesture { open() } }
    }
    """

  /// Returns thirty views, each of which shows the previous one, among forty others. The first shows `content`.
  private static func chain(_ content: String) -> String {
    let views = (0..<30).map { number in
      """
      struct Link\(number): View {
        var body: some View { Button { open() } label: { \(number == 0 ? "Image(\"one\")\(content)" : "Link\(number - 1)()") } }
      }
      """
    }
    let others = (0..<40).map { number in
      """
      struct Other\(number): View {
        var body: some View { Image("photo") }
      }
      """
    }
    return "import SwiftUI\n\n" + (views + others).joined(separator: "\n\n")
  }

  private static let badge = """
    struct Badge: View {
      var body: some View { HStack { Image("badge")‸ } }
    }
    """

  private static let helpers = """
    struct First: View {
      var helper: some View { HStack { Image("first")‸ } }
      var body: some View { Button { open() } label: { helper } }
    }

    struct Second: View {
      var helper: some View { Text("Second") }
      var body: some View { helper }
    }
    """

  /// The annotation that suppresses isn't followed by a declaration, so it applies to the next one.
  private static let annotated =
    composables.replacing("‸", with: "") + """


      @SuppressLint("ContentDescription") @Composefun Broken() { a() }
      @Composable fun Last() { IconButton(onClick = b) { Icon(Icons.Default.Menu, null)‸ } }
      """

  private static let composables =
    "package a\n\n"
    + (0..<8).map { number in
      """
      @Composable
      fun Item\(number)(title: String, onOpen: () -> Unit) {
        Row { IconButton(onClick = onOpen) { Icon(Icons.Default.Menu, contentDescription = null) \(number == 2 ? "‸" : "") } }
      }
      """
    }.joined(separator: "\n\n")

  @Test(
    "an edit in each section of real code has the same findings as linting the file again",
    .enabled(if: comparedFolder != nil, "SECTIONS doesn't name a directory with real code."))
  func realCode() throws {
    let linter = Linter(.strict)
    var sections = 0
    var excerpts = 0
    var failures: [String] = []
    for file in RealFile.files(below: try #require(comparedFolder)) {
      guard let source = try? file.read(), !file.path.hasSuffix(".xml") else { continue }
      let expected = linter.lint(source)
      for start in Relinter.sectionStarts(of: source) {
        // A blank line is inserted and removed again.
        var relinter = Relinter(linter)
        _ = relinter.lint(source)
        var changed = source
        changed.text.replace(start..<start, with: [0x0A])
        let found = relinter.lint(changed)
        sections += 1
        if relinter.usedExcerpt { excerpts += 1 }
        let fresh = linter.lint(changed)
        if found != fresh {
          failures.append(
            "\(file.path):\(source.text.line(at: start) + 1): \(found.count) instead of \(fresh.count)")
        }
        if relinter.lint(source) != expected { failures.append("\(file.path): back again") }
      }
    }
    print("\(sections) sections, \(excerpts) read alone, \(failures.count) failures")
    for failure in failures.prefix(60) { print(failure) }
    #expect(failures.isEmpty)
  }
}

private extension Configuration {
  static var strict: Configuration {
    var configuration = Configuration()
    configuration.profile = .strict
    return configuration
  }
}
