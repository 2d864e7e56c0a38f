// The context-change-on-input rule: controls that navigate when their value changes.

import Elements

extension Rule {
  static let contextChangeOnInput = Rule(
    "context-change-on-input", "Changing a value triggers navigation", .input, profile: .strict,
    severity: .information, criteria: [.onInput, .onFocus],
    why: "Choosing a value isn't a request to navigate.",
    examples: [
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { Picker(\"Kind\", selection: $kind) { Text(\"One\").tag(1) }.onChange(of: kind) { ⟦path.append(kind)⟧ } } }"
      ),
      .right(
        .swiftUI,
        "struct A: View { var body: some View { Picker(\"Kind\", selection: $kind) { Text(\"One\").tag(1) }.onChange(of: kind) { total = kind * 2 } } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { Picker(\"Kind\", selection: $kind) { Text(\"One\").tag(1) }.onChange(of: isDone) { dismiss() } } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { TextField(\"Search\", text: $searchText).onChange(of: searchText) { model.submit() } } }"
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { @objc func kindChanged(_ sender: UISegmentedControl) { ⟦present(next, animated: true)⟧ } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { @objc func kindChanged(_ sender: UISegmentedControl) { label.text = names[sender.selectedSegmentIndex] } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { @objc func next(_ sender: UIButton) { present(next, animated: true) } }"),
      .bad(
        .compose,
        #"OutlinedTextField(v, onValueChange = { v = it; ⟦if (it.length == 6) nav.navigate("home")⟧ }, label = { Text("Code") })"#
      ),
      .right(
        .compose,
        #"OutlinedTextField(v, onValueChange = { v = it }, label = { Text("Code") }); Button(onClick = { nav.navigate("home") }) { Text("Continue") }"#
      ),
      .bad(
        .androidViews,
        "class A : Activity() { fun f(s: CompoundButton) { s.setOnCheckedChangeListener { _, isOn -> ⟦startActivity(intent)⟧ } } }"
      ),
      .right(
        .androidViews,
        "class A : Activity() { fun f(s: CompoundButton) { s.setOnCheckedChangeListener { _, isOn -> save(isOn) } } }"
      ),
      .bad(
        .androidViews,
        "class A : Activity(), AdapterView.OnItemSelectedListener { override fun onItemSelected(p: AdapterView<*>?, v: View?, i: Int, id: Long) { ⟦startActivity(intents[i])⟧ } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .contextChange {
      report.report(
        practice.framework, at: practice.range,
        "Choosing a value here opens something else unexpectedly. Wait for an explicit action.")
    }
  }
}
