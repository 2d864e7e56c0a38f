// Elements of Compose code: controls and their slots, lists, components, and contexts.

import Testing

@Suite("Compose controls and contexts")
struct ComposeControlTests {
  @Test("a control with a nullable callback leaves its label open")
  func callbacks() {
    checkKotlin(
      """
      fun Screen(change: (Boolean) -> Unit, maybe: ((Boolean) -> Unit)?) {
        Switch(on, onCheckedChange = { on = it })
        Switch(on, null)
        Switch(on, change)
        Checkbox(on, onCheckedChange = maybe)
        RadioButton(on, onClick = viewModel::pick)
        Slider(volume, onValueChange = { volume = it })
      }
      """,
      """
      toggle Switch no name
      toggle Switch no name
      toggle Switch no name
      checkbox Checkbox name unknown open
      radioButton RadioButton no name
      slider Slider no name
      """)
  }

  @Test("a field is named by its label or placeholder")
  func fields() {
    checkKotlin(
      """
      TextField(mail, change, label = { Text("Email") })
      OutlinedTextField(mail, change, placeholder = { Text("Email") }, trailingIcon = { Icon(i, "Clear") })
      TextField(mail, change)
      TextField(mail, change, label = label)
      BasicTextField(mail, change, decorationBox = { field -> Box { Text("Email"); field() } })
      BasicTextField(mail, change, decorationBox = { it() })
      """,
      """
      textField TextField “Email” (content) merges
        text Text “Email” (title) in label merged
      textField OutlinedTextField “Email” (content) merges
        text Text “Email” (title) in label merged
        image Icon “Clear” (label) in separate
      textField TextField no name merges
      textField TextField name unknown merges open
      textField BasicTextField “Email” (content) merges
        container Box no name in label merged
          text Text “Email” (title) merged
      textField BasicTextField no name merges
      """)
  }

  @Test("tabs and bar items are named by their slots")
  func tabs() {
    checkKotlin(
      """
      TabRow(selected) {
        Tab(on, open, text = { Text("Home") }, icon = { Icon(Icons.Default.Home, null) })
        Tab(on, open, icon = { Icon(Icons.Default.Home, null) })
        Tab(on, open, text = title)
      }
      NavigationBarItem(on, open, icon = { Icon(Icons.Default.Home, "Home") })
      """,
      """
      tabBar TabRow no name
        tab Tab “Home” (content) merges
          text Text “Home” (title) in label merged
          image Icon no name in icon decorative
        tab Tab no name merges
          image Icon no name in icon decorative
        tab Tab name unknown merges open
      tab NavigationBarItem “Home” (content) merges
        image Icon “Home” (label) in icon merged
      """)
  }

  @Test("items of lazy lists are content")
  func items() {
    checkKotlin(
      """
      LazyColumn {
        item { Text("Header") }
        items(mails) { mail ->
          Row(Modifier.clickable { open(mail) }) { Text(mail.title) }
          HorizontalDivider()
        }
      }
      """,
      """
      list LazyColumn no name
        text Text “Header” (title)
        container Row ‹dynamic› (content) merges on tap
          text Text ‹dynamic› (title) merged
        spacer HorizontalDivider no name
      """)
  }

  @Test("dialogs, menus, and tooltips are separate from their context")
  func windows() {
    checkKotlin(
      """
      IconButton(onClick = open) {
        Icon(Icons.Default.MoreVert, null)
        DropdownMenu(expanded, close) { DropdownMenuItem(text = { Text("Share") }, onClick = share) }
      }
      TooltipBox(p, tooltip = { PlainTooltip { Text("Share") } }, state) { IconButton(share) { Icon(i, null) } }
      """,
      """
      iconButton IconButton no name merges
        image Icon no name in label decorative
        container DropdownMenu no name in separate
          menuItem DropdownMenuItem “Share” (content) merges
            text Text “Share” (title) in label merged
      container TooltipBox no name
        container PlainTooltip no name in separate
          text Text “Share” (title)
        iconButton IconButton no name merges
          image Icon no name in label decorative
      """)
  }

  @Test("custom components and slot parameters may contain anything")
  func components() {
    checkKotlin(
      """
      @Composable
      fun Screen(content: @Composable () -> Unit) {
        AppTheme {
          Avatar(user)
          IconButton(onClick = open) { content() }
          SettingRow(title = "Wi-Fi") { Switch(on, { on = it }) }
        }
      }
      """,
      """
      custom AppTheme name unknown open
        custom Avatar name unknown open
        iconButton IconButton name unknown merges
          custom content name unknown in label merged open
        custom SettingRow name unknown open
          toggle Switch name unknown open
      """)
  }

  @Test("imported composables of the app aren't the library's")
  func projectTypes() {
    checkKotlin(
      """
      package com.app
      import androidx.compose.material3.Text
      import com.app.ui.Icon
      @Composable
      fun Screen() { Icon(Icons.Close, null); Text("a"); Button(onClick = go) { Text("b") } }
      """,
      """
      custom Icon name unknown open
      text Text “a” (title)
      custom Button name unknown open
        text Text name unknown open
      """)
  }

  @Test("a composable in the file shadows a library composable of the same name")
  func ownFunctions() {
    checkKotlin(
      """
      @Composable fun Icon(name: String) { Text(name) }
      @Composable fun Screen() { Icon("star") }
      """,
      """
      text Text ‹dynamic› (title)
      text Icon “star” (title)
      """)
  }

  @Test("previews have no elements")
  func previews() {
    checkKotlin(
      """
      import androidx.compose.material3.Text
      @Preview @Composable fun A() { Text("a") }
      @PreviewLightDark @Composable fun B() { Text("b") }
      """,
      "")
  }

  @Test("files without a Compose import aren't read")
  func otherFiles() {
    checkKotlin(
      """
      import java.io.File
      fun Screen() { Text("a") }
      """,
      "")
  }

  @Test("a private composable is completed by its callers")
  func helpers() {
    checkKotlin(
      """
      @Composable private fun Flag() { Image(painterResource(R.drawable.flag), "Flag") }
      @Composable private fun Lone() { Text("lone") }
      @Composable fun Screen() { Row(Modifier.semantics(mergeDescendants = true) { }) { Flag() } }
      """,
      """
      image Image “Flag” (label) open
      text Text “lone” (title)
      container Row ‹dynamic› (content) merges
        image Flag ‹dynamic› (label) merged
      """)
  }

  @Test("content of an activity or fragment is found in any code")
  func setContent() {
    checkKotlin(
      """
      class Main : ComponentActivity() {
        override fun onCreate(state: Bundle?) {
          setContent { AppTheme { Surface(Modifier.fillMaxSize()) { Text("Hello") } } }
        }
      }
      """,
      """
      custom AppTheme name unknown open
        container Surface name unknown open
          text Text name unknown open
      """)
  }

  @Test("half-typed code keeps the certain parts")
  func halfTyped() {
    checkKotlin(
      """
      @Composable fun Screen() {
        IconButton(onClick = {
        Text("Inbox"
      """,
      """
      iconButton IconButton no name merges
      text Text “Inbox” (title)
      """)
  }
}
