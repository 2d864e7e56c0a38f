// Examples for the missing-field-label rule.

import Elements

extension Rule {
  static let missingFieldLabelExamples: [Example] = [
    .bad(
      .compose,
      """
      @Composable fun AppField(value: String, onChange: (String) -> Unit, modifier: Modifier = Modifier, label: @Composable (() -> Unit)? = null) {
        TextField(value, onChange, modifier, label = label)
      }
      @Composable fun Order() { ⟦AppField(value = note, onChange = { note = it })⟧ }
      """),
    .bad(
      .compose,
      #"@Composable fun Sizes(modifier: Modifier = Modifier) { ExposedDropdownMenuBox(on, { on = it }) { ⟦OutlinedTextField(value = size, onValueChange = {}, readOnly = true, modifier = modifier.menuAnchor())⟧ } }"#
    ),
    .good(
      .compose,
      #"@Composable fun Note(modifier: Modifier = Modifier) { OutlinedTextField(value = note, onValueChange = change, modifier = modifier.fillMaxWidth()) }"#
    ),
    .good(
      .compose,
      """
      @Composable fun AppField(value: String, onChange: (String) -> Unit, modifier: Modifier = Modifier, label: @Composable (() -> Unit)? = null) {
        TextField(value, onChange, modifier, label = label)
      }
      @Composable fun Order() { AppField(value = note, onChange = { note = it }, label = { Text("Note") }) }
      """),
    .good(
      .compose,
      """
      @Composable fun AppField(value: String, onChange: (String) -> Unit, label: String = "", modifier: Modifier = Modifier) {
        TextField(value, onChange, modifier, label = if (label.isEmpty()) null else { { Text(label) } }, placeholder = { Text("Note") })
      }
      @Composable fun Order() { AppField(value = note, onChange = { note = it }) }
      """),
    .bad(
      .compose,
      """
      @Composable fun AppField(value: String, onChange: (String) -> Unit, label: String = "", modifier: Modifier = Modifier) {
        OutlinedTextField(value, onChange, modifier, label = if (label.isEmpty()) null else { { Text(label) } })
      }
      @Composable fun Order() { Column { ⟦AppField(note, { note = it })⟧; AppField(name, { name = it }, "Name") } }
      """),
    .bad(
      .swiftUI,
      """
      #if os(macOS)
      struct Finder: View { var body: some View { ⟦TextField("", text: $query, prompt: Text("Find a recipe"))⟧ } }
      #endif
      """, severity: .warning),
    .bad(
      .swiftUI,
      """
      import AppKit
      import SwiftUI
      struct Finder: View { var body: some View { ⟦TextField("", text: $query, prompt: Text("Find a recipe"))⟧ } }
      """, severity: .warning),
    .bad(.swiftUI, "⟦TextField(String(), text: $row.key)⟧.labelsHidden()"),
    .bad(
      .swiftUI,
      #"struct Notes: View { var body: some View { ⟦TextEditor(text: $notes)⟧.navigationTitle("Notes") } }"#,
      severity: .warning),
    .bad(
      .compose,
      #"@Composable fun Stay() { Column { Text(stringResource(R.string.stay)); Text(stringResource(R.string.stay_help)); ExposedDropdownMenuBox(open, { open = it }) { ⟦OutlinedTextField(value = "$days days", onValueChange = {}, readOnly = true, modifier = Modifier.menuAnchor())⟧ } } }"#,
      severity: .warning),
    .bad(
      .compose,
      #"@Composable fun Names() { Column { Text("First name"); ⟦TextField(first, { first = it })⟧; Text("Last name"); ⟦TextField(last, { last = it })⟧ } }"#
    ),
    .good(.swiftUI, #"TextField("", text: $query, prompt: Text("Find a recipe"))"#),
    .good(
      .swiftUI,
      """
      #if os(macOS)
      struct Finder: View { var body: some View { TextField("Recipe", text: $query, prompt: Text("Soup")) } }
      #endif
      """),
    .good(
      .swiftUI, #"ForEach(lines) { line in TextField("", text: .constant(line.text)) }.disabled(true)"#),
    .bad(
      .swiftUI, #"⟦TextField("", text: $line)⟧.disabled(true)"#,
      fixed: #"TextField("", text: $line).disabled(true).accessibilityLabel("‹›" /* what to enter */)"#),
    .bad(
      .swiftUI, #"⟦TextField("", text: $mail)⟧"#,
      fixed: #"TextField("", text: $mail).accessibilityLabel("‹›" /* what to enter */)"#
    ),
    .bad(
      .swiftUI, #"VStack { ⟦TextField("", text: $mail)⟧; TextField("Amount", text: $amount) }"#,
      fixed:
        #"VStack { TextField("", text: $mail).accessibilityLabel("‹›" /* what to enter */); TextField("Amount", text: $amount) }"#
    ),
    .bad(
      .swiftUI, #"⟦TextEditor(text: $note)⟧"#,
      fixed: #"TextEditor(text: $note).accessibilityLabel("‹›" /* what to enter */)"#),
    .bad(
      .uiKit,
      """
      final class Form: UIView {
        private let mail = ⟦UITextField()⟧
        func setUp() {
          mail.borderStyle = .line
        }
      }
      """),
    .right(
      .uiKit,
      """
      final class Form: UIView {
        private let mail = UITextField()
        func setUp() { mail.placeholder = String(localized: "Email") }
      }
      """),
    .bad(
      .swiftUI,
      #"Form { rows }.alert("Tag", isPresented: $asks) { Button("Cancel") {} } message: { Text("Which kind?") }.alert("Name of the tag", isPresented: $types) { ⟦TextField("", text: $name)⟧; Button("Save") { save() } }"#,
      fixed:
        #"Form { rows }.alert("Tag", isPresented: $asks) { Button("Cancel") {} } message: { Text("Which kind?") }.alert("Name of the tag", isPresented: $types) { TextField("", text: $name).accessibilityLabel("Name of the tag"); Button("Save") { save() } }"#,
      severity: .warning),
    .bad(
      .swiftUI,
      #"Form { rows }.sheet(isPresented: $asks) { Text("Which kind?") }.sheet(isPresented: $types) { ⟦TextField("", text: $name)⟧ }"#,
      fixed:
        #"Form { rows }.sheet(isPresented: $asks) { Text("Which kind?") }.sheet(isPresented: $types) { TextField("", text: $name).accessibilityLabel("‹›" /* what to enter */) }"#
    ),
    .bad(
      .swiftUI,
      #"HStack { if isAnswer { Text("Answer") }; ⟦TextEditor(text: $message)⟧ }"#,
      fixed:
        #"HStack { if isAnswer { Text("Answer") }; TextEditor(text: $message).accessibilityLabel("‹›" /* what to enter */) }"#
    ),
    .good(.swiftUI, #"TextField(text: $address, prompt: Text("0.0.0.0")) { Text("Address") }"#),
    .good(.uiKit, "private let search = UISearchBar()"),
    .good(
      .uiKit,
      """
      final class Form: UIViewController {
        private func loadKeyboard() {
          let field = UITextField()
          view.addSubview(field)
          field.becomeFirstResponder()
          field.removeFromSuperview()
        }
      }
      """),
    .bad(
      .uiKit,
      """
      final class Form: UIViewController {
        private let field = ⟦UITextField()⟧
        override func viewDidLoad() { view.addSubview(field) }
        private func close() { field.removeFromSuperview() }
      }
      """),
    .bad(
      .androidXML,
      #"<LinearLayout><TextView android:text="@string/email"/><⟦EditText⟧ android:id="@+id/mail"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><TextView android:labelFor="@id/mail" android:text="@string/email"/><EditText android:id="@+id/mail"/></LinearLayout>"#,
      severity: .information),
    .bad(
      .androidXML, #"<⟦EditText⟧ android:inputType="text"/>"#,
      fixed: #"<!-- what to enter -->\#n<EditText android:hint="‹›" android:inputType="text"/>"#),
    .bad(.androidXML, #"<⟦EditText⟧ android:text="30"/>"#),
    // A sign isn't a label.
    .bad(
      .androidXML,
      #"<LinearLayout><TextView android:text="+"/><⟦EditText⟧ android:inputType="number"/></LinearLayout>"#,
      fixed:
        #"<LinearLayout><TextView android:text="+"/><EditText android:hint="‹›" android:inputType="number"/></LinearLayout>"#
    ),
    .right(.androidXML, #"<EditText android:hint="@string/email"/>"#),
    .good(.androidXML, #"<EditText tools:hint="Description"/>"#),
    .good(
      .androidXML,
      #"<com.google.android.material.textfield.TextInputLayout android:hint="@string/email"><com.google.android.material.textfield.TextInputEditText/></com.google.android.material.textfield.TextInputLayout>"#
    ),
    .good(
      .androidXML,
      #"<org.example.OwnTextInputLayout android:hint="@string/email"><com.google.android.material.textfield.TextInputEditText/></org.example.OwnTextInputLayout>"#
    ),
    .good(
      .androidXML,
      #"<org.example.OwnTextInputLayout><com.google.android.material.textfield.TextInputEditText/></org.example.OwnTextInputLayout>"#
    ),
    .good(
      .androidXML,
      #"<TextView android:labelFor="@+id/mail" android:text="@string/email"/><EditText android:id="@+id/mail"/>"#
    ),
    .good(.androidXML, #"<EditText android:contentDescription="@string/email"/>"#),
    .right(.swiftUI, #"TextField("Email", text: $mail)"#),
    .good(.swiftUI, #"TextField("", text: $mail, prompt: Text("Email"))"#),
    .good(.swiftUI, #"LabeledContent("Email") { TextField("", text: $mail) }"#),
    .good(.swiftUI, #"TextField(placeholder, text: $mail)"#),
    .bad(
      .compose, #"⟦OutlinedTextField(email, onChange)⟧"#,
      fixed: #"OutlinedTextField(email, onChange, label = { Text("‹›" /* what to enter */) })"#),
    .bad(
      .compose,
      """
      ⟦TextField(
          value = state.userName,
          onValueChange = { viewModel.rename(it) },
          trailingIcon = { Text("@") },
      )⟧
      """,
      fixed: """
        TextField(
            value = state.userName,
            onValueChange = { viewModel.rename(it) },
            trailingIcon = { Text("@") },
            label = { Text("‹›" /* what to enter */) },
        )
        """),
    .bad(
      .compose, #"⟦BasicTextField(query, { query = it }, decorationBox = { inner -> Box { inner() } })⟧"#,
      fixed:
        #"BasicTextField(query, { query = it }, decorationBox = { inner -> Box { inner() } }, modifier = Modifier.semantics { contentDescription = "‹›" /* what to enter */ })"#
    ),
    .right(.compose, #"OutlinedTextField(v, f, label = { Text("Email") })"#),
    .good(.compose, #"TextField(v, f, placeholder = { Text("Email") })"#),
    .good(.compose, #"TextField(v, f, label = label)"#),
    .good(.compose, #"TextField(v, f, modifier)"#),
    .good(.compose, #"TextField(v, f, Modifier.semantics { contentDescription = email })"#),
    .good(
      .compose,
      #"BasicTextField(v, f, decorationBox = { field -> Box { if (v.isEmpty()) Text("Search"); field() } })"#
    ),
    .good(.compose, #"BasicTextField(v, f, Modifier.semantics { contentDescription = "Search" })"#),
    .good(.compose, #"SearchBar(inputField = { field() }, expanded, onExpand) { Results() }"#),
    .bad(
      .androidViews, #"val mail = ⟦EditText(this)⟧"#,
      fixed: #"val mail = EditText(this).apply { hint = "‹›" /* what to enter */ }"#),
    .bad(
      .androidViews,
      """
      fun ask(context: Context) {
          val note = ⟦AppCompatEditText(context)⟧.apply {
              setSingleLine()
          }
          AlertDialog.Builder(context).setView(note).show()
      }
      """,
      fixed: """
        fun ask(context: Context) {
            val note = AppCompatEditText(context).apply {
                setSingleLine()
                hint = "‹›" /* what to enter */
            }
            AlertDialog.Builder(context).setView(note).show()
        }
        """),
    .right(.androidViews, #"EditText(this).apply { hint = getString(R.string.email) }"#),
    .good(.androidViews, #"EditText(this).apply { setHint(R.string.email) }"#),
    .good(.androidViews, #"val mail = EditText(this); mail.id = R.id.mail; label.labelFor = R.id.mail"#),
    .good(.androidViews, #"EditText(this).apply { contentDescription = email }"#),
    .good(.androidViews, #"binding.mail.setText(draft)"#),
    .good(.androidViews, #"val mail = AppCompatEditText(context, attrs)"#),
    .bad(
      .interfaceBuilder,
      """
      <⟦textField⟧ borderStyle="roundedRect" id="aB3-cd-9Xy">
          <rect key="frame" x="20" y="20" width="200" height="34"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </textField>
      """,
      fixed: """
        <textField borderStyle="roundedRect" id="aB3-cd-9Xy">
            <rect key="frame" x="20" y="20" width="200" height="34"/>
            <accessibility key="accessibilityConfiguration" label="‹›"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </textField>
        """),
    .bad(
      .interfaceBuilder,
      #"<⟦textView⟧ id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"/></userDefinedRuntimeAttributes></textView>"#
    ),
    .right(.interfaceBuilder, #"<textField placeholder="Email" id="a"/>"#),
    .good(.interfaceBuilder, #"<textField text="Room name" id="a"/>"#),
    .bad(
      .compose,
      #"ExposedDropdownMenuBox(open, { open = it }) { ⟦TextField(unit, {}, Modifier.menuAnchor(), readOnly = true)⟧ }"#,
      fixed:
        #"ExposedDropdownMenuBox(open, { open = it }) { TextField(unit, {}, Modifier.menuAnchor(), readOnly = true, label = { Text("‹›" /* what to choose */) }) }"#
    ),
    .bad(.androidXML, #"<⟦AutoCompleteTextView⟧ android:inputType="none"/>"#),
    .bad(
      .androidXML,
      #"<LinearLayout><TextView android:id="@+id/label"/><com.google.android.material.textfield.TextInputLayout><⟦EditText⟧ android:id="@+id/find"/></com.google.android.material.textfield.TextInputLayout></LinearLayout>"#,
      fixed:
        #"<LinearLayout><TextView android:labelFor="@id/find" android:id="@+id/label"/><com.google.android.material.textfield.TextInputLayout><EditText android:id="@+id/find"/></com.google.android.material.textfield.TextInputLayout></LinearLayout>"#,
      severity: .information),
    .good(.uiKit, "class Field: UITextField { func setUp() { layer.cornerRadius = 4 } }"),
    .good(
      .uiKit,
      "class Log: UIViewController { let log = UITextView(); func show() { log.text = lines; view.addSubview(log) } }"
    ),
    .bad(
      .uiKit,
      """
      class NoteCell: UITableViewCell, UITextViewDelegate {
        private let caption = UILabel()
        private let note = ⟦UITextView()⟧
        init(text: String) { note.text = text; note.delegate = self; contentView.addSubview(note) }
        func textViewDidChange(_ textView: UITextView) { save(textView.text) }
      }
      """),
    .good(
      .interfaceBuilder,
      #"<textField id="a"><string key="placeholder">Email, or phone</string></textField>"#),
    .good(.interfaceBuilder, #"<textView editable="NO" text="Terms" id="a"/>"#),
    .good(.interfaceBuilder, #"<searchBar id="a"/>"#),
    .bad(.interfaceBuilder, #"<⟦textField⟧ placeholder="0000 0000" id="a"/>"#),
    .good(.interfaceBuilder, #"<textField placeholder="4-digit PIN" id="a"/>"#),
    .bad(.compose, #"⟦OutlinedTextField(v, f, leadingIcon = { Text("-P") })⟧"#),
    .good(.compose, #"OutlinedTextField(v, f, leadingIcon = { Text("Path") })"#),
    .good(
      .compose,
      #"BasicTextField(v, f) { TextFieldDefaults.DecorationBox(v, it, label = { Text("Task") }) }"#),
    .bad(.compose, #"⟦BasicTextField(v, f) { TextFieldDefaults.DecorationBox(v, it, enabled = true) }⟧"#),
    .good(
      .compose,
      #"BasicTextField(v, f) { TextFieldDefaults.DecorationBox(v, it, placeholder = hint) }"#),
    .good(
      .interfaceBuilder,
      #"<textField id="a"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Email"/></userDefinedRuntimeAttributes></textField>"#
    ),
  ]
}
