// Texts that fixes insert as labels: an adjacent text, a project text, the plain verb of the action, or nothing.

import Elements
import Linter
import Source
import Testing

@Suite("Texts that fixes insert")
struct WordingTests {
  private static let strings =
    "<resources><string name=\"cd_play\">Play</string><string name=\"cd_pause\">Pause</string><string name=\"action_close\">Close</string><string name=\"shut\">Close</string></resources>"

  /// Returns the code with the rule's first fix, with placeholders as `‹…›`.
  private func fixed(_ rule: String, in path: String, _ code: String, _ others: [String: String] = [:])
    -> String?
  {
    var files = others
    files[path] = code
    let text = SourceText(code)
    let findings = Linter().lint(SourceFile(path: path, text: text), in: index(files).surroundings)
    let fix = findings.first { $0.rule == rule }?.fixes.first
    return fix.flatMap { text.applying($0.markedEdits)?.string }
  }

  private func compose(_ rule: String, _ code: String) -> String? {
    fixed(
      rule, in: "app/src/main/kotlin/com/app/A.kt", code,
      ["app/src/main/res/values/strings.xml": Self.strings])
  }

  @Test("of several project texts with the same words, the one with the shortest name is used")
  func keptTexts() {
    #expect(
      compose(
        "missing-icon-button-label",
        "@Composable fun A() { IconButton(onClick = onClose) { Icon(Icons.Default.Close, null) } }")
        == "@Composable fun A() { IconButton(onClick = onClose) { Icon(Icons.Default.Close, stringResource(R.string.shut)) } }"
    )
    #expect(
      fixed(
        "missing-icon-button-label", in: "App/A.swift",
        "import SwiftUI\nstruct A: View { var body: some View { Button { share() } label: { Image(\"ic_share\") } } }",
        ["App/en.lproj/Localizable.strings": "\"post.share\" = \"Share\";\n"])
        == "import SwiftUI\nstruct A: View { var body: some View { Button { share() } label: { Image(\"ic_share\") }.accessibilityLabel(\"post.share\") } }"
    )
  }

  @Test("if a condition selects the image, it selects the text")
  func choices() {
    #expect(
      compose(
        "missing-icon-button-label",
        "@Composable fun A(on: Boolean) { IconButton(onClick = toggle) { Icon(if (on) Icons.Default.Pause else Icons.Default.PlayArrow, null) } }"
      )
        == "@Composable fun A(on: Boolean) { IconButton(onClick = toggle) { Icon(if (on) Icons.Default.Pause else Icons.Default.PlayArrow, if (on) stringResource(R.string.cd_pause) else stringResource(R.string.cd_play)) } }"
    )
  }

  @Test("if neither image of a condition is known, both texts are placeholders")
  func unknownChoices() {
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { Button { flip() } label: { Image(on ? \"partner\" : \"guest\") } } }"
    #expect(
      fixed("missing-icon-button-label", in: "A.swift", view)?.contains(
        ".accessibilityLabel(on ? \"‹›\" /* what activating it does now */ : \"‹›\" /* what activating it does now */)"
      ) == true)
  }

  @Test(
    "a parameter with the component's label labels its only control",
    arguments: [
      ("fun A(title: String, set: (Float) -> Unit) { Slider(v, onValueChange = set) }", "title"),
      (
        "fun A(hint: String, title: String, set: (Float) -> Unit) { Slider(v, onValueChange = set) }", "title"
      ),
      ("fun A(label: String?, set: (Float) -> Unit) { Slider(v, onValueChange = set) }", "label.orEmpty()"),
      (
        "fun A(title: Int, set: (Float) -> Unit) { Slider(v, onValueChange = set) }",
        "\"‹›\" /* what the control changes */"
      ),
      (
        "fun A(onTitle: String, set: (Float) -> Unit) { Slider(v, onValueChange = set) }",
        "\"‹›\" /* what the control changes */"
      ),
    ])
  func parameters(code: String, label: String) {
    #expect(
      compose("missing-control-label", "@Composable " + code)?.contains("contentDescription = \(label) }")
        == true)
  }

  @Test("a parameter doesn't label any of several controls")
  func parameterOfSeveral() {
    let code =
      "@Composable fun A(title: String, set: (Float) -> Unit) { Slider(v, onValueChange = set); Slider(w, onValueChange = set) }"
    #expect(compose("missing-control-label", code)?.contains("contentDescription = title") == false)
  }

  @Test(
    "the text right before a control is its label, unless there's a second text or an alternative",
    arguments: [
      ("HStack { Text(\"Volume\"); Slider(value: $v) }", "\"Volume\""),
      ("HStack { Text(title); Slider(value: $v) }", "title"),
      (
        "VStack { Text(\"Volume\"); Text(\"How loud\"); Slider(value: $v) }",
        "\"‹›\" /* what the control changes */"
      ),
      (
        "VStack { if a { Text(\"Done\") } else { Slider(value: $v) } }",
        "\"‹›\" /* what the control changes */"
      ),
    ])
  func textBeside(code: String, label: String) {
    let view = "import SwiftUI\nstruct A: View { var body: some View { \(code) } }"
    #expect(
      fixed("missing-control-label", in: "A.swift", view)?.contains(".accessibilityLabel(\(label))") == true)
  }

  @Test(
    "an item's title labels its only control, and so does the text above a row",
    arguments: [
      (
        "ListItem(headlineContent = { Text(\"Size\") }, supportingContent = { Slider(v, onValueChange = { set(it) }) })",
        "\"Size\""
      ),
      (
        "show(items = listOf(Item(title = { Text(stringResource(R.string.shut)) }, end = { Column { Text(if (a) b() else c()); Slider(v, onValueChange = { set(it) }); LinearProgressIndicator(p) } })))",
        "shutLabel"
      ),
      (
        "show(Item(title = stringResource(R.string.shut), end = { Slider(v, onValueChange = { set(it) }) }))",
        "shutLabel"
      ),
      (
        "show(Item(title = name(), end = { Slider(v, onValueChange = { set(it) }) }))",
        "\"‹›\" /* what the control changes */"
      ),
      (
        "show(Item(title = \"Size\", end = { Slider(v, onValueChange = { set(it) }); Slider(w, onValueChange = { set(it) }) }))",
        "\"‹›\" /* what the control changes */"
      ),
      (
        "show(MainScreen(title = \"Size\", end = { Slider(v, onValueChange = { set(it) }) }))",
        "\"‹›\" /* what the control changes */"
      ),
      (
        "Column { Icon(a, null); Text(\"Offset\"); Spacer(m); Row { Slider(v, onValueChange = { set(it) }); Text(\"ms\") } }",
        "\"Offset\""
      ),
      (
        "Column { Text(\"Offset\"); Row { Slider(v, onValueChange = { set(it) }); Text(\"Volume\") } }",
        "\"‹›\" /* what the control changes */"
      ),
    ])
  func itemTitles(code: String, label: String) {
    let fixed = compose("missing-control-label", "@Composable fun A() { \(code) }")
    #expect(fixed?.contains("contentDescription = \(label) }") == true, "\(fixed ?? "no fix")")
  }

  @Test(
    "an ambiguous image isn't used if the view or its action has another name",
    arguments: [
      ("unblock", "ic_close", ""), ("close_button", "ic_close", "Close"), ("button1", "ic_close", "Close"),
      ("fab", "ic_add", "Add"), ("invite", "ic_add", ""), ("fab_decks", "ic_add", "Add"),
      ("fab_actions", "ic_add", ""), ("fab_close", "ic_add", "Close"), ("button_add", "ic_close", "Add"),
      ("open_menu_fab", "ic_add", ""),
    ])
  func pictures(name: String, picture: String, label: String) {
    let layout =
      #"<ImageButton xmlns:android="http://schemas.android.com/apk/res/android" android:id="@+id/\#(name)" android:src="@drawable/\#(picture)" android:layout_width="48dp" android:layout_height="48dp" />"#
    let strings =
      "<resources><string name=\"close\">Close</string><string name=\"add\">Add</string></resources>"
    let code = fixed(
      "missing-icon-button-label", in: "app/src/main/res/layout/main.xml", layout,
      ["app/src/main/res/values/strings.xml": strings])
    let expected = label.isEmpty ? "‹›" : "@string/\(label.lowercased())"
    #expect(code?.contains("contentDescription=\"\(expected)\"") == true, "\(code ?? "no fix")")
  }

  @Test("the name of a view refers to a text, without the words for its surroundings")
  func textsNamedLikeViews() {
    func label(of name: String) -> Bool? {
      let layout =
        #"<ImageButton xmlns:android="http://schemas.android.com/apk/res/android" android:id="@+id/\#(name)" android:src="@drawable/bolt" android:layout_width="48dp" android:layout_height="48dp" />"#
      return fixed(
        "missing-icon-button-label", in: "app/src/main/res/layout/main.xml", layout,
        [
          "app/src/main/res/values/strings.xml":
            "<resources><string name=\"note\">QuickNote</string></resources>"
        ])?
        .contains("contentDescription=\"@string/note\"")
    }
    #expect(label(of: "note") == true)
    #expect(label(of: "widget_note") == true)
    #expect(label(of: "fab_note_button") == true)
    #expect(label(of: "archive_note") == false)
  }

  @Test("a role isn't added to a group of several views, which would each get it")
  func groups() {
    func role(_ view: String) -> String? {
      fixed(
        "missing-button-role", in: "App/A.swift",
        "import SwiftUI\nstruct A: View {\n  @State var tab = 0\n  var body: some View {\n    \(view)\n      .onTapGesture { tab = 2 }\n  }\n}\n"
      )
    }
    #expect(role("Group { Text(a); Text(b) }")?.contains("isButton") != true)
    #expect(role("Group { if isOn { Text(a) } else { Text(b) } }")?.contains("isButton") == true)
    #expect(role("VStack { Text(a); Text(b) }")?.contains("isButton") == true)
  }

  @Test(
    "a play icon isn't used if playback starts later",
    arguments: [
      ("playNextMix()", "\"‹›\" /* what the button does */"), ("play()", "stringResource(R.string.cd_play)"),
    ])
  func playing(action: String, label: String) {
    let code = compose(
      "missing-icon-button-label",
      "@Composable fun A() { IconButton(onClick = { \(action) }) { Icon(painterResource(R.drawable.playlist_play), null) } }"
    )
    #expect(code?.contains("R.drawable.playlist_play), \(label))") == true, "\(code ?? "no fix")")
  }

  @Test(
    "an action labels a button only if its name is a plain verb that fits the image",
    arguments: [
      ("delete()", "xmark", "‹Delete›"), ("onDeleteTapped()", "a", "‹Delete›"),
      ("list.removeAll()", "xmark", "‹Remove›"),
      ("didTapPartner()", "a", ""), ("isOn.toggle()", "a", ""), ("open()", "hand.thumbsup", ""),
      ("cancelAndDelete()", "a", ""), ("show(filter)", "a", ""), ("dismiss()", "xmark", "‹Close›"),
      ("showMenu()", "ellipsis", "‹More options›"), ("pickReaction()", "more_reactions", ""),
      ("seeAll()", "chevron.right", ""), ("goBack()", "chevron.left", "‹Back›"),
      ("find()", "magnifyingglass", "‹Search›"),
    ])
  func actions(action: String, picture: String, label: String) {
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { Button { \(action) } label: { Image(\"\(picture)\") } } }"
    let expected = label.isEmpty ? "\"‹›\" /* what the button does */" : "\"\(label)\""
    let code = fixed("missing-icon-button-label", in: "A.swift", view)
    #expect(code?.contains(".accessibilityLabel(\(expected))") == true, "\(code ?? "no fix")")
  }

  @Test(
    "texts in a layout label the controls next to them",
    arguments: [
      ("<TextView android:text=\"@string/a\"/><Switch android:id=\"@+id/b\"/>", true),
      ("<Switch android:id=\"@+id/b\"/><TextView android:text=\"@string/a\"/>", true),
      (
        "<Switch android:id=\"@+id/b\"/><TextView android:text=\"@string/a\"/><Button android:text=\"@string/c\"/>",
        false
      ),
      ("<Spinner android:id=\"@+id/b\"/><ImageView/><TextView android:id=\"@+id/b_label\"/>", true),
      ("<CheckBox android:text=\"@string/a\"/><EditText android:id=\"@+id/b\"/>", true),
    ])
  func labelFor(views: String, isConnected: Bool) {
    let layout =
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\(views)</LinearLayout>"
    let fixes = ["missing-control-label", "missing-field-label"].compactMap {
      fixed($0, in: "app/src/main/res/layout/a.xml", layout)
    }
    #expect(fixes.contains { $0.contains("android:labelFor=\"@id/b\"") } == isConnected, "\(fixes)")
  }

  private static let package = [
    "Kit/Package.swift":
      "let package = Package(name: \"Kit\", defaultLocalization: \"en\", platforms: [.iOS(.v16)], targets: [])",
    "Kit/Sources/Texts/Resources/en.lproj/Localizable.strings": "\"post.share\" = \"Share\";\n",
  ]

  private static let constants = """
    public enum Strings {
      public enum Post {
        /// Share
        public static let share = Strings.tr("Localizable", "post.share", fallback: "Share")
      }
    }
    """

  @Test(
    "a text of a Swift package is read from its bundle",
    arguments: [
      ("Kit/Sources/UI/A.swift", "", false, "\"‹›\" /* what the button does */"),
      ("Kit/Sources/Texts/A.swift", "", false, "String(localized: \"post.share\", bundle: .module)"),
      ("Kit/Sources/UI/A.swift", "", true, "\"‹›\" /* what the button does */"),
      ("Kit/Sources/UI/A.swift", "import Texts\n", true, "Strings.Post.share"),
      ("Kit/Sources/UI/A.swift", "@_exported import Kit\n", true, "\"‹›\" /* what the button does */"),
    ])
  func packages(path: String, start: String, hasConstants: Bool, label: String) {
    let view =
      "import SwiftUI\n\(start)struct A: View { var body: some View { Button { share() } label: { Image(\"ic_share\") } } }"
    var files = Self.package
    if hasConstants { files["Kit/Sources/Texts/Strings.swift"] = Self.constants }
    let code = fixed("missing-icon-button-label", in: path, view, files)
    #expect(code?.contains(".accessibilityLabel(\(label))") == true, "\(code ?? "no fix")")
  }

  @Test("a size without a text style on the Mac becomes a scaling property")
  func sizesOnMac() {
    let view =
      "import SwiftUI\nstruct A: View {\n  let t: String\n  var body: some View { Text(t).font(.system(size: 20)) }\n}"
    let manifest = "let package = Package(name: \"Kit\", platforms: [.iOS(.v16), .macOS(.v13)], targets: [])"
    #expect(
      fixed("fixed-font-size", in: "Sources/A.swift", view, ["Package.swift": manifest])
        == "import SwiftUI\nstruct A: View {\n  @ScaledMetric(relativeTo: .title3) var textSize: CGFloat = 20\n  let t: String\n  var body: some View { Text(t).font(.system(size: textSize)) }\n}"
    )
    #expect(
      fixed("fixed-font-size", in: "Sources/A.swift", view)?.contains("Text(t).font(.title3)") == true)
  }

  @Test("a row doesn't pass null to an app's own control")
  func ownControls() {
    let control = """
      package com.app.design
      import androidx.compose.material3.Switch as MaterialSwitch
      @Composable fun Switch(checked: Boolean, onCheckedChange: (Boolean) -> Unit) { MaterialSwitch(checked, onCheckedChange) }
      """
    let row = """
      import androidx.compose.foundation.clickable
      import com.app.design.Switch
      @Composable fun Line() { Row(Modifier.clickable { set(!on) }) { Text("Wi-Fi"); Switch(on, onCheckedChange = set) } }
      """
    let path = "app/src/main/kotlin/com/app/A.kt"
    #expect(
      fixed("nested-control", in: path, row, ["app/src/main/kotlin/com/app/design/Switch.kt": control]) == nil
    )
  }

  @Test("a view that uses generated constants for its texts gets another one")
  func usedConstants() {
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { Text(Strings.Post.title); Button { share() } label: { Image(\"ic_share\") } } }"
    var files = Self.package
    files["Kit/Sources/Texts/Strings.swift"] = Self.constants
    let code = fixed("missing-icon-button-label", in: "Kit/Sources/UI/A.swift", view, files)
    #expect(code?.contains(".accessibilityLabel(Strings.Post.share)") == true, "\(code ?? "no fix")")
  }

  @Test(
    "a button with a cross that stores an empty text clears it",
    arguments: [
      ("onChange(\"\")", "Clear"), ("query = \"\"", "Clear"), ("model.search(\"\")", "Clear"),
      ("onChange(TextFieldValue(\"\"))", "Clear"), ("model.search(query)", "Search"),
    ])
  func clearing(action: String, label: String) {
    let code = fixed(
      "missing-icon-button-label", in: "app/src/main/kotlin/com/app/A.kt",
      "@Composable fun A() { IconButton(onClick = { \(action) }) { Icon(Icons.Default.Close, null) } }")
    #expect(
      code?.contains("Close, \"‹\(label)›\")") == true || code?.contains("Close, \"\(label)\")") == true,
      "\(code ?? "no fix")")
  }

  @Test(
    "a computed value or a removed one isn't the action of a button",
    arguments: ["results = search(query); field = .new", "date = nil"])
  func values(action: String) {
    let view =
      "import SwiftUI\nstruct A: View { var body: some View { Button { \(action) } label: { Image(systemName: name) } } }"
    let code = fixed("missing-icon-button-label", in: "A.swift", view)
    #expect(code?.contains("\"‹›\" /* what the button does */") == true, "\(code ?? "no fix")")
  }

  @Test("the label of a field isn't that of the button in it")
  func buttonsInFields() {
    let code = compose(
      "missing-icon-button-label",
      "@Composable fun A(label: String, set: (String) -> Unit) { TextField(v, set, label = { Text(label) }, trailingIcon = { IconButton(onClick = { model.go() }) { Icon(Icons.Default.Tune, null) } }) }"
    )
    #expect(code?.contains("Tune, \"‹›\" /* what the button does */") == true, "\(code ?? "no fix")")
  }
}
