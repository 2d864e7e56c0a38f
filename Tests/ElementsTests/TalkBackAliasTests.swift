// TalkBack announcements for composables and texts with import aliases.

import Testing

@Suite("TalkBack with import aliases")
struct TalkBackAliasTests {
  /// Checks the first composable. The others are also read on their own, after it.
  private func check(_ code: String, _ expected: [String], _ rule: String, texts: [String: String] = [:]) {
    let steps = talkBackSteps("import androidx.compose.material3.*\n" + code, "app/A.kt", texts: texts)
    #expect(Array(steps.prefix(expected.count)) == expected, "\(rule)")
  }

  @Test(
    "Library composables with aliases",
    arguments: [
      (
        "A name that an import gives",
        """
        import androidx.compose.material3.Text as M3Text
        import androidx.compose.material3.IconButton as M3IconButton
        import androidx.compose.material3.Icon as M3Icon
        @Composable fun A() { M3Text("Hi"); M3IconButton(onClick = { f() }) { M3Icon(p, "Add") } }
        """,
        ["“Hi”", "“Add, Button. Double-tap to activate”"]
      ),
      (
        "An own composable goes by the name of what it wraps",
        """
        import androidx.compose.material3.Text as M3Text
        @Composable fun A() { Text(text = "Hi") }
        @Composable private fun Text(text: String) { M3Text(text = "$text!") }
        """,
        ["“Hi!”"]
      ),
      (
        "The package may be written out",
        """
        @Composable fun A() { androidx.compose.material3.Text("Hi"); androidx.compose.material3.IconButton(onClick = { f() }) { androidx.compose.material3.Icon(p, "Add") } }
        """,
        ["“Hi”", "“Add, Button. Double-tap to activate”"]
      ),
      (
        "An own composable calls that of the library by its whole name",
        """
        @Composable fun A() { Text(text = "Hi") }
        @Composable private fun Text(text: String) { androidx.compose.material3.Text(text = "$text!") }
        """,
        ["“Hi!”"]
      ),
      (
        "What comes from elsewhere stays the app's own",
        "import com.app.Text as M3Text\n@Composable fun A() { M3Text(\"Hi\") }",
        ["… M3Text"]
      ),
      (
        "A function of the file hides the import",
        """
        import androidx.compose.material3.Text as M3Text
        @Composable fun A() { M3Text("Hi") }
        @Composable private fun M3Text(text: String) { Sign(text) }
        """,
        ["… Sign"]
      ),
    ])
  func aliases(rule: String, code: String, expected: [String]) { check(code, expected, rule) }

  @Test(
    "Texts from a resource table with an alias",
    arguments: [
      (
        "A table of texts under another name",
        "import com.example.a.R.string as S\n@Composable fun A() { Text(stringResource(S.hello)) }",
        ["“Hello there”"]
      ),
      (
        "A type of the project that is an alias of the table",
        "@Composable fun A() { Text(stringResource(id = AppString.hello)); val t = stringResource(AppString.hello); Text(t) }",
        ["“Hello there”", "“Hello there”"]
      ),
      (
        "An alias of the table in an argument and in a condition",
        """
        @Composable fun A() { Title(AppString.hello); Text(if (b) stringResource(AppString.hello) else "Bye") }
        @Composable private fun Title(text: Int) { Text(stringResource(text)) }
        """,
        ["“Hello there”", "“Hello there | Bye”"]
      ),
      (
        "A member that is no text of the project stays unknown",
        "@Composable fun A() { Text(stringResource(Tab.title)); Text(stringResource(tab.hello)) }",
        [
          "“‹stringResource(Tab.title)›” (approximate)", "“‹stringResource(tab.hello)›” (approximate)",
        ]
      ),
    ])
  func texts(rule: String, code: String, expected: [String]) {
    check(code, expected, rule, texts: ["hello": "Hello there"])
  }
}
