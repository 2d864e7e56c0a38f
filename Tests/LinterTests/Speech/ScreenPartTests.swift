import Elements
import Linter
import Source
import Testing

/// Views that other screens in the same file show.
@Suite("Parts of Swift screens") struct ScreenPartTests {
  private func readings(_ code: String, _ path: String = "A.swift") -> [ScreenReading] {
    Linter().speech(of: SourceFile(path: path, text: SourceText(code))).readings
  }

  private func titles(_ readings: [ScreenReading]) -> [String] {
    readings.map { String($0.snapshot.prefix { $0 != "\n" }) }
  }

  @Test func `A view that a screen shows is only part of that screen, and a closed sheet isn't counted`() {
    let code = """
      import SwiftUI
      struct Screen: View {
        var body: some View { Row(); Text(Other.text).sheet(isPresented: $isOpen) { Sheet() } }
      }
      struct Row: View { var body: some View { Text("a"); Text("b") } }
      struct Sheet: View { var body: some View { Text("In the sheet"); Button("Close") { close() } } }
      """
    #expect(titles(readings(code).withoutParts) == ["Screen: 3 VoiceOver stops, 2 more in sheets"])
  }

  @Test func `A view of which a screen shows only one helper is still a screen`() {
    let code = """
      import SwiftUI
      struct Screen: View { var body: some View { Parts.header } }
      struct Parts: View {
        static var header: some View { Text("Header") }
        var body: some View { Text("Body") }
      }
      """
    #expect(readings(code).withoutParts.compactMap(\.name) == ["Screen", "Parts"])
  }

  @Test func `A declaration that is a dialog counts what's in it`() {
    let code = """
      import androidx.compose.material3.*
      @Composable fun Ask() { AlertDialog(onDismissRequest = {}, confirmButton = { Button(ok) { Text("OK") } }, title = { Text("Sure?") }) }
      """
    #expect(titles(readings(code, "app/A.kt")) == ["Ask: 2 TalkBack stops"])
  }

  @Test func `Overloads are told apart by their parameters`() {
    let code = """
      import androidx.compose.material3.*
      @Composable fun Title(text: String) { Text(text) }
      @Composable fun Title(text: AnnotatedString, isOpen: Boolean = false) { Text(text) }
      @Composable fun Other(text: String) { Button(ok) { Text(text) } }
      """
    #expect(
      readings(code, "app/A.kt").tellingOverloadsApart.compactMap(\.name) == [
        "Title(text: String)", "Title(text: AnnotatedString, isOpen: Boolean)", "Other",
      ])
  }
}
