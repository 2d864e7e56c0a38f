// Elements of Compose code: composables and constants of the file, resolved where they're used.

import Testing

@Suite("Compose wrappers and constants")
struct ComposeWrapperTests {
  @Test("a text wrapper shows its argument")
  func texts() {
    checkKotlin(
      """
      @Composable private fun Body(text: String, modifier: Modifier = Modifier) = Text(text, modifier)
      @Composable fun Screen() { Row { Body("Offer"); Body(text = title); Body("Sale", Modifier.padding(4.dp)) } }
      """,
      """
      text Text ‹dynamic› (title)
      container Row no name
        text Body “Offer” (title)
        text Body ‹dynamic› (title)
        text Body “Sale” (title)
      """)
  }

  @Test("an image wrapper is labeled by its argument, or not at all if the argument can be omitted")
  func pictures() {
    checkKotlin(
      """
      @Composable fun AppIcon(@DrawableRes id: Int, description: String? = null) {
        Icon(painterResource(id), contentDescription = description)
      }
      @Composable fun Screen() {
        IconButton(close) { AppIcon(R.drawable.ic_close) }
        IconButton(close) { AppIcon(R.drawable.ic_close, description = "Close") }
        IconButton(close) { AppIcon(icon, text) }
      }
      """,
      """
      image Icon ‹dynamic› (label)
      iconButton IconButton no name merges
        image AppIcon no name in label decorative
      iconButton IconButton “Close” (content) merges
        image AppIcon “Close” (label) in label merged
      iconButton IconButton ‹dynamic› (content) merges
        image AppIcon ‹dynamic› (label) in label merged
      """)
  }

  @Test("an extension with the name of a library composable doesn't hide what its arguments don't fit")
  func namesakes() {
    checkKotlin(
      """
      import androidx.compose.foundation.layout.Row
      import androidx.compose.foundation.layout.RowScope
      import androidx.compose.foundation.layout.Spacer
      import androidx.compose.material3.Text
      @Composable fun RowScope.Spacer(width: Dp) { Spacer(Modifier.width(width)) }
      @Composable fun Text(text: Words, style: Style) { Text(text = text.value(), style = style, maxLines = 2) }
      @Composable fun Screen() { Row { Spacer(4.dp); Spacer(Modifier.width(8.dp)); Text(words, small) } }
      """,
      """
      spacer Spacer no name
      text Text ‹dynamic› (title)
      container Row no name
        spacer Spacer no name
        spacer Spacer no name 8×?
        text Text ‹dynamic› (title)
      """)
  }

  @Test("modifiers are joined by `then`")
  func joinedModifiers() {
    checkKotlin(
      """
      @Composable fun Screen() {
        val click = if (active) Modifier.clickable(onClick = open) else Modifier
        Row(Modifier.padding(4.dp) then click then Modifier.testTag("a")) { Text("a") }
        Row(Modifier.padding(4.dp) orNight click) { Text("b") }
      }
      """,
      """
      container Row “a” (content) merges on tap
        text Text “a” (title) merged
      container Row name unknown open
        text Text “b” (title)
      """)
  }

  @Test("a button wrapper is a button, labeled where it is declared")
  func buttons() {
    checkKotlin(
      """
      @Composable private fun Delete(onClick: () -> Unit) {
        IconButton(onClick) { Icon(Icons.Default.Delete, "Delete") }
      }
      @Composable fun Screen() { Row { Text(name); Delete(onClick = delete) } }
      """,
      """
      iconButton IconButton “Delete” (content) merges
        image Icon “Delete” (label) in label merged
      container Row no name
        text Text ‹dynamic› (title)
        iconButton Delete name unknown merges open
      """)
  }

  @Test("a wrapper of a wrapper has the inner role, unless its modifier isn't passed on")
  func wrappedWrappers() {
    checkKotlin(
      """
      @Composable fun Action(icon: Int, modifier: Modifier = Modifier, onClick: () -> Unit) {
        IconButton(onClick, modifier) { Icon(painterResource(icon), "Act") }
      }
      @Composable fun Like(modifier: Modifier = Modifier, onClick: () -> Unit) {
        Action(R.drawable.like, modifier, onClick)
      }
      @Composable fun Fixed(modifier: Modifier = Modifier) { Text("a") }
      @Composable fun Screen() { Row { Like(Modifier.clearAndSetSemantics { }, like); Fixed(Modifier.padding(4.dp)) } }
      """,
      """
      iconButton IconButton name unknown merges open
        image Icon “Act” (label) in label merged
      iconButton Action name unknown merges open
      text Text “a” (title)
      container Row no name
        iconButton Like name unknown hidden ignoresChildren open
        custom Fixed name unknown open
      """)
  }

  @Test("a composable with several or conditional children may be anything")
  func unknown() {
    checkKotlin(
      """
      @Composable fun Pair() { Text(a); Text(b) }
      @Composable fun Maybe() { if (on) Text(a) }
      @Composable fun Twice(a: Int) { Text(a) }
      @Composable fun Twice(a: String) { Text(a) }
      @Composable fun Screen() { Row { Pair(); Maybe(); Twice(1) } }
      """,
      """
      text Text ‹dynamic› (title)
      text Text ‹dynamic› (title)
      text Text ‹dynamic› (title)
      text Text ‹dynamic› (title)
      text Text ‹dynamic› (title)
      container Row no name
        custom Pair name unknown open
        custom Maybe name unknown open
        custom Twice name unknown open
      """)
  }

  @Test("local constants are replaced with their values; variables and parameters aren't")
  func constants() {
    checkKotlin(
      """
      @Composable fun Screen(given: Modifier) {
        val press = Modifier.clickable { open() }
        var other = Modifier.clickable { open() }
        val label = "Open"
        Box(press.padding(4.dp))
        Box(press) { Icon(icon, label) }
        Box(other)
        Box(given)
      }
      """,
      """
      container Box no name merges on tap
      container Box “Open” (content) merges on tap
        image Icon “Open” (label) merged
      container Box no name
      container Box no name
      """)
  }

  @Test("sizes, touch handlers, and conditional attributes")
  func attributes() {
    checkKotlin(
      """
      Box(Modifier.size(20.dp).clickable { open() })
      Image(photo, null, Modifier.size(40.dp, 20.dp))
      Row { IconButton(a, Modifier.size(24.dp)) { Icon(i, "A") }; IconButton(b, Modifier.size(24.dp)) { Icon(j, "B") } }
      Box(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { open() }, onDoubleTap = { zoom() }) })
      Box(Modifier.pointerInput(Unit) { detectTapGestures(onDoubleTap = { zoom() }) })
      Row(Modifier.then(if (on) Modifier.clearAndSetSemantics { } else Modifier)) { Text("a") }
      """,
      """
      container Box no name merges on tap
      image Image no name decorative 40×20
      container Row no name
        iconButton IconButton “A” (content) merges 24×24
          image Icon “A” (label) in label merged
        iconButton IconButton “B” (content) merges
          image Icon “B” (label) in label merged
      container Box no name on touch
      container Box no name
      container Row name unknown unknown open
        text Text “a” (title) unknown
      """)
  }
}
