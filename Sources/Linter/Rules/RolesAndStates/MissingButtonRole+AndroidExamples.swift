// Examples of the missing-button-role rule for Android.

import Elements

extension Rule {
  static let androidMissingButtonRoleExamples: [Example] = [
    .bad(
      .androidXML, #"<⟦TextView⟧ android:onClick="pay" android:text="@string/pay"/>"#,
      fixed: #"<Button android:onClick="pay" android:text="@string/pay"/>"#, severity: .hint),
    .good(
      .androidXML,
      #"<TextView style="@style/Widget.Material3.Button.TextButton" android:onClick="pay" android:text="@string/pay"/>"#
    ),
    .right(.androidXML, #"<Button android:onClick="pay" android:text="@string/pay"/>"#),
    .good(
      .androidXML,
      #"<LinearLayout android:onClick="open"><TextView android:text="A"/><TextView android:text="B"/></LinearLayout>"#
    ),
    .good(
      .compose,
      #"Text(version, Modifier.clickable { versionClicks++; if (versionClicks >= 7) { showLogs() } })"#),
    .good(
      .compose, #"Text(version, Modifier.clickable { if (++clickCount == 7) { showLogs() } })"#),
    .bad(
      .compose,
      #"Row { Checkbox(checked = agreed, onCheckedChange = { agreed = it }); Text(terms, Modifier.⟦clickable { agree(!agreed) }⟧) }"#,
      severity: .information),
    .bad(
      .compose,
      #"Box(Modifier.padding(gap).let { if (isOpen) it.⟦clickable { pay() }⟧ else it }) { Text(price) }"#,
      severity: .information),
    .good(.compose, #"Box(Modifier.let { if (isOpen) it.payable { pay() } else it }) { Text(price) }"#),
    .bad(
      .compose, #"Box(Modifier.⟦clickable { pay() }⟧) { Text("Pay") }"#,
      fixed: #"Box(Modifier.clickable(role = Role.Button) { pay() }) { Text("Pay") }"#,
      severity: .information),
    .bad(
      .compose,
      #"Box(Modifier.⟦clickable { finish() }⟧) { AnimatedVisibility(visible = isDone) { Icon(Icons.Default.Check, null) } }"#,
      fixed:
        #"Box(Modifier.toggleable(isDone, role = Role.Checkbox) { finish() }) { AnimatedVisibility(visible = isDone) { Icon(Icons.Default.Check, null) } }"#,
      severity: .information),
    .bad(
      .compose,
      #"@Composable fun Tab(name: String, selected: Boolean, onClick: () -> Unit) { Row(Modifier.⟦clickable(onClick = onClick)⟧) { Text(name) } }"#,
      fixed:
        #"@Composable fun Tab(name: String, selected: Boolean, onClick: () -> Unit) { Row(Modifier.selectable(selected, role = Role.Tab, onClick = onClick)) { Text(name) } }"#,
      severity: .information),
    .good(.compose, #"Text(hint, Modifier.clickable { fieldFocus.requestFocus() })"#),
    .bad(
      .compose, #"Text("Pay", modifier = Modifier.padding(8.dp).⟦clickable(onClick = pay)⟧)"#,
      fixed:
        #"Text("Pay", modifier = Modifier.padding(8.dp).clickable(role = Role.Button, onClick = pay))"#,
      severity: .information),
    .bad(
      .compose, #"Box(Modifier.⟦clickable { liked = !liked }⟧) { Icon(heart, "Favorite") }"#,
      fixed:
        #"Box(Modifier.toggleable(liked, role = Role.Checkbox) { liked = it }) { Icon(heart, "Favorite") }"#,
      severity: .information),
    .bad(
      .compose,
      #"Row(Modifier.⟦toggleable(on) { on = it }⟧) { Text("Wi-Fi"); Switch(on, onCheckedChange = null) }"#,
      fixed:
        #"Row(Modifier.toggleable(on, role = Role.Switch) { on = it }) { Text("Wi-Fi"); Switch(on, onCheckedChange = null) }"#,
      severity: .information),
    .bad(
      .compose, #"Row(Modifier.⟦toggleable(isExpanded, onValueChange = expand)⟧) { Text("Filter by tag") }"#,
      fixed:
        #"Row(Modifier.toggleable(isExpanded, onValueChange = expand, role = Role.Button)) { Text("Filter by tag") }"#,
      severity: .information),
    .bad(
      .compose, #"Column { Box(Modifier.⟦selectable(selected = on, onClick = pick)⟧) { Text("Large") } }"#,
      fixed:
        #"Column { Box(Modifier.selectable(role = Role.RadioButton, selected = on, onClick = pick)) { Text("Large") } }"#,
      severity: .information),
    .bad(
      .compose,
      """
      import androidx.compose.foundation.clickable
      import androidx.compose.foundation.layout.Box
      import androidx.compose.material3.Text
      import androidx.compose.ui.unit.dp

      @Composable
      fun Terms() { Box(Modifier.⟦clickable { show() }⟧) { Text("Terms") } }
      """,
      fixed: """
        import androidx.compose.foundation.clickable
        import androidx.compose.foundation.layout.Box
        import androidx.compose.material3.Text
        import androidx.compose.ui.semantics.Role
        import androidx.compose.ui.unit.dp

        @Composable
        fun Terms() { Box(Modifier.clickable(role = Role.Button) { show() }) { Text("Terms") } }
        """, severity: .information),
    .right(.compose, #"Button(onClick = pay) { Text("Pay") }"#),
    .bad(
      .compose,
      #"@Composable fun PayButton(title: String, price: String, modifier: Modifier, pay: () -> Unit) { Row(modifier.clip(shape).⟦clickable { pay() }⟧) { Text(title); Text(price) } }"#,
      fixed:
        #"@Composable fun PayButton(title: String, price: String, modifier: Modifier, pay: () -> Unit) { Row(modifier.clip(shape).clickable(role = Role.Button) { pay() }) { Text(title); Text(price) } }"#,
      severity: .information),
    .good(
      .compose,
      #"@Composable fun Price(title: String, price: String, modifier: Modifier, pay: () -> Unit) { Row(modifier.clickable { pay() }) { Text(title); Text(price) } }"#
    ),
    .bad(
      .compose,
      #"Box(Modifier.⟦clickable { isOpen = true }⟧) { Row { Text(month); Icon(Icons.Default.ArrowDropDown, null) }; DropdownMenu(isOpen, { isOpen = false }) { DropdownMenuItem(text = { Text("May") }, onClick = pick); DropdownMenuItem(text = { Text("June") }, onClick = pick) } }"#,
      fixed:
        #"Box(Modifier.clickable(role = Role.DropdownList) { isOpen = true }) { Row { Text(month); Icon(Icons.Default.ArrowDropDown, null) }; DropdownMenu(isOpen, { isOpen = false }) { DropdownMenuItem(text = { Text("May") }, onClick = pick); DropdownMenuItem(text = { Text("June") }, onClick = pick) } }"#,
      severity: .information),
    .bad(
      .compose,
      """
      fun Modifier.roundClick(enabled: Boolean = true, onClick: () -> Unit) = this.clip(shape).clickable(enabled = enabled, onClick = onClick)
      @Composable fun Name() { Column { Text("Harbor", modifier = Modifier.⟦roundClick { rename() }⟧) } }
      """, severity: .information),
    .good(
      .compose,
      """
      fun Modifier.roundClick(onClick: () -> Unit) = this.clickable(role = Role.Button, onClick = onClick)
      @Composable fun Name() { Column { Text("Harbor", modifier = Modifier.roundClick { rename() }) } }
      """),
    .good(
      .compose,
      """
      fun Modifier.consumeClick() = this.clickable { }
      @Composable fun Name() { Column { Text("Harbor", modifier = Modifier.consumeClick()) } }
      """),
    .bad(
      .compose, #"FilterChip(⟦selected = false⟧, onClick = { clear() }, label = { Text("Clear all") })"#),
    .bad(
      .compose,
      #"FilterChip(⟦selected = true⟧, onClick = { drop(tag) }, label = { Text(tag) }, trailingIcon = { Icon(Icons.Default.Close, contentDescription = stringResource(R.string.remove)) })"#,
      severity: .information),
    .bad(
      .compose, #"Box { ElevatedFilterChip(⟦true⟧, { isOpen = true }, label = { Text(order.title) }) }"#),
    .bad(
      .compose,
      """
      @Composable fun Tag(title: String, on: Boolean, modifier: Modifier = Modifier, onClick: () -> Unit) {
        FilterChip(selected = on, onClick = onClick, label = { Text(title) }, modifier = modifier)
      }
      @Composable fun Tags() { Row { Tag(title = "Share", ⟦on = false⟧) { share() } } }
      """),
    .good(.compose, #"FilterChip(selected = on, onClick = { on = !on }, label = { Text("New") })"#),
    .good(.compose, #"FilterChip(selected = true, onClick = {}, label = { Text("New") })"#),
    .good(
      .compose,
      #"@Composable fun Filters() { on.forEach { FilterChip(selected = true, onClick = { drop(it) }, label = { Text(it) }) }; off.forEach { FilterChip(selected = false, onClick = { add(it) }, label = { Text(it) }) } }"#
    ),
    .good(.compose, #"AssistChip(onClick = { clear() }, label = { Text("Clear all") })"#),
    .good(.compose, #"Box(Modifier.clickable(role = Role.Button) { pay() }) { Text("Pay") }"#),
    .good(.compose, #"Box(Modifier.clickable { pay() }.semantics { role = Role.Button }) { Text("Pay") }"#),
    .good(.compose, #"Icon(Icons.Default.Close, "Close", Modifier.clickable { close() })"#),
    .good(.compose, #"Column(Modifier.clickable { focusManager.clearFocus() }) { Text("Form") }"#),
    .good(.compose, #"Row(Modifier.clickable { open() }) { Text(name); Text(date) }"#),
    .good(
      .compose,
      #"LazyColumn { items(mails) { mail -> Row(Modifier.clickable { open(mail) }) { Text(mail.title) } } }"#
    ),
    .good(
      .compose, #"ListItem(headlineContent = { Text(name) }, modifier = Modifier.clickable { open() })"#),
    .good(.compose, #"Card(onClick = open) { Text(name) }"#),
    .good(.compose, #"Box(modifier.clickable { pay() }) { Text("Pay") }"#),
    .good(
      .compose,
      #"Row(Modifier.clickable { flip() }) { Text("Wi-Fi"); Switch(on, onCheckedChange = { on = it }) }"#),
    .good(.compose, #"Button(onClick = pay) { Box(Modifier.clickable { more() }) { Text("More") } }"#),
    .good(
      .compose,
      #"Box(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { pay() }) }) { Text("Pay") }"#),
    .good(
      .compose, "@PreviewLightDark @Composable fun A() { Box(Modifier.clickable { pay() }) { Text(pay) } }"),
    .bad(
      .androidViews, #"val payText = TextView(this); payText.⟦setOnClickListener⟧ { pay() }"#,
      fixed: #"val payText = Button(this); payText.setOnClickListener { pay() }"#, severity: .hint),
    .bad(
      .androidViews, #"TextView(this).apply { text = pay; ⟦setOnClickListener⟧(listener) }"#,
      fixed: #"Button(this).apply { text = pay; setOnClickListener(listener) }"#, severity: .hint),
    .right(.androidViews, #"Button(this).setOnClickListener { pay() }"#),
    .good(
      .androidViews, #"ImageView(this).apply { contentDescription = pay; setOnClickListener { pay() } }"#),
    .good(
      .androidViews,
      #"val t = TextView(this); t.setOnClickListener { pay() }; ViewCompat.setAccessibilityDelegate(t, delegate)"#
    ),
    .good(.androidViews, #"binding.payText.setOnClickListener { pay() }"#),
    .good(.androidViews, #"fun set(t: TextView) { t.setOnClickListener { pay() } }"#),
    .good(
      .androidViews,
      "class Mails : RecyclerView.Adapter<Holder>() { val t = TextView(context).apply { setOnClickListener { open() } } }"
    ),
  ]
}
