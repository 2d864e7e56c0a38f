// Tests for content that composables of other files show for their callers.

import Testing

@Suite("slots of composables in other files")
struct ComponentSlotTests {
  private static let screen = "app/src/main/kotlin/Settings.kt"

  private static let imports = """
    import androidx.compose.foundation.clickable
    import androidx.compose.foundation.layout.Column
    import androidx.compose.foundation.layout.Row
    import androidx.compose.material3.Card
    import androidx.compose.material3.Scaffold
    import androidx.compose.material3.Switch
    import androidx.compose.material3.Text
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier

    """

  @Test(
    "a component that only lays out its content doesn't label a control in it",
    arguments: [
      (
        "@Composable fun Page(title: String, body: @Composable () -> Unit) { Column { Text(title); body() } }",
        true
      ),
      (
        "@Composable fun Page(title: String, body: @Composable (Modifier) -> Unit) { Scaffold(topBar = { Text(title) }, content = { body(Modifier) }) }",
        true
      ),
      (
        "@Composable fun Page(title: String, body: (@Composable () -> Unit)? = null) { Card { if (body != null) Column { body() } } }",
        true
      ),
      (
        "@Composable fun Page(title: String, body: @Composable () -> Unit) { Frame { body() } }\n@Composable fun Frame(content: @Composable () -> Unit) { Card { content() } }",
        true
      ),
      (
        "@Composable fun Page(title: String, body: @Composable () -> Unit) { Row(Modifier.semantics(mergeDescendants = true) {}) { Text(title); body() } }",
        false
      ),
      (
        "@Composable fun Page(title: String, body: @Composable () -> Unit) { val look = Modifier.labelled(title); Row(look) { body() } }",
        false
      ),
      ("@Composable fun Page(title: String, body: @Composable () -> Unit) { Frame { body() } }", false),
      ("@Composable fun Page(title: String, body: @Composable () -> Unit) { keep(body) }", false),
      ("", false),
    ])
  func layouts(declaration: String, isReported: Bool) {
    let files = [
      Self.screen: Self.imports
        + "@Composable fun Settings() { Page(title = wifi) { Switch(on, onCheckedChange = { on = it }) } }",
      "app/src/main/kotlin/Page.kt": Self.imports + declaration,
    ]
    #expect(findings(in: Self.screen, of: files).contains("missing-control-label error") == isReported)
  }
}
