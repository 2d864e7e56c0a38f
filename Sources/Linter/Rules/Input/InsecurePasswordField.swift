// insecure-password-field: a secret that is shown while it is typed.

import Elements
import Source

extension Rule {
  static let insecurePasswordField = Rule(
    "insecure-password-field", "Secret is shown and read aloud", .input,
    severity: .warning, criteria: [], on: .field,
    why: "A screen reader speaks what a secure field would hide.",
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
      !element.openness.contains(.elsewhere), element.hiding == nil, report.asksForSecret(id),
      !report.tree.hasSecureField(beside: id)
    else { return }
    // Source: google/talkback, “Keyboard echo” in its settings: whether typed characters are read is up to the user.
    report.reportAbsence(
      id, at: element.framework.isMarkup ? element.typeRange : element.constructor,
      "This password is shown on screen and may be read aloud as it's typed. Use a secure field.",
      harm: .warning, unlessCodeMay: "hide what is typed",
      fixes: [report.secureField(id)])
  }
}

private extension Report {
  /// Whether a field is called like one for a password or PIN, by its text or by what holds its value.
  func asksForSecret(_ id: ElementID) -> Bool {
    let wording = wording(ofField: id)
    if wording.identifiers.contains(where: SecretWords.name) { return true }
    return isEnglish && wording.texts.contains(where: SecretWords.asks)
  }

  /// `SecureField`, which takes a title and a text and nothing else.
  func secureField(_ id: ElementID) -> Fix? {
    let element = tree[id]
    guard element.framework == .swiftUI, element.typeName == "TextField" else { return nil }
    let source = text.string(element.constructor)
    guard !source.contains("axis:"), !source.contains("format:"), !source.contains("value:") else {
      return nil
    }
    return Fix(
      "Use SecureField", .changesBehavior, edits: [Fix.Edit(element.typeRange, "SecureField")])
  }
}

/// The words for what nobody else may see.
private enum SecretWords {
  static let secrets: Set<String> = ["password", "passcode", "pin", "mpin", "cvv"]
  /// What a text about a secret, rather than for it, says as well.
  static let others: Set<String> = [
    "hint", "forgot", "reminder", "code", "zip", "postal", "name", "title", "length", "generator", "manager",
    "search", "visible", "visibility", "shown", "is", "show", "field", "error", "message", "label",
    "protected",
  ]

  /// `newPassword`, `confirm_pin`; not `passwordHint`.
  static func name(_ identifier: String) -> Bool {
    let words = Set(NameSuggestion.words(in: identifier))
    return !words.isDisjoint(with: secrets) && words.isDisjoint(with: others.subtracting(["field", "name"]))
      && !words.contains("name")
  }

  /// “Password”, “Enter your PIN”; not “Hint for your password”.
  static func asks(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard words.count <= 4 else { return false }
    return words.contains(where: secrets.contains) && !words.contains(where: others.contains)
  }
}
