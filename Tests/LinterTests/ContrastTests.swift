// Contrast of colors from other files, in each appearance.

import Elements
import Linter
import Source
import Testing

@Suite("Contrast")
struct ContrastTests {
  /// Returns the findings of the color rules in one of the files: rule, severity, and message.
  private func messages(in path: String, of files: [String: String]) -> [String] {
    let linter = Linter(Configuration())
    let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
    return linter.lint(file, in: index(files).surroundings).filter {
      $0.rule == "low-contrast" || $0.rule == "hardcoded-color"
    }
    .map { "\($0.rule) \($0.severity.rawValue): \($0.message)" }
  }

  private static let reason = "so many people can't make out the text. It needs 4.5:1."

  @Test(
    "only the appearances that an app can have are checked",
    arguments: [
      ("App/Other.swift", "class Other {}", 1),
      ("App/Scene.swift", "func f() { window.overrideUserInterfaceStyle = .dark }", 0),
      ("App/Scene.swift", "func f() { window?.overrideUserInterfaceStyle = .dark }", 0),
      ("App/Scene.swift", "func f() { window?.overrideUserInterfaceStyle = .light }", 1),
      ("App/Scene.swift", "func f() { window?.overrideUserInterfaceStyle = style }", 1),
      (
        "App/Scene.swift",
        "func f() { window.overrideUserInterfaceStyle = .dark }; func g() { window.overrideUserInterfaceStyle = .light }",
        1
      ),
      ("App/Editor.swift", "func f() { overrideUserInterfaceStyle = .dark }", 1),
      (
        "App/Info.plist",
        "<plist><dict>\n<key>UIUserInterfaceStyle</key>\n<string>Dark</string></dict></plist>",
        0
      ),
      (
        "App/Info.plist", "<plist><dict><key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>",
        1
      ),
      (
        "App.xcodeproj/project.pbxproj",
        "buildSettings = { INFOPLIST_KEY_UIUserInterfaceStyle = Dark; IPHONEOS_DEPLOYMENT_TARGET = 17.0; };",
        0
      ),
    ])
  func appearances(path: String, code: String, count: Int) {
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { List { Text(name).foregroundColor(.yellow) } } }"
    #expect(messages(in: "App/A.swift", of: ["App/A.swift": view, path: code]).count == count)
  }

  @Test(
    "Android resource colors are checked in light and dark mode",
    arguments: [
      (
        ["values": "#AAAAAA"], ["warning: #AAAAAA on #FFFFFF has a contrast ratio of 2.3:1, \(reason)"]
      ),
      (
        ["values": "#777777"],
        ["information: #777777 on #FFFFFF has a contrast ratio of 4.4:1, \(reason)"]
      ),
      (["values": "#767676"], []),
      // In dark mode, the background gets dark, but the text doesn't change.
      (
        ["values": "#000000", "paper at night": "#222222"],
        ["warning: In dark mode, #000000 on #222222 has a contrast ratio of 1.3:1, \(reason)"]
      ),
      (["values": "#000000", "values-night": "#FFFFFF", "paper at night": "#222222"], []),
      (["values": "?attr/colorOnSurface"], []),
      (["values": "#AAAAAA", "values-v31": "#000000"], []),
      ([:], []),
    ])
  func androidResources(colors: [String: String], expected: [String]) {
    let layout = "app/src/main/res/layout/screen.xml"
    var files = [
      layout:
        ##"<TextView android:text="A" android:textColor="@color/ink" android:background="@color/paper"/>"##,
      "app/src/main/res/values/paper.xml": ##"<resources><color name="paper">#FFF</color></resources>"##,
    ]
    for (folder, color) in colors {
      let path = folder == "paper at night" ? "values-night/paper.xml" : "\(folder)/ink.xml"
      let name = folder == "paper at night" ? "paper" : "ink"
      files["app/src/main/res/" + path] = "<resources><color name=\"\(name)\">\(color)</color></resources>"
    }
    #expect(messages(in: layout, of: files) == expected.map { "low-contrast " + $0 })
  }

  @Test(
    "asset catalog colors are checked in each appearance",
    arguments: [
      // In light mode, in dark mode, and with increased contrast.
      (
        "0xAA", "0xAA", "0x00",
        ["warning: #AAAAAA on #FFFFFF has a contrast ratio of 2.3:1, \(reason)"]
      ),
      (
        "0x22", "0xEE", "0x00",
        ["warning: In dark mode, #EEEEEE on #FFFFFF has a contrast ratio of 1.1:1, \(reason)"]
      ),
      (
        "0x22", "0x22", "0xCC",
        [
          "information: With Increase Contrast on, #CCCCCC on #FFFFFF has a contrast ratio of 1.6:1, \(reason)"
        ]
      ),
      ("0x22", "0x22", "0x00", []),
    ])
  func assetCatalog(light: String, dark: String, highContrast: String, expected: [String]) {
    func variant(_ shade: String, _ appearance: String) -> String {
      """
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "\(shade)", "green": "\(shade)", "blue": "\(shade)", "alpha": "1.000"}}\(appearance)}
      """
    }
    let isDark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let isHigh = #", "appearances": [{"appearance": "contrast", "value": "high"}]"#
    let screen = "App/Screen.swift"
    let files = [
      screen: "import SwiftUI\nstruct A: View { var body: some View {\n"
        + #"Text(title).foregroundStyle(Color("Ink")).background(.white) } }"#,
      "App/Assets.xcassets/Ink.colorset/Contents.json":
        "{\"colors\": [\(variant(light, "")), \(variant(dark, isDark)), \(variant(highContrast, isHigh))]}",
    ]
    #expect(messages(in: screen, of: files) == expected.map { "low-contrast " + $0 })
  }

  @Test(
    "options change the required contrast",
    arguments: [
      (
        "level", OptionValue.string("AAA"), #"Text(t).foregroundStyle(Color(white: 0.4)).background(.white)"#,
        1
      ),
      ("level", .string("AA"), #"Text(t).foregroundStyle(Color(white: 0.4)).background(.white)"#, 0),
      (
        "level", .string("AAA"),
        #"Text(t).font(.title).foregroundStyle(Color(white: 0.4)).background(.white)"#, 0
      ),
      (
        "boldRule", .string("wcag"),
        #"Text(t).font(.caption).bold().foregroundStyle(Color(white: 0.5)).background(.white)"#, 1
      ),
      (
        "boldRule", .string("anySize"),
        #"Text(t).font(.caption).bold().foregroundStyle(Color(white: 0.5)).background(.white)"#, 0
      ),
      ("nonText", .bool(true), #"Image(systemName: "star").foregroundStyle(.yellow).background(.white)"#, 1),
      ("nonText", .bool(false), #"Image(systemName: "star").foregroundStyle(.yellow).background(.white)"#, 0),
      ("checkOpacity", .bool(true), #"Text(t).foregroundStyle(.black).opacity(0.3).background(.white)"#, 1),
      ("checkOpacity", .bool(false), #"Text(t).foregroundStyle(.black).opacity(0.3).background(.white)"#, 0),
    ])
  func options(name: String, value: OptionValue, view: String, count: Int) {
    var configuration = Configuration()
    configuration.rules["low-contrast"] = RuleSetting(options: [name: value])
    let text = "import SwiftUI\nstruct A: View { var body: some View { \(view) } }"
    let findings = Linter(configuration).lint(SourceFile(path: "App/A.swift", text: SourceText(text)))
    #expect(findings.count { $0.rule == "low-contrast" } == count)
  }

  @Test(
    "each pair is reported by one rule",
    arguments: [
      #"Text(t).foregroundStyle(Color(white: 0.1)).background(Color(white: 0.2))"#,
      #"VStack { Text(t) }.foregroundStyle(Color(white: 0.1)).background(Color(white: 0.2))"#,
      #"Text(t).foregroundStyle(.white).background(Color(white: 0.9))"#,
    ], ["darkMode", "all"])
  func onePairOneRule(view: String, scope: String) {
    var configuration = Configuration()
    configuration.rules["hardcoded-color"] = RuleSetting(options: ["scope": .string(scope)])
    let text = "import SwiftUI\nstruct A: View { var body: some View { \(view) } }"
    let findings = Linter(configuration).lint(SourceFile(path: "App/A.swift", text: SourceText(text)))
    #expect(findings.filter { $0.rule == "low-contrast" }.count == 1)
    let pair = findings.first { $0.rule == "low-contrast" }?.range
    #expect(!findings.contains { $0.rule == "hardcoded-color" && $0.range == pair })
  }
}
