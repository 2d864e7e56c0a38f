// Examples of fields with a title next to them, which the fix repeats.

import Elements

extension Rule {
  static let captionedFieldExamples: [Example] = [
    .bad(
      .compose,
      #"fun Nickname(title: String) { AlertDialog(onDismissRequest = close, title = { Text(title) }, text = { ⟦TextField(value, { value = it })⟧ }, confirmButton = {}) }"#,
      fixed:
        #"fun Nickname(title: String) { AlertDialog(onDismissRequest = close, title = { Text(title) }, text = { TextField(value, { value = it }, modifier = Modifier.semantics { contentDescription = title }) }, confirmButton = {}) }"#,
      severity: .warning
    ),
    .bad(
      .compose,
      #"fun Ask(title: String?, message: String?) { Column { if (message != null) Text(message); ⟦TextField(value, { value = it })⟧ } }"#,
      fixed:
        #"fun Ask(title: String?, message: String?) { Column { if (message != null) Text(message); TextField(value, { value = it }, label = { Text(title ?: message.orEmpty()) }) } }"#
    ),
    .bad(
      .compose,
      #"fun Ask(title: String?) { Column { ⟦TextField(value, { value = it })⟧ } }"#,
      fixed:
        #"fun Ask(title: String?) { Column { TextField(value, { value = it }, label = { Text("‹›" /* what to enter */) }) } }"#
    ),
    .bad(
      .compose,
      #"fun Pause(minutes: Int) { Column { Text(stringResource(R.string.pause)); Text(stringResource(R.string.pause_description)); ExposedDropdownMenuBox(open, { open = it }) { ⟦OutlinedTextField("$minutes min", {}, Modifier.menuAnchor(), readOnly = true)⟧; ExposedDropdownMenu(open, close) { DropdownMenuItem(text = { Text("$next min") }, onClick = { pick(next) }) } } } }"#,
      fixed:
        #"fun Pause(minutes: Int) { Column { Text(stringResource(R.string.pause)); Text(stringResource(R.string.pause_description)); ExposedDropdownMenuBox(open, { open = it }) { val pauseLabel = stringResource(R.string.pause); OutlinedTextField("$minutes min", {}, Modifier.menuAnchor().semantics { contentDescription = pauseLabel }, readOnly = true); ExposedDropdownMenu(open, close) { DropdownMenuItem(text = { Text("$next min") }, onClick = { pick(next) }) } } } }"#,
      severity: .warning
    ),
    // A text editor that's always disabled shows the placeholder of the one over it.
    .good(
      .swiftUI,
      #"ZStack { TextEditor(text: $prompt).disabled(true); TextEditor(text: $note).accessibilityLabel("Note") }"#
    ),
    // The text above may not be shown, and its name isn't known here.
    .bad(
      .compose,
      #"fun Form(note: Int?) { Column { note?.let { Text(stringResource(it)) }; ⟦OutlinedTextField(name, { name = it })⟧ } }"#,
      fixed:
        #"fun Form(note: Int?) { Column { note?.let { Text(stringResource(it)) }; OutlinedTextField(name, { name = it }, label = { Text("‹›" /* what to enter */) }) } }"#
    ),
    .bad(
      .swiftUI,
      #"struct Server: View { var body: some View { Form { FormLine("Address") { ⟦TextField("", text: $address)⟧ } } } }"#,
      fixed:
        #"struct Server: View { var body: some View { Form { FormLine("Address") { TextField("", text: $address).accessibilityLabel("Address") } } } }"#
    ),
    .bad(
      .swiftUI,
      #"struct Server: View { var body: some View { FormLine("Limits") { ⟦TextField("", text: $least)⟧; TextField("Most", text: $most) } } }"#,
      fixed:
        #"struct Server: View { var body: some View { FormLine("Limits") { TextField("", text: $least).accessibilityLabel("‹›" /* what to enter */); TextField("Most", text: $most) } } }"#
    ),
    .bad(
      .swiftUI,
      #"struct Server: View { var body: some View { AddressScreen("Server") { ⟦TextField("", text: $address)⟧ } } }"#,
      fixed:
        #"struct Server: View { var body: some View { AddressScreen("Server") { TextField("", text: $address).accessibilityLabel("‹›" /* what to enter */) } } }"#
    ),
    .bad(
      .interfaceBuilder,
      #"<stackView><label text="Street:" id="a"/><⟦textField⟧ id="b"/><label text="Town:" id="c"/><⟦textField⟧ id="d"/></stackView>"#,
      fixed:
        #"<stackView><label text="Street:" id="a"/><textField id="b"><accessibility key="accessibilityConfiguration" label="‹Street›"/></textField><label text="Town:" id="c"/><textField id="d"><accessibility key="accessibilityConfiguration" label="‹Town›"/></textField></stackView>"#
    ),
    .bad(
      .compose,
      #"fun Rename(name: String, onChange: (String) -> Unit) { ⟦BasicTextField(name, onChange)⟧ }"#,
      fixed:
        #"fun Rename(name: String, onChange: (String) -> Unit) { BasicTextField(name, onChange, modifier = Modifier.semantics { contentDescription = "‹›" /* what to enter */ }) }"#
    ),
  ]
}
