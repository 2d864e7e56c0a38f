// Texts in layouts that code replaces.

import Linter
import Source
import Testing

@Suite("Texts that code sets") struct FilledTextTests {
  private static let folder = "app/src/main/"

  /// Returns the announcement of the text view `title` in a layout whose text is `written`.
  private func announcement(_ written: String, with path: String, _ code: String) -> String? {
    let layout = Self.folder + "res/layout/row.xml"
    let files = [
      layout:
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\"><TextView android:id=\"@+id/row_title\" android:text=\"\(written)\"/><TextView android:id=\"@+id/other\" android:text=\"Other\"/></LinearLayout>",
      Self.folder + "res/values/strings.xml":
        "<resources><string name=\"none\">Nothing here</string></resources>",
      Self.folder + path: code,
    ]
    let file = SourceFile(path: layout, text: SourceText(files[layout] ?? ""))
    let readings = Linter().speech(of: file, in: index(files).surroundings).readings
    let lines = readings.map { $0.text(in: file.text) }.joined().split(separator: "\n").map(String.init)
    let stops = lines.filter { $0.contains("“") }
    #expect(stops.count == 2 && stops.last?.contains("Other") == true, "\(lines)")
    return stops.first
  }

  @Test(
    "a literal in a layout is a placeholder if code sets the text",
    arguments: [
      (
        "A.java",
        "class A { void a() { View v = inflate(R.layout.row); TextView t = v.findViewById(R.id.row_title); t.setText(name); } }"
      ),
      (
        "A.java",
        "class A { TextView mTitle; void a() { setContentView(R.layout.row); mTitle = (TextView) findViewById(R.id.row_title); } void b() { mTitle.setText(name); } }"
      ),
      (
        "A.java",
        "class A { void a() { inflate(R.layout.row); holder.title.setText(name); } static class Holder { TextView title; Holder(View v) { title = v.findViewById(R.id.row_title); } } }"
      ),
      (
        "A.java",
        "class A { void a() { RowBinding binding = RowBinding.inflate(i); binding.rowTitle.setText(name); } }"
      ),
      (
        "A.java",
        "class A { void a() { RemoteViews v = new RemoteViews(p, R.layout.row); v.setTextViewText(R.id.row_title, name); } }"
      ),
      (
        "A.kt",
        "class A { fun a() { val v = inflate(R.layout.row); v.findViewById<TextView>(R.id.row_title).text = name } }"
      ),
      (
        "A.kt",
        "class A { fun a() { val binding = RowBinding.inflate(i); with(binding) { rowTitle.text = name } } }"
      ),
    ])
  func placeholders(path: String, code: String) {
    #expect(announcement("Title", with: "java/" + path, code)?.contains("‹row_title›") == true)
  }

  @Test func `A text from the resources and a text that no code sets are announced`() {
    let sets =
      "class A { void a() { setContentView(R.layout.row); TextView t = findViewById(R.id.row_title); t.setText(name); } }"
    let hides =
      "class A { void a() { setContentView(R.layout.row); TextView t = findViewById(R.id.row_title); t.setEnabled(no); } }"
    #expect(announcement("@string/none", with: "java/A.java", sets)?.contains("Nothing here") == true)
    #expect(announcement("Title", with: "java/A.java", hides)?.contains("Title") == true)
  }
}
