// The effect of an Apple project's other files on a file's findings.

import Elements
import Linter
import Source
import Testing

@Suite("Apple projects")
struct AppleProjectTests {
  private static let storyboard = "App/Base.lproj/Main.storyboard"
  private static let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
    <viewController customClass="LoginViewController" id="a"><view key="view" id="b"><subviews>
    <button id="c"><state key="normal" image="close"/></button>
    </subviews></view><connections><outlet property="closeButton" destination="c" id="d"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  @Test(
    "a field whose class only changes its look lacks a label like the platform's field",
    arguments: [
      ("class EntryField: UITextField { func style() { borderStyle = .none } }", true),
      ("class EntryField: PlainField {}\nclass PlainField: UITextField {}", true),
      ("class EntryField: UITextField { func style() { accessibilityLabel = title } }", false),
      ("class EntryField: UITextField { func style() { placeholder = title } }", false),
      ("class EntryField: UIView {}", false), ("", false),
    ])
  func fieldClasses(code: String, isReported: Bool) {
    let files = [
      Self.storyboard: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController id="a"><view key="view" id="b"><subviews><textField customClass="EntryField" id="c"/>
      </subviews></view></viewController></objects></scene></scenes></document>
      """, "App/EntryField.swift": "import UIKit\n" + code,
    ]
    #expect(
      findings(in: Self.storyboard, of: files).contains("missing-field-label error") == isReported)
  }

  @Test(
    "a field with only a placeholder lacks a label if code fills it",
    arguments: [
      ("name.text = account.name", true), ("name.text = \"\"", false), ("save(name.text)", false),
      ("name.placeholder = defaultName; name.text = account.name", true),
      ("name.text = account.name; name.accessibilityLabel = title", false),
    ])
  func filledFields(code: String, isReported: Bool) {
    let files = [
      Self.storyboard: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController customClass="Details" id="a"><view key="view" id="b"><subviews>
      <textField placeholder="Name" id="c"/></subviews></view>
      <connections><outlet property="name" destination="c" id="d"/></connections>
      </viewController></objects></scene></scenes></document>
      """,
      "App/Details.swift": """
      import UIKit
      class Details: UIViewController {
        @IBOutlet var name: UITextField!
        override func viewDidLoad() { \(code) }
      }
      """,
    ]
    #expect(
      findings(in: Self.storyboard, of: files).contains("missing-field-label warning") == isReported)
  }

  @Test(
    "the severity of a button with an outlet depends on its class's code",
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
      // The outlet belongs to a superclass.
      (
        "class LoginViewController: Base { @IBOutlet var other: UIButton! }",
        ["missing-icon-button-label information"]
      ),
    ])
  func outlets(code: String, expected: [String]) {
    let files = [Self.storyboard: Self.scene, "App/Login.swift": "import UIKit\n\(code)"]
    #expect(findings(in: Self.storyboard, of: files) == expected)
  }

  @Test(
    "a label that other files set on each outlet of a class isn't missing",
    arguments: [
      ("class AmountCell: UITableViewCell { @IBOutlet weak var stepper: LargeStepper! }", true),
      (
        "class AmountCell: UITableViewCell { @IBOutlet weak var stepper: LargeStepper! { didSet { stepper.accessibilityLabel = title } } }",
        false
      ),
      (
        "class AmountCell: UITableViewCell { @IBOutlet weak var stepper: LargeStepper!; func f() { self.stepper.accessibilityLabel = title } }",
        false
      ),
      (
        "class AmountCell: UITableViewCell { var stepper: UIStepper!; func f() { stepper = LargeStepper(frame: .zero); stepper.accessibilityLabel = title } }",
        false
      ),
      (
        "class AmountCell: UITableViewCell { @IBOutlet weak var stepper: UIStepper!; func f() { stepper.accessibilityLabel = title } }",
        true
      ),
    ])
  func outletsOfClass(code: String, isReported: Bool) {
    let path = "App/LargeStepper.swift"
    let files = [
      path:
        "import UIKit\nfinal class LargeStepper: UIStepper { func setUp() { isAccessibilityElement = true; accessibilityTraits = .adjustable } }",
      "App/AmountCell.swift": "import UIKit\n" + code,
    ]
    #expect(findings(in: path, of: files).contains { $0.hasPrefix("missing-control-label") } == isReported)
  }

  @Test(
    "the font size of a text with an outlet is checked if code doesn't change it",
    arguments: [
      ("class Other {}", []),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel! }",
        ["fixed-font-size warning"]
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel! { didSet { note.font = f } } }",
        []
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel!; func show() { note.attributedText = t } }",
        []
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UIButton!; func show() { note.titleLabel?.font = f } }",
        []
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel!; func show() { for label in [note, other] { label.font = f } } }",
        []
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel!; func show() { [note].forEach { $0?.font = f } } }",
        []
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel!; func show() { style(label: note, in: box) }; func style(label: UILabel?, in box: UIView) { label.font = f } }",
        []
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel!; func show() { style(self.note) }; func style(_ text: UILabel) { text.font = f } }",
        []
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel!; func show() { style(other); fill(note) }; func style(_ text: UILabel) { text.font = f }; func fill(_ text: UILabel) { text.text = t } }",
        ["fixed-font-size warning"]
      ),
      (
        "class LoginViewController: UIViewController { @IBOutlet var note: UILabel!; func show() { save.setTitle(note.text, for: .normal); normal.font = f; print($0.font == f) } }",
        ["fixed-font-size warning"]
      ),
    ])
  func fontsOfOutlets(code: String, expected: [String]) {
    let scene = Self.scene
      .replacing(
        #"<button id="c"><state key="normal" image="close"/></button>"#,
        with:
          #"<label id="c" text="Welcome"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
      )
      .replacing("closeButton", with: "note")
    let files = [Self.storyboard: scene, "App/Login.swift": "import UIKit\n\(code)"]
    #expect(findings(in: Self.storyboard, of: files) == expected)
  }

  @Test("a view of an outlet collection may be labeled with the others")
  func outletCollections() {
    let files = [
      Self.storyboard: Self.scene.replacing("<outlet ", with: "<outletCollection "),
      "App/Login.swift":
        "import UIKit\nclass LoginViewController: UIViewController { @IBOutlet var closeButton: [UIButton]!; func f() { for b in closeButton { b.accessibilityLabel = x } } }",
    ]
    #expect(findings(in: Self.storyboard, of: files) == [])
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
    "a key is read as its text in the development language",
    arguments: [
      (
        "App/Localizable.xcstrings", catalog(#""localizations": {"en": \#(english)}"#),
        ["role-in-label information"]
      ),
      ("App/Localizable.xcstrings", catalog(#""localizations": {"de": \#(english)}"#), []),
      ("App/Localizable.xcstrings", "{", []),
      (
        "App/en.lproj/Localizable.strings", "\"close.title\" = \"Close button\";",
        ["role-in-label information"]
      ),
      ("App/de.lproj/Localizable.strings", "\"close.title\" = \"Close button\";", []),
      (
        "App/Base.lproj/Localizable.strings",
        "/* \"close.title\" = \"no\"; */ // no\nbroken = ;\n\"other\" = \"a \\\"b\\\"\";\n\"close.title\" = \"\\U0043lose button\";",
        ["role-in-label information"]
      ),
      ("App/en.lproj/Localizable.strings", "\"close.title\" = \"Close %@ button\";", []),
      ("App/en.lproj/Other.strings", "\"close.title\" = \"Close button\";", []),
      ("App/en.lproj/Localizable.strings", "\"close.title\" = \"Close button", []),
    ])
  func appleTexts(path: String, text: String, expected: [String]) {
    let files = [Self.screen: screen(#""close.title""#), path: text]
    #expect(findings(in: Self.screen, of: files) == expected)
  }

  @Test(
    "A text of at most 1,024 bytes is checked where it is used, and a longer one is unknown",
    arguments: [(1_024, 1), (1_025, 0)])
  func longTexts(size: Int, count: Int) {
    let text =
      String(repeating: "a ", count: 500) + String(repeating: "b", count: size - 1_007) + " button"
    let localizations = #""localizations": {"en": \#(Self.english.replacing("Close button", with: text))}"#
    let layout = "app/src/main/res/layout/screen.xml"
    let uses = [
      (
        Self.screen, screen(#""close.title""#), "App/Localizable.xcstrings",
        Self.catalog(localizations)
      ),
      (
        Self.screen, screen(#""close.title""#), "App/en.lproj/Localizable.strings",
        "\"close.title\" = \"\(text)\";"
      ),
      (
        layout, #"<ImageButton android:src="@drawable/x" android:contentDescription="@string/close"/>"#,
        "app/src/main/res/values/strings.xml",
        "<resources><string name=\"close\">\(text)</string></resources>"
      ),
    ]
    for (screen, code, path, texts) in uses {
      let found = findings(in: screen, of: [screen: code, path: texts]).filter {
        $0.hasPrefix("role-in-label")
      }
      #expect(text.utf8.count == size)
      #expect(found.count == count, "\(path)")
    }
  }

  @Test("a text that is its own key can be fixed where it is used")
  func ownKey() {
    let files = [
      Self.screen: screen(#""Close button""#), "App/Localizable.xcstrings": Self.catalog(""),
    ]
    let file = SourceFile(path: Self.screen, text: SourceText(files[Self.screen] ?? ""))
    let found = Linter().lint(file, in: index(files).surroundings)
    #expect(found.map(\.rule) == ["role-in-label"])
    #expect(found.first?.fixes.count == 1)
  }

  @Test("text in another file isn't rewritten")
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

  @Test("a watch app's color of the same name doesn't count in the phone app")
  func watchColors() {
    func catalog(_ red: String) -> String {
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "\#(red)", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
    }
    let project = index([
      "App/Assets.xcassets/Ink.colorset/Contents.json": catalog("1.000"),
      "Shop Watch App/Assets.xcassets/Ink.colorset/Contents.json": catalog("0.500"),
    ]).surroundings.project
    let shades = ["App/A.swift", "Shop Watch App/A.swift"].map {
      ProjectView(project, path: $0).assetColor("Ink")?.light.hexadecimal
    }
    #expect(shades == ["#FF0000", "#800000"])
  }

  @Test("an Interface Builder file refers to asset catalog colors by name")
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
    "a new text is its own key only if texts are keys",
    arguments: [
      ("\"Play\" = \"Play\";\n\"Log in now\" = \"Log in now\";", "String(localized: \"Close\")"),
      ("\"PLAY_BUTTON\" = \"Play\";\n\"login.title\" = \"Log in\";", "= \"Close\""),
      ("\"CLOSE_BUTTON\" = \"Close\";\n\"login.title\" = \"Log in\";", "String(localized: \"CLOSE_BUTTON\")"),
    ])
  func keys(table: String, written: String) {
    let code =
      "import UIKit\nclass A: UIViewController { func f() { navigationItem.leftBarButtonItem = UIBarButtonItem(image: UIImage(named: \"ic_close\"), style: .plain, target: self, action: #selector(close)) } }"
    let text = fixed("missing-icon-button-label", code, table)
    #expect(text?.contains(written) == true, "\(text ?? "no fix")")
  }

  @Test("a spoken text isn't made a key in a table of symbolic keys")
  func spokenTexts() {
    let code = "import UIKit\nclass A: UIView { func f(_ b: UIButton) { b.accessibilityLabel = \"Photos\" } }"
    let symbols = "\"PLAY_BUTTON\" = \"Play\";"
    #expect(fixed("hardcoded-label", code, symbols) == nil)
    #expect(
      fixed("hardcoded-label", code, "\"Play\" = \"Play\";")?.contains("String(localized: \"Photos\")")
        == true)
    #expect(
      fixed("hardcoded-label", code, symbols + "\"Photos\" = \"Photos\";")?.contains("String(localized:")
        == true)
  }

  /// Returns the code after the first fix of a rule's first finding, in a project with a string table.
  private func fixed(_ rule: String, _ code: String, _ table: String) -> String? {
    var configuration = Configuration()
    configuration.profile = .strict
    let file = SourceFile(path: "App/A.swift", text: SourceText(code))
    let project = index(["App/en.lproj/Localizable.strings": table, file.path: code])
    let finding = Linter(configuration).lint(file, in: project.surroundings).first { $0.rule == rule }
    return finding?.fixes.first.flatMap { file.text.applying($0.plainEdits)?.string }
  }
}
