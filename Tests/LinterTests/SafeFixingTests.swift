// Fixes that are applied automatically, and fixes that are reverted.

import Elements
import Linter
import Source
import TestSupport
import Testing

@Suite("Safe fixing") struct SafeFixingTests {
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

  @Test("A text size isn't changed automatically because the space around it may not grow")
  func textSizes() {
    let code = #"<TextView android:textSize="14dp" android:layout_height="20dp" android:text="@string/a"/>"#
    check(code, code, fixes: 0, left: ["fixed-font-size"], path: "app/src/main/res/layout/a.xml")
  }

  @Test("only the fix that causes a more severe finding is reverted")
  func graver() {
    check(
      function(["Harbor.", "Title.", "Play button"]), function(["Harbor", "Title.", "Play"]), fixes: 2,
      heldBack: 1, left: ["punctuation-in-label"])
  }

  @Test("fixes whose combination makes the remaining findings worse aren't kept together")
  func graverTogether() {
    let path = "app/src/main/res/layout/a.xml"
    let code = """
      <!-- a11y:ignore autoplaying-media: reason -->
      <com.airbnb.~ottie.LottieAnimationView app:lottie_<!-- a11y:ignore autoplaying-media: reason -->
      <com.airbnb.lottie.LottieAnimationView app:lottiautoPlay="true" app:lottie_loop="true"/>
      """
    var configuration = Configuration()
    configuration.profile = .strict
    configuration.rules["missing-image-label"] = RuleSetting(level: .on(.warning))
    let linter = Linter(configuration)
    let before = linter.lint(SourceFile(path: path, text: SourceText(code)))
    let fixed = linter.fixSafely(SourceFile(path: path, text: SourceText(code)))
    #expect(before.map(\.severity) == [.information, .information])
    #expect(fixed.findings.allSatisfy { $0.severity == .information } && fixed.fixCount == 1)
  }

  @Test("among many fixes, exactly those that cause a more severe finding are found")
  func among() {
    let lines = (0..<200).map {
      $0 == 77 || $0 == 150 ? "Title." : "The \(["north", "south", "east"][$0 % 3]) harbor."
    }
    let fixed = linter.fixSafely(SourceFile(path: "App/A.swift", text: SourceText(function(lines))))
    #expect(fixed.fixCount == 198)
    #expect(fixed.heldBackCount == 2)
    #expect(
      fixed.text.string
        == function(lines.map { $0 == "Title." ? $0 : String($0.dropLast()) }))
  }

  @Test("a file with many fixes that cause more severe findings terminates and stays unchanged")
  func all() {
    let count = ThreadTime.isOptimized ? 300 : 100
    let code = function([String](repeating: "Title.", count: count))
    check(
      code, code, fixes: 0, heldBack: count, left: [String](repeating: "punctuation-in-label", count: count))
  }

  @Test("a second run changes nothing")
  func twice() {
    let file = SourceFile(path: "App/A.swift", text: SourceText(function(["Title.", "Pier."])))
    let once = linter.fixSafely(file)
    let twice = linter.fixSafely(SourceFile(path: file.path, text: once.text))
    #expect(once.fixCount == 1 && twice.fixCount == 0 && twice.text == once.text)
  }

  /// Returns code with a separate button for each label.
  private func function(_ labels: [String]) -> String {
    let lines = labels.enumerated().map {
      "  let b\($0) = UIButton()\n  b\($0).accessibilityLabel = \"\($1)\"\n"
    }
    return "func f() {\n\(lines.joined())}\n"
  }
}
