// Fixes with labels that the project uses elsewhere.

import Elements
import Linter
import Source
import Testing

@Suite("Project texts in fixes")
struct ProjectTextTests {
  /// Returns the code after the first fix of the first missing label, with other files of the same project.
  private func fixed(
    _ path: String, _ text: String, _ others: [String: String], rule: String = "missing-icon-button-label"
  ) -> String {
    var configuration = Configuration()
    configuration.profile = .strict
    let file = SourceFile(path: path, text: SourceText(text))
    let files = others.merging([path: text]) { $1 }
    let finding = Linter(configuration).lint(file, in: index(files).surroundings).first { $0.rule == rule }
    return finding?.fixes.first.flatMap { file.text.applying($0.plainEdits)?.string } ?? "no fix"
  }

  private static let strings = [
    "app/src/main/res/values/strings.xml":
      #"<resources><string name="help">Help</string><string name="wave">Show waveform</string><string name="stroke">Stroke width</string><string name="grid">Grid</string><string name="light">Brightness</string></resources>"#
  ]

  private func layout(_ attributes: String, _ tag: String = "ImageButton", around: String = "") -> String {
    "<LinearLayout xmlns:android=\"a\">\(around)<\(tag) \(attributes)/></LinearLayout>"
  }

  private func swift(_ views: String) -> String {
    "import SwiftUI\nstruct A: View { var body: some View { \(views) } }"
  }

  private static let view = "App/A.swift"

  @Test("a fix never inserts a text in all caps, and its title quotes the text of a key")
  func capitals() {
    func fix(_ text: String) -> Fix? {
      let code = swift(#"Button { edit() } label: { Image("pencil-9") }"#)
      let files = [Self.view: code, "App/en.lproj/Localizable.strings": "\"EDIT_ITEM\" = \"\(text)\";\n"]
      let file = SourceFile(path: Self.view, text: SourceText(code))
      return Linter().lint(file, in: index(files).surroundings).first?.fixes.first
    }
    #expect(fix("Edit")?.title == #"Add accessibilityLabel("EDIT_ITEM") (“Edit”)"#)
    #expect(fix("EDIT")?.title == #"Add accessibilityLabel("Edit")"#)
  }

  @Test("a control whose title is already hidden gets only a title")
  func hiddenTitles() {
    func title(_ views: String) -> String? {
      Linter().lint(SourceFile(path: Self.view, text: SourceText(swift(views)))).first?.fixes.first?.title
    }
    #expect(title(#"Stepper("", value: $count).labelsHidden()"#) == "Add a title")
    #expect(title(#"Stepper("", value: $count)"#) == "Add a title and hide it with labelsHidden()")
  }

  @Test(
    "a button is labeled like others with the same image",
    arguments: [
      // The image has a matching name, so one is enough.
      ([#"Button(action: f) { Image("wallet") }.accessibilityLabel("Wallet")"#], true),
      ([#"Button { f() } label: { Label("Wallet", image: "wallet") }"#], true),
      // A single label may be specific to one button, but two that agree aren't.
      ([#"Button(action: f) { Image("wallet") }.accessibilityLabel("Wallet of Ann")"#], false),
      (
        [
          #"Button(action: f) { Image("wallet") }.accessibilityLabel("Wallet")"#,
          #"Button(action: f) { Image("wallet") }.accessibilityLabel("Pay")"#,
        ], false
      ),
      (
        [
          #"Button(action: f) { Image("wallet") }.accessibilityLabel("Wallet")"#,
          #"Button(action: f) { Image("wallet") }.accessibilityLabel(item.title)"#,
        ], false
      ),
      ([#"Button(action: f) { Image(systemName: "wallet") }.accessibilityLabel("Wallet")"#], false),
    ])
  func pictures(others: [String], isFound: Bool) {
    var files: [String: String] = [:]
    for (number, other) in others.enumerated() {
      files["App/Other\(number).swift"] =
        "import SwiftUI\nstruct B\(number): View { var body: some View { \(other) } }"
    }
    let text = fixed(Self.view, swift(#"Button(action: g) { Image("wallet") }"#), files)
    #expect(text.contains(#".accessibilityLabel("Wallet")"#) == isFound, "\(text)")
    #expect(text.contains("accessibilityLabel("))
  }

  @Test("an arrow is labeled like others only with further evidence")
  func arrows() {
    let others = [
      "App/B.swift": swift(#"Button(action: f) { Image("arrow_left") }.accessibilityLabel("Back")"#)
        .replacing("struct A", with: "struct B")
    ]
    let text = fixed(Self.view, swift(#"Button(action: more) { Image("arrow_left") }"#), others)
    #expect(!text.contains("Back"))
  }

  @Test("a lookup from another file is used if the file looks up texts the same way")
  func lookups() {
    let other =
      "import UIKit\nclass B: UIView { func f(_ b: UIButton) { b.setImage(UIImage(named: \"wallet\"), for: .normal); b.accessibilityLabel = L10n.wallet } }"
    let table = ["App/en.lproj/Localizable.strings": "\"tab_map\" = \"Map\";"]
    let files = [
      "App/B.swift":
        "import UIKit\nclass B: UIView { func f() { let b = UIButton(); b.setImage(UIImage(named: \"wallet\"), for: .normal); b.accessibilityLabel = L10n.wallet } }",
      "App/C.swift": other.replacing("class B", with: "class C")
        .replacing("func f(_ b: UIButton) {", with: "func f() { let b = UIButton();"),
    ]
    for (title, isFound) in [("L10n.hello", true), ("hello", false)] {
      let text = fixed(
        Self.view,
        "import UIKit\nclass A: UIView { func f() { title = \(title); let b = UIButton(); b.setImage(UIImage(named: \"wallet\"), for: .normal) } }",
        files.merging(table) { $1 })
      #expect(text.contains("b.accessibilityLabel = L10n.wallet") == isFound, "\(text)")
    }
  }

  private static let constants = """
    // Generated using SwiftGen
    public enum L10n {
      /// Delete
      public static var delete: String { return L10n.tr("Main", "delete") }
      /// Delete %@
      public static func deleteItem(_ p1: Any) -> String { return L10n.tr("Main", "delete.item", p1) }
    }
    """

  @Test(
    "the generated constant for a text is used where the code can use it",
    arguments: [
      ("App/Generated/Strings.swift", "App/Views/A.swift", "", true),
      ("Kit/Sources/Strings/L10n.swift", "Kit/Sources/UI/A.swift", "import Strings\n", true),
      ("Kit/Sources/Strings/L10n.swift", "Kit/Sources/UI/A.swift", "", false),
      ("App/Generated/Strings.swift", "Widget/A.swift", "", false),
    ])
  func constants(path: String, view: String, imported: String, isFound: Bool) {
    let text = fixed(
      view, imported + swift(#"Button(action: delete) { Image("x1") }"#), [path: Self.constants])
    #expect(text.contains(".accessibilityLabel(L10n.delete)") == isFound, "\(text)")
    #expect(text.contains(".accessibilityLabel(\"Delete\")") != isFound, "\(text)")
  }

  @Test(
    "a text is looked up like others around it",
    arguments: [
      ("String(localized: \"hello\")", "String(localized: \"tab_map\")"),
      ("NSLocalizedString(\"hello\", comment: \"\")", "NSLocalizedString(\"tab_map\", comment: \"\")"),
      ("String.localized(\"hello\")", "String.localized(\"tab_map\")"),
      ("\"hello\".localized", "\"tab_map\".localized"),
      ("\"hello\".localized()", "\"tab_map\".localized()"),
      ("hello", "String(localized: \"tab_map\")"),
    ])
  func forms(around: String, written: String) {
    let text = fixed(
      Self.view,
      "import UIKit\nclass A: UIView { func f() { title = \(around); let b = UIButton(); b.setImage(UIImage(systemName: \"map\"), for: .normal) } }",
      ["App/en.lproj/Localizable.strings": "\"tab_map\" = \"Map\";"])
    #expect(text.contains("b.accessibilityLabel = \(written)"), "\(text)")
  }

  @Test("a text is looked up only if the app does so elsewhere")
  func literals() {
    for (around, written) in [("hello", "\"Close\""), ("\"hello\".localized", "\"Close\".localized")] {
      let text = fixed(
        Self.view,
        "import UIKit\nclass A: UIView { func f() { title = \(around); let b = UIButton(); b.setImage(UIImage(named: \"ic_close\"), for: .normal); b.addTarget(self, action: #selector(close), for: .touchUpInside) } }",
        [:])
      #expect(text.contains("b.accessibilityLabel = \(written)"), "\(text)")
    }
  }

  @Test(
    "a short project text labels a view with a matching name",
    arguments: [
      (#"android:src="@drawable/help_outline""#, "ImageButton", "missing-icon-button-label", "help"),
      (
        #"android:src="@drawable/x1" android:id="@+id/button_help""#, "ImageButton",
        "missing-icon-button-label", "help"
      ),
      (#"android:id="@+id/stroke_width_slider""#, "SeekBar", "missing-control-label", "stroke"),
      (#"android:src="@drawable/help_me""#, "ImageButton", "missing-icon-button-label", ""),
      (#"android:id="@+id/slider_grid""#, "SeekBar", "missing-control-label", ""),
    ])
  func names(attributes: String, tag: String, rule: String, name: String) {
    let text = fixed("app/src/main/res/layout/a.xml", layout(attributes, tag), Self.strings, rule: rule)
    #expect(text.contains("contentDescription=\"\(name.isEmpty ? "" : "@string/" + name)\""), "\(text)")
  }

  @Test("the same view for other devices has the same labels")
  func variants() {
    let other = layout(
      #"android:src="@drawable/ic_x" android:contentDescription="@string/wave" android:id="@+id/x""#)
    for (path, isFound) in [("res/layout-land/a.xml", true), ("res/layout/b.xml", false)] {
      let text = fixed(
        "app/src/main/res/layout/a.xml", layout(#"android:src="@drawable/ic_x""#),
        Self.strings.merging(["app/src/main/\(path)": other]) { $1 })
      #expect(text.contains("@string/wave") == isFound, "\(text)")
    }
  }

  @Test("a menu item and a composable label an image the same")
  func compose() {
    let code =
      "package com.app\nimport androidx.compose.material3.Icon\nimport androidx.compose.material3.IconButton\nimport androidx.compose.ui.res.stringResource\nimport androidx.compose.ui.res.painterResource\n@Composable fun A() { IconButton(onClick = go) { Icon(painterResource(R.drawable.ic_wave), null) } }"
    let files = [
      "app/src/main/res/menu/m.xml":
        #"<menu><item android:icon="@drawable/ic_wave" android:title="@string/wave"/></menu>"#,
      "app/src/main/res/menu/n.xml":
        #"<menu><item android:icon="@drawable/ic_wave" android:title="@string/wave"/></menu>"#,
      "app/build.gradle.kts": "android { namespace = \"com.app\" }",
    ]
    let text = fixed("app/src/main/kotlin/com/app/A.kt", code, Self.strings.merging(files) { $1 })
    #expect(text.contains("stringResource(R.string.wave)"), "\(text)")
  }

  @Test("an Interface Builder file gets the text instead of its key, and a field doesn't get a verb")
  func documents() {
    let table = ["App/en.lproj/Localizable.strings": "\"tab_map\" = \"Map\";\n\"f\" = \"Search\";"]
    let scene =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="a"><subviews><button id="c"><state key="normal" image="map"/></button></subviews></view></objects></document>"#
    let text = fixed("App/Base.lproj/A.xib", scene, table)
    #expect(text.contains(#"label="Map""#), "\(text)")
  }

  @Test("typing in code keeps the image labels of other files")
  func typing() {
    let path = "App/B.swift"
    let code = swift(#"Button(action: f) { Image("wallet") }.accessibilityLabel("Wallet")"#)
    var project = ProjectIndex()
    let file = SourceFile(path: path, text: SourceText(code))
    project.update(path, FileSummary(file))
    #expect(project.entries(of: path).contains { $0.key.kind == .pictureLabel })
    project.update(path, FileSummary(quicklyOf: file))
    #expect(project.entries(of: path).count { $0.key.kind == .pictureLabel } == 1)
  }
}
