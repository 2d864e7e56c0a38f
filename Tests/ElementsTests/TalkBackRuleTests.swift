// TalkBack announcements, rule by rule.

import Elements
import Source
import Testing

@Suite("TalkBack announcements, rule by rule")
struct TalkBackRuleTests {
  private func heard(_ code: String, _ path: String) -> [String] {
    let readings = ElementTree(SourceText(code), path: path)?.readings() ?? []
    return readings.flatMap(\.steps).compactMap { $0.announcement?.summary }
  }

  @Test(
    "TalkBack reads Compose",
    arguments: [
      (
        "A text is read alone",
        #"Text("Orders")"#,
        ["“Orders”"]
      ),
      (
        "A button joins its texts",
        #"Button(onClick = { a() }) { Text("Pay"); Text("10 €") }"#,
        ["“Pay, 10 €, Button. Double-tap to activate”"]
      ),
      (
        "A text button is a button",
        #"TextButton(onClick = { a() }) { Text("Skip") }"#,
        ["“Skip, Button. Double-tap to activate”"]
      ),
      (
        "An icon is an image",
        #"Icon(Icons.Default.Star, contentDescription = "Favorite")"#,
        ["“Favorite, Image”"]
      ),
      (
        "An icon without a description is not met",
        "Icon(Icons.Default.Star, contentDescription = null)",
        ["not focusable (contentDescription)"]
      ),
      (
        "A picture is an image",
        #"Image(painter, contentDescription = "Cover")"#,
        ["“Cover, Image”"]
      ),
      (
        "A floating button is named by its icon",
        #"FloatingActionButton(onClick = { a() }) { Icon(i, "Add") }"#,
        ["“Add, Button. Double-tap to activate”"]
      ),
      (
        "A row of a checkbox is one stop",
        #"Row(Modifier.toggleable(value = true, role = Role.Checkbox) { }) { Checkbox(checked = true, onCheckedChange = null); Text("Agree") }"#,
        ["“checked, Agree, Check box. Double-tap to toggle”"]
      ),
      (
        "A switch has its state first",
        #"Switch(checked = true, onCheckedChange = { f(it) }, Modifier.semantics { contentDescription = "Wi-Fi" })"#,
        ["“On, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
      (
        "A radio button is selected or not",
        #"RadioButton(selected = true, onClick = { a() }, Modifier.semantics { contentDescription = "Small" })"#,
        ["“Selected, Small, Radio button. Double-tap to select”"]
      ),
      (
        "A selectable row with a role",
        #"Row(Modifier.selectable(selected = false, role = Role.RadioButton) { a() }) { Text("Small") }"#,
        ["“Not selected, Small, Radio button. Double-tap to select”"]
      ),
      (
        "A selectable row without a role tells its state all the same",
        #"Row(Modifier.selectable(selected = false) { a() }) { Text("Small") }"#,
        ["“Not selected, Small. Double-tap to toggle”"]
      ),
      (
        "Which of two states a value decides",
        #"Row(Modifier.padding(4.dp).selectable(size == s, onClick = { a() })) { Text("Small") }"#,
        ["“Selected | Not selected, Small. Double-tap to toggle”"]
      ),
      (
        "A selectable row that is called a tab is no choice",
        #"Row(Modifier.selectable(selected = false, role = Role.Tab) { a() }) { Text("Small") }"#,
        ["“Small, Tab. Double-tap to activate”"]
      ),
      (
        "A selectable row that is called a tab says when it's selected",
        #"Row(Modifier.selectable(selected = tab == 1, role = Role.Tab) { a() }) { Text("Small") }"#,
        ["“‹selected›, Small, Tab. Double-tap to activate” (approximate)"]
      ),
      (
        "A selected row that is called a tab says so",
        #"Row(Modifier.selectable(selected = true, role = Role.Tab) { a() }) { Text("Small") }"#,
        ["“selected, Small, Tab. Double-tap to activate”"]
      ),
      (
        "A password field says so before its role",
        #"OutlinedTextField(v, { f(it) }, label = { Text("PIN") }, visualTransformation = PasswordVisualTransformation(), keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Password))"#,
        ["“password, Edit box, PIN. Double-tap to edit text”"]
      ),
      (
        "A password that can be shown is one at times",
        #"TextField(v, { f(it) }, label = { Text("PIN") }, visualTransformation = if (shown) VisualTransformation.None else PasswordVisualTransformation())"#,
        ["“‹password›, Edit box, PIN. Double-tap to edit text” (approximate)"]
      ),
      (
        "A keyboard for passwords alone hides nothing",
        #"TextField(v, { f(it) }, label = { Text("PIN") }, keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Password))"#,
        ["“Edit box, PIN. Double-tap to edit text”"]
      ),
      (
        "A state in words replaces on and off",
        #"Switch(checked = true, onCheckedChange = { f(it) }, Modifier.semantics { contentDescription = "Wi-Fi"; stateDescription = "Connected" })"#,
        ["“Connected, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
      (
        "Clearing leaves the description alone",
        #"Row(Modifier.clearAndSetSemantics { contentDescription = "Both" }) { Text("a"); Text("b") }"#,
        ["“Both”"]
      ),
      (
        "Merging joins texts",
        #"Row(Modifier.semantics(mergeDescendants = true) { }) { Text("a"); Text("b") }"#,
        ["“a, b”"]
      ),
      (
        "A description goes before the texts inside",
        #"Row(Modifier.semantics(mergeDescendants = true) { contentDescription = "Order" }) { Text("a") }"#,
        ["“Order, a”"]
      ),
      (
        "Clickable merges without a role",
        #"Row(Modifier.clickable { a() }) { Text("Order 12") }"#,
        ["“Order 12. Double-tap to activate”"]
      ),
      (
        "Clickable with a role",
        #"Row(Modifier.clickable(role = Role.Button) { a() }) { Text("Order 12") }"#,
        ["“Order 12, Button. Double-tap to activate”"]
      ),
      (
        "What a click does",
        #"Row(Modifier.clickable(onClickLabel = "open") { a() }) { Text("Order 12") }"#,
        ["“Order 12. Double-tap to open”"]
      ),
      (
        "A long click has a hint of its own",
        #"Row(Modifier.combinedClickable(onClick = { a() }, onLongClick = { b() })) { Text("Photo") }"#,
        ["“Photo. Double-tap to activate. Double-tap and hold to long press”"]
      ),
      (
        "A field has its role before its label",
        #"TextField(value = v, onValueChange = { f(it) }, label = { Text("Email") })"#,
        ["“Edit box, Email. Double-tap to edit text”"]
      ),
      (
        "A slider has its percent first",
        #"Slider(value = 0.25f, onValueChange = { f(it) }, Modifier.semantics { contentDescription = "Volume" })"#,
        ["“25 percent, Volume, Slider. Swipe up or swipe down to adjust” (approximate)"]
      ),
      (
        "A selected tab is not activated",
        #"TabRow(0) { Tab(selected = true, onClick = { a() }, text = { Text("Home") }); Tab(selected = false, onClick = { b() }, text = { Text("News") }); Tab(selected = false, onClick = { c() }, text = { Text("More") }) }"#,
        [
          "“selected, Home, Tab, 1 of 3” (approximate)",
          "“News, Tab, 2 of 3. Double-tap to activate” (approximate)",
          "“More, Tab, 3 of 3. Double-tap to activate” (approximate)",
        ]
      ),
      (
        "A card that is pressed has no role",
        #"Card(onClick = { a() }) { Text("Order 12"); Text("Paid") }"#,
        ["“Order 12, Paid. Double-tap to activate”"]
      ),
      (
        "A resource is approximate",
        "Text(stringResource(R.string.orders))",
        ["“‹orders›” (approximate)"]
      ),
      (
        "A condition has alternatives",
        #"Text(if (isOn) "On" else "Off")"#,
        ["“On | Off”"]
      ),
      (
        "A menu item is pressed",
        #"DropdownMenuItem(text = { Text("Share") }, onClick = { a() })"#,
        ["“Share. Double-tap to activate”"]
      ),
      (
        "A button inside of a row stays apart",
        #"Row(Modifier.clickable { a() }) { Text("Order"); IconButton(onClick = { b() }) { Icon(i, "Delete") } }"#,
        ["“Order. Double-tap to activate”", "“Delete, Button. Double-tap to activate”"]
      ),
    ])
  func compose(rule: String, code: String, expected: [String]) {
    let file =
      "import androidx.compose.material3.*\nimport androidx.compose.foundation.*\n@Composable fun A() { \(code) }"
    #expect(heard(file, "app/A.kt") == expected, "\(rule)")
  }

  @Test(
    "TalkBack reads layouts",
    arguments: [
      (
        "A text is read alone",
        #"<TextView android:text="Orders"/>"#,
        ["“Orders”"]
      ),
      (
        "A description replaces the text",
        #"<TextView android:text="12" android:contentDescription="12 orders"/>"#,
        ["“12 orders”"]
      ),
      (
        "A button has its role and its use",
        #"<Button android:text="Pay"/>"#,
        ["“Pay, Button. Double-tap to activate”"]
      ),
      (
        "An image button by its description",
        #"<ImageButton android:src="@drawable/x" android:contentDescription="Close"/>"#,
        ["“Close, Button. Double-tap to activate”"]
      ),
      (
        "A picture by its description",
        #"<ImageView android:src="@drawable/x" android:contentDescription="Cover"/>"#,
        ["“Cover, Image”"]
      ),
      (
        "Unimportant is not met",
        #"<TextView android:text="a" android:importantForAccessibility="no"/>"#,
        ["not focusable (importantForAccessibility)"]
      ),
      (
        "A heading says so",
        #"<TextView android:text="Orders" android:accessibilityHeading="true"/>"#,
        ["“Orders, Heading”"]
      ),
      (
        "A checked box",
        #"<CheckBox android:text="Agree" android:checked="true"/>"#,
        ["“checked, Agree, Check box. Double-tap to toggle”"]
      ),
      (
        "A text layout hands its hint on to an empty field",
        #"<com.google.android.material.textfield.TextInputLayout android:hint="Email"><com.google.android.material.textfield.TextInputEditText/></com.google.android.material.textfield.TextInputLayout>"#,
        ["“Email, Edit box. Double-tap to edit text”"]
      ),
      (
        "A text layout's hint follows what is typed in",
        #"<com.google.android.material.textfield.TextInputLayout android:hint="Email"><com.google.android.material.textfield.TextInputEditText android:text="a@b"/></com.google.android.material.textfield.TextInputLayout>"#,
        ["“a@b, Edit box, Email. Double-tap to edit text”"]
      ),
      (
        "A switch that is off",
        #"<Switch android:text="Wi-Fi"/>"#,
        ["“off, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
      (
        "A toggle button is a switch",
        #"<ToggleButton android:contentDescription="Flash"/>"#,
        ["“off, Flash, Switch. Double-tap to toggle”"]
      ),
      (
        "A radio button is checked or not",
        #"<RadioButton android:text="Small"/>"#,
        ["“not checked, Small, Radio button. Double-tap to select”"]
      ),
      (
        "A spinner is a drop-down list",
        #"<Spinner android:contentDescription="Country"/>"#,
        ["“Country, Drop down list. Double-tap to change”"]
      ),
      (
        "A seek bar has its percent first",
        #"<SeekBar android:contentDescription="Volume"/>"#,
        ["“‹50 percent›, Volume, Slider. Swipe up or swipe down to adjust” (approximate)"]
      ),
      (
        "A progress bar with a name",
        #"<ProgressBar android:contentDescription="Loading"/>"#,
        ["“in progress, Loading, Progress bar”"]
      ),
      (
        "A password field says so before its hint",
        #"<EditText android:hint="PIN" android:inputType="numberPassword"/>"#,
        ["“password, PIN, Edit box. Double-tap to edit text”"]
      ),
      (
        "A password field in a text layout says so too",
        #"<com.google.android.material.textfield.TextInputLayout android:hint="Secret"><com.google.android.material.textfield.TextInputEditText android:inputType="textPassword"/></com.google.android.material.textfield.TextInputLayout>"#,
        ["“password, Secret, Edit box. Double-tap to edit text”"]
      ),
      (
        "The description of a password field says what it is",
        #"<EditText android:contentDescription="Your PIN" android:hint="PIN" android:inputType="textPassword"/>"#,
        ["“Your PIN, PIN, Edit box. Double-tap to edit text”"]
      ),
      (
        "Of what stands in a password field only the length is read",
        #"<EditText android:text="geheim" android:inputType="textWebPassword"/>"#,
        ["“password, 6 characters, Edit box. Double-tap to edit text”"]
      ),
      (
        "A password field without a hint has no name",
        #"<EditText android:inputType="textPassword"/>"#,
        ["“password, Edit box. Double-tap to edit text” (no label)"]
      ),
      (
        "A visible password is read",
        #"<EditText android:hint="Password" android:inputType="textVisiblePassword"/>"#,
        ["“Password, Edit box. Double-tap to edit text”"]
      ),
      (
        "A clickable row joins its texts",
        #"<LinearLayout android:clickable="true"><TextView android:text="a"/><TextView android:text="b"/></LinearLayout>"#,
        ["“a, b. Double-tap to activate”"]
      ),
      (
        "A focusable row joins its texts without a use",
        #"<LinearLayout android:screenReaderFocusable="true"><TextView android:text="a"/><TextView android:text="b"/></LinearLayout>"#,
        ["“a, b”"]
      ),
      (
        "A disabled box says so last",
        #"<CheckBox android:text="Agree" android:enabled="false"/>"#,
        ["“not checked, Agree, Check box, disabled”"]
      ),
      (
        "A state in words replaces on and off",
        #"<Switch android:text="Wi-Fi" android:stateDescription="Connected"/>"#,
        ["“Connected, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
    ])
  func layouts(rule: String, code: String, expected: [String]) {
    let file =
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\(code)</LinearLayout>"
    #expect(heard(file, "app/src/main/res/layout/a.xml") == expected, "\(rule)")
  }

  @Test(
    "TalkBack reads views created in code",
    arguments: [
      (
        "An image button by its description",
        #"val b = ImageButton(context); b.contentDescription = "Close""#,
        ["“Close, Button. Double-tap to activate”"]
      ),
      (
        "A text is read alone",
        #"val b = TextView(context); b.text = "Orders""#,
        ["“Orders”"]
      ),
      (
        "A button has its role and its use",
        #"val b = Button(context).apply { text = "Pay" }"#,
        ["“Pay, Button. Double-tap to activate”"]
      ),
      (
        "A field by its hint",
        #"val b = EditText(context); b.hint = "Email""#,
        ["“Email, Edit box. Double-tap to edit text”"]
      ),
      (
        "A checked box",
        #"val b = CheckBox(context); b.text = "Agree""#,
        ["“checked | not checked, Agree, Check box. Double-tap to toggle”"]
      ),
      (
        "A state in words replaces on and off",
        #"val b = Switch(context); b.text = "Wi-Fi"; b.stateDescription = "Connected""#,
        ["“Connected, Wi-Fi, Switch. Double-tap to toggle”"]
      ),
    ])
  func views(rule: String, code: String, expected: [String]) {
    let file =
      "import android.widget.*\nimport android.view.View\nclass A : Activity() { fun f() { \(code); root.addView(b) } }"
    #expect(heard(file, "app/A.kt") == expected, "\(rule)")
  }
}
