// The wrong-keyboard-type rule: fields that open a keyboard for another kind of input.

import Elements
import Source

extension Rule {
  static let wrongKeyboardType = Rule(
    "wrong-keyboard-type", "Keyboard type doesn't match the field", .input, profile: .strict,
    severity: .information, criteria: [.identifyInputPurpose], on: .field,
    why: "The right keyboard means fewer key switches and fewer errors.",
    examples: [
      .bad(
        .swiftUI, #"⟦TextField("Email", text: $address)⟧"#,
        fixed: #"TextField("Email", text: $address).keyboardType(.emailAddress)"#),
      .bad(
        .swiftUI, #"⟦TextField("Amount", text: $sum)⟧.keyboardType(.emailAddress)"#,
        fixed: #"TextField("Amount", text: $sum).keyboardType(.decimalPad)"#),
      .good(.swiftUI, #"TextField("Amount", text: $sum).keyboardType(.numberPad)"#),
      .good(.swiftUI, #"TextField("Email", text: $address).keyboardType(keyboard)"#),
      .good(.swiftUI, #"TextField("Postcode", text: $postcode)"#),
      .good(.swiftUI, #"VStack { TextField("Email", text: $address) }.keyboardType(.emailAddress)"#),
      .bad(
        .uiKit,
        "class A: UIViewController { func f() { let field = ⟦UITextField()⟧; field.placeholder = \"Phone\"; view.addSubview(field) } }",
        fixed:
          "class A: UIViewController { func f() { let field = UITextField(); field.placeholder = \"Phone\"; field.keyboardType = .phonePad; view.addSubview(field) } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func f() { let field = UITextField(); field.placeholder = \"Phone\"; field.keyboardType = .phonePad; view.addSubview(field) } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func f() { let field = UITextField(); field.placeholder = \"Amount\"; field.inputView = pad; view.addSubview(field) } }"
      ),
      .good(
        .compose, #"TextField(links, onValueChange = set, label = { Text("URL") }, minLines = 3)"#),
      .bad(
        .compose, #"⟦TextField(email, onValueChange = set, label = { Text("Email") })⟧"#,
        fixed:
          #"TextField(email, onValueChange = set, label = { Text("Email") }, keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Email))"#
      ),
      .bad(
        .compose,
        #"⟦TextField(pin, onValueChange = set, label = { Text("PIN") }, keyboardOptions = KeyboardOptions(imeAction = ImeAction.Done))⟧"#,
        fixed:
          #"TextField(pin, onValueChange = set, label = { Text("PIN") }, keyboardOptions = KeyboardOptions(imeAction = ImeAction.Done, keyboardType = KeyboardType.Number))"#
      ),
      .right(
        .compose,
        #"TextField(email, onValueChange = set, label = { Text("Email") }, keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Email))"#
      ),
      .good(
        .compose,
        #"TextField(email, onValueChange = set, label = { Text("Email") }, keyboardOptions = options)"#),
      .bad(
        .compose,
        #"⟦TextField(name, onValueChange = set, label = { Text("Full name") }, keyboardOptions = KeyboardOptions.Default.copy(keyboardType = KeyboardType.Number))⟧"#,
        fixed:
          #"TextField(name, onValueChange = set, label = { Text("Full name") }, keyboardOptions = KeyboardOptions.Default.copy(keyboardType = KeyboardType.Text))"#
      ),
      .bad(
        .compose,
        #"@Composable fun A() { ⟦RoundedTextField(value, set, label = { Text("Mobile phone") }, keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Decimal))⟧ }"#,
        fixed:
          #"@Composable fun A() { RoundedTextField(value, set, label = { Text("Mobile phone") }, keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Phone)) }"#
      ),
      .good(
        .compose,
        #"@Composable fun A() { RoundedTextField(value, set, label = { Text("Mobile phone") }, keyboardOptions = KeyboardOptions(imeAction = ImeAction.Next)) }"#
      ),
      .good(
        .compose,
        #"TextField(name, onValueChange = set, label = { Text("Name") }, keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Email))"#
      ),
      .bad(
        .androidXML, #"<⟦EditText⟧ android:hint="Phone"/>"#,
        fixed: #"<EditText android:inputType="phone" android:hint="Phone"/>"#),
      .bad(
        .androidXML, #"<⟦EditText⟧ android:hint="Email" android:inputType="number"/>"#,
        fixed: #"<EditText android:hint="Email" android:inputType="textEmailAddress"/>"#),
      .bad(
        .androidXML, #"<⟦EditText⟧ android:hint="City" android:inputType="numberDecimal"/>"#,
        fixed: #"<EditText android:hint="City" android:inputType="text"/>"#),
      .bad(
        .androidXML, #"<EditText android:hint="Track" android:inputType="⟦text|number⟧"/>"#,
        fixed: #"<EditText android:hint="Track" android:inputType="number"/>"#),
      .bad(
        .androidXML,
        #"<EditText android:hint="Plate" android:inputType="⟦textCapCharacters|number|textNoSuggestions⟧"/>"#
      ),
      .good(.androidXML, #"<EditText android:hint="Track" android:inputType="number|numberSigned"/>"#),
      .good(
        .androidXML, #"<EditText android:hint="Track" android:inputType="textCapWords|textAutoCorrect"/>"#),
      .good(.androidXML, #"<EditText android:hint="City code" android:inputType="number"/>"#),
      .good(.androidXML, #"<EditText android:hint="PIN" android:inputType="numberPassword"/>"#),
      .good(.androidXML, #"<EditText android:hint="Amount" android:digits="0123456789."/>"#),
      .good(.androidXML, #"<EditText android:hint="Website" android:inputType="@integer/kind"/>"#),
      .bad(
        .androidViews, #"fun f() { val field = ⟦EditText(this)⟧; field.hint = "Email" }"#,
        fixed:
          #"fun f() { val field = EditText(this).apply { inputType = android.text.InputType.TYPE_CLASS_TEXT or android.text.InputType.TYPE_TEXT_VARIATION_EMAIL_ADDRESS }; field.hint = "Email" }"#
      ),
      .right(
        .androidViews,
        #"fun f() { val field = EditText(this); field.hint = "Phone"; field.inputType = InputType.TYPE_CLASS_PHONE }"#
      ),
    ],
    checkFile: { report in
      for practice in report.tree.practices where practice.subject == .mixedInputTypes {
        report.report(
          practice.framework, at: practice.range,
          "These input types add up to another one, so the wrong keyboard opens. Use one type of keyboard.",
          fixes: [practice.fix("Use the number keyboard")])
      }
    }
  ) { id, report in
    let element = report.tree[id]
    let asked = report.tree.keyboardAskedFor(by: id)
    guard asked != nil || !report.tree.mayTellInput(id, { !$0.leavesKeyboard }),
      element.input?.hasLines != true, !report.isTypedOnKeys(id), !report.replacesKeyboard(element),
      let keyboard = report.inputPurpose(ofField: id)?.keyboard(insteadOf: asked),
      asked?.serves(keyboard) != true
    else { return }
    report.reportAbsence(
      id, at: element.framework.isMarkup ? element.typeRange : element.constructor,
      "The keyboard that opens doesn't match what this field asks for. Set the keyboard type.",
      harm: .information, unlessCodeMay: "set the keyboard type",
      fixes: [
        report.fix(
          "Use the \(keyboard.title) keyboard", element.input?.keyboard == nil ? .safe : .changesBehavior,
          .keyboard(keyboard), on: id)
      ])
  }
}

private extension InputPurpose {
  /// Returns the keyboard to use, or nil if no change is needed. Any keyboard with letters works for words.
  func keyboard(insteadOf asked: Keyboard?) -> Keyboard? {
    keyboard ?? (isInLetters && asked?.isNumeric == true ? .text : nil)
  }
}

private extension Keyboard {
  var title: String {
    switch self {
    case .link: "link"
    case .number, .decimal: "number"
    default: rawValue
    }
  }
}

private extension FieldInput {
  /// True if the field doesn't set a keyboard, or sets one that the linter recognizes.
  var leavesKeyboard: Bool { keyboard != .other }
}

private extension Report {
  /// Returns whether code shows a custom input view instead of the keyboard.
  func replacesKeyboard(_ element: Element) -> Bool {
    element.framework == .uiKit && tree.code(0..<text.count).spells("inputView")
  }
}
