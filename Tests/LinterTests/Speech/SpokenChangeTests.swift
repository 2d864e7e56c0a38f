// The effects of fixes on announcements.

import Linter
import Source
import TestSupport
import Testing

@Suite struct SpokenChangeTests {
  /// Returns the effect of each fix of each finding, in order, or `same` for none.
  private func changes(_ code: String, path: String) -> [String] {
    let linter = Linter()
    let file = SourceFile(path: path, text: SourceText(code))
    return linter.lint(file).flatMap { finding in
      finding.fixes.map { fix in
        linter.spokenChange(by: fix, of: finding, in: file, .unknown).map(\.effect) ?? "same"
      }
    }
  }

  @Test(arguments: [
    (
      "A.swift", #"Button { close() } label: { Image("close") }"#,
      ["announces “Close, Button”"]
    ),
    (
      "A.swift", "func setUp() {\n  let close = UIButton()\n  close.setImage(icon, for: .normal)\n}",
      ["announces “‹your text›, Button”"]
    ),
    (
      "A.swift", #"Image("wave").accessibilityLabel("")"#,
      [
        "hides it from VoiceOver",
        "announces “‹your text›, Image”",
      ]
    ),
    (
      "A.swift", #"Text("Pay").onTapGesture { pay() }"#,
      ["announces “Pay, Button”", "announces “Pay, Button”"]
    ),
    (
      "A.kt", #"IconButton(onClick = { close() }) { Icon(Icons.Default.Close, contentDescription = null) }"#,
      ["announces “Close, Button”"]
    ),
    (
      "res/layout/a.xml", #"<ImageButton android:id="@+id/close" android:onClick="close"/>"#,
      ["announces “Close, Button”"]
    ),
    ("A.swift", #"Text("Wait").font(.system(size: 12))"#, ["same"]),
  ])
  func `A fix has the effect that its title announces`(_ path: String, _ code: String, _ expected: [String]) {
    #expect(changes(code, path: path) == expected)
  }

  @Test func `The relinter's excerpt yields the same effects`() throws {
    let code =
      "import SwiftUI\n"
      + (0..<8).map {
        "struct Å\($0): View {\n  var body: some View { Text(\"Pay \($0)\").onTapGesture { pay() } }\n}\n"
      }.joined()
    let file = SourceFile(path: "A.swift", text: SourceText(code))
    let linter = Linter()
    var relinter = Relinter(linter)
    let findings = relinter.lint(file)
    #expect(findings.count == 8)
    for finding in findings {
      for fix in finding.fixes {
        let whole = linter.spokenChange(by: fix, of: finding, in: file, .unknown)
        #expect(whole != nil)
        #expect(
          linter.spokenChange(by: fix, of: finding, in: file, .unknown, SpeechStyle(), relinter) == whole)
      }
    }
  }
}
