// The overriding-label rule: content descriptions on text and text fields.

import Elements

extension Rule {
  static let overridingLabel = Rule(
    "overriding-label", "Content description overrides text or a field label", .names,
    severity: .warning, criteria: [.nameRoleValue, .infoAndRelationships], on: .labelled, cause: .wrongName,
    why: "Visible text is its own label. On a text field, a content description can hide what was typed.",
    examples: [
      .bad(
        .compose,
        #"OutlinedTextField(v, f, Modifier.semantics { ⟦contentDescription = "Email"⟧ }, label = { Text("Email") })"#,
        fixed: #"OutlinedTextField(v, f, label = { Text("Email") })"#, severity: .information),
      .bad(
        .compose, #"TextField(v, f, Modifier.fillMaxWidth().semantics { ⟦contentDescription = "Email"⟧ })"#,
        fixed: #"TextField(v, f, Modifier.fillMaxWidth(), label = { Text("Email") })"#, severity: .information
      ),
      .bad(
        .compose, #"Text("4 left", Modifier.semantics { ⟦contentDescription = "Nearly sold out"⟧ })"#,
        fixed: #"Text("4 left")"#, severity: .information),
      .bad(
        .compose,
        #"TextField(v, f, label = label, modifier = Modifier.semantics { ⟦contentDescription = "Email"⟧ })"#,
        severity: .information),
      .good(
        .compose,
        #"fun A(name: String) { Column { Text(name); TextField(v, f, Modifier.semantics { contentDescription = name }) } }"#
      ),
      .right(.compose, #"BasicTextField(v, f, Modifier.semantics { contentDescription = "Email" })"#),
      .good(.compose, #"BasicSecureTextField(v, Modifier.semantics { contentDescription = "Password" })"#),
      .good(
        .compose,
        #"BasicTextField(v, f, Modifier.clearAndSetSemantics { contentDescription = all }, decorationBox = { Digits(v) })"#
      ),
      .good(.compose, #"Text("12 km", Modifier.semantics { contentDescription = "12 kilometers" })"#),
      .good(.compose, #"Text("★", Modifier.semantics { contentDescription = "Favorite" })"#),
      .good(
        .compose,
        #"Text("4 left", Modifier.clearAndSetSemantics { contentDescription = "Only 4 left" })"#),
      .good(.compose, #"Text(stock, Modifier.semantics { contentDescription = "Nearly sold out" })"#),
      .good(.compose, #"OutlinedTextField(v, f, label = { Text("Email") })"#),
      .bad(
        .androidViews, #"⟦editText.contentDescription = "Email"⟧; add(editText)"#,
        fixed: #"editText.hint = "Email"; add(editText)"#),
      .bad(
        .androidViews,
        #"val mail = EditText(this); mail.hint = "Email"; ⟦mail.setContentDescription("Your mail")⟧; add(1)"#,
        fixed: #"val mail = EditText(this); mail.hint = "Email"; add(1)"#),
      .bad(
        .androidViews,
        #"val total = TextView(this); total.text = "Total amount"; ⟦total.contentDescription = "Read this"⟧; add(1)"#,
        fixed: #"val total = TextView(this); total.text = "Total amount"; add(1)"#),
      .right(.androidViews, #"val mail = EditText(this); mail.hint = "Email""#),
      .good(
        .androidViews,
        #"val way = TextView(this); way.text = "12 km"; way.contentDescription = "Twelve kilometers""#),
      .good(
        .androidViews,
        #"val total = TextView(this); total.text = sum; total.contentDescription = "Total amount""#),
      .bad(
        .androidXML, #"<EditText ⟦android:contentDescription="@string/email"⟧/>"#,
        fixed: #"<EditText android:hint="@string/email"/>"#),
      .bad(
        .androidXML, #"<EditText android:hint="@string/email" ⟦android:contentDescription="@string/mail"⟧/>"#,
        fixed: #"<EditText android:hint="@string/email"/>"#),
      .bad(
        .androidXML,
        #"<com.google.android.material.textfield.TextInputLayout android:hint="@string/mail"><com.google.android.material.textfield.TextInputEditText ⟦android:contentDescription="Mail"⟧/></com.google.android.material.textfield.TextInputLayout>"#,
        fixed:
          #"<com.google.android.material.textfield.TextInputLayout android:hint="@string/mail"><com.google.android.material.textfield.TextInputEditText/></com.google.android.material.textfield.TextInputLayout>"#
      ),
      .bad(
        .androidXML,
        #"<TextView android:text="Total amount" ⟦android:contentDescription="Read this"⟧/>"#,
        fixed: #"<TextView android:text="Total amount"/>"#),
      .right(.androidXML, #"<EditText android:hint="@string/email"/>"#),
      .good(.androidXML, #"<TextView android:text="@string/a" android:contentDescription="@string/a"/>"#),
      .good(.androidXML, #"<TextView android:text="@string/a" android:contentDescription="@string/b"/>"#),
      .good(.androidXML, #"<TextView android:text="12 km" android:contentDescription="Twelve kilometers"/>"#),
      .good(.androidXML, #"<TextView android:text="★" android:contentDescription="Favorite"/>"#),
      .good(.androidXML, #"<TextView android:text="@{vm.a}" android:contentDescription="Name"/>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.framework.descriptionsOverride, element.exposure != .hidden,
      let label = element.labels.last,
      !label.value.isBlank, label.value != .none
    else { return }
    if element.role.isField {
      // `clearAndSetSemantics` also removes the field's other labels.
      guard element.framework != .compose || element.grouping != .ignoresChildren else { return }
      report.reportNamedField(id, label)
    } else if element.role == .text, !element.isTappable {
      report.reportReplacedText(id, label)
    }
  }
}

private extension Report {
  mutating func reportNamedField(_ id: ElementID, _ label: WrittenText) {
    let element = tree[id]
    let hasOtherName =
      tree.children(of: id).contains { tree[$0].slot == .label && tree[$0].name.value != nil }
      || !element.placeholder.isAbsent || !element.title.isAbsent || element.isLabelledElsewhere
    // A `BasicTextField` can be labeled only through its semantics.
    guard hasOtherName || !element.typeName.hasPrefix("Basic"),
      hasOtherName || element.framework != .compose || !tree.hasVisibleLabelNearby(id)
    else { return }
    let replacement = element.framework == .compose ? "label" : "hint"
    let remedy = hasOtherName ? "Remove it." : "Use the field's \(replacement) instead."
    report(
      id, at: label.range,
      "A content description on a text field is ignored, is read twice, or hides the typed text. \(remedy)",
      severity: element.framework == .compose ? .information : .warning,
      fixes: [
        hasOtherName
          ? fix("Remove the content description", .safe, .remove([label.range]), on: id)
          : fix("Move the description to the \(replacement)", .changesBehavior, .hintFromLabel(label), on: id)
      ])
  }

  mutating func reportReplacedText(_ id: ElementID, _ label: WrittenText) {
    guard case .certain(let title) = tree[id].title, label.value != title.value,
      let shown = title.value.literal, let spoken = label.value.literal, !title.isKey
    else { return }
    let visible = SpokenWords(shown)
    let said = SpokenWords(spoken)
    guard !visible.isUnspeakable, !visible.abbreviates(said), said.firstIndex(of: visible) == nil else {
      return
    }
    report(
      id, at: label.range,
      "This content description replaces the visible text, so TalkBack users don't hear it. Remove the description.",
      severity: tree[id].framework == .compose ? .information : .warning,
      fixes: [fix("Remove the content description", .safe, .remove([label.range]), on: id)])
  }
}

private extension Framework {
  /// True if a content description replaces the text that a view shows.
  var descriptionsOverride: Bool {
    switch self {
    case .compose, .androidViews, .androidXML: true
    case .swiftUI, .uiKit, .interfaceBuilder: false
    }
  }
}
