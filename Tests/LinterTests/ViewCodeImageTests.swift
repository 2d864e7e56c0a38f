// The images, tooltips, and listeners that code in other files gives to the views of layouts.

import Linter
import Source
import Testing

@Suite("Images, tooltips, and listeners in code for layouts")
struct ViewCodeImageTests {
  private static let folder = "app/src/main/"

  /// Returns the findings in a layout with this content and with this code.
  private func findings(inLayout content: String, code: String, java: Bool = false) -> [String] {
    let path = Self.folder + "res/layout/screen_player.xml"
    let files = [
      path:
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\(content)</LinearLayout>",
      Self.folder + "java/Screen.\(java ? "java" : "kt")": code,
    ]
    return LinterTests.findings(in: path, of: files)
  }

  private static let button =
    #"<ImageButton android:id="@+id/close" android:contentDescription="@string/play" android:src="@drawable/a" android:layout_width="48dp" android:layout_height="48dp" />"#

  @Test(
    "A label is stale if code chooses among images in variables or with the app's own functions",
    arguments: [
      ("val icon = if (on) R.drawable.a else R.drawable.b\n binding.close.setImageResource(icon)", 1),
      (
        "val icon = when (state) {\n A -> R.drawable.a\n else -> R.drawable.b\n }\n binding.close.setImageResource(icon)",
        1
      ),
      (
        "val a = getDrawable(x, if (on) R.drawable.a else R.drawable.b)\n val b = a?.mutate()\n binding.close.setImageDrawable(b)",
        1
      ),
      (
        "val a = getDrawable(R.drawable.a)\n val b = getDrawable(R.drawable.b)\n binding.close.setImageDrawable(when (s) {\n X -> a\n else -> b\n })",
        1
      ),
      (
        "val a by lazy {\n getDrawable(R.drawable.a)?.mutate()\n }\n val b by lazy { getDrawable(R.drawable.b) }\n binding.close.setImageDrawable(if (on) a else b)",
        1
      ),
      ("binding.close.setVectorCompat(if (on) R.drawable.a else R.drawable.b)", 1),
      (
        "with(binding.close) {\n when (s) {\n X -> setVectorCompat(R.drawable.a)\n else -> setVectorCompat(R.drawable.b)\n }\n }",
        1
      ),
      ("val icon = R.drawable.a\n binding.close.setImageResource(icon)", 0),
      (
        "val icon = R.drawable.a\n binding.open.setImageResource(icon)\n}\nfun g() {\n val icon = R.drawable.b\n binding.close.setImageResource(icon)",
        0
      ),
      (
        "val icon = if (on) R.drawable.a else R.drawable.b\n binding.close.setImageResource(icon)\n binding.close.contentDescription = name",
        0
      ),
      ("val icon = if (on) R.drawable.a else R.drawable.b\n binding.open.setImageResource(icon)", 0),
    ])
  func imagesOfVariables(code: String, count: Int) {
    let all = findings(inLayout: Self.button, code: "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}")
    #expect(all.count { $0.hasPrefix("stale-label warning") } == count)
  }

  @Test(
    "In Java, a variable stands for all images that are assigned after its declaration",
    arguments: [
      (
        "Drawable icon;\n if (on) {\n icon = get(R.drawable.a);\n } else {\n icon = get(R.drawable.b);\n }\n binding.close.setImageDrawable(icon);",
        1
      ),
      ("Drawable icon = get(R.drawable.a);\n binding.close.setImageDrawable(icon);", 0),
    ])
  func javaVariables(code: String, count: Int) {
    let type = "class Screen {\n ScreenPlayerBinding b;\n void f() {\n \(code)\n }\n}"
    let all = findings(inLayout: Self.button, code: type, java: true)
    #expect(all.count { $0.hasPrefix("stale-label warning") } == count)
  }

  @Test(
    "A label is stale if code changes the tooltip but not the content description",
    arguments: [
      (
        "if (on) binding.close.tooltipText = getString(R.string.next) else binding.close.tooltipText = getString(R.string.previous)",
        1
      ),
      ("binding.close.tooltipText = getString(if (on) R.string.next else R.string.previous)", 1),
      ("binding.close.tooltipText = getString(R.string.next)", 0),
      (
        "binding.close.tooltipText = getString(if (on) R.string.next else R.string.previous)\n binding.close.contentDescription = name",
        0
      ),
    ])
  func tooltips(code: String, count: Int) {
    let all = findings(inLayout: Self.button, code: "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}")
    #expect(all.count { $0.hasPrefix("stale-label warning") } == count)
  }

  @Test("A tooltip labels a button without a content description")
  func tooltipAsLabel() {
    let button =
      #"<ImageButton android:id="@+id/close" android:src="@drawable/a" android:layout_width="48dp" android:layout_height="48dp" />"#
    let code = "val b: ScreenPlayerBinding\nfun f() { binding.close.tooltipText = getString(R.string.close) }"
    #expect(findings(inLayout: button, code: code) == [])
  }

  @Test(
    "The description of an image that shows several icons is stale unless something else says what they mean",
    arguments: [
      ("binding.box.setImageResource(if (on) R.drawable.a else R.drawable.b)", 1),
      ("binding.box.setImageResource(R.drawable.b)", 0),
      (
        "binding.box.setImageResource(if (on) R.drawable.a else R.drawable.b)\n binding.box.contentDescription = name",
        0
      ),
      (
        "binding.box.setImageResource(if (on) R.drawable.a else R.drawable.b)\n binding.root.contentDescription = name",
        0
      ),
    ])
  func images(code: String, count: Int) {
    let image =
      #"<ImageView android:id="@+id/box" android:contentDescription="@string/enable" android:src="@drawable/a" android:layout_width="48dp" android:layout_height="48dp" />"#
    let all = findings(inLayout: image, code: "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}")
    #expect(all.count { $0.hasPrefix("stale-label information") } == count)
  }

  @Test(
    "A view is shown if code removes all views around it but gives it a listener",
    arguments: [
      ("binding.box.removeAllViews()", 0),
      ("binding.box.removeAllViews()\n binding.close.setOnClickListener { close() }", 1),
    ])
  func removedViews(code: String, count: Int) {
    let box =
      #"<LinearLayout android:id="@+id/box"><ImageButton android:id="@+id/close" android:src="@drawable/a" android:layout_width="48dp" android:layout_height="48dp" /></LinearLayout>"#
    let all = findings(inLayout: box, code: "val b: ScreenPlayerBinding\nfun f() {\n \(code)\n}")
    #expect(all.count { $0.hasPrefix("missing-icon-button-label") } == count)
  }

  @Test(
    "The size of a clickable image is checked if it's labeled, even if no code refers to it",
    arguments: [(#"android:contentDescription="@string/close""#, 1), ("", 0)])
  func clickableImages(label: String, count: Int) {
    let image =
      #"<LinearLayout><ImageView android:id="@+id/close" \#(label) android:src="@drawable/a" android:clickable="true" android:layout_width="32dp" android:layout_height="32dp" /></LinearLayout>"#
    let all = findings(inLayout: image, code: "val b: ScreenPlayerBinding\nfun f() { binding.close.show() }")
    #expect(all.count { $0.hasPrefix("small-touch-target") } == count)
  }
}
