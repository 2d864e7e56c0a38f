// The files that random sessions open.

import Elements
import Foundation
import Linter
import Source
import TestSupport

/// The files of a language: the rules' examples, the samples, and files whose declarations refer to each other.
enum EditedFiles {
  /// A name below the workspace, the editor's language ID, and pieces to build files from.
  struct Kind {
    var name: String
    var language: String
    var pieces: [String]

    /// Returns a file made of a few pieces.
    func text(_ editor: inout RandomEditor) -> String {
      if editor.chance(2) { return EditedFiles.declarations(in: language, &editor) }
      let count = editor.number(1...4)
      return (0..<count).map { _ in pieces.randomElement(using: &editor.random) ?? "" }.joined(
        separator: "\n")
    }
  }

  static let kinds: [Kind] = [
    Kind(name: "App/Screen.swift", language: "swift", pieces: pieces([.swiftUI, .uiKit], ".swift")),
    Kind(
      name: "app/src/main/kotlin/Screen.kt", language: "kotlin",
      pieces: pieces([.compose, .androidViews], ".kt")),
    Kind(name: "app/src/main/res/layout/screen.xml", language: "xml", pieces: pieces([.androidXML], ".xml")),
  ]

  private static func pieces(_ frameworks: [Framework], _ suffix: String) -> [String] {
    let examples = Rule.all.flatMap(\.examples).filter { frameworks.contains($0.framework) }.map {
      String($0.code.filter { $0 != "⟦" && $0 != "⟧" })
    }
    return examples + samples(suffix)
  }

  /// Returns the files that editors open in the recorded sessions.
  private static func samples(_ suffix: String) -> [String] {
    let folder = PackageFolder.path + "/protocol-fixtures/samples/"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.sorted().filter { $0.hasSuffix(suffix) }.compactMap {
      try? String(contentsOfFile: folder + $0, encoding: .utf8)
    }
  }

  // MARK: Declarations that refer to each other

  /// Returns several top-level declarations, each of which others use.
  static func declarations(in language: String, _ editor: inout RandomEditor) -> String {
    let count = editor.number(2...9)
    let templates = self.templates[language] ?? []
    let declarations = (0..<count).map { index in
      let template = templates.randomElement(using: &editor.random) ?? ""
      return template.replacing("§", with: "\(index)").replacing("¤", with: "\(editor.number(0...count - 1))")
    }
    let (opening, closing) = frames[language] ?? ("", "")
    return opening + declarations.joined(separator: "\n") + closing
  }

  private static let frames: [String: (String, String)] = [
    "swift": ("import SwiftUI\nimport UIKit\n\n", "\n"),
    "kotlin": (
      """
      package app
      import android.view.*
      import android.widget.*
      import androidx.compose.foundation.*
      import androidx.compose.foundation.layout.*
      import androidx.compose.material3.*
      import androidx.compose.runtime.*
      import androidx.compose.ui.*
      import androidx.compose.ui.semantics.*
      import androidx.compose.ui.unit.*

      """, "\n"
    ),
    "xml": (
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\" xmlns:tools=\"http://schemas.android.com/tools\">\n",
      "\n</LinearLayout>\n"
    ),
  ]

  /// Templates in which `§` is the number of the declaration and `¤` the number of another one.
  private static let templates: [String: [String]] = [
    "swift": [
      "struct V§: View {\n  var body: some View {\n    HStack { V¤(); Image(\"a\").onTapGesture { a() } }\n  }\n}",
      "struct V§: View {\n  var title = \"a\"\n  var body: some View { Button { b() } label: { V¤() } }\n}",
      "private struct V§: View { var body: some View { Image(systemName: \"trash\").m¤() } }",
      "extension View {\n  func m§() -> some View { accessibilityLabel(\"Name\").m¤() }\n}",
      "extension View { func m§() -> some View { self.onTapGesture { a() } } }",
      "extension V¤ {\n  var row: some View { Toggle(\"\", isOn: $a).m§() }\n}",
      "let c§ = Color.red.onTapGesture { a() }\nfunc f§() -> some View { VStack { V¤(); f¤() } }",
      "class U§: U¤ {\n  let b = UIButton()\n  override func viewDidLoad() {\n    b.setImage(x, for: .normal)\n    view.addSubview(b)\n    f¤(b)\n  }\n}",
      "class U§: UIViewController { func f§(_ v: UIView) { v.accessibilityLabel = \"\"; v.isAccessibilityElement = true } }",
      "class V§: UIView {\n  override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { a() }\n}",
      "#if DEBUG\nstruct D§: View { var body: some View { Image(\"a\").onTapGesture { a() } } }\n#endif",
      "struct P§: PreviewProvider { static var previews: some View { V¤() } }\n#Preview { V§() }",
      "// a11y:ignore missing-button-role\nlet a§ = Text(\"a\").onTapGesture { a() }",
      "struct S§: ButtonStyle {\n  func makeBody(configuration: Configuration) -> some View { configuration.label.frame(width: 10, height: 10) }\n}",
      "struct V§: View { var body: some View { Button(\"a\") {}.buttonStyle(S¤()).font(.system(size: 12)) } }",
      "enum L§ { static let name = \"button\"; static let size: CGFloat = 10 }",
      "struct V§: View { var body: some View { Image(\"x\").accessibilityLabel(L¤.name).frame(width: L¤.size) } }",
      "/* a comment\n   of two lines */",
    ],
    "kotlin": [
      "@Composable\nfun C§() {\n  Row { C¤(); Icon(x, contentDescription = null, modifier = m¤.clickable { a() }) }\n}",
      "@Composable private fun C§(t: String = \"\") { IconButton(onClick = { b() }) { C¤(t) } }",
      "val m§ = Modifier.size(10.dp).then(m¤)",
      "private fun Modifier.m§() = clickable { a() }.m¤()",
      "@Composable fun C§() { Text(\"a\", modifier = Modifier.m¤().semantics { role = Role.Button }) }",
      "class V§(c: Context) : V¤(c) {\n  override fun onTouchEvent(e: MotionEvent): Boolean { a(); return true }\n}",
      "class V§(c: Context) : ImageButton(c) { init { setOnClickListener { a() } } }",
      "fun f§(c: Context) {\n  val v = V¤(c)\n  v.setOnTouchListener { _, _ -> a(); true }\n  l.addView(v)\n}",
      "@Preview @Composable fun P§() { C¤() }",
      "// a11y:ignore missing-image-label\n@Composable fun C§() { Image(x, null) }",
      "@SuppressLint(\"ContentDescription\") @Composable fun C§() { IconButton({ a() }) { Icon(x, null) } }",
      "object O§ { val d = 12.dp; const val t = \"button\" }",
      "@Composable fun C§() { Checkbox(checked = a, onCheckedChange = { b() }, modifier = Modifier.size(O¤.d)) }",
      "/* a comment\n   of two lines */",
    ],
    "xml": [
      "<ImageView android:id=\"@+id/v§\" android:src=\"@drawable/a\" android:onClick=\"a\"/>",
      "<TextView android:id=\"@+id/v§\" android:labelFor=\"@id/v¤\" android:text=\"Name\"/>",
      "<EditText android:id=\"@+id/v§\" android:layout_width=\"20dp\" android:layout_height=\"20dp\"/>",
      "<FrameLayout android:id=\"@+id/v§\" android:clickable=\"true\">\n  <ImageView android:src=\"@drawable/a\"/>\n</FrameLayout>",
      "<include android:id=\"@+id/v§\" layout=\"@layout/v¤\"/>",
      "<!-- a11y:ignore missing-image-label -->\n<ImageView android:src=\"@drawable/a\"/>",
      "<ImageButton tools:ignore=\"ContentDescription\" android:id=\"@+id/v§\" android:textSize=\"12dp\"/>",
      "<Button android:id=\"@+id/v§\" android:contentDescription=\"button\" android:importantForAccessibility=\"no\"/>",
    ],
  ]
}
