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
    "An image is a button however code makes it clickable, and not if code labels it",
    arguments: [
      ("binding.close.apply { setOnClickListener { } }", 1),
      ("binding.close.also { it.setOnClickListener { } }", 1),
      ("binding.close.let { view -> view.setOnClickListener(::close) }", 1),
      ("with(binding.close) { setOnClickListener(listener) }", 1),
      ("listOf(binding.close, binding.open).forEach { it.setOnClickListener(this) }", 1),
      ("for (view in listOf(binding.open, binding.close)) { view.setOnClickListener(this) }", 1),
      (
        "val views = arrayOf(binding.close, binding.open)\n views.forEach { v -> v.setOnClickListener(this) }",
        1
      ),
      ("val close: View by lazy { find(R.id.close) }\n close.setOnClickListener { }", 1),
      ("views.setOnClickPendingIntent(R.id.close, intent)", 1),
      (
        "val ids = mapOf(R.id.close to A, R.id.open to B)\n ids.forEach { (id, a) -> views.setOnClickPendingIntent(id, a) }",
        1
      ),
      ("binding.close.setSafeOnClickListener { }", 1),
      ("binding.apply { close.setOnceClickListener { } }", 1),
      ("binding.close.setOnClickListener { }\n binding.title.apply { contentDescription = name }", 1),
      ("binding.close.setOnClickListener { }\n itemView.contentDescription = name", 1),
      ("binding.close.setOnClickListener(null)", 0),
      ("binding.close.apply { setOnClickListener { }; contentDescription = name }", 0),
      (
        "binding.close.setOnClickListener { }\n ViewCompat.setAccessibilityDelegate(binding.close, delegate)",
        0
      ),
      ("listOf(binding.close).forEach { it.setOnClickListener(this); it.contentDescription = name }", 0),
      (
        "val all = arrayOf(binding.close)\n all[0].setOnClickListener(this)\n all[0].contentDescription = name",
        0
      ),
      (
        "views.setOnClickPendingIntent(R.id.close, intent)\n views.setContentDescription(R.id.close, name)", 0
      ),
      ("val c = '\"'; binding.close.setOnClickListener { }\n binding.close.contentDescription = name", 0),
    ])
  func waysToClick(code: String, count: Int) {
    for label in ["", "android:contentDescription=\"@null\""] {
      let image =
        #"<ImageView android:id="@+id/close" \#(label) android:src="@drawable/ic_x" android:layout_width="48dp" android:layout_height="48dp" />"#
      let code = "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}"
      let all = findings(inLayout: image, code: code)
      #expect(all.count { $0.hasPrefix("missing-icon-button-label error") } == count, "\(label)")
    }
  }

  @Test("An image is a button if a Java holder or an extension function makes it clickable")
  func clicksElsewhere() {
    let image =
      #"<ImageView android:id="@+id/close" android:src="@drawable/ic_x" android:layout_width="48dp" android:layout_height="48dp" />"#
    let holder = """
      class Holder { int l = R.layout.screen_player;
        Holder(View row) {
          views = new ImageView[]{ row.findViewById(R.id.close), row.findViewById(R.id.open) };
          views[0].setOnClickListener(this);
        } }
      """
    let extended = "fun ImageView.onPress(f: () -> Unit) { setOnClickListener { f() } }"
    let call = "val b: ScreenPlayerBinding\nfun f() { binding.close.onPress { } }"
    #expect(findings(inLayout: image, code: "", other: holder) == ["missing-icon-button-label error"])
    #expect(findings(inLayout: image, code: call + "\n" + extended) == ["missing-icon-button-label error"])
  }

  @Test(
    "A layout without text that code makes clickable is a button",
    arguments: [
      ("tile", "<ImageView android:src=\"@drawable/ic_x\"/>", 1),
      ("tile", "<TextView android:text=\"@string/x\"/>", 0),
      ("tile", "<ImageView android:src=\"@drawable/ic_x\"/><CheckBox android:text=\"@string/x\"/>", 0),
      ("scrim", "<ImageView android:src=\"@drawable/ic_x\"/>", 0),
    ])
  func clickableLayouts(id: String, content: String, count: Int) {
    let layout = "<FrameLayout android:id=\"@+id/\(id)\">\(content)</FrameLayout>"
    let code = "val b: ScreenPlayerBinding\nfun f() { binding.\(id).setOnClickListener { } }"
    let all = findings(inLayout: layout, code: code)
    #expect(all.count { $0.hasPrefix("missing-icon-button-label error") } == count)
  }

  @Test(
    "The icon of a field is a button if code makes it clickable",
    arguments: [
      ("binding.box.setEndIconOnClickListener { find() }", "", 1),
      (
        "binding.box.setEndIconOnClickListener { find() }", "app:endIconContentDescription=\"@string/find\"",
        0
      ),
      ("binding.box.apply { setEndIconOnClickListener { }; endIconContentDescription = name }", "", 0),
      ("binding.box.hint = name", "", 0),
    ])
  func fieldIcons(code: String, label: String, count: Int) {
    let field =
      "<com.google.android.material.textfield.TextInputLayout android:id=\"@+id/box\" android:hint=\"@string/x\" app:endIconMode=\"custom\" app:endIconDrawable=\"@drawable/ic_find\" \(label)><com.google.android.material.textfield.TextInputEditText /></com.google.android.material.textfield.TextInputLayout>"
    let all = findings(inLayout: field, code: "val b: ScreenPlayerBinding\nfun f() { \(code) }")
    #expect(all.count { $0.hasPrefix("missing-icon-button-label error") } == count)
  }

  @Test(
    "A label is stale if code shows several images but never changes the label",
    arguments: [
      (
        "if (on) binding.close.setImageResource(R.drawable.a) else binding.close.setImageResource(R.drawable.b)",
        1
      ),
      ("binding.close.setImageResource(if (on) R.drawable.a else R.drawable.b)", 1),
      ("binding.close.setImageResource(when (s) {\n A -> R.drawable.a\n else -> R.drawable.b\n })", 1),
      ("binding.close.setImageResource(R.drawable.a)", 0),
      (
        "binding.close.setImageResource(if (on) R.drawable.a else R.drawable.b)\n binding.close.isSelected = on",
        0
      ),
      (
        "binding.close.apply { setImageResource(if (on) R.drawable.a else R.drawable.b); contentDescription = name }",
        0
      ),
      ("binding.close.setImageResource(R.drawable.a)\n binding.open.setImageResource(R.drawable.b)", 0),
    ])
  func staleLabels(code: String, count: Int) {
    let button =
      #"<ImageButton android:id="@+id/close" android:contentDescription="@string/play" android:src="@drawable/a" android:layout_width="48dp" android:layout_height="48dp" />"#
    let all = findings(inLayout: button, code: "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}")
    #expect(all.count { $0.hasPrefix("stale-label") } == count)
  }

  @Test(
    "An image without a label isn't decorative if code replaces it by another one",
    arguments: [
      ("binding.state.setImageResource(if (on) R.drawable.lock else R.drawable.unlock)", "warning"),
      ("binding.state.setImageResource(R.drawable.lock)", "information"),
    ])
  func changingImages(code: String, severity: String) {
    let image = #"<ImageView android:id="@+id/state" android:src="@drawable/lock" />"#
    let all = findings(inLayout: image, code: "val b: ScreenPlayerBinding\nfun f() { \(code) }")
    #expect(all == ["missing-image-label \(severity)"])
  }

  @Test(
    "A text that code sets is lost if the layout hides it and code labels nothing around it",
    arguments: [
      ("binding.time.text = time", 1), ("binding.time.isVisible = true", 0),
      ("binding.time.text = time\n itemView.contentDescription = name", 0),
      ("binding.time.text = time\n binding.time.contentDescription = name", 0),
      ("binding.time.text = time\n binding.row.contentDescription = name", 0),
      ("binding.time.text = time\n contentDescription = name", 0),
    ])
  func hiddenTexts(code: String, count: Int) {
    let row =
      #"<LinearLayout android:id="@+id/row"><TextView android:id="@+id/time" android:importantForAccessibility="no" /></LinearLayout>"#
    let all = findings(inLayout: row, code: "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}")
    #expect(all.count { $0.hasPrefix("hidden-text") } == count)
  }

  @Test(
    "The title of a menu item is stale if code shows several icons but never changes the title",
    arguments: [
      ("menu.findItem(R.id.mute).setIcon(if (on) R.drawable.a else R.drawable.b)", 1),
      (
        "val mute = menu.findItem(R.id.mute)\n mute.isVisible = x\n mute.setIcon(when (s) {\n A -> R.drawable.a\n else -> R.drawable.b\n })",
        1
      ),
      ("menu.findItem(R.id.mute).apply { if (on) setIcon(R.drawable.a) else setIcon(R.drawable.b) }", 1),
      ("menu.findItem(R.id.mute).setIcon(R.drawable.a)", 0),
      (
        "val mute = menu.findItem(R.id.mute)\n mute.setIcon(if (on) R.drawable.a else R.drawable.b)\n mute.setTitle(name)",
        0
      ),
    ])
  func staleTitles(code: String, count: Int) {
    let path = Self.folder + "res/menu/player.xml"
    let files = [
      path:
        #"<menu xmlns:android="http://schemas.android.com/apk/res/android"><item android:id="@+id/mute" android:title="@string/mute" android:icon="@drawable/a" /></menu>"#,
      Self.folder + "java/Screen.kt": "fun f() {\n inflate(R.menu.player)\n \(code)\n}",
    ]
    #expect(LinterTests.findings(in: path, of: files).count { $0.hasPrefix("stale-label") } == count)
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

  @Test(
    "An error that code writes into an empty text is announced",
    arguments: [
      (#"android:id="@+id/load_error""#, "binding.loadError.text = e.message", 1),
      (
        #"android:id="@+id/load_error" android:accessibilityLiveRegion="polite""#,
        "binding.loadError.text = e.message", 0
      ),
      (#"android:id="@+id/load_error""#, "binding.loadError.show()", 0),
      (
        #"android:id="@+id/load_error""#,
        "binding.loadError.text = e.message\n binding.loadError.announceForAccessibility(e.message)", 0
      ),
      (#"android:id="@+id/load_title""#, "binding.loadTitle.text = title", 0),
    ])
  func errorsInCode(attributes: String, code: String, count: Int) {
    let text =
      "<TextView \(attributes) android:layout_width=\"match_parent\" android:layout_height=\"wrap_content\"/>"
    let code = "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}"
    #expect(findings(inLayout: text, code: code).filter { $0.hasPrefix("unannounced-update") }.count == count)
  }
}
