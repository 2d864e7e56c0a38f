// TalkBack announcements for custom composables, conditions, and constants.

import Testing

@Suite("TalkBack with composables in context")
struct TalkBackComposableTests {
  private func check(_ code: String, _ expected: [String], _ rule: String, texts: [String: String] = [:]) {
    let imports = """
      import androidx.compose.material3.*
      import androidx.compose.foundation.*
      import androidx.compose.foundation.text.*
      import androidx.compose.animation.*
      import androidx.compose.ui.viewinterop.*
      import android.widget.TextView

      """
    #expect(talkBackSteps(imports + code, "app/A.kt", texts: texts) == expected, "\(rule)")
  }

  @Test(
    "Of several alternatives, one is read",
    arguments: [
      (
        "Each case of a `when` is shown in place of the first",
        #"@Composable fun A() { when (s) { 0 -> Text("Loading"); 1 -> Text("Done"); else -> Text("Error") } }"#,
        ["“Loading”", "or “Done”", "or “Error”"]
      ),
      (
        "Alternatives inside of a stop are joined",
        #"@Composable fun A() { Row(Modifier.clickable { f() }) { AnimatedContent(b) { if (it) Text("One") else Text("Two") }; Text("Rest") } }"#,
        ["“One | Two, Rest. Double-tap to activate”"]
      ),
      (
        "An alternative of several parts stays together",
        #"@Composable fun A() { Button(onClick = { f() }) { if (b) { Text("a"); Text("b") } else Text("c") } }"#,
        ["“a, b | c, Button. Double-tap to activate”"]
      ),
      (
        "What is shown on one condition only says so",
        #"@Composable fun A() { if (isNew) Text("New"); Text("Title") }"#,
        ["“New” (only if isNew)", "“Title”"]
      ),
      (
        "Conditions inside of others are all told, the outermost first",
        #"@Composable fun A() { if (a) { Text("x"); if (b) { Column { if (c || d) Text("y") } } } }"#,
        ["“x” (only if a)", "“y” (only if a and b and (c || d))"]
      ),
      (
        "Conditions inside of others are told of parts too",
        #"@Composable fun A() { Button(onClick = { f() }) { Text("x"); if (a) { Text("y"); if (b) Text("z") } } }"#,
        ["“x, y (only if a), z (only if a and b), Button. Double-tap to activate”"]
      ),
      (
        "A part of a stop that is shown sometimes says so too",
        #"@Composable fun A() { Button(onClick = { f() }) { Text("Orders"); if (isNew) Text("New") } }"#,
        ["“Orders, New (only if isNew), Button. Double-tap to activate”"]
      ),
      (
        "What comes and goes with an animation says when it is there",
        #"@Composable fun A() { AnimatedVisibility(visible = isOpen) { Text("More") } }"#,
        ["“More” (only if isOpen)"]
      ),
      (
        "All of an alternative is one",
        #"@Composable fun A() { if (b) { Text("a"); Text("b") } else { Text("c"); Text("d") } }"#,
        ["“a”", "“b”", "or “c”", "or “d”"]
      ),
      (
        "An alternative that shows nothing is none",
        #"@Composable fun A() { if (b) { Spacer(Modifier) } else { Text("c") } }"#,
        ["“c”"]
      ),
      (
        "What stands in for a missing value is an alternative",
        #"@Composable fun A() { name?.let { Text("Known") } ?: Text("Nobody") }"#,
        ["“Known”", "or “Nobody”"]
      ),
    ])
  func conditions(rule: String, code: String, expected: [String]) { check(code, expected, rule) }

  @Test(
    "A custom composable announces its arguments",
    arguments: [
      (
        "A description reaches the icon",
        """
        @Composable fun S() { IB(description = "Send") {} }
        @Composable fun IB(description: String, onClick: () -> Unit) { IconButton(onClick) { Icon(i, contentDescription = description) } }
        """,
        ["“Send, Button. Double-tap to activate”"]
      ),
      (
        "A text is said as it is changed",
        """
        @Composable fun S() { KB("Start", {}) }
        @Composable fun KB(text: String, click: () -> Unit) { Button(onClick = click) { Text(text.uppercase()) } }
        """,
        ["“START, Button. Double-tap to activate”"]
      ),
      (
        "An unknown argument is said by its own code",
        """
        @Composable fun S() { KB(item.first, {}) }
        @Composable fun KB(text: String, click: () -> Unit) { Button(onClick = click) { Text(text.uppercase()) } }
        """,
        ["“‹item.first›, Button. Double-tap to activate” (approximate)"]
      ),
      (
        "A literal with a hole is filled",
        """
        @Composable fun S() { Label("Ada") }
        @Composable fun Label(name: String) { Text("Hello $name") }
        """,
        ["“Hello Ada”"]
      ),
      (
        "Arguments go through several composables",
        """
        @Composable fun S() { Outer("Ada") }
        @Composable fun Outer(name: String) { Inner(label = name) }
        @Composable fun Inner(label: String) { Text(label) }
        """,
        ["“Ada”"]
      ),
      (
        "What is not given has its default",
        """
        @Composable fun S() { Pic(); Pic("Cover") }
        @Composable fun Pic(text: String? = null) { Image(p, contentDescription = text) }
        """,
        ["not focusable (contentDescription)", "“Cover, Image”"]
      ),
      (
        "The content of a button of the app belongs to the button",
        """
        @Composable fun S() { JB({}) { Text("Buy") } }
        @Composable fun JB(onClick: () -> Unit, modifier: Modifier = Modifier, content: @Composable RowScope.() -> Unit) {
          Surface(modifier.clickable(onClick = onClick, role = Role.Button)) { Row(content = content) }
        }
        """,
        ["“Buy, Button. Double-tap to activate”"]
      ),
      (
        "Of two composables with one name the one that takes the arguments is meant",
        """
        @Composable fun S() { NB(onClick = { f() }, text = { Text("Buy") }) }
        @Composable fun NB(onClick: () -> Unit, content: @Composable () -> Unit) { TextButton(onClick = onClick) { content() } }
        @Composable fun NB(onClick: () -> Unit, text: @Composable () -> Unit, icon: @Composable (() -> Unit)? = null) {
          NB(onClick) { if (icon != null) icon(); text() }
        }
        """,
        ["“Buy, Button. Double-tap to activate”"]
      ),
      (
        "Modifiers count where the composable hands them on",
        """
        @Composable fun S() { Field(Modifier.semantics { contentDescription = "Text input" }) }
        @Composable fun Field(m: Modifier) { BasicTextField(v, {}, m); Text("Hint") }
        """,
        ["“Text input, Edit box. Double-tap to edit text”", "“Hint”"]
      ),
      (
        "A click from outside makes a stop",
        """
        @Composable fun S() { Av(Modifier.clickable { f() }) }
        @Composable fun Av(modifier: Modifier) { Box(modifier) { Icon(x, null) } }
        """,
        ["“Unlabelled. Double-tap to activate” (no label)"]
      ),
      (
        "A click around a composable joins its texts",
        """
        @Composable fun S() { Row(Modifier.clickable { f() }) { Names("Ada") } }
        @Composable fun Names(first: String) { Column { Text(first); Text("Lovelace") } }
        """,
        ["“Ada, Lovelace. Double-tap to activate”"]
      ),
      (
        "Items of a list that a function adds are read in the list",
        """
        @Composable fun S() { LazyColumn { rows("Ada") } }
        fun LazyListScope.rows(name: String) { item { Text(name) } }
        """,
        ["[list]", "“Ada”"]
      ),
      (
        "A composable that shows itself is read once",
        """
        @Composable fun Tree(name: String) { Text("Branch"); Tree(name) }
        """,
        ["“Branch”", "… Tree"]
      ),
      (
        "A flag that is given decides about the state",
        """
        @Composable fun S() { Box1(checked = true) }
        @Composable fun Box1(checked: Boolean, enabled: Boolean = true) {
          Checkbox(checked = checked, onCheckedChange = { f(it) }, Modifier.semantics { contentDescription = "Agree" }, enabled = enabled)
        }
        """,
        ["“checked, Agree, Check box. Double-tap to toggle”"]
      ),
    ])
  func components(rule: String, code: String, expected: [String]) {
    // The first composable is checked. The others are also read on their own, after it.
    let steps = talkBackSteps(
      """
      import androidx.compose.material3.*
      import androidx.compose.foundation.*
      import androidx.compose.foundation.text.*
      import androidx.compose.foundation.lazy.*
      \(code)
      """, "app/A.kt")
    #expect(Array(steps.prefix(expected.count)) == expected, "\(rule)")
  }

  @Test(
    "Parts of a focus stop that are declared elsewhere",
    arguments: [
      (
        "Decoration, dividers and controls are no parts of a name",
        #"@Composable fun A() { Row(Modifier.clickable { f() }) { Snack(image = 1, contentDescription = null); MyDivider(); Qty(n, plus = { add(n) }); Text("Rest") } }"#,
        ["“Rest. Double-tap to activate”", "… Qty"]
      ),
      (
        "A description that is given is said",
        #"@Composable fun A() { Row(Modifier.clickable { f() }) { Snack(image = 1, contentDescription = "Cake"); Text("Rest") } }"#,
        ["“Cake, Rest. Double-tap to activate”"]
      ),
      (
        "What nobody knows is told by its name",
        #"@Composable fun A() { Row(Modifier.clickable { f() }) { Price(order); Text("Rest") } }"#,
        ["“‹Price›, Rest. Double-tap to activate” (approximate)"]
      ),
      (
        "What is called a button and pressed is one",
        #"@Composable fun A() { NiaTextButton(onClick = { f() }) { Text("OK") } }"#,
        ["“OK, Button. Double-tap to activate” (approximate)"]
      ),
      (
        "A toggle that is written elsewhere is a stop of its own",
        #"@Composable fun A() { Row(Modifier.clickable { f() }) { Text("News"); AppIconToggleButton(checked = c, onCheckedChange = { g(it) }, icon = { Icon(i, "Follow") }, checkedIcon = { Icon(j, "Follow") }) } }"#,
        [
          "“News. Double-tap to activate”",
          "“checked | not checked, Follow, Check box. Double-tap to toggle” (approximate)",
        ]
      ),
      (
        "A button that is written elsewhere says what it is given",
        #"@Composable fun A() { AppButton(onClick = { f() }, buttonText = item.title) }"#,
        ["“‹item.title›, Button. Double-tap to activate” (approximate)"]
      ),
      (
        "A text view is read where it is embedded",
        #"@Composable fun A(ip: String) { val tv = remember { TextView(ctx) }; AndroidView(factory = { tv }) { v -> v.apply { text = ip } } }"#,
        ["“‹ip›” (approximate)"]
      ),
      (
        "What is written elsewhere is told of, whatever its handlers call",
        #"@Composable fun A() { MailItem(mail, open = { id -> show(id, mail) }) }"#,
        ["… MailItem"]
      ),
      (
        "What shows nothing is not told of",
        #"@Composable fun A() { Text("a"); TrackScrollJank(state); AppDivider() }"#,
        ["“a”"]
      ),
      (
        "What is kept, handed over or returned is a value and no view",
        """
        @Composable fun A() {
          Tile(source = remember { TouchSource() }) { Text("a") }
          Group { val sources = List(2) { TouchSource() }; part(content = { Text("c") }) }
          Tile(colors = if (b) TileColors() else OtherColors()) { Text("b") }
        }
        @Composable fun padding(): EdgeValues { return EdgeValues() }
        @Composable fun RowScope.B() { Tile() }
        @Composable fun C() = Tile()
        """,
        [
          "… Tile", "“a” (approximate)", "… Group", "“c” (approximate)", "… Tile", "“b” (approximate)",
          "… Tile",
          "… Tile",
        ]
      ),
      (
        "What stands around the given content is told of, themes apart",
        #"@Composable fun A() { AppTheme { Slotted(label = "eight") { Text("nine") }; StateProvider(s) { Text("ten") } } }"#,
        ["… Slotted", "“nine” (approximate)", "“ten” (approximate)"]
      ),
    ])
  func unseen(rule: String, code: String, expected: [String]) { check(code, expected, rule) }

  @Test(
    "States that depend on a value",
    arguments: [
      (
        "A button that may be disabled",
        #"@Composable fun A() { Button(onClick = { f() }, enabled = e) { Text("Send") } }"#,
        ["“Send, Button, ‹disabled›. Double-tap to activate” (approximate)"]
      ),
      (
        "A card that may be selected",
        #"@Composable fun A() { Card(Modifier.semantics { selected = isSelected }.clickable { f() }) { Text("Mail") } }"#,
        ["“Selected | Not selected, Mail. Double-tap to toggle”"]
      ),
      (
        "A card that is selected",
        #"@Composable fun A() { Card(Modifier.semantics { selected = true }.clickable { f() }) { Text("Mail") } }"#,
        ["“Selected, Mail. Double-tap to toggle”"]
      ),
      (
        "A chip that filters is a check box",
        #"@Composable fun A() { FilterChip(selected = s, onClick = { f() }, label = { Text("New") }) }"#,
        ["“Selected | Not selected, New, Check box. Double-tap to toggle”"]
      ),
      (
        "A toggled icon is a check box",
        #"@Composable fun A() { IconToggleButton(checked = c, onCheckedChange = { f(it) }) { Icon(i, "Favorite") } }"#,
        ["“checked | not checked, Favorite, Check box. Double-tap to toggle”"]
      ),
      (
        "A progress bar tells how far it is",
        #"@Composable fun A() { CircularProgressIndicator(); LinearProgressIndicator(progress = { 0.4f }) }"#,
        ["“In progress, Progress bar”", "“40 percent, Progress bar”"]
      ),
      (
        "A picture that is pressed is a button",
        #"@Composable fun A() { Image(p, "Share", Modifier.clickable { f() }) }"#,
        ["“Share, Button. Double-tap to activate”"]
      ),
    ])
  func states(rule: String, code: String, expected: [String]) { check(code, expected, rule) }

  @Test(
    "Texts from resources and constants",
    arguments: [
      (
        "A table of texts that is imported by itself",
        "import com.example.a.R.string\n@Composable fun A() { Text(stringResource(string.hello)) }",
        ["“Hello there”"]
      ),
      (
        "A table of resources under another name",
        "import com.example.a.R as AppR\n@Composable fun A() { Text(stringResource(AppR.string.hello)) }",
        ["“Hello there”"]
      ),
      (
        "A text in a constant",
        "@Composable fun A() { val s = stringResource(R.string.hello); Text(s); Box(Modifier.semantics { contentDescription = s }) }",
        ["“Hello there”", "“Hello there”"]
      ),
      (
        "A choice between texts in a constant",
        #"@Composable fun A() { val s = if (b) stringResource(R.string.hello) else "Bye"; Text(s) }"#,
        ["“Hello there | Bye”"]
      ),
      (
        "A choice between a text and a value",
        #"@Composable fun A() { Text(if (b) stringResource(R.string.hello) else order.name) }"#,
        ["“Hello there | ‹order.name›” (approximate)"]
      ),
      (
        "What a resource is given stands in its holes",
        #"@Composable fun A() { Text(stringResource(R.string.all, order.count)) }"#,
        ["“‹order.count› in all” (approximate)"]
      ),
      (
        "Texts with styles and links inside are said without them",
        """
        @Composable fun A() {
          Text(buildAnnotatedString {
            append("By using it you agree to the ")
            withLink(LinkAnnotation.Url(url)) { withStyle(SpanStyle(color = red)) { append("terms") } }
            append(stringResource(R.string.hello))
          })
          Text(AnnotatedString(text = message, spanStyles = spans))
          Text(buildAnnotatedString { append("Hello "); append(user.name); if (b) { append("!") } })
        }
        """,
        [
          "“By using it you agree to the termsHello there”", "“‹message›” (approximate)",
          "“Hello ‹user.name›!” (approximate)",
        ]
      ),
      (
        "A resource that is handed to a composable",
        """
        @Composable fun A() { Label(R.string.hello) }
        @Composable private fun Label(id: Int) { Text(stringResource(id)) }
        """,
        ["“Hello there”", "“‹stringResource(id)›” (approximate)"]
      ),
    ])
  func texts(rule: String, code: String, expected: [String]) {
    check(code, expected, rule, texts: ["hello": "Hello there", "all": "%d in all"])
  }
}
