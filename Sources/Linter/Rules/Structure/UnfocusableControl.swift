// The unfocusable-control rule: controls that can't be reached by keyboard or switch.

import Elements

extension Rule {
  static let unfocusableControl = Rule(
    "unfocusable-control", "Control can't be reached by keyboard or switch", .structureAndFocus,
    severity: .warning, criteria: [.keyboard, .focusOrder],
    on: [.pressable, .valueControl, .field, .gestures, .barriers],
    why: "Everything that responds to touch must work without touch.",
    examples: [
      .bad(.swiftUI, #"Button("Pay") { pay() }⟦.focusable(false)⟧"#, fixed: #"Button("Pay") { pay() }"#),
      .bad(
        .swiftUI, #"Toggle("Wi-Fi", isOn: $on)⟦.accessibilityRespondsToUserInteraction(false)⟧"#,
        fixed: #"Toggle("Wi-Fi", isOn: $on)"#),
      .bad(
        .swiftUI,
        #"Text("Pay").onTapGesture { pay() }.accessibilityAddTraits(.isButton)⟦.accessibilityRespondsToUserInteraction(false)⟧"#,
        fixed: #"Text("Pay").onTapGesture { pay() }.accessibilityAddTraits(.isButton)"#),
      .bad(
        .swiftUI,
        #"""
        struct Tip: View { let text: String; var body: some View { Text(text).accessibilityAddTraits(.isButton).onTapGesture { open() } } }
        struct Tips: View { var body: some View { VStack { Tip(text: "New")⟦.accessibilityRespondsToUserInteraction(false)⟧ } } }
        """#,
        fixed: #"""
          struct Tip: View { let text: String; var body: some View { Text(text).accessibilityAddTraits(.isButton).onTapGesture { open() } } }
          struct Tips: View { var body: some View { VStack { Tip(text: "New") } } }
          """#),
      .good(
        .swiftUI,
        #"""
        struct Tip: View { let text: String; var body: some View { Text(text) } }
        struct Tips: View { var body: some View { VStack { Tip(text: "New").accessibilityRespondsToUserInteraction(false) } } }
        """#),
      .good(.swiftUI, #"Text("Pay").focusable(false)"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.focusable(isActive)"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.focusable(false).accessibilityHidden(true)"#),
      .bad(
        .uiKit,
        "let pay = UIButton()\npay.setTitle(\"Pay\", for: .normal)\n⟦pay.accessibilityRespondsToUserInteraction = false⟧\nadd(pay)",
        fixed: "let pay = UIButton()\npay.setTitle(\"Pay\", for: .normal)\nadd(pay)"),
      .good(.uiKit, "let title = UILabel()\ntitle.accessibilityRespondsToUserInteraction = false"),
      .bad(
        .compose,
        "Box(Modifier.clickable(onClickLabel = \"Open\", role = Role.Button) { open() }.focusProperties { ⟦canFocus = false⟧ }) { Text(t) }",
        fixed:
          "Box(Modifier.clickable(onClickLabel = \"Open\", role = Role.Button) { open() }.focusProperties { canFocus = true }) { Text(t) }"
      ),
      .good(.compose, "Box(Modifier.focusProperties { canFocus = false }) { Text(t) }"),
      .bad(
        .androidViews,
        "fun f(c: Context) { val pay = Button(c); pay.text = t; pay.setOnClickListener { pay() }; ⟦pay.isFocusable = false⟧ }",
        fixed:
          "fun f(c: Context) { val pay = Button(c); pay.text = t; pay.setOnClickListener { pay() }; pay.isFocusable = true }"
      ),
      .good(
        .androidViews, "fun f(c: Context) { val pay = Button(c); pay.text = t; pay.isFocusable = false }"),
      .bad(
        .androidXML,
        #"<Button android:text="@string/a" android:onClick="open" ⟦android:focusable="false"⟧/>"#,
        fixed: #"<Button android:text="@string/a" android:onClick="open" android:focusable="true"/>"#),
      .good(
        .androidXML,
        #"<Button android:text="@string/a" android:clickable="false" android:focusable="false"/>"#),
      .good(.androidXML, #"<Button android:text="@string/a" android:focusable="false"/>"#),
      .good(
        .androidXML, #"<Button android:text="@string/a" android:onClick="open" android:focusable="false"/>"#,
        path: "app/src/main/res/layout/clock_widget.xml"),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard let barrier = element.barriers.last, element.exposure != .hidden, element.exposure != .ignored,
      element.hiding == nil, !element.circumstances.contains(.passive), element.isOperated
    else { return }
    let isApple = !element.framework.isAndroid
    report.report(
      id, at: barrier.range,
      barrier.way == .keyboard
        ? "Keyboard users can't reach this control. Make it focusable."
        : "Switch, voice, and keyboard users can't reach this control. Let it respond to user interaction.",
      fixes: [
        isApple
          ? report.fix(
            "Remove the code that blocks focus", .changesBehavior, .remove([barrier.range]), on: id)
          : Fix("Set focusable to true", .changesBehavior, edits: [Fix.Edit(barrier.valueRange, "true")])
      ])
  }
}

private extension Element {
  /// True if it's a control or, on Android, anything that certainly handles clicks.
  var isOperated: Bool {
    switch framework {
    case .swiftUI:
      role.isControl || circumstances.contains(.showsTapTarget)
        || gestures.contains { $0.kind == .tap && $0.purpose == .action }
    case .uiKit, .interfaceBuilder: role.isControl
    // The front end records barriers only on clickable tags.
    case .androidXML: true
    case .compose, .androidViews: gestures.contains { $0.kind == .tap && $0.purpose == .action }
    }
  }
}
