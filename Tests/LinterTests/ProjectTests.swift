// The effect of a project's other files on a file's findings.

import Elements
import Linter
import Source
import Testing

/// Returns the index of these files, by their path below the root.
func index(_ files: [String: String]) -> ProjectIndex {
  var index = ProjectIndex()
  for (path, text) in files {
    index.update(path, FileSummary(SourceFile(path: path, text: SourceText(text))))
  }
  index.complete()
  return index
}

/// Returns the strict profile's findings in one of the files: rule and severity, in order.
func findings(in path: String, of files: [String: String]) -> [String] {
  var configuration = Configuration()
  configuration.profile = .strict
  let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
  let (linter, surroundings) = (Linter(configuration), index(files).surroundings)
  let findings = linter.lint(file, in: surroundings).map { "\($0.rule) \($0.severity.rawValue)" }
  // If no other file has a decisive result, the first pass is final.
  let look = linter.look(at: file, in: .unknown)
  if !surroundings.answer(look.decisiveQuestions) {
    #expect(look.findings.map { "\($0.rule) \($0.severity.rawValue)" } == findings)
  }
  checkEarlyLooks(at: file, among: files, linter, findings)
  return findings
}

/// Lints a file after only some of the other files have been indexed, in either order. Unless a later file has a
/// decisive result, the `findings` must be the same as with all files.
private func checkEarlyLooks(
  at file: SourceFile, among files: [String: String], _ linter: Linter, _ findings: [String]
) {
  guard !SourceFile.isCompletedByOthers(path: file.path) else { return }
  let sorted = files.keys.filter { $0 != file.path }.sorted()
  for (others, knownCount) in [sorted, sorted.reversed()].flatMap({ order in
    (0...order.count).map { (order, $0) }
  }) {
    var builder = SurroundingsBuilder()
    func add(_ paths: some Sequence<String>) {
      for path in paths {
        let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
        if let summary = FileSummary(file) { builder.add(summary) }
      }
    }
    add(others.prefix(knownCount))
    let known = builder.fileCount
    add(others.dropFirst(knownCount) + [file.path])
    let look = linter.look(at: file, in: Surroundings(ofFirst: known) { [builder] take in take(builder) })
    if builder.complete().answer(look.decisiveQuestions, beyond: known) { continue }
    #expect(look.findings.map { "\($0.rule) \($0.severity.rawValue)" } == findings)
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
    "A menu item whose title is set in code isn't reported",
    arguments: [
      ("menu.findItem(R.id.close)?.title = name", []),
      ("menu.findItem(R.id.close).setTitle(name)", []),
      ("val item = menu.findItem(R.id.close)\nitem.isVisible = true\nitem.title = name", []),
      ("MenuItem item = menu.findItem(R.id.close);\nitem.setTitle(name);", []),
      ("menu.findItem(R.id.close).apply {\n  isVisible = true\n  title = name\n}", []),
      ("menu.findItem(R.id.close)?.let { item ->\n  if (isOpen) { item.title = name }\n}", []),
      ("inflate(R.menu.screen, menu)\nmenu.findItem(flag.id).title = name", []),
      ("inflate(R.menu.screen, menu)\nfor (i in 0 until 3) menu.getItem(i).setTitle(names[i])", []),
      ("menu.findItem(R.id.other).title = name", ["missing-icon-button-label error"]),
      (
        "inflate(R.menu.other, menu)\nmenu.findItem(flag.id).title = name",
        ["missing-icon-button-label error"]
      ),
      ("menu.findItem(R.id.close).isVisible = true\ntitle = name", ["missing-icon-button-label error"]),
      (
        "menu.findItem(R.id.close).apply { isVisible = true }\ntoolbar.title = name",
        ["missing-icon-button-label error"]
      ),
    ])
  func menuTitles(code: String, expected: [String]) {
    let menu = "app/src/main/res/menu/screen.xml"
    let files = [
      menu: #"<menu><item android:id="@+id/close" android:icon="@drawable/x" /></menu>"#,
      "app/src/main/java/Screen.kt": "fun f(menu: Menu) {\n\(code)\n}",
    ]
    #expect(findings(in: menu, of: files) == expected)
  }

  @Test(
    "the severity of an unlabeled button depends on the code that looks it up",
    arguments: [
      // No code for the layout is available.
      ("class Other", ["missing-icon-button-label information"]),
      // Code shows the layout but doesn't use the button.
      ("class A { val b = ScreenPlayerBinding.inflate(i) }", ["missing-icon-button-label error"]),
      ("setContentView(R.layout.screen_player)\nfind(R.id.other)", ["missing-icon-button-label error"]),
      // Code uses the button without labeling it.
      (
        "val b: ScreenPlayerBinding; fun f() { b.closeButton.setOnClickListener {} }",
        ["missing-icon-button-label error"]
      ),
      // Code labels it.
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
      // A variable isn't a view.
      (
        "val b: ScreenPlayerBinding; fun f() { val contentDescription = x; b.closeButton.show() }",
        ["missing-icon-button-label error"]
      ),
      // Neither is a screen.
      (
        "val b: ScreenPlayerBinding; fun f() { title = x; b.closeButton.show() }",
        ["missing-icon-button-label error"]
      ),
      // Code labels another one.
      (
        "val b: ScreenPlayerBinding; fun f() { b.openButton.contentDescription = x; b.closeButton.show() }",
        ["missing-icon-button-label error"]
      ),
      // Comments and strings don't count.
      (
        "val b: ScreenPlayerBinding // b.closeButton.contentDescription = x\nval s = \"closeButton.contentDescription\"",
        ["missing-icon-button-label error"]
      ),
    ])
  func viewCode(code: String, expected: [String]) {
    let files = [Self.layout: layout(button), "app/src/main/kotlin/A.kt": "package a\n\(code)\n"]
    #expect(findings(in: Self.layout, of: files) == expected)
  }

  @Test(
    "a navigation icon without a label is an icon button, unless code labels it",
    arguments: [
      ("class Other", ["missing-icon-button-label information"]),
      ("val b: ScreenPlayerBinding", ["missing-icon-button-label error"]),
      (
        "val b: ScreenPlayerBinding; fun f() { b.bar.setNavigationOnClickListener {} }",
        ["missing-icon-button-label error"]
      ),
      ("val b: ScreenPlayerBinding; fun f() { activity.setSupportActionBar(b.bar) }", []),
      ("val b: ScreenPlayerBinding; fun f() { b.bar.navigationContentDescription = x }", []),
    ])
  func navigation(code: String, expected: [String]) {
    let bar =
      #"<androidx.appcompat.widget.Toolbar android:id="@+id/bar" app:navigationIcon="@drawable/back" />"#
    let files = [Self.layout: layout(bar), "app/src/main/kotlin/A.kt": "package a\n\(code)\n"]
    #expect(findings(in: Self.layout, of: files) == expected)
  }

  @Test("Java code labels views as well")
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

  @Test("code of a layout that includes another one labels the views in it")
  func inclusion() {
    let files = [
      Self.layout: layout(button),
      "app/src/main/res/layout/main.xml": layout(#"<include layout="@layout/screen_player" />"#),
      "app/src/main/kotlin/A.kt":
        "package a\nval b: MainBinding\nfun f() { b.player.closeButton.contentDescription = x }",
    ]
    #expect(findings(in: Self.layout, of: files) == [])
  }

  @Test("tests don't affect code that ships")
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
    "a text is read from its resource",
    arguments: [
      (#"<string name="close">Close button</string>"#, ["role-in-label information"]),
      (#"<string name="close">Close</string>"#, []),
      (
        #"<string name="close">@string/other</string><string name="other">Close button</string>"#,
        ["role-in-label information"]
      ),
      (#"<string name="close">@string/close</string>"#, []),
      (#"<string name="close">  </string>"#, ["empty-label error"]),
      (#"<string name="close">" "</string>"#, ["empty-label error"]),
      (#"<string name="close"><b>Close</b> button</string>"#, ["role-in-label information"]),
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

  @Test("the module's own resource takes precedence; others count if they agree")
  func modules() {
    func strings(_ text: String) -> String {
      "<resources><string name=\"close\">\(text)</string></resources>"
    }
    var files = [Self.layout: labelled("@string/close")]
    files["lib/src/main/res/values/strings.xml"] = strings("Close button")
    #expect(findings(in: Self.layout, of: files) == ["role-in-label information"])
    files["other/src/main/res/values/strings.xml"] = strings("Shut")
    #expect(findings(in: Self.layout, of: files) == [])
    files["app/src/main/res/values/strings.xml"] = strings("Close button")
    #expect(findings(in: Self.layout, of: files) == ["role-in-label information"])
    files["app/src/debug/res/values/strings.xml"] = strings("Shut")
    #expect(findings(in: Self.layout, of: files) == [])
  }

  @Test("a text with too many definitions is unknown, and repeated lookups are cheap")
  func crowds() {
    let strings = (0..<400).map { _ in #"<string name="close">Close button</string>"# }.joined()
    let files = [
      Self.layout: labelled("@string/close"),
      "app/src/main/res/values/strings.xml": "<resources>\(strings)</resources>",
    ]
    #expect(findings(in: Self.layout, of: files) == [])
  }

  @Test("texts in Kotlin are read from their resources")
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
    #expect(findings(in: path, of: files) == ["role-in-label information"])
  }

  @Test("a size is read from its resource if it is the same on all devices")
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
    "a text in the app's own heading style looks like a heading unless the style marks it",
    arguments: [
      ("<style name=\"SectionHeading\"><item name=\"android:textSize\">20sp</item></style>", true),
      (
        "<style name=\"SectionHeading\"><item name=\"android:accessibilityHeading\">true</item></style>",
        false
      ),
      ("", false),
    ])
  func headingStyles(values: String, isReported: Bool) {
    for style in ["SectionHeading", "SettingsCategory", "SectionLabel"] {
      let files = [
        Self.layout:
          #"<LinearLayout><TextView android:text="@string/orders" style="@style/\#(style)"/><ListView/></LinearLayout>"#,
        "app/src/main/res/values/styles.xml":
          "<resources>\(values.replacing("SectionHeading", with: style))</resources>",
      ]
      #expect(findings(in: Self.layout, of: files).contains("missing-heading warning") == isReported)
    }
  }

  @Test(
    "a known style doesn't affect attributes that it doesn't set",
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

  @Test(
    "an Android color is different at night if it has a night variant",
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

  @Test("a file's changed facts are those it had before or has now")
  func changes() {
    let path = "app/src/main/res/values/strings.xml"
    func facts(_ strings: String) -> FileSummary? {
      FileSummary(SourceFile(path: path, text: SourceText("<resources>\(strings)</resources>")))
    }
    func strings(_ names: String..., and others: ProjectKey...) -> Questions {
      Questions(Set(names.map { ProjectKey(.string, $0) } + others))
    }
    let table = ProjectKey(.stringTable, "app/")
    var index = ProjectIndex()
    #expect(
      index.update(path, facts("<string name=\"a\">A</string><string name=\"b\">B</string>"))
        == strings("a", "b", and: table))
    #expect(
      index.update(path, facts("<string name=\"a\">A</string><string name=\"b\">C</string>"))
        == strings("b"))
    #expect(index.update(path, facts("<string name=\"a\">A</string>")) == strings("b"))
    #expect(index.update(path, facts("<string name=\"a\">A</string>")) == Questions())
    #expect(index.update(path, nil) == strings("a", and: table))
    #expect(index.surroundings.project.answers(to: ProjectKey(.string, "a")).isEmpty)
    #expect(index.fileCount == 0)
  }

  @Test("a file records its queries")
  func questions() {
    let file = SourceFile(path: Self.layout, text: SourceText(labelled("@string/close")))
    let questions = Linter().look(at: file, in: index([:]).surroundings).questions
    #expect(questions.intersects(Questions([ProjectKey(.string, "close")])))
    #expect(!questions.intersects(Questions([ProjectKey(.string, "open")])))
  }
}
