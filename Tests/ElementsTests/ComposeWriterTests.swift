// Arguments, modifiers, properties, and imports inserted into Compose code.

import Elements
import Source
import Testing

/// Applies an intent to the first element of `role` and compares the resulting text, with placeholders as `‹…›`.
private func check(
  _ intent: (ElementTree, ElementID) -> Intent, on role: Role, _ code: String, _ expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  check(
    intent, on: role,
    in: ElementTree(SourceText(code), path: "app/src/main/kotlin/A.kt"), expected,
    sourceLocation: sourceLocation)
}

@Suite("Compose writing")
struct ComposeWriterTests {
  @Test("a click that replaces raw touch handling adds its imports")
  func clicks() {
    check(
      { tree, id in .clickAction(tree[id].gestures[0]) }, on: .container,
      """
      @file:OptIn(ExperimentalFoundationApi::class)

      package com.app

      import androidx.compose.foundation.layout.Box
      import androidx.compose.ui.Modifier

      @Composable fun A() {
        Box(
          Modifier
            .pointerInput(Unit) { detectTapGestures(onTap = { offset -> open() }) }
            .size(48.dp)
        )
      }
      """,
      """
      @file:OptIn(ExperimentalFoundationApi::class)

      package com.app

      import androidx.compose.foundation.clickable
      import androidx.compose.foundation.layout.Box
      import androidx.compose.ui.Modifier
      import androidx.compose.ui.semantics.Role

      @Composable fun A() {
        Box(
          Modifier
            .clickable(role = Role.Button) { open() }
            .size(48.dp)
        )
      }
      """)
  }

  @Test("a tap that uses the touch position, or one of several gestures, isn't replaced")
  func otherTouches() {
    check(
      { tree, id in .clickAction(tree[id].gestures[0]) }, on: .container,
      "Box(Modifier.pointerInput(Unit) { detectTapGestures { seek(it.x) } })", nil)
    check(
      { tree, id in .clickAction(tree[id].gestures[0]) }, on: .container,
      "Box(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { open() }, onLongPress = { pick() }) })",
      nil)
  }

  @Test("the minimum touch target comes from the file's Compose library")
  func sizes() {
    check(
      { _, _ in .enlarge(48) }, on: .iconButton,
      """
      import androidx.compose.foundation.layout.Row
      import androidx.compose.material.IconButton
      @Composable fun A() {
        Row { IconButton(a, Modifier.size(24.dp)) { }; IconButton(b, Modifier.size(24.dp)) { } }
      }
      """,
      """
      import androidx.compose.foundation.layout.Row
      import androidx.compose.material.IconButton
      import androidx.compose.material.minimumInteractiveComponentSize
      @Composable fun A() {
        Row { IconButton(a, Modifier.minimumInteractiveComponentSize().size(24.dp)) { }; \
      IconButton(b, Modifier.minimumInteractiveComponentSize().size(24.dp)) { } }
      }
      """)
  }

  @Test("a text size in sp")
  func fonts() {
    check(
      { tree, id in .scale(tree[id].fonts[0]) }, on: .text,
      """
      import androidx.compose.material3.Text
      import androidx.compose.ui.unit.dp
      @Composable fun A() { Text(t, fontSize = with(density) { 14.dp.toSp() }) }
      """,
      """
      import androidx.compose.material3.Text
      import androidx.compose.ui.unit.dp
      import androidx.compose.ui.unit.sp
      @Composable fun A() { Text(t, fontSize = 14.sp) }
      """)
  }

  @Test("actions and labels are added to a group's existing semantics")
  func groups() {
    check(
      { tree, id in .customActions(tree.controls(in: id)) }, on: .container,
      """
      import androidx.compose.foundation.layout.Row
      import androidx.compose.material3.IconButton
      import androidx.compose.ui.semantics.clearAndSetSemantics
      import androidx.compose.ui.semantics.contentDescription
      @Composable fun A() {
        Row(
          Modifier.clearAndSetSemantics {
            contentDescription = name
          }
        ) {
          IconButton(onClick = { delete(it) }) { }
          IconButton(onClick = { share(mail) }) { }
        }
      }
      """, nil)
    check(
      { tree, id in .customActions(tree.controls(in: id)) }, on: .container,
      """
      import androidx.compose.foundation.layout.Row
      import androidx.compose.material3.IconButton
      import androidx.compose.ui.semantics.*
      @Composable fun A() {
        Row(
          Modifier.clearAndSetSemantics {
            contentDescription = name
          }
        ) {
          IconButton(onClick = delete) { }
          IconButton(onClick = { share(mail) }) { }
        }
      }
      """,
      """
      import androidx.compose.foundation.layout.Row
      import androidx.compose.material3.IconButton
      import androidx.compose.ui.semantics.*
      @Composable fun A() {
        Row(
          Modifier.clearAndSetSemantics {
            contentDescription = name
            customActions = listOf(CustomAccessibilityAction("‹Delete›") { delete(); true }, \
      CustomAccessibilityAction("‹Share›") { share(mail); true })
          }
        ) {
          IconButton(onClick = delete) { }
          IconButton(onClick = { share(mail) }) { }
        }
      }
      """)
  }

  @Test("texts outside the group's scope and resources aren't joined")
  func textsOutOfSight() {
    check(
      { _, _ in .labelFromContent }, on: .container,
      "Row(Modifier.clearAndSetSemantics { }) { items.forEach { Text(it.name) } }", nil)
    check(
      { _, _ in .labelFromContent }, on: .container,
      "Row(Modifier.clearAndSetSemantics { }) { Text(stringResource(R.string.price)) }", nil)
    check(
      { _, _ in .labelFromContent }, on: .container,
      #"Row(Modifier.clearAndSetSemantics { }) { Column { Text("$count left") } }"#,
      #"Row(Modifier.clearAndSetSemantics { contentDescription = "$count left" }) { Column { Text("$count left") } }"#
    )
  }

  @Test("removing the last property removes the block; removing the last modifier removes the argument")
  func removal() {
    check(
      { tree, id in .remove([tree[id].labels[0].range]) }, on: .text,
      #"Text(t, Modifier.semantics { contentDescription = "a" })"#, "Text(t)")
    check(
      { tree, id in .remove([tree[id].labels[0].range]) }, on: .text,
      #"Text(t, modifier = Modifier.semantics { contentDescription = "a" }, maxLines = 1)"#,
      "Text(t, maxLines = 1)")
    check(
      { tree, id in .remove([tree[id].labels[0].range]) }, on: .text,
      #"Text(t, Modifier.semantics { contentDescription = "a" }, color)"#, "Text(t, Modifier, color)")
    check(
      { tree, id in .keepTrait(tree[id].traits[1], of: tree[id].traits) }, on: .container,
      "Box(Modifier.clickable(onClick = go, role = Role.Button).semantics { role = Role.Tab })",
      "Box(Modifier.clickable(onClick = go).semantics { role = Role.Tab })")
  }
}
