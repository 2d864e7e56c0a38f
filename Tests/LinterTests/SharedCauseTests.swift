// The reporting rule among several that detect the same problem.

import Linter
import Source
import Testing

@Suite struct SharedCauseTests {
  @Test func `A message that appears without announcement is reported once, by the most specific rule`() {
    let layout = SourceFile(
      path: "app/src/main/res/layout/a.xml",
      text: SourceText(
        #"<LinearLayout><EditText android:hint="@string/a"/><TextView android:id="@+id/error" android:visibility="gone"/></LinearLayout>"#
      ))
    var strict = Configuration()
    strict.profile = .strict
    #expect(Linter(strict).lint(layout).map(\.rule) == ["unexposed-error"])
    #expect(Linter().lint(layout).map(\.rule) == ["unexposed-error"])
  }

  private static let compose = """
    package a
    import androidx.compose.material3.*
    import androidx.compose.runtime.*
    import androidx.compose.foundation.*
    import androidx.compose.ui.*

    """

  @Test(
    "a control whose state isn't exposed is reported once, with fixes that fit together",
    arguments: [
      (
        "A.kt",
        """
        @Composable fun A() {
          var expanded by remember { mutableStateOf(false) }
          IconButton(onClick = { expanded = !expanded }) {
            Icon(if (expanded) Icons.Default.Star else Icons.Default.StarBorder, "Options")
          }
          AnimatedVisibility(visible = expanded) { Text("x") }
        }
        """, ["missing-toggle-state: Replace with IconToggleButton"]
      ),
      (
        "A.kt",
        """
        @Composable fun A() {
          var on by remember { mutableStateOf(false) }
          Row(Modifier.clickable { on = !on }) {
            Text("Wi-Fi")
            Icon(if (on) Icons.Default.CheckBox else Icons.Default.CheckBoxOutlineBlank, null)
          }
        }
        """, ["missing-toggle-state: Replace with toggleable"]
      ),
      (
        "A.kt",
        """
        @Composable fun A() {
          var expanded by remember { mutableStateOf(false) }
          Row(Modifier.clickable { expanded = !expanded }) {
            Text("Wi-Fi")
            Icon(if (expanded) Icons.Default.ExpandLess else Icons.Default.ExpandMore, null)
          }
          if (expanded) { Text("Networks") }
        }
        """, ["missing-button-role: Add role = Role.Button", "missing-expanded-state: "]
      ),
      (
        "A.swift",
        """
        import SwiftUI
        struct A: View {
          @State var isExpanded = false
          var body: some View {
            Button { isExpanded.toggle() } label: { Image(systemName: isExpanded ? "star.fill" : "star") }
              .accessibilityLabel("Networks")
            if isExpanded { Text("None") }
          }
        }
        """, ["missing-toggle-state: Add the toggle trait and a value"]
      ),
    ])
  func states(path: String, code: String, expected: [String]) {
    let text = path == "A.kt" ? SharedCauseTests.compose + code : code
    let findings = Linter().lint(SourceFile(path: path, text: SourceText(text)))
    #expect(findings.map { "\($0.rule): \($0.fixes.first?.title ?? "")" } == expected)
  }
}
