// The placeholder-as-label rule: fields whose only visible label is a placeholder.

import Elements

extension Rule {
  static let placeholderAsLabel = Rule(
    "placeholder-as-label", "Placeholder is the only label", .names, profile: .strict,
    severity: .hint, criteria: [.labelsOrInstructions], on: .field,
    why:
      "A placeholder disappears as soon as people type, and with it the only clue to what the field is for.",
    examples: [
      .bad(
        .swiftUI, #"VStack { TextField(⟦"Email"⟧, text: $mail); SecureField(⟦"Password"⟧, text: $password) }"#
      ),
      .right(
        .swiftUI,
        #"VStack { HStack { Text("City"); Spacer(); TextField("Berlin", text: $city) }; HStack { Text("Street"); Spacer(); TextField("Allee 3", text: $street) } }"#
      ),
      .good(.swiftUI, #"VStack { TextField("Email", text: $mail) }"#),
      .good(
        .swiftUI,
        #"VStack { Text("Email"); TextField("Email", text: $mail); Text("Name"); TextField("Name", text: $name) }"#
      ),
      .good(.swiftUI, #"Form { TextField("Email", text: $mail); TextField("Name", text: $name) }"#),
      .good(
        .swiftUI,
        #"VStack { LabeledContent("Email") { TextField("name@example.org", text: $mail) }; LabeledContent("Name") { TextField("Name", text: $name) } }"#
      ),
      .good(
        .swiftUI,
        #"List { Section("Email") { TextField("Email", text: $mail) }; Section("Name") { TextField("Name", text: $name) } }"#
      ),
      .bad(
        .uiKit,
        """
        class A: UIViewController {
          private let mail = UITextField()
          private let name = UITextField()
          override func viewDidLoad() {
            mail.placeholder = ⟦"Email"⟧
            name.placeholder = ⟦"Name"⟧
          }
        }
        """),
      .right(
        .uiKit,
        """
        class A: UIViewController {
          private let mailTitle = UILabel()
          private let mail = UITextField()
          private let nameTitle = UILabel()
          private let name = UITextField()
          override func viewDidLoad() {
            mailTitle.text = "Email"
            mail.accessibilityLabel = "Email"
            nameTitle.text = "Name"
            name.accessibilityLabel = "Name"
          }
        }
        """),
      .good(
        .uiKit,
        """
        class A: UIViewController {
          private let title = UILabel()
          private let mail = UITextField()
          private let name = UITextField()
          override func viewDidLoad() {
            mail.placeholder = "Email"
            name.placeholder = "Name"
          }
        }
        """),
      .bad(
        .compose,
        #"Column { OutlinedTextField(v, f, ⟦placeholder⟧ = { Text("Email") }); OutlinedTextField(w, g, label = { Text("Name") }) }"#,
        fixed:
          #"Column { OutlinedTextField(v, f, label = { Text("Email") }); OutlinedTextField(w, g, label = { Text("Name") }) }"#
      ),
      .good(.compose, #"Column { OutlinedTextField(v, f, placeholder = { Text("Search") }) }"#),
      .good(
        .compose,
        #"Column { Text(mail); OutlinedTextField(v, f, placeholder = { Text("Email") }); TextField(w, g, label = { Text("Name") }) }"#
      ),
      .bad(
        .androidXML,
        """
        <LinearLayout>
          <EditText ⟦android:hint="@string/mail"⟧/>
          <EditText ⟦android:hint="@string/name"⟧/>
        </LinearLayout>
        """),
      .right(
        .androidXML,
        """
        <LinearLayout>
          <TextInputLayout android:hint="@string/mail"><TextInputEditText/></TextInputLayout>
          <TextInputLayout android:hint="@string/name"><TextInputEditText/></TextInputLayout>
        </LinearLayout>
        """),
      .good(
        .androidXML,
        #"<LinearLayout><TextInputLayout android:hint="@string/mail"><TextInputEditText/></TextInputLayout><EditText/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/mail" android:text="@string/mail"/><EditText android:id="@+id/mail" android:hint="@string/mail"/><EditText/></LinearLayout>"#
      ),
    ]
  ) { id, report in
    let tree = report.tree
    let field = tree[id]
    guard field.role == .textField || field.role == .secureField, field.exposure != .hidden,
      !field.isLabelledElsewhere, field.labels.isEmpty, !field.circumstances.contains(.inLabelledRow),
      let range = tree.placeholderRange(of: id), tree.hasSeveralFields, !tree.isBesideText(id)
    else { return }
    report.report(
      id, at: range,
      "The placeholder is the only label and disappears when users start typing. Add a label that stays visible.",
      fixes: [
        field.framework == .compose
          ? Fix("Change the placeholder to a label", .changesBehavior, edits: [Fix.Edit(range, "label")])
          : nil
      ])
  }
}

private extension Element {
  /// True if it shows labels for the fields inside it, or a heading above them.
  var titlesFields: Bool { typeName == "Form" || typeName == "LabeledContent" || typeName == "Section" }
}

private extension ElementTree {
  /// Returns the range of the text that a field shows while it's empty, or nil if that isn't its only visible label.
  func placeholderRange(of id: ElementID) -> Range<Int>? {
    let field = self[id]
    switch field.framework {
    case .swiftUI:
      let isTitled = ancestors(of: id).contains { self[$0].titlesFields }
      // Custom components are checked where they create their field.
      guard !isTitled, field.typeName == "TextField" || field.typeName == "SecureField",
        let title = field.title.value, !title.value.isBlank
      else { return nil }
      return title.valueRange
    case .uiKit:
      guard field.circumstances.contains(.noLabelInType) else { return nil }
      return field.placeholder.value?.valueRange
    case .compose: return solePlaceholderName(of: id)
    case .androidXML:
      guard !ancestors(of: id).contains(where: { self[$0].isTextInputLayout }) else { return nil }
      return field.placeholder.value.flatMap { $0.value == .none || $0.value.isBlank ? nil : $0.range }
    case .androidViews, .interfaceBuilder: return nil
    }
  }

  /// Returns whether a text comes directly before a field or a container that starts with the field.
  func isBesideText(_ id: ElementID) -> Bool {
    var id = id
    for _ in 0..<3 {
      var before = sibling(before: id)
      while let blank = before, self[blank].role == .spacer { before = sibling(before: blank) }
      if let before {
        return self[before].role == .text || self[before].role == .heading || self[before].role == .custom
          || self[before].role == .label
      }
      guard let parent = self[id].parent, self[parent].role == .container else { return false }
      id = parent
    }
    return false
  }
}

extension ElementTree {
  /// True if there are at least two fields. The purpose of a single field is easy to remember.
  var hasSeveralFields: Bool {
    var fields = 0
    for element in elements where element.role.isField && !element.circumstances.contains(.alternative) {
      fields += 1
      if fields > 1 { return true }
    }
    return false
  }
}
