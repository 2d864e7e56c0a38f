// Code in other files that affects a layout's views or another object's view.

import Linter
import Source
import Testing

@Suite("Code for views in other files")
struct ViewCodeTests {
  private static let folder = "app/src/main/"

  /// Returns the findings in a layout with this content and with the code of two files.
  private func findings(inLayout content: String, code: String, other: String = "") -> [String] {
    let path = Self.folder + "res/layout/screen_player.xml"
    let files = [
      path:
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\(content)</LinearLayout>",
      Self.folder + "java/Screen.kt": code,
      Self.folder + "java/Other.java": other,
    ]
    return LinterTests.findings(in: path, of: files)
  }

  private static let button =
    #"<ImageButton android:id="@+id/close" android:src="@drawable/x" android:layout_width="wrap_content" android:layout_height="wrap_content" />"#
  private static let nameless = "missing-icon-button-label error"

  @Test(
    "A button is labeled by a function that gets it",
    arguments: [
      ("describe(b.close)", "void describe(View view) { }", [nameless]),
      ("describe(binding.close)", "void describe(View view) { view.setContentDescription(x); }", []),
      (
        "describe(a, binding.close)",
        "public void describe(A a, @NonNull View view) {\n view.setContentDescription(x);\n}", []
      ),
      (
        "val v = row.binding.close\n describe(v)",
        "void describe(View view) { TooltipCompat.setTooltipText(view, x); }", []
      ),
      (
        "describe(binding.close)",
        "void other(View view) { view.setContentDescription(x); }\nvoid describe(View v) { }", [nameless]
      ),
      ("describe(binding.close)", "void describe(View view) { title.setContentDescription(x); }", [nameless]),
      ("binding.close.describe()", "void describe(View view) { view.setContentDescription(x); }", []),
    ])
  func functionsThatName(call: String, function: String, expected: [String]) {
    let code = "val b: ScreenPlayerBinding\nfun f() {\n binding.close.show()\n \(call)\n}"
    #expect(findings(inLayout: Self.button, code: code, other: "class A { \(function) }") == expected)
  }

  @Test("A button is labeled by a Kotlin extension function called on it")
  func extensionsThatName() {
    let code = """
      val b: ScreenPlayerBinding
      fun f() { binding.close.describe(x) }
      fun View.describe(text: String) { contentDescription = text }
      """
    #expect(findings(inLayout: Self.button, code: code) == [])
  }

  @Test(
    "Tabs that a mediator replaces are never shown",
    arguments: [
      ("TabLayoutMediator(binding.tabs, pager) { tab, at -> tab.text = names[at] }.attach()", 0),
      ("binding.tabs.setupWithViewPager(pager)", 0),
      ("val t: TabLayout = findViewById(R.id.tabs)\n TabLayoutMediator(t, pager) { tab, at -> }", 0),
      ("binding.tabs.addOnTabSelectedListener(this)", 1),
      ("removeAllTabs()", 1),
    ])
  func tabs(code: String, count: Int) {
    let tabs =
      #"<com.google.android.material.tabs.TabLayout android:id="@+id/tabs" android:layout_width="match_parent" android:layout_height="wrap_content"><com.google.android.material.tabs.TabItem android:icon="@drawable/x" android:layout_width="match_parent" android:layout_height="match_parent" /></com.google.android.material.tabs.TabLayout>"#
    let code = "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}"
    #expect(
      findings(inLayout: tabs, code: code).count { $0.hasPrefix("missing-icon-button-label") } == count)
  }

  @Test(
    "A view that is gone and never looked up is never shown",
    arguments: [
      ("", "", 0),
      ("binding.bar.isVisible = true", "", 1),
      ("", "void f(View root) { root.findViewById(R.id.bar).setVisibility(VISIBLE); }", 1),
      // The control inside is looked up, but its container stays gone.
      ("binding.close.setOnClickListener { }", "", 0),
    ])
  func goneForGood(code: String, other: String, count: Int) {
    let bar =
      #"<LinearLayout android:id="@+id/bar" android:visibility="gone" android:layout_width="match_parent" android:layout_height="wrap_content">\#(Self.button)</LinearLayout>"#
    let code = "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}"
    let other = "class A { int l = R.layout.other; \(other) }"
    let all = findings(inLayout: bar, code: code, other: other)
    #expect(all.count { $0.hasPrefix("missing-icon-button-label") } == count)
    let group = #"<androidx.constraintlayout.widget.Group app:constraint_referenced_ids="bar" />"#
    #expect(
      findings(inLayout: bar + group, code: code, other: other).contains { $0.hasPrefix("missing-icon") })
  }

  @Test(
    "An image that code makes clickable is a button",
    arguments: [
      ("binding.close.setOnClickListener { }", ["missing-icon-button-label error"]),
      ("binding.close.setOnLongClickListener { true }", []),
      ("other.setOnClickListener { }\n binding.close.show()", []),
    ])
  func clickableImages(code: String, expected: [String]) {
    let image =
      #"<ImageView android:id="@+id/close" android:src="@drawable/ic_x" android:layout_width="48dp" android:layout_height="48dp" />"#
    let code = "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}"
    let all = findings(inLayout: image, code: code)
    #expect(all.filter { $0.hasPrefix("missing-icon-button-label") } == expected)
  }

  @Test(
    "A line break ends an assignment to a variable in code",
    arguments: [
      ("row = inflate(R.layout.screen_player)\n row.findViewById<View>(R.id.close).tint()", 0),
      ("row = find(\n R.id.close)", 1),
      ("row =\n find(R.id.close)", 1),
      ("row = root // its own\n .find(R.id.close)", 1),
      ("ImageView row = (ImageView)\n find(R.id.close)", 1),
      ("val row: View\n by bind(R.id.close)", 1),
    ])
  func assignedViews(code: String, count: Int) {
    let image =
      #"<ImageView android:id="@+id/close" android:src="@drawable/ic_x" android:layout_width="48dp" android:layout_height="48dp" />"#
    let code = "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n row.setOnClickListener { }\n}"
    let all = findings(inLayout: image, code: code)
    #expect(all.count { $0.hasPrefix("missing-icon-button-label") } == count)
  }

  @Test(
    "A clickable layout without a listener blocks touches and isn't a control",
    arguments: [
      ("binding.overlay.isVisible = true\n binding.skip.setOnClickListener { }", 0, 0),
      ("binding.overlay.setOnClickListener { skip() }\n binding.skip.show()", 1, 1),
      ("binding.overlay.setOnClickListener { open() }\n binding.skip.setOnClickListener { skip() }", 0, 0),
      // A listener makes the button clickable again, regardless of the layout.
      (
        "binding.overlay.setOnClickListener { binding.skip.performClick() }\n binding.skip.setOnClickListener { }",
        1, 0
      ),
    ])
  func overlays(code: String, count: Int, fixes: Int) {
    let path = Self.folder + "res/layout/screen_player.xml"
    let layout = """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <LinearLayout android:id="@+id/overlay" android:clickable="true">
          <Button android:id="@+id/skip" android:text="@string/skip" />
        </LinearLayout>
      </LinearLayout>
      """
    let files = [
      path: layout, Self.folder + "java/Screen.kt": "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}",
    ]
    let findings = Linter(Configuration()).lint(
      SourceFile(path: path, text: SourceText(layout)), in: index(files).surroundings
    ).filter { $0.rule == "nested-control" }
    #expect(findings.count == count)
    #expect(findings.flatMap(\.fixes).count == fixes)
  }

  @Test(
    "A field is labeled by the file that shows its view",
    arguments: [
      ("form.nameField.placeholder = name", []),
      ("form?.nameField.accessibilityLabel = name", []),
      ("form.nameField.text = name", ["missing-field-label information"]),
      ("form.otherField.placeholder = name", ["missing-field-label information"]),
      ("self.nameField.placeholder = name", ["missing-field-label information"]),
    ])
  func fieldsOfOtherFiles(code: String, expected: [String]) {
    let files = [
      "App/Form.swift":
        "import UIKit\nfinal class Form: UIView {\n  let nameField = UITextField()\n  func set() { addSubview(nameField) }\n}",
      "App/Screen.swift":
        "import UIKit\nfinal class Screen: UIViewController {\n  let form = Form()\n  func show() { \(code) }\n}",
    ]
    let all = LinterTests.findings(in: "App/Form.swift", of: files)
    #expect(all.filter { $0.hasPrefix("missing-field-label") } == expected)
  }
}
