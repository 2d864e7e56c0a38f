// Layouts that code shows in other apps.

import Linter
import Testing

@Suite("Layouts in other apps") struct WidgetLayoutTests {
  @Test(
    "a layout on the home screen can't announce its changes",
    arguments: [
      (
        "A.kt",
        "val v = RemoteViews(context.packageName, R.layout.clock); fun a() { v.setViewVisibility(R.id.error, shown) }",
        false
      ),
      (
        "A.java",
        "void a() { v = new RemoteViews(getPackageName(), R.layout.clock); v.setViewVisibility(R.id.error, shown); }",
        false
      ),
      (
        "A.kt",
        "fun a() { inflate(R.layout.clock); RemoteViews(p, R.layout.other); findViewById<View>(R.id.error).isVisible = true }",
        true
      ),
    ])
  func changes(path: String, code: String, isReported: Bool) {
    let layout = "app/src/main/res/layout/clock.xml"
    let files = [
      layout:
        "<LinearLayout><TextView android:id=\"@+id/error\" android:visibility=\"gone\"/></LinearLayout>",
      "app/src/main/java/" + path: "class A { \(code) }",
    ]
    #expect(findings(in: layout, of: files).contains { $0.hasPrefix("unannounced-update") } == isReported)
  }
}
