// TalkBack announcements for composables whose text and purpose are known only from names.

import Testing

@Suite("TalkBack with names in composables")
struct TalkBackNameTests {
  private func check(_ code: String, _ expected: [String], _ rule: String) {
    let imports = "import androidx.compose.material3.*\nimport androidx.compose.foundation.layout.*\n"
    #expect(talkBackSteps(imports + code, "app/A.kt", texts: ["hello": "Hello there"]) == expected, "\(rule)")
  }

  @Test(
    "Names of values",
    arguments: [
      (
        "What a lambda is called on stands for its parameter",
        """
        @Composable fun A() {
          user?.let { Text(it.name); Text("Dear ${it.title}") }
          order.total?.let { total -> Label(total) }
          order.tax?.let { Column { Text(it) } }
          items.forEach { Text(it.name) }
          a?.let { b -> b.c?.also { Text(it.d) } }
        }
        @Composable private fun Label(text: String) { Text(text) }
        """,
        [
          "“‹user.name›” (approximate)", "“Dear ‹user.title›” (approximate)", "“‹order.total›” (approximate)",
          "“‹order.tax›” (approximate)",
          "“‹it.name›” (approximate)", "“‹a.c.d›” (approximate)", "“‹text›” (approximate)",
        ]
      ),
      (
        "A text that a condition leaves out is told with the condition",
        """
        @Composable fun A() {
          val s = if (step.isTimed) stringResource(R.string.hello) else ""
          Box(Modifier.semantics(mergeDescendants = true) { contentDescription = s }) { Text("Bye") }
          Text(if (isNew) "New" else "")
        }
        """,
        ["“Hello there (only if step.isTimed), Bye”", "“New (only if isNew)”"]
      ),
    ])
  func values(rule: String, code: String, expected: [String]) { check(code, expected, rule) }

  @Test func `A composable used only in previews isn't a screen`() {
    check(
      """
      @Composable fun Settings() { Text("Settings") }
      @PreviewsDayNight @Composable fun SettingsPreview() { ContentToPreview() }
      @Preview @Composable fun DarkPreview() { Theme { ContentToPreview() } }
      @Composable private fun ContentToPreview() { Column { Settings(); Text("Preview") } }
      @Composable private fun Both() { Text("Both") }
      @Preview @Composable fun BothPreview() { Both() }
      @Composable fun Other() { Both() }
      """,
      ["“Settings”", "“Both”", "“Both”"], "")
  }
}
