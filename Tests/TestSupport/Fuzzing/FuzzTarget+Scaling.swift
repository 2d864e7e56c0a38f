// Long texts built from short ones, to detect nonlinear time.

import Linter
import Source

extension FuzzTarget {
  /// The size of the generated texts in bytes: 100 kB, unless that would take minutes.
  private static let longText = ThreadTime.isOptimized ? 100_000 : 2_000
  /// The maximum processor time in seconds to lint or read one text: one second, plus the overhead of sanitizers.
  private static let longest = 5.0

  /// A text of 100 kB: the bytes before the first zero byte repeated, followed by the bytes after it repeated as often.
  /// The first byte selects the language.
  static let scaling = FuzzTarget("scaling", seeds: { FuzzSeeds.scaling }) { bytes in
    let paths = ["A.swift", "A.kt", "res/layout/a.xml", "res/values/a.xml", "A.xib"]
    let parts = bytes.dropFirst().split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let length = parts.reduce(0) { $0 + $1.count }
    guard length > 0 else { return nil }
    let text = SourceText(
      parts.flatMap { Array(repeatElement($0, count: FuzzTarget.longText / length).joined()) })
    let start = ThreadTime.seconds
    let file = SourceFile(path: paths[Int(bytes.first ?? 0) % paths.count], text: text)
    let findings = LintCheck.strict.linter.lint(file)
    let linted = ThreadTime.seconds
    if linted - start > FuzzTarget.longest { return "Linting \(text.count) bytes takes \(linted - start) s." }
    _ = LintCheck.strict.linter.speech(of: file)
    let read = ThreadTime.seconds
    if read - linted > FuzzTarget.longest { return "Reading \(text.count) bytes takes \(read - linted) s." }
    return findings.contains { $0.range.upperBound > text.count } ? "A finding is outside the text." : nil
  }
}

extension FuzzSeeds {
  /// Pairs of code to repeat: an opening and a closing part, or code that simply continues.
  static var scaling: [[UInt8]] {
    let swift = [
      "VStack { ", "}", "a(", ")", "[a, ", "]", "if a {} else ", "{}", "\"\\(", ")\"", "/*", "*/", "#if A\n",
      "#endif\n",
      "struct A: View { var body: some View { A() ", "} }", ".padding(1)", "", "a ? b : ", "c", "case .a: ",
      "",
      "func a() -> some View { Button { a() } label: { Image(\"a\") } }\n", "",
      "// a11y:ignore missing-image-label\n", "",
      "let a = UIButton()\na.addSubview(a)\n", "", "a.b.c = d\n", "", "@available(iOS 13, *) ", "", "A<", ">",
      "a, ", "",
      "extension View { func a() -> some View { ", "}}",
      "Text(\"a\").accessibilityLabel(\"a\").onTapGesture { a() }\n", "",
    ]
    let kotlin = [
      "Column { ", "}", "a(", ")", "if (a) b else ", "c", "\"${", "}\"", "when (a) { b -> ", "}", "/*", "*/",
      "A<", ">",
      "@Composable fun A() { A() ", "}", "Modifier.padding(1.dp)", "", "Icon(a, null)\n", "", "a?.b ?: ", "c",
      "val a = Button(b)\na.setOnClickListener { }\n", "", "// a11y:ignore missing-image-label\n", "",
      "IconButton(onClick = { a() }) { Icon(b, contentDescription = null) }\n", "",
      "class A : View { init { ", "}}",
    ]
    let xml = [
      "<LinearLayout>", "</LinearLayout>", "<ImageButton android:onClick=\"a\"/>\n", "", "<!-- a -->", "",
      "<a b=\"c\" ", ">",
      "<!-- a11y:ignore missing-image-label -->\n", "", "&amp;", "", "<string name=\"a\">b</string>\n", "",
      "<![CDATA[", "]]>",
      "<EditText android:id=\"@+id/a\"/><TextView android:labelFor=\"@id/a\"/>\n", "",
    ]
    let document = [
      "<view>", "</view>", "<button id=\"a\"><state key=\"normal\" image=\"b\"/></button>\n", "",
      "<connections><outlet property=\"b\" destination=\"a\"/></connections>\n", "",
      "<tapGestureRecognizer id=\"a\"/>", "", "<stackView><subviews>", "</subviews></stackView>",
      "<view><accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"YES\"/></accessibility><label id=\"a\"/></view>",
      "",
    ]
    return [swift, kotlin, xml, xml, document].enumerated().flatMap { language, parts in
      stride(from: 0, to: parts.count, by: 2).map { index in
        [UInt8(language)] + Array(parts[index].utf8) + [0] + Array(parts[index + 1].utf8)
      }
    }
  }
}
