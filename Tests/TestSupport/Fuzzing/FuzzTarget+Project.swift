// Fuzzing of project files that are added to the index.

import Linter
import Source

extension FuzzTarget {
  /// One example of each kind of file.
  private static let files: [(path: String, text: String)] = [
    (
      "app/src/main/res/values/values.xml",
      """
      <resources><string name="a">"A %1$s" <b>b</b></string><string name="b">@string/a</string>
      <plurals name="c"><item quantity="one">C</item></plurals><color name="d">#80FF0000</color>
      <dimen name="e">12dp</dimen><style name="F.G" parent="@style/H"><item name="android:text">x</item></style></resources>
      """
    ),
    ("app/src/main/res/layout/main.xml", #"<FrameLayout><include layout="@layout/other"/></FrameLayout>"#),
    (
      "app/src/main/java/A.java",
      "class A { void f() { setContentView(R.layout.main); View v = findViewById(R.id.b); v.setContentDescription(\"c\"); } } class B extends D { B(Context c, AttributeSet a) {} }"
    ),
    (
      "app/src/main/kotlin/A.kt",
      "package a\nimport androidx.compose.material3.*\n@Composable fun Tile(t: String) { Text(t) }\nval b: MainBinding? = null /* R.id.c */\nclass D<T : X>(c: C, a: AttributeSet) : a.ImageButton(c, a) { init { inflate(c) } }"
    ),
    (
      "App/A.swift",
      "import SwiftUI\nimport UIKit\nstruct A: View { let t: String; var body: some View { Button(action: f) { Text(t) } } }\nclass B { @IBOutlet var c: UIButton! { didSet { c.accessibilityLabel = \"d\" } } }\nclass CButton: UIButton {}\nlet d = DButton()"
    ),
    ("App/en.lproj/Localizable.strings", "/* a */ \"b\" = \"c \\U0041 %@\"; d = e; \"f\""),
    (
      "App/Localizable.xcstrings",
      #"{"strings": {"a \n": {"localizations": {"en": {"stringUnit": {"value": "B"}}}}, "c": {}}, "sourceLanguage": "en"}"#
    ),
    (
      "App/A.xcassets/B.colorset/Contents.json",
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "1.0", "blue": "12", "alpha": "1"}}}]}"#
    ),
  ]

  /// The addition and removal of a file's facts in the index. The first byte of the input selects the kind of file.
  static let project = FuzzTarget(
    "project", seeds: { files.indices.map { [UInt8(0x30 + $0)] + files[$0].text.utf8 } }
  ) { bytes in
    let path = files[Int(bytes.first ?? 0) % files.count].path
    let file = SourceFile(path: path, text: SourceText(Array(bytes.dropFirst())))
    var index = ProjectIndex()
    let said = index.update(path, FileSummary(file))
    guard index.update(path, FileSummary(file)) == Questions() else {
      return "The same file says something else."
    }
    index.update(path, FileSummary(quicklyOf: file))
    _ = index.components
    _ = Linter().lint(file, in: index.surroundings)
    index.update(path, nil)
    if index.fileCount > 0 { return "A file that is gone is still there." }
    return index.surroundings.answer(said) ? "A file that is gone still answers." : nil
  }
}
