// The contrast of colors that Swift code declares under a name.

import Elements
import Linter
import Source
import Testing

@Suite("Named colors")
struct NamedColorTests {
  private static let screen = "App/Screen.swift"
  private static let reason = "so many people can't make out the text. It needs 4.5:1."

  private func messages(_ code: String, of files: [String: String]) -> [String] {
    var files = files
    files[Self.screen] = code
    let file = SourceFile(path: Self.screen, text: SourceText(code))
    return Linter(Configuration()).lint(file, in: index(files).surroundings).filter {
      $0.rule == "low-contrast"
    }
    .map(\.message)
  }

  @Test(
    "a static color has the value that its declaration states",
    arguments: [
      ("enum Ink { static let note = UIColor(white: 0.7, alpha: 1) }", "Ink.note", "#B3B3B3"),
      ("struct Ink { enum gray { static let note = UIColor(hex: 0xB3B3B3) } }", "Ink.gray.note", "#B3B3B3"),
      ("extension UIColor { static var note: UIColor { UIColor(rgb: 0xB3B3B3) } }", ".note", "#B3B3B3"),
      ("extension UIColor { static var note = UIColor(app_hexCode: \"#B3B3B3\")! }", ".note", "#B3B3B3"),
      (
        "extension UIColor { class func note() -> UIColor { return UIColor(hexString: \"#B3B3B3\") } }",
        "UIColor.note()", "#B3B3B3"
      ),
      (
        "class InkColors { static let all = UIColor.rgb(red: 179, green: 179, blue: 179); static let note = all }",
        "InkColors.note", "#B3B3B3"
      ),
      (
        "enum Ink { static let note = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(white: 0.7, alpha: 1) } }",
        "Ink.note", "#B3B3B3"
      ),
      (
        "enum Ink { static let note = UIColor(dynamicProvider: { traits in if traits.userInterfaceStyle == .light { return UIColor(hex: 0xB3B3B3) } else { return .white } }) }",
        "Ink.note", "#B3B3B3"
      ),
      (
        "enum Ink { static let note = UIColor.dynamic(light: UIColor(hex: \"B3B3B3\"), dark: .white) }",
        "Ink.note", "#B3B3B3"
      ),
      ("enum Ink { static let note = UIColor.black }", "Ink.note.withAlphaComponent(0.3)", "#B3B3B3"),
      (
        "enum Ink { static let note = UIColor(hex: 0xB3B3B3) }; enum Colors { enum Text { static let hint = Ink.note } }",
        "Colors.Text.hint", "#B3B3B3"
      ),
      ("enum Ink { static let note = UIColor.black }", "Ink.note", ""),
      ("enum Ink { static let note = makeColor() }", "Ink.note", ""),
      ("enum Ink { static var note = UIColor(white: 0.7, alpha: 1) }", "other.note", ""),
    ])
  func statics(declaration: String, spelling: String, shade: String) {
    let code = """
      import UIKit
      class Card: UIView {
        let title = UILabel()
        func show() {
          title.textColor = \(spelling)
          title.backgroundColor = .white
        }
      }
      """
    let found = messages(code, of: ["App/Ink.swift": "import UIKit\n" + declaration])
    #expect(found.map { $0.contains(shade) } == (shade.isEmpty ? [] : [true]), "\(found)")
  }

  @Test(
    "on the default background, a color of the app that's hard to see is a warning, unlike the system's",
    arguments: [
      ("Ink.note", ["warning"]), (".systemOrange", ["information"]), ("Ink.strong", ["information"]),
    ])
  func defaultBackground(color: String, severities: [String]) {
    let files = [
      Self.screen:
        "import UIKit\nclass Card: UIView { func show() { let l = UILabel(); l.textColor = \(color) } }",
      "App/Ink.swift":
        "import UIKit\nenum Ink { static let note = UIColor.dynamic(light: UIColor(hex: 0x9B9B9B), dark: .white); static let strong = UIColor.dynamic(light: UIColor(hex: 0x808080), dark: .white) }",
    ]
    let file = SourceFile(path: Self.screen, text: SourceText(files[Self.screen] ?? ""))
    let found = Linter(Configuration()).lint(file, in: index(files).surroundings)
    #expect(found.filter { $0.rule == "low-contrast" }.map { "\($0.severity)" } == severities)
  }

  @Test("a theme's property has a light and a dark value")
  func themes() {
    let files = [
      "App/DayTheme.swift":
        "import UIKit\nclass DayTheme: Theme { var note: UIColor = UIColor(rgb: 0x777777); var ground: UIColor = .white }",
      "App/DarkTheme.swift":
        "import UIKit\nclass DarkTheme: Theme { var note: UIColor { return UIColor(rgb: 0x5F5F5F) }; var ground: UIColor = .black }",
    ]
    func card(_ color: String) -> String {
      """
      import UIKit
      class Card: UIView {
        @IBOutlet var title: UILabel!
        @IBOutlet var mark: UIImageView!
        func update(theme: Theme) {
          title.textColor = \(color)
          backgroundColor = theme.ground
        }
      }
      """
    }
    #expect(
      messages(card("theme.note"), of: files)
        == ["#777777 on #FFFFFF has a contrast ratio of 4.4:1, \(Self.reason)"])
    #expect(messages(card("style.note"), of: files).isEmpty)
    #expect(messages(card("theme.other"), of: files).isEmpty)
  }

  @Test("a constant contains the name of an asset catalog color")
  func assetNames() {
    let color =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.7", "green": "0.7", "blue": "0.7", "alpha": "1.000"}}}]}"#
    let files = [
      "App/Assets.xcassets/Note.colorset/Contents.json": color,
      "App/Theme.swift": "import UIKit\nstruct Theme { static let note = \"Note\" }",
    ]
    let code =
      "import UIKit\nfunc f() { let l = UILabel(); l.textColor = UIColor(named: Theme.note); l.backgroundColor = .white }"
    #expect(messages(code, of: files).count == 1)
  }

  @Test(
    "a state's color is checked if only one property has its name",
    arguments: [
      (
        "enum Level { var levelColor: Color { switch self { case .low: return .primary; case .high: return .orange } } }",
        1
      ),
      ("enum Level { var levelColor: Color { .primary } }", 0),
      (
        "enum Level { var levelColor: Color { isHigh ? .orange : .primary } }\nstruct Row { let levelColor: Color }",
        0
      ),
    ])
  func choices(declaration: String, count: Int) {
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { Text(title).foregroundStyle(level.levelColor) } }"
    #expect(messages(view, of: ["App/Level.swift": "import SwiftUI\n" + declaration]).count == count)
  }

  @Test("Xcode's symbol for an asset catalog color refers to the color")
  func symbols() {
    let color =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.7", "green": "0.7", "blue": "0.7", "alpha": "1.000"}}}]}"#
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { Text(title).foregroundStyle(.brandNote).background(.white) } }"
    #expect(messages(view, of: ["App/Assets.xcassets/Brand note.colorset/Contents.json": color]).count == 1)
    #expect(messages(view, of: [:]).isEmpty)
  }

  @Test(
    "a generator's constant for an asset catalog color refers to the color",
    arguments: [
      ("Asset.note.swiftUIColor", 1), ("Asset.Colors.note.swiftUIColor", 1), ("AppAsset.note", 1),
      ("Asset.other.swiftUIColor", 0), ("theme.note.color", 0),
    ])
  func generators(spelling: String, count: Int) {
    let color =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.7", "green": "0.7", "blue": "0.7", "alpha": "1.000"}}}]}"#
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { Text(title).foregroundStyle(\(spelling)).background(.white) } }"
    #expect(messages(view, of: ["App/Assets.xcassets/note.colorset/Contents.json": color]).count == count)
  }
}
