// Findings that depend on where the code is: in debug screens and on desktop computers.

import Linter
import Source
import Testing

@Suite("Findings in debug and desktop code")
struct PlacedFindingTests {
  private static let setting =
    "@Composable fun Volume() { Slider(value = volume, onValueChange = { volume = it }) }"

  private func finding(in path: String, _ code: String = setting) -> Finding? {
    Linter(Configuration()).lint(
      SourceFile(path: path, text: SourceText("import androidx.compose.material3.*\n\(code)"))
    )
    .first { $0.rule == "missing-control-label" }
  }

  @Test(
    "Debug screens have no errors and warnings",
    arguments: [
      "app/src/main/kotlin/debug/Screen.kt", "feature/debug-settings/src/main/kotlin/Screen.kt",
      "app/src/main/kotlin/DebugPanel.kt", "app/src/main/kotlin/debugging/Filters.kt",
    ])
  func debugScreens(path: String) {
    #expect(finding(in: path)?.severity == .information)
    #expect(finding(in: path)?.message.hasSuffix("This looks like a debug screen.") == true)
  }

  @Test("Other screens have errors")
  func otherScreens() {
    #expect(finding(in: "app/src/main/kotlin/Debugger.kt")?.severity == .error)
    #expect(finding(in: "app/src/main/kotlin/Settings.kt")?.severity == .error)
  }

  @Test("Code that only debug builds run isn't checked")
  func debugBuilds() {
    let code =
      "@Composable fun All() { if (BuildConfig.DEBUG) { Slider(value = volume, onValueChange = { volume = it }) } }"
    #expect(finding(in: "app/src/main/kotlin/Settings.kt", code) == nil)
    let other = code.replacing("BuildConfig.DEBUG", with: "!BuildConfig.DEBUG")
    #expect(finding(in: "app/src/main/kotlin/Settings.kt", other) != nil)
  }

  @Test(
    "Swift code that only debug builds contain isn't checked",
    arguments: [("#if DEBUG", true), ("#if !RELEASE", true), ("#if RELEASE", false), ("#if !DEBUG", false)])
  func debugBuildsOfSwift(condition: String, isDebug: Bool) {
    let code =
      "import UIKit\n\(condition)\nclass Menu: UIViewController { let toggle = UISwitch(); func f() { view.addSubview(toggle) } }\n#endif"
    #expect((finding(in: "App/Menu.swift", code) == nil) == isDebug)
  }

  @Test("Desktop code is about all screen readers", arguments: ["jvmMain", "desktopMain"])
  func desktopCode(sourceSet: String) {
    let message = finding(in: "shared/src/\(sourceSet)/kotlin/Settings.kt")?.message
    #expect(message?.hasPrefix("Screen reader users hear only ") == true)
  }
}
