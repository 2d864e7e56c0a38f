// The unexposed-error rule: errors that are visible but not announced.

import Elements

extension Rule {
  static let unexposedError = Rule(
    "unexposed-error", "Error isn't exposed to assistive technologies", .input,
    severity: .warning, criteria: [.errorIdentification, .errorSuggestion, .statusMessages],
    cause: .silentMessage,
    why: "People can't correct an error that they don't hear about.",
    examples: [
      .bad(
        .compose, "OutlinedTextField(v, f, ⟦isError = bad⟧)",
        fixed: "OutlinedTextField(v, f, isError = bad, supportingText = { if (bad) Text(\"‹What to do›\") })"),
      .right(
        .compose, "OutlinedTextField(v, f, isError = bad, supportingText = { if (bad) Text(reason) })"),
      .good(
        .compose,
        "OutlinedTextField(v, f, isError = bad, modifier = Modifier.semantics { if (bad) error(reason) })"),
      .good(.compose, "OutlinedTextField(v, f, isError = false)"),
      .good(.compose, "OutlinedTextField(v, f, isError = bad, modifier = modifier)"),
      .bad(
        .uiKit,
        "class A: UIViewController { let field = UITextField(); func check() { ⟦errorLabel.isHidden = false⟧ } }",
        fixed:
          "class A: UIViewController { let field = UITextField(); func check() { errorLabel.isHidden = false; UIAccessibility.post(notification: .announcement, argument: errorLabel.text) } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { let field = UITextField(); func check() { errorLabel.isHidden = false; UIAccessibility.post(notification: .layoutChanged, argument: errorLabel) } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { let field = UITextField(); func check() { errorLabel.isHidden = true } }"
      ),
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { TextField(\"Town\", text: $town); if let error { ⟦Text(error)⟧ } } }"
      ),
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { TextField(\"Town\", text: $town).overlay(Capsule().stroke(⟦isValid ? Color.clear : Color.red⟧, lineWidth: 2)).onChange(of: town) { isValid = check(town) } } }"
      ),
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { SecureField(\"Code\", text: $code).background(RoundedRectangle(cornerRadius: 8).strokeBorder(⟦model.hasError ? .red : .clear⟧)); Button(\"Go\") { go() }.disabled(model.hasError) } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { TextField(\"Town\", text: $town).overlay(Capsule().stroke(isValid ? Color.clear : Color.red)); if !isValid { Text(\"Enter a town\") } } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { TextField(\"Town\", text: $town).overlay(Capsule().stroke(isValid ? Color.clear : Color.red)).accessibilityHint(hint) } }"
      ),
      .good(
        .swiftUI,
        "struct A: View { var body: some View { TextField(\"Town\", text: $town).overlay(Capsule().stroke(isFocused ? Color.red : Color.clear)) } }"
      ),
      .right(
        .swiftUI,
        "struct A: View { @AccessibilityFocusState var isHeard: Bool; var body: some View { TextField(\"Town\", text: $town); if let error { Text(error).accessibilityFocused($isHeard) } } }"
      ),
      .good(.swiftUI, "struct A: View { var body: some View { if let error { Text(error) } } }"),
      .bad(
        .androidViews, #"fun f(field: EditText) { field.error = ⟦"Invalid input"⟧ }"#,
        fixed: #"fun f(field: EditText) { field.error = "‹What is wrong, and what to do›" }"#,
        severity: .information),
      .bad(
        .androidViews,
        "fun f(field: EditText) { builder.setPositiveButton(R.string.save) { _, _ -> if (field.text.isEmpty()) ⟦field.error = getString(R.string.name_missing)⟧ else save() } }"
      ),
      .good(
        .androidViews,
        "fun f(field: EditText) { builder.setPositiveButton(R.string.save) { _, _ -> field.error = null } }"),
      .good(
        .androidViews,
        "fun f(field: EditText) { builder.setPositiveButton(R.string.save, null); save.setOnClickListener { field.error = getString(R.string.name_missing) } }"
      ),
      .right(.androidViews, #"fun f(field: EditText) { field.error = "Enter ten digits" }"#),
      .good(.androidViews, "fun f(field: EditText) { field.error = getString(R.string.ten_digits) }"),
      .bad(
        .androidXML,
        #"<LinearLayout><EditText android:hint="@string/town"/><⟦TextView⟧ android:id="@+id/town_error" android:visibility="gone"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><EditText android:hint="@string/town"/><TextView android:accessibilityLiveRegion="polite" android:id="@+id/town_error" android:visibility="gone"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout><EditText android:hint="@string/town"/><TextView android:id="@+id/town_error" android:visibility="gone" android:accessibilityLiveRegion="polite"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/page_error" android:visibility="gone"/></LinearLayout>"#),
    ]
  ) { report in
    for practice in report.tree.practices {
      let reader = practice.framework.screenReader
      switch practice.subject {
      case .unsaidError where practice.framework == .compose:
        // Source: androidx.compose.material3, “TextFieldImpl”: the error text is always “Invalid input”.
        report.report(
          practice.framework, at: practice.range,
          "This field shows an error, but TalkBack doesn't say what's wrong. Add an error message.",
          fixes: [practice.fix("Add an error message")])
      case .unsaidError:
        report.report(
          practice.framework, at: practice.range,
          "This error appears on screen, but \(reader) doesn't announce it. Announce it.",
          fixes: [practice.fix("Announce the error")])
      case .closedError:
        report.report(
          practice.framework, at: practice.range,
          "The dialog closes after this button's listener, so users can't tell what's wrong. Check the text before it closes."
        )
      case .vagueError:
        report.report(
          practice.framework, at: practice.range,
          "\(reader) says that something is wrong, but not what it is or how to fix it. Make the message specific.",
          severity: .information,
          fixes: [practice.fix("Write a specific error message")])
      default: continue
      }
    }
  }
}
