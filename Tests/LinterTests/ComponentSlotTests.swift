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

  @Test(
    "a component that shows a clickable row around its content has the row's action",
    arguments: [
      (
        "@Composable fun Line(title: String, onClick: () -> Unit, end: @Composable () -> Unit) { Row(Modifier.clickable(onClick = onClick)) { Text(title); end() } }",
        true
      ),
      (
        "@Composable fun Line(title: String, end: (@Composable () -> Unit)? = null, onClick: (() -> Unit)? = null) { Row(Modifier.clickable(onClick != null) { onClick?.invoke() }) { Text(title); if (end != null) Column { end.invoke() } } }",
        true
      ),
      (
        "@Composable fun Line(title: String, onClick: () -> Unit, end: @Composable () -> Unit) { Card(onClick = onClick) { Text(title); end() } }",
        true
      ),
      (
        "@Composable fun Line(title: String, onClick: () -> Unit, end: @Composable () -> Unit) { Row(Modifier.toggleable(on) { onClick() }) { Text(title); end() } }",
        false
      ),
      (
        "@Composable fun Line(title: String, onClick: () -> Unit, end: @Composable () -> Unit) { Row { Text(title, Modifier.clickable(onClick = onClick)); end() } }",
        false
      ),
      (
        "@Composable fun Line(title: String, onClick: () -> Unit, end: @Composable () -> Unit) { Row(Modifier.clickable(onClick = onClick).semantics { contentDescription = title }) { end() } }",
        false
      ),
    ])
  func rows(declaration: String, isReported: Bool) {
    func screen(_ control: String) -> [String] {
      findings(
        in: Self.screen,
        of: [
          Self.screen: Self.imports
            + "@Composable fun Settings() { Line(title = wifi, onClick = { flip() }, end = { \(control) }) }",
          "app/src/main/kotlin/Line.kt": Self.imports + declaration,
        ])
    }
    #expect(
      screen("Switch(on, onCheckedChange = { flip() })").contains("nested-control warning") == isReported)
    #expect(screen("Switch(on, onCheckedChange = {})").contains("nested-control warning") == isReported)
    #expect(
      !screen("Switch(on, onCheckedChange = { choose(it) })").contains("nested-control warning"))
    #expect(
      screen("Switch(on, onCheckedChange = null)").contains("missing-toggle-state warning") == isReported)
  }
}
