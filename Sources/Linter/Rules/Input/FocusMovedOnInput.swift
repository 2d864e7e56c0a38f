// The focus-moved-on-input rule: code that moves focus while the user types.

import Elements

extension Rule {
  static let focusMovedOnInput = Rule(
    "focus-moved-on-input", "Focus moves while the user types", .input,
    severity: .information, criteria: [.onInput],
    why: "People check what they typed before they move on.",
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { @FocusState var focus: Part?; var body: some View { TextField("Month", text: $mm).focused($focus, equals: .mm).onChange(of: mm) { ⟦if mm.count == 2 { focus = .yy }⟧ } } }"#
      ),
      .right(
        .swiftUI,
        #"struct A: View { @FocusState var focus: Part?; var body: some View { TextField("Month", text: $mm).focused($focus, equals: .mm).onSubmit { focus = .yy } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { @FocusState var focus: Part?; var body: some View { TextField("Month", text: $mm).focused($focus, equals: .mm).onChange(of: mm) { if mm.count == 2 { focus = nil } } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { @FocusState var focus: Part?; var body: some View { TextField("Month", text: $mm).focused($focus, equals: .mm).onChange(of: mm) { if mm.last == "\n" { focus = .yy } } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { @FocusState var focus: Part?; var body: some View { TextField("Month", text: $mm).focused($focus, equals: .mm).sheet(isPresented: $step) { Text(t) }.onChange(of: step) { focus = .yy } } }"#
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { func textField(_ f: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { ⟦year.becomeFirstResponder()⟧; return true } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func textFieldShouldReturn(_ f: UITextField) -> Bool { year.becomeFirstResponder(); return true } }"
      ),
      .bad(
        .compose,
        #"TextField(mm, onValueChange = { mm = it; if (it.length == 2) ⟦focusManager.moveFocus(FocusDirection.Next)⟧ }, label = { Text("Month") })"#
      ),
      .right(
        .compose,
        #"TextField(mm, onValueChange = { mm = it }, label = { Text("Month") }, keyboardActions = KeyboardActions(onNext = { focusManager.moveFocus(FocusDirection.Next) }))"#
      ),
      .bad(
        .androidViews,
        "fun f(mm: EditText, yy: EditText) { mm.doAfterTextChanged { if (it?.length == 2) ⟦yy.requestFocus()⟧ } }"
      ),
      .right(
        .androidViews,
        "fun f(mm: EditText, yy: EditText) { mm.setOnEditorActionListener { _, _, _ -> yy.requestFocus() } }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .focusMovedOnInput {
      report.report(
        practice.framework, at: practice.range,
        "Focus jumps while the user types, and \(practice.framework.screenReader) reads something else. Let users move focus themselves."
      )
    }
  }
}
