// Images and controls in components that other files hide or combine.

import Elements
import Linter
import Source
import Testing

@Suite("Uses of components")
struct ComponentPlaceTests {
  private static let cover =
    "import SwiftUI\nstruct Cover: View { var body: some View { Image(\"harbor\").resizable() } }"

  private func findings(_ screens: [String]) -> [String] {
    var files = ["App/Cover.swift": Self.cover]
    for (number, screen) in screens.enumerated() {
      files["App/Screen\(number).swift"] =
        "import SwiftUI\nstruct Screen\(number): View { var body: some View { \(screen) } }"
    }
    let file = SourceFile(path: "App/Cover.swift", text: SourceText(Self.cover))
    return Linter().lint(file, in: index(files).surroundings).map(\.rule)
  }

  @Test(
    "an image needs a label if it is a separate focus stop in some use",
    arguments: [
      ([], true),
      (["Cover()"], true),
      (["Cover().accessibilityHidden(true)"], false),
      (
        ["VStack { Cover(); Text(title) }.accessibilityElement(children: .ignore).accessibilityLabel(title)"],
        false
      ),
      (["Button { open() } label: { HStack { Cover(); Text(title) } }"], false),
      (["Cover().accessibilityHidden(true)", "VStack { Cover() }"], true),
    ])
  func pictures(screens: [String], isReported: Bool) {
    #expect(findings(screens).contains("missing-image-label") == isReported)
  }

  @Test(
    "a tappable view needs a role if it is a separate focus stop in some use, certainly if no use may add one",
    arguments: [
      ([], .information),
      (["Tag()"], .information),
      (["VStack { Tag().padding(); Text(date) }"], .warning),
      (["Screen1().padding()", "Tag()", "VStack { Screen0(); Text(date) }"], .warning),
      (["VStack { Screen1(); Text(date) }", "Tag()"], .warning),
      (["VStack { Screen1().accessibilityAddTraits(.isButton); Text(date) }", "Tag()"], .information),
      (["VStack { Tag().accessibilityAddTraits(.isButton); Text(date) }"], .information),
      (["VStack { Tag().asLink(); Text(date) }"], .information),
      (["Tag().accessibilityHidden(true)"], nil),
      (["HStack { Tag(); Text(date) }.accessibilityElement(children: .combine)"], nil),
      (
        ["HStack { Tag(); Text(date) }.accessibilityElement(children: isFocused ? .contain : .combine)"],
        .information
      ),
    ] as [([String], Severity?)])
  func tags(screens: [String], severity: Severity?) {
    let tag =
      "import SwiftUI\nstruct Tag: View { var body: some View { Text(name).onTapGesture { open() } } }"
    var files = ["App/Tag.swift": tag]
    for (number, screen) in screens.enumerated() {
      files["App/Screen\(number).swift"] =
        "import SwiftUI\nstruct Screen\(number): View { var body: some View { \(screen) } }"
    }
    let file = SourceFile(path: "App/Tag.swift", text: SourceText(tag))
    let found = Linter().lint(file, in: index(files).surroundings).first { $0.rule == "missing-button-role" }
    #expect(found?.severity == severity)
    #expect(
      found.map { $0.message.contains("Code that shows this view") } ?? false == (severity == .information))
  }

  @Test("a Compose-only app can handle text size changes", arguments: [true, false])
  func textSize(hasViews: Bool) {
    let manifest =
      #"<manifest><application><activity android:name=".Main" android:configChanges="orientation|fontScale"/></application></manifest>"#
    let path = "app/src/main/AndroidManifest.xml"
    let file = SourceFile(path: path, text: SourceText(manifest))
    let code = "import androidx.compose.runtime.Composable\n@Composable fun Main() { Text(title) }"
    let surroundings = index([
      path: manifest, "app/src/main/java/Main.kt": code,
      "app/src/main/java/Old.kt": hasViews ? "val title: TextView? = null" : "val title = 0",
    ]).surroundings
    let found = Linter().lint(file, in: surroundings).map(\.rule)
    #expect(found.contains("capped-font-scaling") == hasViews)
  }

  @Test("a component used only in a hidden component is hidden, too")
  func nested() {
    let files = [
      "App/Cover.swift": Self.cover,
      "App/Card.swift": "import SwiftUI\nstruct Card: View { var body: some View { VStack { Cover() } } }",
      "App/Screen.swift":
        "import SwiftUI\nstruct Screen: View { var body: some View { Card().accessibilityHidden(true) } }",
      "App/Previews.swift":
        "import SwiftUI\nstruct Card_Previews: PreviewProvider { static var previews: some View { Card() } }",
    ]
    let file = SourceFile(path: "App/Cover.swift", text: SourceText(Self.cover))
    #expect(Linter().lint(file, in: index(files).surroundings).map(\.rule) == [])
  }

  @Test(
    "a function that shows the asset it belongs to makes an image",
    arguments: [
      ("func sized(_ side: CGFloat) -> some View { swiftUIImage.resizable().frame(width: side) }", true),
      ("func sized(_ side: CGFloat) -> some View { HStack { swiftUIImage; Text(title) } }", false),
    ])
  func assetFunctions(function: String, isReported: Bool) {
    let text =
      "import SwiftUI\nstruct Bar: View { var body: some View { Button { close() } label: { Asset.close.sized(24) } } }"
    let files = [
      "App/Bar.swift": text, "App/Asset+Size.swift": "import SwiftUI\nextension ImageAsset { \(function) }",
    ]
    let file = SourceFile(path: "App/Bar.swift", text: SourceText(text))
    let rules = Linter().lint(file, in: index(files).surroundings).map(\.rule)
    #expect(rules.contains("missing-icon-button-label") == isReported)
  }
}
