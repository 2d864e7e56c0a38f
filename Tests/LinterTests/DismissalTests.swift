// Files that are dismissed without parsing have no findings.

import Elements
import Foundation
import Linter
import Source
import Syntax
import TestSupport
import Testing

/// The directory of real code for comparison, if given.
private let comparedFolder = ProcessInfo.processInfo.environment["DISMISSAL"].flatMap {
  $0.isEmpty ? nil : $0
}

@Suite struct DismissalTests {
  @Test(
    "real code has the same findings with and without dismissal",
    .enabled(if: comparedFolder != nil, "DISMISSAL doesn't name a directory with real code."))
  func realCode() throws {
    var configuration = Configuration()
    configuration.profile = .strict
    let linter = Linter(configuration)
    var files = 0
    var findings = 0
    for file in RealFile.files(below: try #require(comparedFolder)) {
      guard let source = try? file.read() else { continue }
      let thorough = linter.lintThoroughly(source)
      #expect(linter.lint(source) == thorough, "\(file.path)")
      files += 1
      findings += thorough.count
    }
    print("\(files) files, \(findings) findings")
  }

  @Test(
    "relevant words are found anywhere in a file",
    arguments: [
      (
        "a.swift",
        "import Foundation\n\nimport SwiftUI\nstruct A: View { var body: some View { Button { b() } label: { Image(\"close\") } } }",
        1
      ),
      (
        "a.swift",
        "// A comment\nimport SwiftUI\nstruct A: View { var body: some View { Button { b() } label: { Image(\"close\") } } }",
        1
      ),
      ("a.swift", "struct A: View { var body: some View { Button { b() } label: { Image(\"close\") } } }", 1),
      (
        "a.swift",
        "/* import Foundation */ struct A: View { var body: some View { Button { b() } label: { Image(\"close\") } } }",
        1
      ),
      ("a.swift", "import Foundation\n// a11y:ignore missing-icon-button-label: why\nlet a = 1", 1),
      ("a.swift", "import Foundation\nlet a = 1", 0),
      ("a.kt", "package a\n\nimport b.c\n// a11y:ignore missing-icon-button-label: why\nval a = 1", 1),
      ("a.kt", "package a\nfun A() { IconButton(onClick = b) { Icon(c, contentDescription = null) } }", 1),
      ("app/src/main/res/layout/a.xml", "<ImageButton/>", 1),
      (
        "A.xib",
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><switch id=\"a\"/></document>", 1
      ),
      ("A.xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><switch id=\"a\"/></document>", 0),
      (
        "A.xib",
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><!-- a11y:ignore missing-image-label: why --></document>",
        1
      ),
    ])
  func interest(path: String, text: String, count: Int) {
    #expect(Linter().lint(SourceFile(path: path, text: SourceText(text))).count == count)
  }

  @Test(
    "a module name counts only in an import, and a library only if views come from it",
    arguments: [
      ("import CarPlay", .swift, true), ("@testable import\n  CarPlay", .swift, true),
      ("import class CarPlay.CPTemplate", .swift, true), ("import/* why */CarPlay", .swift, true),
      ("case isCarPlayConnected", .swift, false), ("let a = (\"Shown in CarPlay\")", .swift, false),
      ("let a = UIButton()", .swift, true), ("a11y:ignore", .swift, true),
      ("import androidx.compose.ui.graphics.Color", .kotlin, false),
      ("import androidx.compose.runtime.Immutable", .kotlin, false),
      ("import androidx.compose.runtime.Composable", .kotlin, true),
      ("import androidx.compose.ui.graphics.Color\nimport androidx.compose.ui.text.TextStyle", .kotlin, true),
      ("import android.app.NotificationManager", .kotlin, false),
      ("import android.app.Application", .kotlin, false), ("import android.app.*", .kotlin, true),
      ("import android.app.Activity", .kotlin, true), ("val binding: ScreenBinding", .kotlin, true),
    ] as [(String, Language, Bool)])
  func signs(text: String, language: Language, areShown: Bool) {
    #expect(Signs(language, and: ["a11y:"]).show(in: SourceText(text)) == areShown)
  }

  @Test("every view class recognized without an import is searched for")
  func classes() throws {
    let path = PackageFolder.path + "/Sources/Elements/Apple/UIKit/ViewKind+Names.swift"
    let source = try String(contentsOfFile: path, encoding: .utf8)
    let views = source.components(separatedBy: "func companion").first ?? ""
    let names = views.matches(of: /"([A-Z]\w+)"/).map { String($0.1) }
    #expect(names.count > 50)
    for name in names {
      #expect(Signs.viewClasses.contains { name.contains($0) }, "\(name)")
    }
  }
}
