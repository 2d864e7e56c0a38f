// The missing-input-purpose rule: fields that the system can't autofill because they have no autofill type.

import Elements

extension Rule {
  static let missingInputPurpose = Rule(
    "missing-input-purpose", "Field has no autofill type", .input, profile: .strict,
    severity: .information, criteria: [.identifyInputPurpose, .redundantEntry], on: .field,
    why: "Autofill saves people memory, spelling, and typing.",
    options: [
      RuleOption(
        "fields",
        default: .strings(InputPurpose.allCases.filter(\.isFilledIn).map(\.rawValue)),
        "Input purposes that need an autofill type.")
    ],
    examples: [
      .bad(
        .swiftUI, #"⟦TextField("Email", text: $address)⟧"#,
        fixed: #"TextField("Email", text: $address).textContentType(.emailAddress)"#),
      .bad(
        .swiftUI, #"⟦SecureField("New password", text: $secret)⟧"#,
        fixed: #"SecureField("New password", text: $secret).textContentType(.newPassword)"#),
      .right(.swiftUI, #"TextField("Email", text: $address).textContentType(.emailAddress)"#),
      .good(
        .swiftUI,
        #"VStack { TextField("Email", text: $address); SecureField("Password", text: $secret) }.textContentType(.username)"#
      ),
      .good(.swiftUI, #"TextField("Recipient’s email", text: $recipientEmail)"#),
      .good(.swiftUI, #"TextField("Search hotels", text: $hotelPhone)"#),
      .good(.swiftUI, #"SecureField("Password", text: $certificatePassword)"#),
      .good(.swiftUI, #"TextField("Email or username", text: $login)"#),
      .good(.swiftUI, #"TextField("Email", text: $address).loginField()"#),
      .good(.swiftUI, #"TextField("Hotel", text: $hotel)"#),
      .good(.swiftUI, #"TextField("Email", text: $address)"#, path: "Mac/Screen.swift"),
      .bad(
        .uiKit,
        "class A: UIViewController { func f() { let field = ⟦UITextField()⟧; field.placeholder = \"Phone\"; view.addSubview(field) } }",
        fixed:
          "class A: UIViewController { func f() { let field = UITextField(); field.placeholder = \"Phone\"; field.textContentType = .telephoneNumber; view.addSubview(field) } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func f() { let field = UITextField(); field.placeholder = \"Phone\"; field.textContentType = .telephoneNumber; view.addSubview(field) } }"
      ),
      .good(.uiKit, "class A: UIViewController { @IBOutlet var emailField: UITextField! }"),
      .bad(
        .compose, #"⟦TextField(email, onValueChange = set, label = { Text("Email") })⟧"#,
        fixed:
          #"TextField(email, onValueChange = set, label = { Text("Email") }, modifier = Modifier.semantics { contentType = ContentType.EmailAddress })"#
      ),
      .right(
        .compose,
        #"TextField(email, onValueChange = set, label = { Text("Email") }, modifier = Modifier.semantics { contentType = ContentType.EmailAddress })"#
      ),
      .good(
        .compose, #"TextField(email, onValueChange = set, label = { Text("Email") }, modifier = modifier)"#),
      .bad(
        .androidXML, #"<⟦EditText⟧ android:hint="Username" android:inputType="text"/>"#,
        fixed:
          #"<EditText android:autofillHints="username" android:hint="Username" android:inputType="text"/>"#
      ),
      .right(.androidXML, #"<EditText android:hint="Username" android:autofillHints="username"/>"#),
      .good(.androidXML, #"<EditText android:hint="Email template"/>"#),
      .bad(
        .androidViews, #"fun f() { val field = ⟦EditText(this)⟧; field.hint = "Postcode" }"#,
        fixed:
          #"fun f() { val field = EditText(this).apply { setAutofillHints("postalCode") }; field.hint = "Postcode" }"#
      ),
      .right(
        .androidViews,
        #"fun f() { val field = EditText(this); field.hint = "Postcode"; field.setAutofillHints("postalCode") }"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard !report.tree.mayTellInput(id, \.statesPurpose), !report.isTypedOnKeys(id),
      !report.runsWithoutAutofill(element), let purpose = report.inputPurpose(ofField: id),
      purpose.isFilledIn,
      report.option("fields").allows(purpose.rawValue)
    else { return }
    report.reportAbsence(
      id, at: element.framework.isMarkup ? element.typeRange : element.constructor,
      "Without an autofill type, the system may not fill in this field, so users have to type. Set its autofill type.",
      harm: .information, unlessCodeMay: "set the autofill type",
      fixes: [
        report.fix(
          "Set the autofill type", purpose.isCertain ? .safe : .changesBehavior, .inputPurpose(purpose),
          on: id
        )
      ])
  }
}

private extension InputPurpose {
  /// True if names that match this purpose are unambiguous.
  var isCertain: Bool {
    switch self {
    case .email, .password, .oneTimeCode, .phone, .username: true
    default: false
    }
  }
}

private extension Report {
  /// Returns whether the app supports versions of Android, or uses a version of Compose, without autofill.
  ///
  /// Sources: Android, “View › android:autofillHints”: added in API level 26; “Compose UI 1.8”: `contentType`.
  func runsWithoutAutofill(_ element: Element) -> Bool {
    switch element.framework {
    case .compose: project.lowestVersion(of: .compose).map { $0 < TargetVersion(1, 8) } ?? false
    case .androidViews, .androidXML:
      project.lowestVersion(of: .minSdk).map { $0 < TargetVersion(26) } ?? false
    case .swiftUI, .uiKit, .interfaceBuilder: false
    }
  }
}

private extension OptionValue? {
  func allows(_ name: String) -> Bool {
    if case .strings(let names) = self { names.contains(name) } else { true }
  }
}
