// What the other files of a project add to the findings of one.

import Elements
import Source
import Testing

@testable import Linter

/// The index of these files, by their path below the root.
func index(_ files: [String: String]) -> ProjectIndex {
  var index = ProjectIndex()
  for (path, text) in files {
    index.update(path, FileSummary(SourceFile(path: path, text: SourceText(text))))
  }
  index.complete()
  return index
}

/// What the strict profile finds in one of the files: rule and severity, in order.
func findings(in path: String, of files: [String: String]) -> [String] {
  var configuration = Configuration()
  configuration.profile = .strict
  let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
  return Linter(configuration).lint(file, in: index(files).surroundings).map {
    "\($0.rule) \($0.severity.rawValue)"
  }
}

@Suite("Projects")
struct ProjectTests {
  static let layout = "app/src/main/res/layout/screen_player.xml"

  private func layout(_ content: String) -> String {
    "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\(content)</LinearLayout>"
  }

  private let button =
    #"<ImageButton android:id="@+id/close_button" android:src="@drawable/x" android:layout_width="wrap_content" android:layout_height="wrap_content" />"#

  @Test(
    "a button without a description is as bad as the code that looks it up leaves it",
    arguments: [
      // No code of the layout is there to be read.
      ("class Other", ["missing-icon-button-label information"]),
      // Code shows the layout and leaves the button alone.
      ("class A { val b = ScreenPlayerBinding.inflate(i) }", ["missing-icon-button-label error"]),
      ("setContentView(R.layout.screen_player)\nfind(R.id.other)", ["missing-icon-button-label error"]),
      // Code refers to the button without naming it.
      (
        "val b: ScreenPlayerBinding; fun f() { b.closeButton.setOnClickListener {} }",
        ["missing-icon-button-label warning"]
      ),
      // Code names it.
      (
        "val b: ScreenPlayerBinding; fun f() { b.closeButton.contentDescription = getString(R.string.x) }", []
      ),
      ("val b: ScreenPlayerBinding; fun f() { b.closeButton.apply { contentDescription = x } }", []),
      (
        "setContentView(R.layout.screen_player); val close = findViewById<View>(R.id.close_button); close.contentDescription = x",
        []
      ),
      (
        "setContentView(R.layout.screen_player); TooltipCompat.setTooltipText(findViewById(R.id.close_button), x)",
        []
      ),
      // It names another one.
      (
        "val b: ScreenPlayerBinding; fun f() { b.openButton.contentDescription = x; b.closeButton.show() }",
        ["missing-icon-button-label warning"]
      ),
      // Comments and strings say nothing.
      (
        "val b: ScreenPlayerBinding // b.closeButton.contentDescription = x\nval s = \"closeButton.contentDescription\"",
        ["missing-icon-button-label error"]
      ),
    ])
  func viewCode(code: String, expected: [String]) {
    let files = [Self.layout: layout(button), "app/src/main/kotlin/A.kt": "package a\n\(code)\n"]
    #expect(findings(in: Self.layout, of: files) == expected)
  }

  @Test("Java code names views as well")
  func java() {
    let files = [
      Self.layout: layout(button),
      "app/src/main/java/A.java": """
      class A { void f() { setContentView(R.layout.screen_player);
        ImageButton close = (ImageButton) findViewById(R.id.close_button);
        close.setContentDescription(getString(R.string.close)); } }
      """,
    ]
    #expect(findings(in: Self.layout, of: files) == [])
  }

  @Test("code of the layout around an included one names what is in it")
  func inclusion() {
    let files = [
      Self.layout: layout(button),
      "app/src/main/res/layout/main.xml": layout(#"<include layout="@layout/screen_player" />"#),
      "app/src/main/kotlin/A.kt":
        "package a\nval b: MainBinding\nfun f() { b.player.closeButton.contentDescription = x }",
    ]
    #expect(findings(in: Self.layout, of: files) == [])
  }

  @Test("tests do not complete what ships")
  func testCode() {
    let files = [
      Self.layout: layout(button),
      "app/src/main/kotlin/A.kt": "package a\nval b: ScreenPlayerBinding",
      "app/src/androidTest/kotlin/T.kt":
        "val b: ScreenPlayerBinding\nfun f() { b.closeButton.contentDescription = x }",
    ]
    #expect(findings(in: Self.layout, of: files) == ["missing-icon-button-label error"])
  }

  private func labelled(_ label: String) -> String {
    layout(
      #"<ImageButton android:src="@drawable/x" android:layout_width="wrap_content" android:layout_height="wrap_content" android:contentDescription="\#(label)" />"#
    )
  }

  @Test(
    "a text is read where its resource has it",
    arguments: [
      (#"<string name="close">Close button</string>"#, ["role-in-label warning"]),
      (#"<string name="close">Close</string>"#, []),
      (
        #"<string name="close">@string/other</string><string name="other">Close button</string>"#,
        ["role-in-label warning"]
      ),
      (#"<string name="close">@string/close</string>"#, []),
      (#"<string name="close">  </string>"#, ["empty-label error"]),
      (#"<string name="close">" "</string>"#, ["empty-label error"]),
      (#"<string name="close"><b>Close</b> button</string>"#, ["role-in-label warning"]),
      (#"<plurals name="close"><item quantity="other">Close buttons</item></plurals>"#, []),
      (#"<string name="closed">Close button</string>"#, []),
      ("", []),
    ])
  func texts(values: String, expected: [String]) {
    let files = [
      Self.layout: labelled("@string/close"),
      "app/src/main/res/values/strings.xml": "<resources>\(values)</resources>",
    ]
    #expect(findings(in: Self.layout, of: files) == expected)
  }

  @Test("a resource of the own module goes before those of others, which count where they agree")
  func modules() {
    func strings(_ text: String) -> String {
      "<resources><string name=\"close\">\(text)</string></resources>"
    }
    var files = [Self.layout: labelled("@string/close")]
    files["lib/src/main/res/values/strings.xml"] = strings("Close button")
    #expect(findings(in: Self.layout, of: files) == ["role-in-label warning"])
    files["other/src/main/res/values/strings.xml"] = strings("Shut")
    #expect(findings(in: Self.layout, of: files) == [])
    files["app/src/main/res/values/strings.xml"] = strings("Close button")
    #expect(findings(in: Self.layout, of: files) == ["role-in-label warning"])
    files["app/src/debug/res/values/strings.xml"] = strings("Shut")
    #expect(findings(in: Self.layout, of: files) == [])
  }

  @Test("texts in Kotlin are read where their resource has them")
  func kotlinTexts() {
    let path = "app/src/main/kotlin/A.kt"
    let files = [
      path: """
      import androidx.compose.material3.*
      @Composable fun A() {
        IconButton(onClick = { close() }) { Icon(Icons.Default.Close, contentDescription = stringResource(R.string.close)) }
      }
      """,
      "app/src/main/res/values/strings.xml":
        "<resources><string name=\"close\">Close button</string></resources>",
    ]
    #expect(findings(in: path, of: files) == ["role-in-label warning"])
  }

  @Test("a size is read where its resource has it, if it is the same on all devices")
  func dimensions() {
    let view =
      #"<ImageButton android:src="@drawable/x" android:contentDescription="a" android:layout_width="@dimen/side" android:layout_height="@dimen/side" />"#
    var files = [
      Self.layout: layout(view),
      "app/src/main/res/values/dimens.xml":
        "<resources><dimen name=\"side\">@dimen/small</dimen><dimen name=\"small\">20dp</dimen></resources>",
    ]
    #expect(findings(in: Self.layout, of: files) == ["small-touch-target warning"])
    files["app/src/main/res/values-sw600dp/dimens.xml"] =
      "<resources><dimen name=\"side\">48dp</dimen></resources>"
    #expect(findings(in: Self.layout, of: files) == [])
  }

  @Test(
    "a style that is known leaves alone what it does not set",
    arguments: [
      ("<style name=\"Close\"><item name=\"android:padding\">4dp</item></style>", true),
      (
        "<style name=\"Close\" parent=\"Base\"/><style name=\"Base\" parent=\"Widget.Material3.Button\"/>",
        true
      ),
      ("<style name=\"Close\"><item name=\"android:contentDescription\">Close</item></style>", false),
      ("<style name=\"Close\" parent=\"Base\"/>", false),
      ("<style name=\"Close\" parent=\"Close\"/>", false),
      ("", false),
    ])
  func styles(values: String, isReported: Bool) {
    let files = [
      Self.layout: layout(
        #"<ImageButton style="@style/Close" android:src="@drawable/x" android:layout_width="wrap_content" android:layout_height="wrap_content" />"#
      ),
      "app/src/main/res/values/styles.xml": "<resources>\(values)</resources>",
    ]
    #expect(
      findings(in: Self.layout, of: files) == (isReported ? ["missing-icon-button-label error"] : []))
  }

  private static let storyboard = "App/Base.lproj/Main.storyboard"
  private static let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
    <viewController customClass="LoginViewController" id="a"><view key="view" id="b"><subviews>
    <button id="c"><state key="normal" image="close"/></button>
    </subviews></view><connections><outlet property="closeButton" destination="c" id="d"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  @Test(
    "a button with an outlet is as bad as the code of its class leaves it",
    arguments: [
      ("class Other {}", ["missing-icon-button-label information"]),
      (
        "class LoginViewController: UIViewController { @IBOutlet var closeButton: UIButton! }",
        ["missing-icon-button-label warning"]
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var closeButton: UIButton! { didSet { closeButton.accessibilityLabel = x } } }",
        []
      ),
      // The outlet belongs to a class above.
      (
        "class LoginViewController: Base { @IBOutlet var other: UIButton! }",
        ["missing-icon-button-label information"]
      ),
    ])
  func outlets(code: String, expected: [String]) {
    let files = [Self.storyboard: Self.scene, "App/Login.swift": "import UIKit\n\(code)"]
    #expect(findings(in: Self.storyboard, of: files) == expected)
  }

  @Test("an extension in another file completes an outlet")
  func outletsOfExtensions() {
    let files = [
      Self.storyboard: Self.scene,
      "App/Login.swift":
        "import UIKit\nclass LoginViewController: UIViewController { @IBOutlet var closeButton: UIButton! }",
      "App/Login+Accessibility.swift":
        "import UIKit\nextension LoginViewController { func f() { closeButton?.accessibilityLabel = x } }",
    ]
    #expect(findings(in: Self.storyboard, of: files) == [])
  }

  private static let screen = "App/Screen.swift"

  private func screen(_ label: String) -> String {
    """
    import SwiftUI
    struct Screen: View {
      var body: some View {
        Button { close() } label: { Image("close") }.accessibilityLabel(\(label))
      }
    }
    """
  }

  private static func catalog(_ localizations: String) -> String {
    #"{"sourceLanguage": "en", "strings": {"close.title": {\#(localizations)}, "Close button": {}}, "version": "1.0"}"#
  }

  private static let english = #"{"stringUnit": {"state": "translated", "value": "Close button"}}"#

  @Test(
    "a key is read as the text that the development language has for it",
    arguments: [
      (
        "App/Localizable.xcstrings", catalog(#""localizations": {"en": \#(english)}"#),
        ["role-in-label warning"]
      ),
      ("App/Localizable.xcstrings", catalog(#""localizations": {"de": \#(english)}"#), []),
      ("App/Localizable.xcstrings", "{", []),
      ("App/en.lproj/Localizable.strings", "\"close.title\" = \"Close button\";", ["role-in-label warning"]),
      ("App/de.lproj/Localizable.strings", "\"close.title\" = \"Close button\";", []),
      (
        "App/Base.lproj/Localizable.strings",
        "/* \"close.title\" = \"no\"; */ // no\nbroken = ;\n\"other\" = \"a \\\"b\\\"\";\n\"close.title\" = \"\\U0043lose button\";",
        ["role-in-label warning"]
      ),
      ("App/en.lproj/Localizable.strings", "\"close.title\" = \"Close %@ button\";", []),
      ("App/en.lproj/Other.strings", "\"close.title\" = \"Close button\";", []),
      ("App/en.lproj/Localizable.strings", "\"close.title\" = \"Close button", []),
    ])
  func appleTexts(path: String, text: String, expected: [String]) {
    let files = [Self.screen: screen(#""close.title""#), path: text]
    #expect(findings(in: Self.screen, of: files) == expected)
  }

  @Test("a text that is its own key can still be mended where it is written")
  func ownKey() {
    let files = [
      Self.screen: screen(#""Close button""#), "App/Localizable.xcstrings": Self.catalog(""),
    ]
    let file = SourceFile(path: Self.screen, text: SourceText(files[Self.screen] ?? ""))
    let found = Linter().lint(file, in: index(files).surroundings)
    #expect(found.map(\.rule) == ["role-in-label"])
    #expect(found.first?.fixes.count == 1)
  }

  @Test("what stands in another file is not rewritten here")
  func noFix() {
    let files = [
      Self.screen: screen(#""close.title""#),
      "App/en.lproj/Localizable.strings": "\"close.title\" = \"Close button\";",
    ]
    let file = SourceFile(path: Self.screen, text: SourceText(files[Self.screen] ?? ""))
    let found = Linter().lint(file, in: index(files).surroundings)
    #expect(found.map(\.rule) == ["role-in-label"])
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test(
    "a color set is its color in each appearance",
    arguments: [
      (
        #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}}"#,
        "#FF8000 0.5 / #FF8000 0.5"
      ),
      (
        #"{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}}, {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "1.000"}}}"#,
        "#000000 0.00392156862745098 / #FFFFFF 1.0"
      ),
      (#"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#, "unknown"),
      (#"{"idiom": "universal"}"#, "unknown"), ("", "unknown"), ("{", "unknown"),
    ])
  func assetColors(variants: String, expected: String) {
    let path = "App/Assets.xcassets/Brand/Ink.colorset/Contents.json"
    let view = ProjectView(
      index([path: #"{"colors": [\#(variants)]}"#]).surroundings.project, path: "A.swift")
    let shades = view.assetColor("Ink")
    let text = shades.map {
      "\($0.light.hexadecimal) \($0.light.alpha) / \($0.dark.hexadecimal) \($0.dark.alpha)"
    }
    #expect(text ?? "unknown" == expected)
  }

  @Test("a document of Interface Builder means the colors of asset catalogs by their names")
  func documentColors() throws {
    let catalog =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
    let project = index(["App/Assets.xcassets/Ink.colorset/Contents.json": catalog]).surroundings.project
    let source = SourceText(
      #"<view><label><color key="textColor" name="Ink"/></label><color key="backgroundColor" name="Paper"/></view>"#
    )
    let tree = try #require(
      ElementTree(source, path: "App/A.xib", in: ProjectView(project, path: "App/A.xib")))
    let colors = tree.elements.flatMap(\.colors).map { color in
      if case .shades(let shades) = color.value { shades.light.hexadecimal } else { "\(color.value)" }
    }
    #expect(colors == ["resource(\"Paper\")", "#FF0000"])
  }

  @Test(
    "an Android color is another one at night where the night has one",
    arguments: [
      ([:], nil),
      (["values": "#102030"], "#102030 #102030"),
      (["values": "#102030", "values-night": "#FFFFFF"], "#102030 #FFFFFF"),
      (["values": "@color/other", "values-night": "#FFFFFF"], "#FF0000 #FFFFFF"),
      (["values": "#102030", "values-v31": "#FFFFFF"], nil),
      (["values": "@android:color/black"], "#000000 #000000"),
      (["values": "?attr/colorPrimary"], nil),
    ])
  func androidColors(colors: [String: String], expected: String?) {
    var files: [String: String] = [:]
    for (folder, color) in colors {
      files["app/src/main/res/\(folder)/colors.xml"] =
        "<resources><color name=\"ink\">\(color)</color></resources>"
    }
    files["app/src/main/res/values/others.xml"] =
      "<resources><color name=\"other\">#F00</color></resources>"
    let view = ProjectView(index(files).surroundings.project, path: Self.layout)
    #expect(view.color("ink").map { "\($0.light.hexadecimal) \($0.dark.hexadecimal)" } == expected)
  }

  @Test("what changes in one file is what it said before or says now")
  func changes() {
    let path = "app/src/main/res/values/strings.xml"
    func facts(_ strings: String) -> FileSummary? {
      FileSummary(SourceFile(path: path, text: SourceText("<resources>\(strings)</resources>")))
    }
    func strings(_ names: String...) -> Questions { Questions(Set(names.map { ProjectKey(.string, $0) })) }
    var index = ProjectIndex()
    #expect(
      index.update(path, facts("<string name=\"a\">A</string><string name=\"b\">B</string>"))
        == strings("a", "b"))
    #expect(
      index.update(path, facts("<string name=\"a\">A</string><string name=\"b\">C</string>"))
        == strings("b"))
    #expect(index.update(path, facts("<string name=\"a\">A</string>")) == strings("b"))
    #expect(index.update(path, facts("<string name=\"a\">A</string>")) == Questions())
    #expect(index.update(path, nil) == strings("a"))
    #expect(index.surroundings.project.answers(to: ProjectKey(.string, "a")).isEmpty)
    #expect(index.fileCount == 0)
  }

  @Test("a file remembers what it asked")
  func questions() {
    let file = SourceFile(path: Self.layout, text: SourceText(labelled("@string/close")))
    let questions = Linter().look(at: file, in: index([:]).surroundings).questions
    #expect(questions.intersects(Questions([ProjectKey(.string, "close")])))
    #expect(!questions.intersects(Questions([ProjectKey(.string, "open")])))
  }
}
