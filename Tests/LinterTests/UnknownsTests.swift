// What the linter doesn't know about elements, and why.

import Elements
import Linter
import Source
import Syntax
import Testing

/// Code with the expected survey.
struct UnknownsCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var path: String
  /// The file to survey.
  var code: String
  /// The other files of the project.
  var others: [String: String] = [:]
  var expected: String

  static func swift(
    _ name: String, _ view: String, others: [String: String] = [:], _ expected: String
  ) -> UnknownsCase {
    UnknownsCase(
      testDescription: name, path: "App/Screen.swift",
      code:
        "import SwiftUI\nstruct Screen: View { let content: AnyView\n  var body: some View {\n    \(view)\n  }\n}\n",
      others: others.mapValues { "import SwiftUI\n\($0)" }, expected: expected)
  }

  static func kotlin(
    _ name: String, _ view: String, others: [String: String] = [:], _ expected: String
  ) -> UnknownsCase {
    let imports = "import androidx.compose.material3.*\nimport androidx.compose.runtime.Composable\n"
    return UnknownsCase(
      testDescription: name, path: "app/src/main/kotlin/Screen.kt",
      code:
        "\(imports)@Composable fun Screen(modifier: Modifier, content: @Composable () -> Unit) {\n  \(view)\n}\n",
      others: others.mapValues { imports + $0 }, expected: expected)
  }

  static func other(_ name: String, _ path: String, _ code: String, _ expected: String) -> UnknownsCase {
    UnknownsCase(testDescription: name, path: path, code: code, expected: expected)
  }
}

@Suite("Unknowns")
struct UnknownsTests {
  private static let cases: [UnknownsCase] = [
    .swift(
      "a view of a library is opaque", "VStack { Widget3D() }",
      "2 elements, 1 opaque; library view Widget3D:4"),
    .swift(
      "a view of the project with open content isn't read", "VStack { Card() }",
      others: [
        "App/Card.swift":
          "struct Card: View { let content: Content; var body: some View { VStack { content } } }"
      ],
      "2 elements, 1 opaque; project view Card:4"),
    .swift(
      "a view of the project with known content is read", "VStack { Title() }",
      others: ["App/Title.swift": "struct Title: View { var body: some View { Text(\"Hello\") } }"],
      "2 elements"),
    .swift(
      "views with the same name and different content are ambiguous", "VStack { Card() }",
      others: [
        "A/Card.swift": "struct Card: View { var body: some View { Text(\"a\") } }",
        "B/Card.swift": "struct Card: View { var body: some View { Image(\"b\") } }",
      ],
      "2 elements, 1 opaque; ambiguous name Card:4"),
    .swift(
      "content that's passed in is opaque", "VStack { content }",
      "2 elements, 1 opaque; content from outside content:4"),
    .swift(
      "a modifier of a library may label a button", "Button { go() } label: { Image(\"x\") }.magic()",
      "2 elements, 0/1 controls, 1/1 images; library modifier magic:4"),
    .swift(
      "a modifier of another file may set colors",
      "Button { go() } label: { Image(\"x\") }.magic()",
      others: ["App/Glow.swift": "extension View { func magic() -> some View { shadow(radius: 4) } }"],
      "2 elements, 1/1 controls, 1/1 images; project modifier magic:4"),
    .swift(
      "a font from a parameter leaves the size unknown", "Text(\"Hello\").font(theme.title)",
      "1 elements, 0/1 sizes, 0/1 colors; value from outside title:4; code that shows it Text:4"),
    .swift(
      "preview and debug code doesn't count",
      "Text(\"Hello\").font(.body).background(.white)\n  }\n}\n#Preview { Widget3D() }\nextension Screen {\n  "
        + "var other: some View {\n    #if DEBUG\n    Widget3D()\n    #endif",
      "1 elements, 1/1 sizes, 1/1 colors"),
    .kotlin(
      "a composable of a library is opaque", "Widget3D()",
      "1 elements, 1 opaque; library view Widget3D:4"),
    .kotlin(
      "a composable of the project isn't read", "Panel()",
      others: ["app/src/main/kotlin/Card.kt": "@Composable fun Panel() { Widget3D() }"],
      "1 elements, 1 opaque; project view Panel:4"),
    .kotlin(
      "content that's passed to a composable is opaque", "content()",
      "1 elements, 1 opaque; content from outside content:4"),
    .kotlin(
      "a modifier that's passed in comes from outside",
      "IconButton(onClick = { go() }, modifier = modifier) { Icon(Icons.Default.Add, null) }",
      "2 elements, 0/1 controls, 1/1 images; value from outside modifier:4"),
    .other(
      "a view class of a library is opaque, and so is an included layout",
      "app/src/main/res/layout/screen.xml",
      "<LinearLayout>\n  <com.lib.Widget3D/>\n  <include layout=\"@layout/card\"/>\n</LinearLayout>",
      "3 elements, 2 opaque; library view Widget3D:2; content from outside include:3"),
    .other(
      "an outlet's button may be labeled by code elsewhere", "App/Controller.swift",
      "import UIKit\nclass Controller: UIViewController {\n  @IBOutlet var button: UIButton!\n}\n",
      "1 elements, 0/1 controls; code elsewhere UIButton:3"),
    .other(
      "a class of a library in a storyboard may do anything", "App/Base.lproj/Screen.storyboard",
      "<view id=\"v\"><subviews>\n<button id=\"b\" customClass=\"GlowButton\"/>\n</subviews></view>",
      "2 elements, 1 opaque, 0/1 controls; library view GlowButton:2"),
  ]

  @Test("the survey counts elements and explains unknown facts", arguments: cases)
  func survey(_ item: UnknownsCase) throws {
    #expect(summary(of: item) == item.expected)
  }

  @Test("a view that nothing shows doesn't count")
  func unshown() {
    let app = "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Home() } } }\n"
    let home = "import SwiftUI\nstruct Home: View { var body: some View { Widget3D() } }\n"
    let old = "import SwiftUI\nstruct Old: View { var body: some View { Widget3D() } }\n"
    let files = ["App/Main.swift": app, "App/Home.swift": home, "App/Old.swift": old]
    #expect(survey("App/Home.swift", of: files)?.places.count == 1)
    #expect(survey("App/Old.swift", of: files)?.places.isEmpty ?? true)
  }

  @Test("a file with too many views exceeds the budget")
  func budget() {
    let code = "import SwiftUI\nlet a = [\n\(String(repeating: "Text(t),\n", count: 33_000))]\n"
    let survey = survey("App/Many.swift", of: ["App/Many.swift": code])
    #expect(survey?.places.map(\.reason) == [.budget])
  }

  @Test("the ledger puts the most frequent reasons and code first, and keeps the first place of each")
  func ledger() {
    var ledger = UnknownsLedger()
    for (path, views) in [("A.swift", "One()\n      Two()"), ("B.swift", "Two()\n      Text(\"a\").magic()")]
    {
      let item = UnknownsCase.swift("", "VStack {\n      \(views)\n    }", "")
      let file = SourceFile(path: item.path, text: SourceText(item.code))
      if let survey = Linter().surveyUnknowns(of: file, DeclaredNames()) {
        ledger.add(survey, path: path, file.text)
      }
    }
    let rows = ledger.rows().map { row in
      "\(row.count) \(row.reason.rawValue): "
        + row.places.map { "\($0.count) \($0.what) \($0.path):\($0.line)" }.joined(separator: ", ")
    }
    #expect(
      rows == [
        "3 library view: 2 Two A.swift:6, 1 One A.swift:5",
        "1 library modifier: 1 magic B.swift:6",
      ])
    #expect(ledger.rows(of: .swiftUI) == ledger.rows())
    #expect(ledger.rows(of: .compose).isEmpty)
    #expect(ledger.counts[.swiftUI]?.elements == 6)
  }

  // MARK: Surveying

  private func survey(_ path: String, of files: [String: String]) -> UnknownSurvey? {
    var names = DeclaredNames()
    for (path, code) in files {
      if let language = Language(path: path) {
        names.formUnion(DeclaredNames(in: Tree(parsing: SourceText(code), as: language)))
      }
    }
    let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
    return Linter().surveyUnknowns(of: file, names, in: index(files).surroundings)
  }

  /// Returns the survey on one line: numbers that aren't zero, then the reasons with their lines.
  private func summary(of item: UnknownsCase) -> String {
    let text = SourceText(item.code)
    guard let survey = survey(item.path, of: item.others.merging([item.path: item.code]) { $1 }) else {
      return "nothing"
    }
    let counts = survey.counts.values.reduce(into: UnknownSurvey.Counts()) { $0 += $1 }
    var numbers = ["\(counts.elements) elements"]
    if counts.opaque > 0 { numbers.append("\(counts.opaque) opaque") }
    for (known, all, name) in [
      (counts.controlsNamed, counts.controls, "controls"), (counts.picturesNamed, counts.pictures, "images"),
      (counts.textsSized, counts.texts, "sizes"), (counts.textsColored, counts.texts, "colors"),
    ] where all > 0 {
      numbers.append("\(known)/\(all) \(name)")
    }
    let places = survey.places.map { "\($0.reason.rawValue) \($0.what):\(text.line(at: $0.offset) + 1)" }
    return ([numbers.joined(separator: ", ")] + places).joined(separator: "; ")
  }
}
