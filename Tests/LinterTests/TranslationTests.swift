// Evidence that an app is localized, and the effect on its spoken texts.

import Elements
import Linter
import Source
import Testing

@Suite("Texts that can't be translated")
struct TranslationTests {
  private static let code = "App/A.swift"
  private static let layout = "app/src/main/res/layout/a.xml"

  @Test(
    "a spoken text is reported if the app uses string resources",
    arguments: [
      ("App/en.lproj/Localizable.strings", #""open" = "Open";"#, true),
      ("App/Localizable.xcstrings", #"{"sourceLanguage": "en", "strings": {"Open": {}}}"#, true),
      ("App/en.lproj/Localizable.strings", "", false),
      ("App/B.swift", "let close = 1", false),
    ])
  func apple(path: String, content: String, isReported: Bool) {
    let files = [
      Self.code: "import UIKit\nfunc f(_ b: UIButton) { b.accessibilityLabel = \"Close\" }", path: content,
    ]
    #expect(findings(in: Self.code, of: files).contains("hardcoded-label information") == isReported)
  }

  @Test("an app with only its name as a string resource is exempt", arguments: [(1, false), (8, true)])
  func android(count: Int, isReported: Bool) {
    let texts = (0..<count).map { "<string name=\"a\($0)\">Text</string>" }.joined()
    let files = [
      Self.layout: "<LinearLayout><ImageButton android:contentDescription=\"Close\"/></LinearLayout>",
      "app/src/main/res/values/strings.xml": "<resources>\(texts)</resources>",
    ]
    #expect(findings(in: Self.layout, of: files).contains("hardcoded-label information") == isReported)
  }

  @Test(
    "an Interface Builder file that isn't localized gets no label, unless the app has one language",
    arguments: [
      ("App/Base.lproj/A.xib", ["App/en.lproj/Localizable.strings"], true),
      ("App/A.xib", ["App/en.lproj/Localizable.strings"], false),
      ("App/A.xib", ["App/Other.txt"], true),
      ("App/Base.lproj/A.xib", ["App/de.lproj/Localizable.strings"], false),
      ("App/Base.lproj/A.xib", ["App/Base.lproj/Texts.strings", "App/de.lproj/Texts.strings"], false),
      ("App/Base.lproj/A.xib", ["App/de.lproj/Localizable.strings", "App/de.lproj/A.strings"], true),
      ("App/Base.lproj/A.xib", ["App/de.lproj/Localizable.strings", "App/mul.lproj/A.xcstrings"], true),
      ("App/Base.lproj/A.xib", ["App/de.lproj/InfoPlist.strings"], true),
      ("App/de.lproj/A.xib", ["App/de.lproj/Localizable.strings"], true),
    ])
  func documents(path: String, texts: [String], isFixed: Bool) throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v"><subviews><button id="b">
      <state key="normal" image="trash"/></button></subviews></view></objects></document>
      """
    let file = SourceFile(path: path, text: SourceText(document))
    var files = [path: document]
    for path in texts { files[path] = #""open" = "Open";"# }
    let project = index(files)
    let finding = try #require(
      Linter().lint(file, in: project.surroundings).first { $0.rule == "missing-icon-button-label" })
    #expect(finding.fixes.isEmpty != isFixed)
    #expect(finding.message.contains("Label it in code") != isFixed)
  }

  @Test("with an option, it reports texts of apps without string resources")
  func always() {
    var configuration = Configuration()
    configuration.selected = ["hardcoded-label"]
    let file = SourceFile(
      path: Self.code, text: SourceText("func f(_ b: UIButton) { b.accessibilityLabel = \"Close\" }"))
    #expect(Linter(configuration).lint(file).isEmpty)
    configuration.rules["hardcoded-label"] = RuleSetting(options: ["always": .bool(true)])
    #expect(Linter(configuration).lint(file).count == 1)
  }
}
