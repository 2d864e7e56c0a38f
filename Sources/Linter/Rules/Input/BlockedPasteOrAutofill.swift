// The blocked-paste-or-autofill rule: text fields that refuse pasting or autofill.

import Elements

extension Rule {
  static let blockedPasteOrAutofill = Rule(
    "blocked-paste-or-autofill", "Pasting or autofill is blocked", .input,
    severity: .warning, criteria: [.accessibleAuthentication, .identifyInputPurpose],
    why: "Having to remember or retype a password shuts out people with memory or motor disabilities.",
    examples: [
      .bad(
        .uiKit,
        "class CodeField: UITextField {\n  override func ⟦canPerformAction⟧(_ action: Selector, withSender sender: Any?) -> Bool { false }\n}",
        fixed: "class CodeField: UITextField {\n}"),
      .bad(
        .uiKit,
        "class CodeField: UITextField { override func ⟦canPerformAction⟧(_ action: Selector, withSender sender: Any?) -> Bool { if action == #selector(UIResponderStandardEditActions.paste(_:)) { return false }; return super.canPerformAction(action, withSender: sender) } }"
      ),
      .good(
        .uiKit,
        "class CodeField: UITextField { override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { if action == #selector(UIResponderStandardEditActions.cut(_:)) { return false }; return super.canPerformAction(action, withSender: sender) } }"
      ),
      .good(
        .uiKit,
        "class Badge: UILabel { override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false } }"
      ),
      .bad(
        .compose,
        "CompositionLocalProvider(⟦LocalTextToolbar provides NoToolbar⟧) { Code() }\nobject NoToolbar : TextToolbar { override fun showMenu(rect: Rect) {} }"
      ),
      .right(
        .compose, #"TextField(code, onValueChange = { code = it }, label = { Text("Code") })"#),
      .good(.compose, "CompositionLocalProvider(LocalTextToolbar provides toolbar) { Code() }"),
      .bad(
        .androidViews,
        "fun f(code: EditText) { ⟦code.customSelectionActionModeCallback⟧ = object : ActionMode.Callback { override fun onCreateActionMode(m: ActionMode, menu: Menu): Boolean { return false } } }"
      ),
      .right(
        .androidViews,
        "fun f(code: EditText) { code.customSelectionActionModeCallback = object : ActionMode.Callback { override fun onCreateActionMode(m: ActionMode, menu: Menu): Boolean { return true } } }"
      ),
      .bad(
        .androidXML,
        #"<EditText android:hint="@string/a" android:inputType="textPassword" ⟦android:importantForAutofill="no"⟧/>"#,
        fixed: #"<EditText android:hint="@string/a" android:inputType="textPassword"/>"#),
      .bad(
        .androidXML, #"<EditText android:hint="@string/a" ⟦android:longClickable="false"⟧/>"#,
        fixed: #"<EditText android:hint="@string/a"/>"#),
      .good(
        .androidXML,
        #"<EditText android:id="@+id/search" android:hint="@string/a" android:importantForAutofill="no"/>"#),
      .good(
        .androidXML,
        #"<EditText android:id="@+id/note" android:hint="@string/a" android:importantForAutofill="no"/>"#
      ),
      .good(.androidXML, #"<TextView android:text="@string/a" android:longClickable="false"/>"#),
    ]
  ) { report in
    for practice in report.tree.practices {
      let message: String
      var title = "Allow pasting and autofill"
      switch practice.subject {
      case .blockedPaste:
        message = "This blocks password managers and pasted codes. Allow pasting and autofill."
      case .blockedAutofill:
        message = "This blocks autofill, so password managers can't fill in the field. Allow autofill."
        title = "Allow autofill"
      default: continue
      }
      report.report(
        practice.framework, at: practice.range, message, fixes: [practice.fix(title)])
    }
  }
}
