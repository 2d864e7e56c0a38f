// View classes that other files declare.

import Linter
import Testing

@Suite("View classes in other files")
struct ViewClassTests {
  private static let screen = "App/Screen.swift"

  private func rules(in path: String, _ files: [String: String]) -> [String] {
    findings(in: path, of: files).map { String($0.prefix { $0 != " " }) }
  }

  private func uiKit(_ code: String, _ classes: String...) -> [String] {
    var files = [Self.screen: "import UIKit\nclass Screen: UIViewController {\n\(code)\n}"]
    for (number, text) in classes.enumerated() { files["App/Part\(number).swift"] = "import UIKit\n" + text }
    return rules(in: Self.screen, files)
  }

  private static let pictured =
    "private let b: CloseButton = { let b = CloseButton(); b.setImage(UIImage(named: \"x\"), for: .normal); return b }()"
  private static let named =
    "private let b: CloseButton = { let b = CloseButton(); b.accessibilityLabel = \"Close button\"; return b }()"
  private static let plain = "class CloseButton: UIButton { var style = 1 }"

  @Test(
    "an instance has the role of its superclass",
    arguments: [
      (pictured, [plain], ["missing-icon-button-label"]), (named, [plain], ["role-in-label"]),
      (
        pictured, ["class CloseButton: PlainButton {}", "class PlainButton: UIButton {}"],
        ["missing-icon-button-label"]
      ),
      (
        "private let l: TitleLabel = { let l = TitleLabel(); l.font = .systemFont(ofSize: 14); return l }()",
        ["class TitleLabel: UILabel {}"], ["fixed-font-size"]
      ),
      // Unknown or ambiguous classes have no findings.
      (named, [], []), (named, ["class CloseButton: NSObject {}"], []),
      (named, [plain, "class CloseButton: UISwitch {}"], []),
      (
        "private let b: CloseButton = { let b = CloseButton(); b.isAccessibilityElement = true; return b }()",
        ["class CloseButton: UIView {}"], []
      ),
      (named, ["class CloseButton: OpenButton {}", "class OpenButton: CloseButton {}"], []),
    ])
  func instances(code: String, classes: [String], expected: [String]) {
    #expect(uiKit(code, classes.first ?? "", classes.dropFirst().first ?? "") == expected)
  }

  @Test(
    "attributes that the class or an extension may set aren't reported as missing",
    arguments: [
      "class CloseButton: UIButton { override init(frame: CGRect) { accessibilityLabel = \"Close\" } }",
      "class CloseButton: UIButton { override var accessibilityLabel: String? { get { name } set {} } }",
      "class CloseButton: UIButton { func configure() { setTitle(\"Close\", for: .normal) } }",
      "class CloseButton: UIButton { func configure() { setImage(picture, for: .normal) } }",
      "class CloseButton: UIButton {}\nextension CloseButton { func name() { accessibilityLabel = \"Close\" } }",
      "class CloseButton: NamedButton {}\nclass NamedButton: UIButton { func f() { accessibilityLabel = a } }",
    ])
  func completed(declaration: String) {
    #expect(uiKit(Self.pictured, declaration) == [])
    // The declarations are in separate files.
    let parts = declaration.split(separator: "\n").map(String.init)
    #expect(uiKit(Self.pictured, parts[0], parts.count > 1 ? parts[1] : "") == [])
  }

  @Test("a class that enlarges its touch target has no known size")
  func sizes() {
    let small =
      "private let b: CloseButton = { let b = CloseButton(); b.setTitle(a, for: .normal); b.widthAnchor.constraint(equalToConstant: 20).isActive = true; b.heightAnchor.constraint(equalToConstant: 20).isActive = true; return b }()"
    #expect(uiKit(small, Self.plain) == ["small-touch-target"])
    let grown =
      "class CloseButton: UIButton { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { true } }"
    #expect(uiKit(small, grown) == [])
  }

  @Test("a class that inherits from one in another file has that one's role")
  func inheritance() {
    let files = [
      Self.screen:
        "import UIKit\nclass CloseButton: BaseButton { func f() { accessibilityLabel = \"Close button\" } }",
      "App/Base.swift": "import UIKit\nclass BaseButton: UIButton {}",
    ]
    #expect(rules(in: Self.screen, files) == ["role-in-label"])
  }

  // MARK: Layouts

  private static let layout = "app/src/main/res/layout/main.xml"

  private func xml(_ code: String, path: String = "app/src/main/kotlin/CloseButton.kt") -> [String] {
    rules(
      in: Self.layout,
      [
        Self.layout:
          #"<com.app.CloseButton xmlns:android="http://schemas.android.com/apk/res/android" android:src="@drawable/x" android:layout_width="48dp" android:layout_height="48dp" />"#,
        path: code,
      ])
  }

  @Test(
    "a layout's view has the role of its superclass",
    arguments: [
      "class CloseButton(context: Context, attrs: AttributeSet?) : AppCompatImageButton(context, attrs)",
      "class CloseButton @JvmOverloads constructor(c: Context, a: AttributeSet? = null, s: Int = R.attr.x) :\n  androidx.appcompat.widget.AppCompatImageButton(c, a, s), Named { val b: Int = 1 }",
      "class CloseButton : ImageButton { constructor(c: Context, a: AttributeSet) : super(c, a) }",
      "class CloseButton(c: Context, a: AttributeSet) : ImageButton(c, a) { val size = c.obtainStyledAttributes(a).getInt(0, 1) }",
      "/* class CloseButton : View */ class CloseButton<T : Any>(c: Context, a: AttributeSet) : ImageButton(c, a) { val t = Main::class }",
      "class CloseButton(c: Context, a: AttributeSet) : Base(c, a)\nopen class Base(c: Context, a: AttributeSet) : ImageButton(c, a)",
    ])
  func layouts(code: String) {
    #expect(xml("package com.app\nimport android.view.View\n" + code) == ["missing-icon-button-label"])
  }

  @Test("Java classes work the same way")
  func java() {
    let code =
      "package com.app;\npublic final class CloseButton extends android.widget.ImageButton implements Named { public CloseButton(Context c, AttributeSet a) { super(c, a); } }"
    #expect(xml(code, path: "app/src/main/java/CloseButton.java") == ["missing-icon-button-label"])
  }

  @Test(
    "a class that may label itself, inflates a layout, or can't be read isn't reported",
    arguments: [
      "class CloseButton(c: Context, a: AttributeSet) : ImageButton(c, a) { init { contentDescription = a } }",
      "class CloseButton(c: Context, a: AttributeSet) : ImageButton(c, a) { init { contentDescription = c.obtainStyledAttributes(a).getString(0) } }",
      "class CloseButton(c: Context, a: AttributeSet) : LinearLayout(c, a) { init { inflate(c, x, this) } }",
      "class CloseButton(c: Context, a: AttributeSet) : Elsewhere(c, a)",
      "class CloseButton(c: Context) : ImageButton(c)",
      "class Other(c: Context, a: AttributeSet) : ImageButton(c, a)",
      "class CloseButton(c: Context, a: AttributeSet) : CloseButton(c, a)", "class CloseButton(AttributeSet",
    ])
  func silent(code: String) {
    #expect(xml("package com.app\n" + code) == [])
  }

  // MARK: Views that Kotlin code creates

  private func kotlin(_ code: String, _ classes: String) -> [String] {
    let path = "app/src/main/java/Screen.kt"
    let imports = "import android.util.AttributeSet\nimport androidx.recyclerview.widget.RecyclerView"
    let files = [path: "package com.app\nimport android.view.View\n\(imports)\n\(code)\n\(classes)"]
    return rules(in: path, files)
  }

  private static let field =
    "class NameEditText : AppCompatEditText { constructor(c: Context, a: AttributeSet) : super(c, a); fun grow() { } }"

  @Test(
    "A field that code creates for a dialog needs a hint",
    arguments: [
      ("val f = NameEditText(this).apply { grow() }\n show { customView(view = f) }", field, 1),
      ("val f = NameEditText(context); builder.setView(f)", field, 1),
      ("val f = NameEditText(this).apply { hint = name }\n show { customView(view = f) }", field, 0),
      ("val f = NameEditText(this); decorate(f)", field, 0),
      ("val f = NameEditText(this); check(f)", field, 1),
      ("val f = NameEditText(this); name(f)", field, 0),
      (
        "field = NameEditText(this)\n builder.setView(field)\n field = NameEditText(this)\n builder.setView(field)",
        field, 2
      ),
      ("field = NameEditText(this)\n field = NameEditText(this)\n field?.hint = name", field, 0),
      (
        "val f = NameEditText(this)",
        "class NameEditText(c: Context, a: AttributeSet) : EditText(c, a) { init { hint = a } }", 0
      ),
      ("val f = NameEditText(this)", "", 0),
      ("val f = NameEditText(name)", field, 0),
    ])
  func fieldsInCode(code: String, classes: String, count: Int) {
    let screen = """
      class Screen : Activity() {
        private var field: NameEditText? = null
        fun open() {
          \(code)
        }
        private fun check(f: EditText) = f.text.isBlank()
        private fun name(f: EditText) { f.hint = a }
      }
      """
    #expect(kotlin(screen, classes).count { $0 == "missing-field-label" } == count)
  }

  @Test(
    "A field of a class in another file needs a hint, unless that class sets one",
    arguments: [
      ("class NameEditText(c: Context, a: AttributeSet) : AppCompatEditText(c, a) { fun grow() { } }", 1),
      ("class NameEditText(c: Context, a: AttributeSet) : WideEditText(c, a)", 1),
      ("class NameEditText(c: Context, a: AttributeSet) : WideEditText(c, a) { init { hint = a } }", 0),
      ("class NameEditText(c: Context, a: AttributeSet) : FrameLayout(c, a)", 0),
      ("class NameEditText(c: Context)", 0),
    ])
  func fieldsOfOtherFiles(declaration: String, count: Int) {
    let screen = """
      package com.app
      import android.view.View
      class Screen : Activity() { fun open() { val f = NameEditText(this); builder.setView(f) } }
      """
    let path = "app/src/main/java/Screen.kt"
    let files = [
      path: screen,
      // None of its imports is of the platform's views.
      "app/src/main/java/NameEditText.kt":
        "package com.app\nimport android.util.AttributeSet\nimport com.app.wide.WideEditText\n\(declaration)",
      "app/src/main/java/WideEditText.kt":
        "import android.util.AttributeSet\nclass WideEditText(c: Context, a: AttributeSet) : EditText(c, a)",
    ]
    #expect(rules(in: path, files).count { $0 == "missing-field-label" } == count)
  }

  @Test(
    "An image that a view holder makes clickable needs a label",
    arguments: [
      ("holder.photo.setOnClickListener { open(at) }", "", 1),
      ("holder.photo.setOnClickListener { show(holder.photo) }", "", 1),
      ("", "init { photo.setOnClickListener { open() } }", 1),
      ("val image = holder.photo\n image.setOnClickListener { open(at) }", "", 1),
      ("holder.photo.setOnClickListener { open(at) }\n holder.photo.contentDescription = names[at]", "", 0),
      ("holder.photo.setOnClickListener { open(at) }", "init { photo.contentDescription = name }", 0),
      (
        "holder.photo.setOnClickListener { open(at) }\n describe(holder)", "fun a() { names.label(photo) }", 0
      ),
    ])
  func viewHolders(binding: String, holder: String, count: Int) {
    let code = """
      class Photos : RecyclerView.Adapter<Photos.Holder>() {
        override fun onCreateViewHolder(parent: ViewGroup, type: Int): Holder { return Holder(RoundImageView(parent.context)) }
        override fun onBindViewHolder(holder: Holder, at: Int) {
          \(binding)
        }
        private fun show(view: View) { PopupMenu(view.context, view).show() }
        inner class Holder(val photo: RoundImageView) : RecyclerView.ViewHolder(photo) { \(holder) }
      }
      class RoundImageView(c: Context, a: AttributeSet? = null) : AppCompatImageView(c, a)
      """
    #expect(kotlin(code, "").count { $0 == "missing-icon-button-label" } == count)
  }
}
