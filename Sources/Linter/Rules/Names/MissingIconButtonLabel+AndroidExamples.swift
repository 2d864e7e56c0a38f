// Examples of missing-icon-button-label in Compose, Android Views, and layout files.

import Elements

extension Rule {
  static let missingIconButtonLabelAndroidExamples: [Example] = [
    .bad(
      .compose,
      #"IconButton(onClick = { onEvent(Event.Share(id)) }) { ⟦Icon(Icons.Filled.NorthEast, null)⟧ }"#,
      fixed:
        #"IconButton(onClick = { onEvent(Event.Share(id)) }) { Icon(Icons.Filled.NorthEast, "‹Share›") }"#
    ),
    .bad(
      .compose,
      #"IconButton(onClick = onBack) { ⟦Icon(Icons.Default.ArrowBack, contentDescription = null)⟧ }"#,
      fixed:
        #"IconButton(onClick = onBack) { Icon(Icons.Default.ArrowBack, contentDescription = "‹Back›") }"#
    ),
    .bad(
      .compose,
      """
      FloatingActionButton(
          onClick = { viewModel.addAccount() },
      ) {
          ⟦Icon(painterResource(R.drawable.ic_add_24dp), null)⟧
      }
      """,
      fixed: """
        FloatingActionButton(
            onClick = { viewModel.addAccount() },
        ) {
            Icon(painterResource(R.drawable.ic_add_24dp), "‹Add›")
        }
        """),
    .bad(
      .compose,
      #"Button(onClick = save, enabled = !isSaving) { if (isSaving) ⟦CircularProgressIndicator(Modifier.size(16.dp))⟧ else Text("Save") }"#,
      severity: .information),
    .bad(
      .compose,
      #"IconButton(onClick = refresh) { Crossfade(isLoading) { on -> if (on) { ⟦CircularProgressIndicator()⟧ } else { Icon(Icons.Default.Refresh, "Refresh") } } }"#,
      severity: .information),
    .good(
      .compose,
      #"Button(onClick = save) { if (isSaving) CircularProgressIndicator(Modifier.size(16.dp)); Text("Save") }"#
    ),
    .good(
      .compose,
      #"Button(onClick = save) { if (isSaving) CircularProgressIndicator(Modifier.semantics { contentDescription = saving }) else Text("Save") }"#
    ),
    .bad(
      .compose,
      #"FilledIconToggleButton(checked = on, onCheckedChange = { pick() }) { ⟦Icon(moon, contentDescription = null)⟧ }"#
    ),
    .bad(
      .compose, #"Tab(selected, onClick = open, icon = { ⟦Icon(Icons.Default.Home, null)⟧ })"#,
      fixed:
        #"Tab(selected, onClick = open, icon = { Icon(Icons.Default.Home, "‹Home›") })"#
    ),
    .bad(
      .compose,
      #"NavigationBarItem(selected = on, onClick = open, icon = { ⟦Icon(Icons.Filled.Search, contentDescription = null)⟧ })"#,
      fixed:
        #"NavigationBarItem(selected = on, onClick = open, icon = { Icon(Icons.Filled.Search, contentDescription = "‹Search›") })"#
    ),
    .bad(
      .compose,
      #"Box(Modifier.clickable(onClickLabel = "Send to a friend") { share() }) { ⟦Icon(Icons.Default.Share, null)⟧ }"#,
      fixed:
        #"Box(Modifier.clickable(onClickLabel = "Send to a friend") { share() }) { Icon(Icons.Default.Share, "‹Share›") }"#
    ),
    .bad(
      .compose, #"⟦Image(painterResource(R.drawable.logo), null, Modifier.clickable { openSite() })⟧"#,
      fixed:
        #"Image(painterResource(R.drawable.logo), "‹›" /* what the button does */, Modifier.clickable { openSite() })"#
    ),
    .bad(
      .compose,
      #"IconToggleButton(on, { on = it }) { if (on) ⟦Icon(Icons.Filled.Star, null)⟧ else Icon(Icons.Outlined.Star, null) }"#,
      fixed:
        #"IconToggleButton(on, { on = it }, modifier = Modifier.semantics { contentDescription = "‹Rate›" }) { if (on) Icon(Icons.Filled.Star, null) else Icon(Icons.Outlined.Star, null) }"#
    ),
    .bad(
      .compose,
      #"Box(Modifier.size(48.dp).clickable(onClick = open, role = Role.Button)) { if (a) ⟦Icon(first, null)⟧ else Icon(second, null) }"#,
      fixed:
        #"Box(Modifier.size(48.dp).clickable(onClick = open, role = Role.Button)) { if (a) Icon(first, "‹›" /* what activating it does now */) else Icon(second, "‹›" /* what activating it does now */) }"#
    ),
    .bad(
      .compose,
      """
      @Composable fun ClickableIcon(icon: ImageVector, contentDescription: String? = null, onClick: () -> Unit) {
          IconButton(onClick = onClick) { Icon(icon, contentDescription = contentDescription) }
      }
      @Composable fun Screen() {
          ⟦ClickableIcon(Icons.Default.Close) { close() }⟧
      }
      """,
      fixed: """
        @Composable fun ClickableIcon(icon: ImageVector, contentDescription: String? = null, onClick: () -> Unit) {
            IconButton(onClick = onClick) { Icon(icon, contentDescription = contentDescription) }
        }
        @Composable fun Screen() {
            ClickableIcon(Icons.Default.Close, contentDescription = "‹Close›") { close() }
        }
        """),
    .bad(
      .compose,
      """
      @Composable fun ClickableIcon(modifier: Modifier = Modifier, icon: ImageVector, description: String?, onClick: () -> Unit) {
          IconButton(modifier = modifier, onClick = onClick) { Icon(icon, description) }
      }
      @Composable fun Screen() { Row { ⟦ClickableIcon(icon = Icons.Default.Close, description = null, onClick = close)⟧ } }
      """,
      fixed: """
        @Composable fun ClickableIcon(modifier: Modifier = Modifier, icon: ImageVector, description: String?, onClick: () -> Unit) {
            IconButton(modifier = modifier, onClick = onClick) { Icon(icon, description) }
        }
        @Composable fun Screen() { Row { ClickableIcon(icon = Icons.Default.Close, description = "‹Close›", onClick = close) } }
        """),
    .bad(
      .compose,
      """
      @Composable fun Tool(icon: Painter? = null, description: String? = null, onClick: () -> Unit, content: (@Composable () -> Unit)? = null) {
          IconButton(onClick = onClick) { content?.invoke() ?: icon?.let { Icon(it, description) } }
      }
      @Composable fun Bar() { ⟦Tool(icon = more, onClick = open)⟧; Tool(onClick = open, content = { Text(t) }) }
      """),
    .good(
      .compose,
      """
      @Composable fun ClickableIcon(modifier: Modifier = Modifier, icon: ImageVector, description: String? = null, onClick: () -> Unit) {
          IconButton(modifier = modifier, onClick = onClick) { Icon(icon, description) }
      }
      @Composable fun Screen(modifier: Modifier) {
          ClickableIcon(icon = Icons.Default.Close, description = "Close") { close() }
          ClickableIcon(icon = Icons.Default.Close, description = name) { close() }
          ClickableIcon(Modifier.semantics { contentDescription = "Close" }, Icons.Default.Close) { close() }
          ClickableIcon(modifier, Icons.Default.Close) { close() }
      }
      """),
    .good(
      .compose,
      """
      @Composable fun Close(description: String? = "Close", onClick: () -> Unit) {
          IconButton(onClick = onClick) { Icon(Icons.Default.Close, description) }
      }
      @Composable fun Titled(icon: ImageVector, title: String, description: String? = null, onClick: () -> Unit) {
          TextButton(onClick = onClick) { Icon(icon, description); Text(title) }
      }
      @Composable fun Screen() { Close { close() }; Titled(Icons.Default.Close, title) { close() } }
      """),
    .bad(
      .compose,
      #"Row(Modifier.clickable { open() }) { ⟦Icon(Icons.Default.Info, null)⟧; IconButton(close) { Icon(Icons.Default.Close, "Close") } }"#,
      fixed:
        #"Row(Modifier.clickable { open() }) { Icon(Icons.Default.Info, "‹›" /* what the button does */); IconButton(close) { Icon(Icons.Default.Close, "Close") } }"#
    ),
    .good(.compose, #"Button(onClick = pay) { Icon(Icons.Default.Lock, null); Text(pay) }"#),
    .right(
      .compose, #"IconButton(onClick = close) { Icon(Icons.Default.Close, contentDescription = "Close") }"#),
    .good(
      .compose,
      #"IconButton(close, Modifier.semantics { contentDescription = name }) { Icon(Icons.Default.Close, null) }"#
    ),
    .bad(
      .compose,
      #"ExtendedFloatingActionButton(text = { Text(stringResource(R.string.add)) }, icon = { ⟦Icon(Icons.Default.Add, null)⟧ }, onClick = add)"#,
      fixed:
        #"ExtendedFloatingActionButton(text = { Text(stringResource(R.string.add)) }, icon = { Icon(Icons.Default.Add, stringResource(R.string.add)) }, onClick = add)"#
    ),
    .good(
      .compose,
      #"ExtendedFloatingActionButton(text = { Text("Add") }, icon = { Icon(Icons.Default.Add, "Add") }, onClick = add)"#
    ),
    .good(
      .compose,
      #"ExtendedFloatingActionButton(onClick = add) { Icon(Icons.Default.Add, null); Text("Add") }"#
    ),
    .good(
      .compose,
      """
      import androidx.compose.material.ExtendedFloatingActionButton
      import androidx.compose.material.Icon
      import androidx.compose.material.Text
      @Composable fun Add() { ExtendedFloatingActionButton(text = { Text("Add") }, icon = { Icon(add, null) }, onClick = add) }
      """),
    .good(
      .compose,
      #"Tab(selected, onClick = open, text = { Text("Home") }, icon = { Icon(Icons.Default.Home, null) })"#),
    .good(
      .compose, #"NavigationBarItem(on, open, icon = { Icon(Icons.Default.Home, null) }, label = label)"#),
    .good(
      .compose,
      #"fun Close(modifier: Modifier) { IconButton(close, modifier) { Icon(Icons.Default.Close, null) } }"#),
    .good(
      .compose,
      #"fun Close(modifier: Modifier) { IconButton(close, modifier = modifier.padding(4.dp)) { Icon(Icons.Default.Close, null) } }"#
    ),
    .good(.compose, #"IconButton(close, Modifier.closeLabel()) { Icon(Icons.Default.Close, null) }"#),
    .good(.compose, #"IconButton(onClick = close) { content() }"#),
    .good(
      .compose,
      #"IconButton(onClick = close) { Icon(Icons.Default.Close, contentDescription = description) }"#),
    .good(
      .compose, #"IconButton(onClick = close) { Icon(Icons.Default.Close, if (a) null else "Close") }"#),
    .good(
      .compose,
      #"IconButton(onClick = close) { if (a) Text("Close") else Icon(Icons.Default.Close, null) }"#),
    .good(
      .compose,
      #"Row(Modifier.clearAndSetSemantics { contentDescription = all }) { IconButton(close) { Icon(Icons.Default.Close, null) } }"#
    ),
    .good(
      .compose,
      "import com.app.ui.IconButton\nfun A() { IconButton(onClick = close) { Icon(Icons.Default.Close, null) } }"
    ),
    .good(
      .compose, "@Preview @Composable fun A() { IconButton(close) { Icon(Icons.Default.Close, null) } }"),
    .good(
      .compose, #"IconButton(close) { Icon(Icons.Default.Close, null) }"#,
      path: "app/src/androidTest/kotlin/A.kt"),
    .bad(
      .androidViews, #"⟦ImageButton(this)⟧.apply { setImageResource(R.drawable.ic_bell) }"#,
      fixed:
        #"ImageButton(this).apply { setImageResource(R.drawable.ic_bell); contentDescription = "‹Notifications›" }"#
    ),
    .bad(
      .androidViews,
      """
      class Bar : FrameLayout(context) {
          private val back = ⟦ImageView(context)⟧
          init {
              back.setImageResource(R.drawable.ic_back)
              back.setOnClickListener { onBack() }
              addView(back)
          }
      }
      """,
      fixed: """
        class Bar : FrameLayout(context) {
            private val back = ImageView(context).apply { contentDescription = "‹Back›" }
            init {
                back.setImageResource(R.drawable.ic_back)
                back.setOnClickListener { onBack() }
                addView(back)
            }
        }
        """),
    .bad(
      .androidViews, #"val bar = Toolbar(this); ⟦bar.setNavigationIcon(R.drawable.ic_back)⟧"#,
      fixed:
        #"val bar = Toolbar(this); bar.setNavigationIcon(R.drawable.ic_back); bar.navigationContentDescription = "‹Back›""#
    ),
    .bad(
      .androidViews, #"⟦menu.add("")⟧.setIcon(R.drawable.ic_search)"#,
      fixed: #"menu.add("‹›" /* what the button does */).setIcon(R.drawable.ic_search)"#),
    .good(
      .androidViews,
      #"ImageButton(this).apply { setImageResource(R.drawable.ic_bell); tooltipText = news }"#),
    .good(
      .androidXML,
      #"<ImageButton android:id="@+id/a" android:src="@drawable/ic_bell" android:tooltipText="@string/news"/>"#
    ),
    .bad(
      .androidViews, #"class Bar : Toolbar(context) { val close = ⟦ImageButton(context)⟧ }"#,
      severity: .warning),
    .good(.androidViews, #"Button(this).apply { setText(R.string.pay) }"#),
    .right(
      .androidViews,
      #"ImageButton(this).apply { setImageResource(R.drawable.x); contentDescription = getString(R.string.x) }"#
    ),
    .good(
      .androidViews,
      #"val b = ImageButton(this); b.setImageResource(R.drawable.x); b.setContentDescription(name)"#),
    .good(
      .androidViews,
      "class Bar : FrameLayout(context) {\n  private val b = ImageButton(context)\n  fun bind(m: Mail) { b.contentDescription = m.name }\n}"
    ),
    .good(
      .androidViews,
      "class A : Activity() {\n  private lateinit var b: ImageButton\n  fun set() { b = findViewById(R.id.b); b.setOnClickListener { go() } }\n}"
    ),
    .good(
      .androidViews,
      #"binding.close.setImageResource(R.drawable.x); binding.close.setOnClickListener { close() }"#),
    .good(
      .androidViews,
      #"fun show(b: ImageButton) { b.setImageResource(R.drawable.x); b.setOnClickListener { go() } }"#),
    .good(.androidViews, #"fun make(context: Context): View { val b = ImageButton(context); return b }"#),
    .good(.androidViews, #"val b = ImageButton(this); describe(b)"#),
    .good(
      .androidViews,
      #"val b = ImageButton(this); b.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO"#),
    .good(
      .androidViews,
      #"val bar = Toolbar(this); setSupportActionBar(bar); bar.setNavigationIcon(R.drawable.ic_back)"#),
    .good(
      .androidViews,
      #"val bar = Toolbar(this); bar.setNavigationIcon(R.drawable.x); bar.setNavigationContentDescription(R.string.back)"#
    ),
    .good(.androidViews, "import com.app.ImageButton\nval b = ImageButton(this)"),
    .bad(
      .androidXML, #"<⟦ImageButton⟧ android:src="@drawable/ic_bell"/>"#,
      fixed:
        #"<ImageButton android:contentDescription="‹Notifications›" android:src="@drawable/ic_bell"/>"#
    ),
    .bad(
      .androidXML, #"<⟦ImageView⟧ android:src="@drawable/ic_close" android:onClick="close"/>"#,
      fixed:
        #"<ImageView android:contentDescription="‹Close›" android:src="@drawable/ic_close" android:onClick="close"/>"#
    ),
    .bad(
      .androidXML,
      """
      <⟦com.google.android.material.floatingactionbutton.FloatingActionButton⟧
          android:id="@+id/add"
          app:srcCompat="@drawable/ic_add" />
      """,
      fixed: """
        <com.google.android.material.floatingactionbutton.FloatingActionButton
            android:contentDescription="‹Add›"
            android:id="@+id/add"
            app:srcCompat="@drawable/ic_add" />
        """,
      severity: .information),
    .bad(
      .androidXML, #"<⟦ImageButton⟧ android:contentDescription="@null" android:src="@drawable/ic_x"/>"#,
      fixed:
        #"<!-- what the button does -->\#n<ImageButton android:contentDescription="‹›" android:src="@drawable/ic_x"/>"#
    ),
    .bad(
      .androidXML, #"<menu><⟦item⟧ android:icon="@drawable/ic_search" android:id="@+id/find"/></menu>"#,
      fixed:
        #"<menu><item android:title="‹Search›" android:icon="@drawable/ic_search" android:id="@+id/find"/></menu>"#,
      path: "app/src/main/res/menu/main.xml"),
    .bad(
      .androidXML, #"<androidx.appcompat.widget.Toolbar ⟦app:navigationIcon="@drawable/ic_back"⟧/>"#,
      fixed:
        #"<androidx.appcompat.widget.Toolbar app:navigationContentDescription="‹Back›" app:navigationIcon="@drawable/ic_back"/>"#
    ),
    .bad(
      .androidXML, #"<androidx.appcompat.widget.Toolbar ⟦app:navigationIcon="?attr/homeAsUpIndicator"⟧/>"#,
      fixed:
        #"<!-- what the button does -->\#n<androidx.appcompat.widget.Toolbar app:navigationContentDescription="‹›" app:navigationIcon="?attr/homeAsUpIndicator"/>"#
    ),
    .bad(
      .androidXML,
      #"<androidx.appcompat.widget.Toolbar android:id="@+id/bar" ⟦app:navigationIcon="@drawable/ic_back"⟧/>"#,
      severity: .information),
    .good(.androidXML, #"<Button android:text="@string/pay"/>"#),
    .bad(
      .androidXML, #"<LinearLayout><⟦Button⟧ android:onClick="pay"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><Button android:contentDescription="‹Pay›" android:onClick="pay"/></LinearLayout>"#
    ),
    .bad(
      .compose,
      #"IconButton(onClick = go) { if (isOpen) ⟦Icon(Icons.Default.Close, null)⟧ else Icon(Icons.Default.Menu, null) }"#,
      fixed:
        #"IconButton(onClick = go) { if (isOpen) Icon(Icons.Default.Close, "‹Close›") else Icon(Icons.Default.Menu, "‹Open menu›") }"#
    ),
    .good(.androidXML, #"<LinearLayout><Button android:id="@+id/pay"/></LinearLayout>"#),
    .good(.androidXML, #"<LinearLayout><Button style="@style/Pay"/></LinearLayout>"#),
    .right(
      .androidXML, #"<ImageButton android:contentDescription="@string/close" android:src="@drawable/x"/>"#),
    .good(
      .androidXML, #"<ImageButton android:contentDescription="@{model.name}" android:src="@drawable/x"/>"#),
    .good(.androidXML, #"<ImageButton android:importantForAccessibility="no" android:src="@drawable/x"/>"#),
    .bad(
      .androidXML,
      #"<⟦ImageButton⟧ android:id="@+id/a" android:clickable="false" android:focusable="false" android:src="@drawable/x"/>"#,
      severity: .information),
    .good(
      .androidXML,
      #"<ImageButton android:clickable="false" android:focusable="false" android:src="@drawable/x"/>"#),
    .good(
      .androidXML,
      #"<LinearLayout android:visibility="gone"><ImageButton android:src="@drawable/x"/></LinearLayout>"#),
    .good(
      .androidXML,
      #"<TextView android:id="@+id/l" android:labelFor="@id/b" android:text="Go"/><ImageButton android:id="@+id/b" android:src="@drawable/x"/>"#
    ),
    .good(
      .androidXML, #"<ImageButton android:src="@drawable/x"/>"#,
      path: "app/src/main/res/xml/preferences.xml"),
    .good(
      .androidXML, #"<ImageButton android:src="@drawable/x"/>"#,
      path: "app/src/androidTest/res/layout/a.xml"),
  ]
}
