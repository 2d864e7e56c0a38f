// Fixes that refer to Android string resources: existing ones, new ones, and the class that they need.

import Elements
import Linter
import Source
import Testing

@Suite("Fixes with Android string resources")
struct NewStringTests {
  private static let table = "app/src/main/res/values/strings.xml"
  private static let layout = "app/src/main/res/layout/a.xml"
  private static let code = "app/src/main/kotlin/com/app/ui/A.kt"
  private static let button = #"<LinearLayout><ImageButton android:src="@drawable/ic_close"/></LinearLayout>"#
  private static let build = ["app/build.gradle.kts": "android { namespace = \"com.app\" }"]

  private func fix(
    in path: String, _ text: String, _ others: [String: String] = [:],
    rule: String = "missing-icon-button-label"
  ) -> Fix? {
    var files = others
    files[path] = text
    var configuration = Configuration()
    configuration.profile = .strict
    let file = SourceFile(path: path, text: SourceText(text))
    let findings = Linter(configuration).lint(file, in: index(files).surroundings)
    return findings.first { $0.rule == rule }?.fixes.first
  }

  /// Returns `texts` as resources with some more, as in an app that uses string resources.
  private func strings(_ texts: [String: String], in path: String = table) -> [String: String] {
    let all = texts.merging(["a": "1", "b": "2", "c": "3", "d": "4", "e": "5"]) { $1 }
    let entries = all.sorted { $0.key < $1.key }.map { "  <string name=\"\($0)\">\($1)</string>\n" }
    return [path: "<resources>\n\(entries.joined())</resources>\n"]
  }

  private func fixed(_ text: String, by fix: Fix?) -> String {
    fix.flatMap { SourceText(text).applying($0.plainEdits)?.string } ?? "no fix"
  }

  private func compose(_ header: String = "import androidx.compose.ui.res.stringResource\n") -> String {
    "package com.app.ui\n\nimport androidx.compose.material3.Icon\nimport androidx.compose.material3.IconButton\n\(header)\n@Composable fun A() { IconButton(onClick = close) { Icon(Icons.Default.Close, null) } }"
  }

  @Test("a new text is added to the module's string table, and the title says so")
  func added() {
    let files = strings([:]).merging(Self.build) { $1 }
    for (path, text, reference) in [
      (Self.layout, Self.button, "\"@string/close\""),
      (Self.code, compose(), "stringResource(R.string.close)"),
    ] {
      let fix = fix(in: path, text, files)
      #expect(fix?.title.hasSuffix("(create string 'close')") == true)
      #expect(fix?.newStrings == [NewString(name: "close", text: "Close", tables: [Self.table])])
      #expect(fix?.applicability == .needsText)
      #expect(fixed(text, by: fix).contains(reference))
    }
  }

  @Test("an existing text of the project is referenced")
  func kept() {
    let fix = fix(in: Self.layout, Self.button, strings(["shut": "Close"]))
    #expect(fix?.title == "Add contentDescription \"@string/shut\"")
    #expect(fix?.newStrings == [])
    #expect(fixed(Self.button, by: fix).contains("@string/shut"))
  }

  @Test(
    "an existing name with another text isn't reused",
    arguments: [
      (["close": "Shut"], "close_label"), (["close": "CLOSE"], "close_label"),
      (["close": "Shut", "close_label": "No"], "close_text"),
      (["close": "Shut", "close_label": "No", "close_text": "Nor this"], "close_2"),
    ])
  func names(texts: [String: String], name: String) {
    #expect(fix(in: Self.layout, Self.button, strings(texts))?.newStrings.first?.name == name)
  }

  @Test("without a string table, the fix inserts a literal, or nothing if other texts are resources")
  func literals() {
    let other = "lib/src/main/res/values/strings.xml"
    #expect(
      fixed(Self.button, by: fix(in: Self.layout, Self.button)).contains("contentDescription=\"Close\""))
    #expect(fix(in: Self.layout, Self.button, strings([:], in: other)) == nil)
    let referring = Self.button.replacing(
      "<ImageButton", with: "<TextView android:text=\"@string/x\"/><ImageButton")
    #expect(fix(in: Self.layout, referring) == nil)
    #expect(fixed(compose(""), by: fix(in: Self.code, compose(""))).contains(", \"Close\")"))
    #expect(fix(in: Self.code, compose()) == nil)
  }

  @Test(
    "a resource class of another library or an unknown module gets no text",
    arguments: [
      "import dev.icerock.moko.resources.compose.stringResource\nimport com.app.MR\n",
      "import org.jetbrains.compose.resources.stringResource\nimport com.app.generated.resources.Res\n",
      "import com.elsewhere.R\n",
    ])
  func foreign(header: String) {
    #expect(fix(in: Self.code, compose(header), strings([:]).merging(Self.build) { $1 }) == nil)
  }

  @Test(
    "the file's resource class determines whose texts they are",
    arguments: [
      ("import com.core.R\n", "core/src/main/res/values/strings.xml", "(R.string.close)"),
      ("import com.app.R\n", table, "(R.string.close)"),
      (
        "import com.app.R as AppR\nimport androidx.compose.ui.res.stringResource\n", table,
        "(AppR.string.close)"
      ),
      ("import com.app.R.string as S\nimport androidx.compose.ui.res.stringResource\n", table, "(S.close)"),
    ])
  func classes(header: String, table: String, reference: String) {
    var files = strings([:]).merging(Self.build) { $1 }
    files["core/src/main/res/values/strings.xml"] =
      "<resources>\n  <string name=\"x\">X</string>\n</resources>"
    files["core/build.gradle"] = "android { namespace 'com.core' }"
    let fix = fix(in: Self.code, compose(header), files)
    #expect(fix?.newStrings.first?.tables == [table])
    #expect(fixed(compose(header), by: fix).contains(reference))
  }

  @Test("of several string tables, the one with the file's other texts is used")
  func tables() {
    let folder = "app/src/main/res/values/"
    var files = strings([:], in: folder + "strings.xml")
    files[folder + "core.xml"] = "<resources>\n  <string name=\"x\">X</string>\n</resources>"
    files["app/src/main/res/values-de/core.xml"] = files[folder + "core.xml"]
    #expect(
      fix(in: Self.layout, Self.button, files)?.newStrings.first?.tables.first == folder + "strings.xml")
    let text = Self.button.replacing(
      "<ImageButton", with: "<TextView android:text=\"@string/x\"/><ImageButton")
    #expect(
      fix(in: Self.layout, text, files)?.newStrings.first?.tables == [
        folder + "core.xml", folder + "strings.xml",
      ])
  }

  @Test("during typing, the string table is that of the whole file's other texts")
  func typing() {
    let folder = "app/src/main/res/values/"
    var files = strings([:], in: folder + "strings.xml").merging(Self.build) { $1 }
    files[folder + "core.xml"] = "<resources>\n  <string name=\"x\">X</string>\n</resources>"
    let surroundings = index(files).surroundings
    var relinter = Relinter(Linter())
    for (name, table) in [("a", "strings.xml"), ("x", "core.xml"), ("b", "strings.xml")] {
      let others = (0..<8).map { "\n@Composable fun B\($0)() { Spacer(Modifier) }\n" }.joined()
      let text = compose() + "\n@Composable fun C() { Text(stringResource(R.string.\(name))) }\n" + others
      let file = SourceFile(path: Self.code, text: SourceText(text))
      let findings = relinter.lint(file, in: surroundings)
      #expect(findings == Linter().lint(file, in: surroundings))
      #expect(findings.first?.fixes.first?.newStrings.first?.tables.first == folder + table)
      #expect(relinter.usedExcerpt == (name != "a"))
    }
  }

  @Test("moving a text to resources is safe because it is the same text")
  func moved() {
    let text = #"<LinearLayout><ImageButton android:contentDescription="Don\'t stop"/></LinearLayout>"#
    let fix = fix(in: Self.layout, text, strings([:]), rule: "hardcoded-label")
    #expect(fix?.title == "Localize the text (create string 'dont_stop')")
    #expect(fix?.newStrings.first?.text == "Don't stop")
    #expect(fix?.applicability == .safe)
    let existing = self.fix(
      in: Self.layout, text, strings(["no": "No", "dont_stop": "Don\\'t stop"]), rule: "hardcoded-label")
    #expect(existing?.newStrings == [])
    #expect(existing?.applicability == .changesBehavior)
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
  func imports(build: String, line: String, expected: [String]) {
    let compose =
      "package com.app.ui\n\nimport androidx.compose.material3.Icon\nimport androidx.compose.material3.IconButton\nimport androidx.compose.ui.res.stringResource\n\(line)\n@Composable fun A() { IconButton(onClick = close) { Icon(Icons.Default.Close, null) } }"
    let views =
      "package com.app.ui\n\nimport android.widget.ImageButton\n\(line)\nclass A : Activity() { fun f() { val b = ImageButton(this).apply { setImageResource(R.drawable.ic_close) } } }"
    for text in [compose, views] {
      let fix = fix(
        in: Self.code, text,
        strings(["close": "Close", "notifications": "Notifications"]).merging([
          "app/build.gradle.kts": "android { \(build) }"
        ]) { $1 })
      let fixed = fixed(text, by: fix)
      let old = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      let new = fixed.split(separator: "\n").filter { $0.hasPrefix("import ") && !old.contains($0) }
      #expect(new.map { $0.dropFirst("import ".count) }.map(String.init) == expected, "\(fixed)")
    }
  }

  @Test(
    "a text of another module is read through the class that the file imports for that module",
    arguments: [
      ("import com.core.R as CoreR\n", "", "CoreR.string.close"),
      ("import com.core.R\n", "", "R.string.close"),
      ("import com.core.R.string as S\n", "", "S.close"),
      ("", "", nil),
      ("import com.app.R\n", "", nil),
      ("import com.app.R\n", "Text(stringResource(R.string.notifications))", "R.string.close"),
      ("import com.core.R as CoreR\n", "Text(stringResource(R.string.home))", "CoreR.string.close"),
      ("", "Text(stringResource(com.core.R.string.notifications))", nil),
    ] as [(String, String, String?)])
  func otherModules(line: String, use: String, expected: String?) {
    let text =
      "package com.app.ui\n\nimport androidx.compose.material3.Icon\nimport androidx.compose.material3.IconButton\nimport androidx.compose.ui.res.stringResource\n\(line)\n@Composable fun A() { \(use); IconButton(onClick = close) { Icon(painterResource(R.drawable.ic_close), null) } }"
    let fix = fix(
      in: Self.code, text,
      [
        "app/build.gradle.kts": "android { namespace = \"com.app\" }",
        "app/src/main/res/values/strings.xml": "<resources><string name=\"home\">Home</string></resources>",
        "core/build.gradle.kts": "android { namespace = \"com.core\" }",
        "core/src/main/res/values/strings.xml":
          "<resources><string name=\"close\">Close</string><string name=\"notifications\">News</string></resources>",
      ])
    let fixed = fixed(text, by: fix)
    if let expected {
      #expect(
        fixed.contains("Icon(painterResource(R.drawable.ic_close), stringResource(\(expected)))"), "\(fixed)")
    } else {
      #expect(!fixed.contains("string.close"), "\(fixed)")
    }
  }

  @Test(
    "a resource class has no texts of other modules if the file's texts or its package are of one module",
    arguments: [
      ("import com.app.R\n", "R.string.home", "core", nil),
      ("import com.app.R\n", "R.string.news", "core", "R.string.close"),
      ("import com.core.R\n", "R.string.news", "app", nil),
    ] as [(String, String, String, String?)])
  func unknownPackages(line: String, use: String, holder: String, expected: String?) {
    let text =
      "package com.app.ui\n\nimport androidx.compose.material3.Icon\nimport androidx.compose.material3.IconButton\nimport androidx.compose.ui.res.stringResource\n\(line)\n@Composable fun A() { Text(stringResource(\(use))); IconButton(onClick = close) { Icon(painterResource(R.drawable.ic_close), null) } }"
    var files = [
      "app/build.gradle.kts": "android { }",
      "app/src/main/res/values/strings.xml": "<resources><string name=\"home\">Home</string></resources>",
      "core/build.gradle.kts": "android { namespace = \"com.core\" }",
      "core/src/main/res/values/strings.xml": "<resources><string name=\"news\">News</string></resources>",
    ]
    files["\(holder)/src/main/res/values/labels.xml"] =
      "<resources><string name=\"close\">Close</string></resources>"
    let fixed = fixed(text, by: fix(in: Self.code, text, files))
    if let expected {
      #expect(fixed.contains("stringResource(\(expected)))"), "\(fixed)")
    } else {
      #expect(!fixed.contains("string.close"), "\(fixed)")
    }
  }

  @Test("code that other platforms share can't use Android's resources")
  func sharedCode() {
    let text =
      "package com.app.ui\n\nimport androidx.compose.material3.Icon\nimport androidx.compose.material3.IconButton\n@Composable fun A() { IconButton(onClick = close) { Icon(Icons.Default.Close, null) } }"
    let files = [
      "app/build.gradle.kts": "android { namespace = \"com.app\" }",
      "app/src/androidMain/res/values/strings.xml":
        "<resources><string name=\"close\">Close</string></resources>",
    ]
    let shared = fix(in: "app/src/commonMain/kotlin/A.kt", text, files)
    #expect(!fixed(text, by: shared).contains("string"))
    let android = fix(in: "app/src/androidMain/kotlin/A.kt", text, files)
    #expect(fixed(text, by: android).contains("stringResource(R.string.close)"))
  }
}
