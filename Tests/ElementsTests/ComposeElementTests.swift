// Elements of Compose code: composables, modifiers, labels, and hiding.

import Testing

@Suite("Compose elements")
struct ComposeElementTests {
  @Test("composables nest like their lambdas")
  func nesting() {
    checkKotlin(
      """
      @Composable
      fun Screen() {
        Column {
          Text("Inbox")
          Row { Icon(Icons.Default.Star, "Starred"); Spacer(Modifier.width(4.dp)) }
        }
      }
      """,
      """
      container Column no name
        text Text “Inbox” (title)
        container Row no name
          image Icon “Starred” (label)
          spacer Spacer no name 4×?
      """)
  }

  @Test("a button merges its content and takes its label from it")
  func button() {
    checkKotlin(
      """
      Button(onClick = pay) { Icon(Icons.Default.Lock, null); Text("Pay") }
      IconButton(onClick = close) { Icon(Icons.Default.Close, null) }
      ExtendedFloatingActionButton(text = { Text("Write") }, icon = { Icon(Icons.Default.Edit, null) }, onClick = write)
      """,
      """
      button Button “Pay” (content) merges
        image Icon no name in label decorative
        text Text “Pay” (title) in label merged
      iconButton IconButton no name merges
        image Icon no name in label decorative
      button ExtendedFloatingActionButton no name merges
        text Text “Write” (title) in label ignored
        image Icon no name in icon decorative
      """)
  }

  @Test("Material 3 omits an extended button's text and a navigation item's icon")
  func untold() {
    checkKotlin(
      """
      ExtendedFloatingActionButton(text = { Text("Write") }, icon = { Icon(edit, "Write a letter") }, onClick = write)
      ExtendedFloatingActionButton(onClick = write) { Icon(edit, null); Text("Write") }
      NavigationBarItem(on, go, icon = { Icon(house, "House") }, label = { Text("Home") })
      NavigationBarItem(on, go, icon = { Icon(house, "House") })
      NavigationBarItem(on, go, icon = { Icon(house, "House") }, label = label)
      """,
      """
      button ExtendedFloatingActionButton “Write a letter” (content) merges
        text Text “Write” (title) in label ignored
        image Icon “Write a letter” (label) in icon merged
      button ExtendedFloatingActionButton “Write” (content) merges
        image Icon no name in label decorative
        text Text “Write” (title) in label merged
      tab NavigationBarItem “Home” (content) merges
        image Icon “House” (label) in icon ignored
        text Text “Home” (title) in label merged
      tab NavigationBarItem “House” (content) merges
        image Icon “House” (label) in icon merged
      tab NavigationBarItem “House” (content) merges open
        image Icon “House” (label) in icon merged
      """)
  }

  @Test("Material 2 exposes both", arguments: ["ExtendedFloatingActionButton", "*"])
  func untoldInMaterial2(imported: String) {
    checkKotlin(
      """
      import androidx.compose.material.\(imported)
      import androidx.compose.material3.Icon
      import androidx.compose.material3.Text
      @Composable fun Write() {
        ExtendedFloatingActionButton(text = { Text("Write") }, icon = { Icon(edit, null) }, onClick = write)
      }
      """,
      """
      button ExtendedFloatingActionButton “Write” (content) merges
        text Text “Write” (title) in label merged
        image Icon no name in icon decorative
      """)
  }

  @Test("texts are literals, resources, or anything else")
  func texts() {
    checkKotlin(
      """
      Text("Inbox")
      Text(text = stringResource(R.string.inbox))
      Text(stringResource(id = com.app.R.string.inbox, count))
      Text("$count new")
      Text(title)
      Text(AnnotatedString("Inbox"))
      """,
      """
      text Text “Inbox” (title)
      text Text ‹inbox› (title)
      text Text ‹inbox› (title)
      text Text “‹…› new” (title)
      text Text ‹dynamic› (title)
      text Text “Inbox” (title)
      """)
  }

  @Test("an image is labeled by its second or named argument; null makes it decorative")
  func pictures() {
    checkKotlin(
      """
      Icon(Icons.Default.Star, "Rate")
      Icon(Icons.Default.Star, contentDescription = null)
      Image(contentDescription = stringResource(R.string.logo), painter = painterResource(R.drawable.logo))
      Icon(Icons.Default.Star, if (on) null else "Off")
      AsyncImage(model = url, contentDescription = null, modifier = Modifier.size(40.dp))
      GlideImage(url)
      Icon(star)
      """,
      """
      image Icon “Rate” (label)
      image Icon no name decorative
      image Image ‹logo› (label)
      image Icon ‹dynamic› (label)
      image AsyncImage no name decorative 40×40
      image GlideImage no name decorative
      image Icon name unknown open
      """)
  }

  @Test("an image with a modifier parameter may be labeled")
  func describedElsewhere() {
    checkKotlin(
      """
      @Composable
      fun Logo(modifier: Modifier) { Image(painter, null, modifier) }
      """,
      """
      image Image name unknown open
      """)
  }

  @Test("branches and loops are content")
  func branches() {
    checkKotlin(
      """
      Column {
        if (a) Text("A") else Text("B")
        when (c) { 1 -> Text("1"); else -> { Text("2") } }
        for (i in list) { Text("row") }
        list.forEach { Text("item") }
        user?.let { Text("name") }
        x?.run { Text("x") } ?: Text("none")
      }
      """,
      """
      container Column no name
        text Text “A” (title)
        text Text “B” (title)
        text Text “1” (title)
        text Text “2” (title)
        text Text “row” (title)
        text Text “item” (title)
        text Text “name” (title)
        text Text “x” (title)
        text Text “none” (title)
      """)
  }

  @Test("a modifier chain is read in any position")
  func modifiers() {
    checkKotlin(
      """
      Box(Modifier.padding(4.dp).clickable { open() }.semantics { contentDescription = "a" })
      Box(modifier = (Modifier.clickable { open() }))
      Box(Modifier.size(4.dp).then(Modifier.clickable { open() }))
      Box(Modifier.then(if (on) Modifier.clickable { open() } else Modifier).testTag("b"))
      """,
      """
      container Box “a” (label) merges on tap
      container Box no name merges on tap
      container Box no name merges on tap
      container Box no name merges on tap
      """)
  }

  @Test("unknown modifiers and modifier parameters may do anything")
  func openModifiers() {
    checkKotlin(
      """
      Box(Modifier.sparkle())
      Box(modifier)
      Box(modifier = rowModifier.padding(4.dp))
      Box(Modifier.then(other))
      Box(Modifier.padding(4.dp).border(1.dp, Color.Red))
      """,
      """
      container Box name unknown open
      container Box name unknown open
      container Box name unknown open
      container Box name unknown open
      container Box no name
      """)
  }

  @Test("semantics set labels, states, roles, headings, and actions")
  func semantics() {
    checkKotlin(
      """
      Text("Offers", Modifier.semantics { heading() })
      Box(Modifier.semantics { role = Role.Button; contentDescription = "Pay" })
      Row(Modifier.semantics(mergeDescendants = true) { stateDescription = "On"; selected = true }) { Text("Wi-Fi") }
      Row(Modifier.semantics { customActions = listOf(CustomAccessibilityAction("Archive") { true }) }) { Text("Mail") }
      Box(Modifier.semantics { onClick(label = "Open") { true } })
      Box(Modifier.semantics { if (named) contentDescription = name })
      Box(Modifier.semantics { magic() })
      """,
      """
      text Text “Offers” (title) +header
      container Box “Pay” (label) +button
      container Row “Wi-Fi” (content) merges +selected
        text Text “Wi-Fi” (title) merged
      container Row no name action announced
        text Text “Mail” (title)
      container Box no name hint “Open” action activate
      container Box ‹dynamic› (label)
      container Box name unknown open
      """)
  }

  @Test("hidden or cleared content is skipped")
  func hiding() {
    checkKotlin(
      """
      Text("a", Modifier.semantics { hideFromAccessibility() })
      Text("b", Modifier.semantics { invisibleToUser() })
      Row(Modifier.clearAndSetSemantics { contentDescription = "All" }) { Text("c"); IconButton(go) { Icon(i, null) } }
      Row(Modifier.clearAndSetSemantics { }) { Text("d") }
      IconButton(go, Modifier.clearAndSetSemantics { }) { Icon(i, null) }
      """,
      """
      text Text “a” (title) hidden
      text Text “b” (title) hidden
      container Row “All” (label) ignoresChildren
        text Text “c” (title) ignored
        iconButton IconButton no name ignored merges
          image Icon no name in label ignored
      container Row no name hidden ignoresChildren
        text Text “d” (title) hidden
      iconButton IconButton no name hidden ignoresChildren
        image Icon no name in label hidden
      """)
  }

  @Test("a clickable element is one focus stop; a clickable child is another")
  func merging() {
    checkKotlin(
      """
      Row(Modifier.clickable { open() }) {
        Text("Mail")
        IconButton(onClick = delete) { Icon(Icons.Default.Delete, "Delete") }
        Switch(on, onCheckedChange = null)
      }
      Row(Modifier.toggleable(on, role = Role.Switch) { on = it }) { Text("Wi-Fi") }
      Card(onClick = open) { Text("Offer") }
      Card { Text("Offer") }
      """,
      """
      container Row “Mail” (content) merges on tap
        text Text “Mail” (title) merged
        iconButton IconButton “Delete” (content) merges
          image Icon “Delete” (label) in label merged
        toggle Switch no name merged
      container Row “Wi-Fi” (content) merges +toggle on tap
        text Text “Wi-Fi” (title) merged
      container Card “Offer” (content) merges on tap
        text Text “Offer” (title) merged
      container Card no name
        text Text “Offer” (title)
      """)
  }

  @Test("clicks, long clicks, and drags are gestures with labels")
  func gestures() {
    checkKotlin(
      """
      Box(Modifier.combinedClickable(onClick = open, onLongClick = delete, onDoubleClick = like))
      Box(Modifier.combinedClickable(onClick = open, onLongClick = null, onClickLabel = "Open"))
      Box(Modifier.clickable(enabled = false) { open() })
      Box(Modifier.draggable(state, Orientation.Horizontal))
      Box(Modifier.pointerInput(Unit) { detectDragGestures { _, _ -> } })
      Box(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { open() }) })
      """,
      """
      container Box no name merges on longPress on doubleTap on tap
      container Box no name merges hint “Open” on tap
      container Box no name merges
      container Box no name on drag
      container Box no name on drag
      container Box no name on touch
      """)
  }

  @Test("a click that only clears focus or closes on a scrim is a dismissal")
  func dismissal() {
    checkKotlin(
      """
      Column(Modifier.clickable { focusManager.clearFocus() }) { Text("Form") }
      Box(Modifier.fillMaxSize().clickable { close() })
      Box(Modifier.clickable { })
      """,
      """
      container Column “Form” (content) merges on tap (dismissal)
        text Text “Form” (title) merged
      container Box no name merges on tap (dismissal)
      container Box no name merges on tap (dismissal)
      """)
  }
}
