// What is applied without asking, and what is taken back.

import Elements
import Linter
import Source
import Testing

@Suite("Fixing safely") struct SafeFixingTests {
  private let linter: Linter = {
    var configuration = Configuration()
    configuration.profile = .strict
    return Linter(configuration)
  }()

  private func check(
    _ code: String, _ expected: String, fixes: Int, heldBack: Int = 0, left: [String] = [],
    path: String = "App/A.swift"
  ) {
    let fixed = linter.fixSafely(SourceFile(path: path, text: SourceText(code)))
    #expect(fixed.text.string == expected)
    #expect(fixed.fixCount == fixes)
    #expect(fixed.heldBackCount == heldBack)
    #expect(fixed.findings.map(\.rule) == left)
  }

  @Test("a fix that shows something lighter is kept, with those beside it")
  func lighter() {
    check(
      #"""
      <LinearLayout>
        <TextView android:textSize="14dp" android:text="@string/a"/>
        <TextView android:textSize="10dp" android:text="@string/b"/>
      </LinearLayout>
      """#,
      #"""
      <LinearLayout>
        <TextView android:textSize="14sp" android:text="@string/a"/>
        <TextView android:textSize="10sp" android:text="@string/b"/>
      </LinearLayout>
      """#, fixes: 2, left: ["small-text"], path: "app/src/main/res/layout/a.xml")
  }

  @Test("a fix that shows something as grave is kept, and what it shows is fixed then")
  func chained() {
    check(
      #"""
      VStack {
        Button("Send") { send() }.accessibilityHint("Double tap to send")
        Button("Play") { play() }.accessibilityLabel("Play button")
      }
      """#,
      #"""
      VStack {
        Button("Send") { send() }
        Button("Play") { play() }.accessibilityLabel("Play")
      }
      """#, fixes: 3)
  }

  @Test("a fix that brings something graver is taken back alone")
  func graver() {
    check(
      #"""
      VStack {
        Image("harbor").accessibilityLabel("The harbor.")
        Image("chart").accessibilityLabel("Title.")
        Image("pier").accessibilityLabel("The pier.")
      }
      """#,
      #"""
      VStack {
        Image("harbor").accessibilityLabel("The harbor")
        Image("chart").accessibilityLabel("Title.")
        Image("pier").accessibilityLabel("The pier")
      }
      """#, fixes: 2, heldBack: 1, left: ["punctuation-in-label"])
  }

  @Test("among many fixes those that bring something graver are found, and no more than they")
  func among() {
    let lines = (0..<200).map { $0 == 77 || $0 == 150 ? "Title." : "Harbor \($0)." }
    let code = lines.map { "  Image(\"a\").accessibilityLabel(\"\($0)\")\n" }
    let fixed = linter.fixSafely(
      SourceFile(path: "App/A.swift", text: SourceText("VStack {\n\(code.joined())}\n")))
    #expect(fixed.fixCount == 198)
    #expect(fixed.heldBackCount == 2)
    #expect(fixed.text.string.contains("Title.\")"))
    #expect(!fixed.text.string.contains("Harbor 0.\""))
  }

  @Test("a file full of fixes that bring something graver ends, and stays as it was")
  func all() {
    let code =
      "VStack {\n" + String(repeating: "  Image(\"a\").accessibilityLabel(\"Title.\")\n", count: 300) + "}\n"
    check(
      code, code, fixes: 0, heldBack: 300, left: [String](repeating: "punctuation-in-label", count: 300))
  }

  @Test("what was fixed once is left alone the second time")
  func twice() {
    let code =
      "VStack { Image(\"a\").accessibilityLabel(\"Title.\"); Image(\"b\").accessibilityLabel(\"Pier.\") }"
    let file = SourceFile(path: "App/A.swift", text: SourceText(code))
    let once = linter.fixSafely(file)
    let twice = linter.fixSafely(SourceFile(path: file.path, text: once.text))
    #expect(once.fixCount == 1 && twice.fixCount == 0 && twice.text == once.text)
  }
}
