// TalkBack announcements for composables in other files.

import Elements
import Linter
import Source
import Testing

@Suite("Announcements of composables in other files") struct ComponentSpeechTests {
  /// Returns the steps through a screen that uses composables of another file.
  private func steps(_ body: String, _ parts: String, texts: String = "") -> [String] {
    let path = "app/src/main/kotlin/A.kt"
    let screen = "import androidx.compose.material3.*\n@Composable fun Screen() { \(body) }\n"
    let files = [
      path: screen,
      "app/src/main/kotlin/Parts.kt": "import androidx.compose.material3.*\n\(parts)\n",
      "app/src/main/res/values/strings.xml": "<resources>\(texts)</resources>",
    ]
    let file = SourceFile(path: path, text: SourceText(screen))
    let readings = Linter().speech(of: file, in: index(files).surroundings).readings
    return readings.flatMap(\.steps).map { step in
      step.spoken.announcement?.summary ?? step.groupSummary ?? "… \(step.spoken.subject)"
    }
  }

  @Test(
    "a wrapper of a library composable is recognized by any name",
    arguments: [
      (
        #"AppText(text = "Hi")"#,
        "@Composable fun AppText(text: String) { androidx.compose.material3.Text(text = text) }", ["“Hi”"]
      ),
      (
        #"Text("Hi")"#,
        """
        @Composable fun Text(text: String, modifier: Modifier = Modifier) { androidx.compose.material3.Text(text, modifier) }
        @Composable fun Text(text: AnnotatedString, modifier: Modifier = Modifier) { androidx.compose.material3.Text(text, modifier) }
        """,
        ["“Hi”"]
      ),
      (
        #"AppButton(text = "Go", onClick = { f() }, enabled = isOn)"#,
        """
        @Composable fun AppButton(text: String, onClick: () -> Unit, modifier: Modifier = Modifier, enabled: Boolean = true) =
          Internal(text, onClick, modifier, enabled)
        @Composable private fun Internal(text: String, onClick: () -> Unit, modifier: Modifier, enabled: Boolean) {
          CompositionLocalProvider(LocalA provides a) {
            androidx.compose.material3.Button(onClick = onClick, modifier = modifier, enabled = enabled) { Text(text) }
          }
        }
        """,
        ["“Go, Button, ‹disabled›. Double-tap to activate” (approximate)"]
      ),
      (
        #"AppButton(caption = "Go", onClick = { f() })"#,
        """
        @Composable fun AppButton(caption: String, onClick: () -> Unit) = Internal(onClick, words = caption)
        @Composable private fun Internal(onClick: () -> Unit, words: String) {
          MaterialTheme { Button(onClick = onClick) { Text(words) } }
        }
        """,
        ["“Go, Button. Double-tap to activate” (approximate)"]
      ),
      (
        """
        Arrow("Up $count"); Tagged("Rest") }
        @Composable private fun Arrow(hint: String) { ButtonIcon(onClick = { f() }, description = hint) }
        @Composable private fun Tagged(words: String) { AppChip(onClick = { f() }, label = words)
        """,
        """
        @Composable fun ButtonIcon(onClick: () -> Unit, description: String) {
          IconButton(onClick = onClick) { Icon(icon, contentDescription = description) }
        }
        """,
        [
          "“Up ‹count›, Button. Double-tap to activate” (approximate)",
          "“Rest, Button. Double-tap to activate” (approximate)",
          "“‹hint›, Button. Double-tap to activate” (approximate)",
          "“‹words›, Button. Double-tap to activate” (approximate)",
        ]
      ),
    ])
  func names(body: String, parts: String, expected: [String]) { #expect(steps(body, parts) == expected) }

  private static let overloads = """
    @Composable fun Tile(title: String, onClick: () -> Unit) { Button(onClick = onClick) { Text(title) } }
    @Composable fun Tile(title: String, subtitle: String) { Text(title) }
    @Composable fun Tile(icon: Painter, content: @Composable () -> Unit) { Row { content(); Badge(icon) } }
    """

  @Test(
    "of several composables with the same name, the one with matching parameters is used",
    arguments: [
      (#"Tile(title = "Pay", onClick = { f() })"#, ["“Pay, Button. Double-tap to activate” (approximate)"]),
      (#"Tile("Pay") { f() }"#, ["… Tile"]),
      (#"Tile(title = "Pay", subtitle = "Now")"#, ["“Pay”"]),
      (#"Tile(icon) { Text("Mine") }"#, ["… Tile", "“Mine” (approximate)"]),
      (#"Tile("Pay", now)"#, ["… Tile"]),
    ])
  func overloads(body: String, expected: [String]) { #expect(steps(body, Self.overloads) == expected) }

  @Test(
    "a text built from a parameter shows the argument, and can be a heading",
    arguments: [
      (
        "Header(label = stringResource(R.string.send))", ["“Send details, Heading” (approximate)"]
      ),
      (#"Header("Rest")"#, ["“Rest, Heading” (approximate)"]),
      ("Header(title)", ["“‹title›, Heading” (approximate)"]),
      ("Sum()", ["“‹Sum›” (approximate)"]),
    ])
  func templates(body: String, expected: [String]) {
    let parts = """
      @Composable fun Header(label: String, modifier: Modifier = Modifier, more: String? = null) {
        val rest = more?.let { " ($it)" }.orEmpty()
        Text(text = "${label.uppercase()}$rest", modifier = modifier.semantics { heading() })
      }
      @Composable fun Sum() { Text(text = total()) }
      """
    #expect(steps(body, parts, texts: #"<string name="send">Send details</string>"#) == expected)
  }

  @Test("in a merged component, texts from arguments follow its content description")
  func descriptions() {
    let call = { (modifier: String) in
      #"Molecule(modifier = Modifier.\#(modifier), title = "Verify", subTitle = stringResource(R.string.sub), icon = icon)"#
    }
    let texts = #"<string name="sub">Compare the numbers</string>"#
    #expect(
      steps(call("semantics(mergeDescendants = true) { contentDescription = hint }"), "", texts: texts)
        == ["“‹hint›, Verify, Compare the numbers” (approximate)"])
    #expect(
      steps(call("semantics { contentDescription = hint }"), "", texts: texts)
        == ["“‹hint›” (approximate)", "… Molecule"])
  }
}
