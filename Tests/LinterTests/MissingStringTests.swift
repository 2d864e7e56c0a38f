// Fixes that refer to Android texts: what they say of those that do not exist, and the class that they need.

import Elements
import Linter
import Source
import Testing

@Suite("Fixes with texts of Android")
struct MissingStringTests {
  private static let layout = "app/src/main/res/layout/a.xml"
  private static let code = "app/src/main/kotlin/com/app/ui/A.kt"

  private func fix(in path: String, _ text: String, _ others: [String: String] = [:]) throws -> Fix {
    var files = others
    files[path] = text
    let file = SourceFile(path: path, text: SourceText(text))
    let findings = Linter().lint(file, in: index(files).surroundings)
    return try #require(findings.first { $0.rule == "missing-icon-button-label" }?.fixes.first)
  }

  private func strings(_ name: String) -> [String: String] {
    ["app/src/main/res/values/strings.xml": "<resources><string name=\"\(name)\">Text</string></resources>"]
  }

  @Test("the title says that a text must be added, unless the project has it")
  func titles() throws {
    let button = #"<LinearLayout><ImageButton android:src="@drawable/ic_close"/></LinearLayout>"#
    let missing = "Add a label (string “close” must be added)"
    #expect(try fix(in: Self.layout, button).title == missing)
    #expect(try fix(in: Self.layout, button, strings("shut")).title == missing)
    #expect(try fix(in: Self.layout, button, strings("close")).title == "Add a label")
    let compose =
      "import androidx.compose.material3.*\n@Composable fun A() { IconButton(onClick = close) { Icon(Icons.Default.Close, null) } }"
    #expect(try fix(in: Self.code, compose).title == missing)
    #expect(try fix(in: Self.code, compose, strings("close")).title == "Add a label")
    #expect(
      try fix(in: "App/A.swift", #"Button { close() } label: { Image("close") }"#).title == "Add a label")
  }

  @Test(
    "code in another package than its resources imports their class",
    arguments: [
      ("namespace = \"com.app\"", "", ["com.app.R"]),
      ("namespace 'com.app'", "", ["com.app.R"]),
      ("namespace = \"com.app.ui\"", "", []),
      ("namespace = \"com.app\"", "import com.core.R\n", []),
      ("namespace = \"com.app\"", "import com.core.R as CoreR\n", ["com.app.R"]),
      ("namespace = \"com.app\"", "import com.app.*\n", []),
      ("namespace = appNamespace", "", []),
      ("minSdk = 26", "", []),
    ])
  func imports(build: String, line: String, expected: [String]) throws {
    let compose =
      "package com.app.ui\n\nimport androidx.compose.material3.Icon\nimport androidx.compose.material3.IconButton\nimport androidx.compose.ui.res.stringResource\n\(line)\n@Composable fun A() { IconButton(onClick = close) { Icon(Icons.Default.Close, null) } }"
    let views =
      "package com.app.ui\n\nimport android.widget.ImageButton\n\(line)\nclass A : Activity() { fun f() { val b = ImageButton(this).apply { setImageResource(R.drawable.ic_close) } } }"
    for text in [compose, views] {
      let fix = try fix(in: Self.code, text, ["app/build.gradle.kts": "android { \(build) }"])
      let fixed = SourceText(text).applying(fix.plainEdits)?.string ?? ""
      let old = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      let new = fixed.split(separator: "\n").filter { $0.hasPrefix("import ") && !old.contains($0) }
      #expect(new.map { $0.dropFirst("import ".count) }.map(String.init) == expected, "\(fixed)")
    }
  }
}
