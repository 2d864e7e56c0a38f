// The insecure-password-field rule: passwords and PINs in plain text fields.

import Elements
import Source

extension Rule {
  static let insecurePasswordField = Rule(
    "insecure-password-field", "Password is entered in a plain text field", .input,
    severity: .warning, criteria: [], on: .field,
    why: "A screen reader may speak what a secure field would hide.",
    examples: [
      .bad(
        .swiftUI, #"⟦TextField("Passcode", text: $p)⟧"#, fixed: #"SecureField("Passcode", text: $p)"#),
      .bad(
        .swiftUI, #"⟦TextField("Secret", text: $newPassword)⟧"#,
        fixed: #"SecureField("Secret", text: $newPassword)"#),
      .right(.swiftUI, #"SecureField("Password", text: $p)"#),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { if isShown { TextField("Password", text: $p) } else { SecureField("Password", text: $p) } } }"#
      ),
      .good(.swiftUI, #"TextField("PIN code of your town", text: $pincode)"#),
      .good(.swiftUI, #"TextField("Password hint", text: $hint)"#),
      .good(.swiftUI, #"TextField("Shopping", text: $spinner)"#),
      .good(.swiftUI, #"TextField("GPIO", value: $buttonPin, format: .number)"#),
      .bad(
        .uiKit,
        "class A: UIViewController { func f() { let field = ⟦UITextField()⟧; field.placeholder = \"Password\"; view.addSubview(field) } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func f() { let field = UITextField(); field.placeholder = \"Password\"; field.isSecureTextEntry = true; view.addSubview(field) } }"
      ),
      .bad(.compose, #"⟦TextField(password, onValueChange = set, label = { Text("Password") })⟧"#),
      .right(
        .compose,
        #"TextField(password, onValueChange = set, label = { Text("Password") }, visualTransformation = PasswordVisualTransformation())"#
      ),
      .good(
        .compose,
        #"BasicTextField(pin, onValueChange = set, decorationBox = { Dots(pin.length) })"#),
      .good(.compose, #"TextField(name, onValueChange = set, label = { Text("Name") })"#),
      .bad(
        .androidXML, #"<⟦EditText⟧ android:hint="Password" android:inputType="text"/>"#),
      .right(.androidXML, #"<EditText android:hint="Password" android:inputType="textPassword"/>"#),
      .good(.androidXML, #"<EditText android:hint="Name" android:inputType="text"/>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.role == .textField, element.framework != .androidViews,
      !element.circumstances.contains(.masksText), !element.circumstances.contains(.passive),
      !element.openness.contains(.elsewhere), element.hiding == nil, !report.takesValue(id),
      report.asksForSecret(id),
      !report.tree.hasSecureField(beside: id)
    else { return }
    // Source: google/talkback, “Keyboard echo” in its settings: whether typed characters are read is up to the user.
    report.reportAbsence(
      id, at: element.framework.isMarkup ? element.typeRange : element.constructor,
      "This password is shown on screen and may be read aloud as it's typed. Use a secure field.",
      harm: .warning, unlessCodeMay: "hide the typed text",
      fixes: [report.secureField(id)])
  }
}

private extension Report {
  /// Returns whether a field's text, or the variable for its value, names a password or PIN.
  func asksForSecret(_ id: ElementID) -> Bool {
    let wording = wording(ofField: id)
    if wording.identifiers.contains(where: SecretWords.name) { return true }
    return isEnglish && wording.texts.contains(where: SecretWords.asks)
  }

  /// Returns whether a SwiftUI field formats a value, such as the number of a pin on a circuit board.
  func takesValue(_ id: ElementID) -> Bool {
    guard tree[id].framework == .swiftUI else { return false }
    let source = text.string(tree[id].constructor)
    return source.contains("value: $") || source.contains("format: .")
  }

  /// Returns a fix that writes `SecureField`, or nil if the field has arguments that `SecureField` doesn't take.
  func secureField(_ id: ElementID) -> Fix? {
    let element = tree[id]
    guard element.framework == .swiftUI, element.typeName == "TextField" else { return nil }
    let source = text.string(element.constructor)
    guard !source.contains("axis:"), !source.contains("format:"), !source.contains("value:") else {
      return nil
    }
    return Fix(
      "Replace with SecureField", .changesBehavior, edits: [Fix.Edit(element.typeRange, "SecureField")])
  }
}

/// The words for passwords and PINs in text and identifiers.
private enum SecretWords {
  static let secrets: Set<String> = ["password", "passcode", "pin", "mpin", "cvv"]
  /// Words that mark a text as being about a password rather than asking for one.
  static let others: Set<String> = [
    "hint", "forgot", "reminder", "code", "zip", "postal", "name", "title", "length", "generator", "manager",
    "search", "visible", "visibility", "shown", "is", "show", "field", "error", "message", "label",
    "protected",
  ]

  /// Returns whether an identifier names a password or PIN: `newPassword` and `confirm_pin`, not `passwordHint`.
  static func name(_ identifier: String) -> Bool {
    let words = Set(NameSuggestion.words(in: identifier))
    return !words.isDisjoint(with: secrets) && words.isDisjoint(with: others.subtracting(["field", "name"]))
      && !words.contains("name")
  }

  /// Returns whether a text asks for a password or PIN: “Enter your PIN”, not “Hint for your password”.
  static func asks(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count <= 4 else { return false }
    return words.contains(where: secrets.contains) && !words.contains(where: others.contains)
  }
}
