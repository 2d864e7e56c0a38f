// The effect of texts and themes in other files on the views that use them.

import Testing

@Suite("Texts and themes in other files")
struct ResourceTextTests {
  private static let layout = "app/src/main/res/layout/screen.xml"
  private static let manifest = "app/src/main/AndroidManifest.xml"
  private static let strings = "app/src/main/res/values/strings.xml"

  private func findings(_ rule: String, in path: String, of files: [String: String]) -> [String] {
    LinterTests.findings(in: path, of: files).filter { $0.hasPrefix(rule) }
  }

  @Test(
    "a text with placeholders is reported where nothing fills them",
    arguments: [
      ("%1$d days left", "", 1), ("%s days left", "", 1), ("Days left", "", 0), ("50% left", "", 0),
      ("%d: date, %m: milliseconds", "", 0),
      ("%1$d days left", "note.text = getString(R.string.note, days)", 0),
      ("%1$d days left", "note.visibility = View.GONE", 1),
    ])
  func unfilled(text: String, code: String, count: Int) {
    let files = [
      ResourceTextTests.layout:
        #"<LinearLayout><TextView android:id="@+id/note" android:text="@string/note"/></LinearLayout>"#,
      ResourceTextTests.strings: "<resources><string name=\"note\">\(text)</string></resources>",
      "app/src/main/java/Screen.kt":
        "class Screen : Activity() { fun show() { setContentView(R.layout.screen); val note = findViewById<TextView>(R.id.note)\n \(code) } }",
    ]
    #expect(findings("unreadable-label", in: ResourceTextTests.layout, of: files).count == count)
  }

  @Test(
    "the texts of Compose Multiplatform are read, whatever the class for them is called",
    arguments: [
      ("Res.string.note", "values/strings.xml", 1), ("AppRes.string.note", "values/strings.xml", 1),
      ("Res.string.note", "values-de/strings.xml", 0), ("Res.string.other", "values/strings.xml", 0),
    ])
  func composeTexts(name: String, path: String, count: Int) {
    let view = "shared/src/commonMain/kotlin/A.kt"
    let code =
      "@Composable fun A() { TextButton(onClick = open) { Text(stringResource(\(name))) } }"
    let files = [
      view: "import androidx.compose.material3.*\n" + code,
      "shared/src/commonMain/composeResources/" + path:
        "<resources><string name=\"note\">Click here</string></resources>",
    ]
    #expect(findings("vague-label", in: view, of: files).count == count)
  }

  @Test(
    "“Test” is a verb in the app's texts, but not in code",
    arguments: [("stringResource(R.string.note)", 0), (#""Test""#, 1)])
  func verb(label: String, count: Int) {
    let code = "IconButton(onClick = run) { Icon(Icons.Default.PlayArrow, \(label)) }"
    #expect(unreadableCount(in: code, note: "Test") == count)
  }

  /// Returns the number of unreadable texts in a composable's code, which may refer to the string `note`.
  private func unreadableCount(in code: String, note: String) -> Int {
    let path = "app/src/main/java/Note.kt"
    let files = [
      path:
        "import androidx.compose.material3.*\nimport androidx.compose.ui.res.stringResource\n@Composable fun Note(days: Int) { Row { \(code) } }",
      ResourceTextTests.strings: "<resources><string name=\"note\">\(note)</string></resources>",
    ]
    return findings("unreadable-label", in: path, of: files).count
  }

  @Test(
    "code passes the values of a text's placeholders",
    arguments: [
      ("Text(stringResource(R.string.note))", 1), ("Text(stringResource(R.string.note, days))", 0),
      ("Text(stringResource(R.string.note).format(days))", 0),
      ("Icon(Icons.Default.Star, stringResource(R.string.note))", 1),
    ])
  func unfilledInCode(code: String, count: Int) {
    #expect(unreadableCount(in: code, note: "%1$d days left") == count)
  }

  @Test(
    "the label in a layout takes precedence over the style, wherever it inherits from",
    arguments: [("CardView", 1), ("CardView.Light", 1), ("Elsewhere", 1)])
  func cardStyles(parent: String, count: Int) {
    let files = [
      ResourceTextTests.layout:
        #"<LinearLayout><androidx.cardview.widget.CardView android:id="@+id/play" style="@style/Round" android:contentDescription="@string/note"><ImageView android:id="@+id/sign" android:src="@drawable/play"/></androidx.cardview.widget.CardView></LinearLayout>"#,
      "app/src/main/res/values/styles.xml":
        "<resources><style name=\"Round\" parent=\"\(parent)\"><item name=\"cardElevation\">2dp</item></style></resources>",
      "app/src/main/java/Screen.kt": """
      class Screen(val binding: ScreenBinding) {
        fun show() { binding.play.setOnClickListener { flip() }; binding.sign.setImageResource(R.drawable.play) }
        fun flip() { binding.sign.setImageResource(R.drawable.pause) }
      }
      """,
    ]
    #expect(findings("stale-label", in: ResourceTextTests.layout, of: files).count == count)
  }

  @Test(
    "a sentence from a resource is checked where it is shown",
    arguments: [
      (
        "truncated-text", "Refunds take up to fourteen days to arrive.", #"android:maxLines="1""#,
        ["truncated-text hint"]
      ),
      ("truncated-text", "Refunds", #"android:maxLines="1""#, []),
      (
        "emphasized-text-block", "We keep it for a year. Then we delete it.", #"android:textStyle="italic""#,
        ["emphasized-text-block information"]
      ),
      ("sensory-instruction", "Tap the red button.", "", ["sensory-instruction information"]),
      ("sensory-instruction", "Tap Stop.", "", []),
    ])
  func resolved(rule: String, text: String, attribute: String, expected: [String]) {
    let files = [
      ResourceTextTests.layout: "<TextView android:text=\"@string/note\" \(attribute)/>",
      ResourceTextTests.strings: "<resources><string name=\"note\">\(text)</string></resources>",
    ]
    #expect(findings(rule, in: ResourceTextTests.layout, of: files) == expected)
  }

  @Test(
    "an app is light at night if no parent of its theme has a night variant",
    arguments: [
      (["values": #"<style name="App" parent="Theme.MaterialComponents.Light"/>"#], 1),
      (["values": #"<style name="App" parent="Theme.MaterialComponents.DayNight"/>"#], 0),
      (
        ["values": #"<style name="App" parent="Base"/><style name="Base" parent="Theme.AppCompat.Light"/>"#],
        1
      ),
      (["values": #"<style name="App" parent="Elsewhere.Light"/>"#], 0),
      (["values": #"<style name="App" parent="App"/>"#], 0),
      (
        [
          "values":
            #"<style name="App" parent="App_Light"/><style name="App_Light" parent="Theme.AppCompat.Light"/><style name="App_Dark" parent="Theme.AppCompat"/>"#
        ], 0
      ),
      (
        [
          "values": #"<style name="App" parent="Theme.AppCompat.Light"/>"#,
          "values-night": #"<style name="App" parent="Theme.AppCompat"/>"#,
        ], 0
      ),
    ])
  func theme(styles: [String: String], count: Int) {
    var files = [ResourceTextTests.manifest: #"<application android:theme="@style/App"/>"#]
    for (folder, style) in styles {
      files["app/src/main/res/\(folder)/styles.xml"] = "<resources>\(style)</resources>"
    }
    #expect(
      findings("forced-color-scheme", in: ResourceTextTests.manifest, of: files)
        == Array(repeating: "forced-color-scheme information", count: count))
  }
}
