// The missing-disabled-state rule: controls that look disabled but aren't exposed as disabled.

import Elements

extension Rule {
  static let missingDisabledState = Rule(
    "missing-disabled-state", "Control can't be used but isn't exposed as disabled", .rolesAndStates,
    severity: .information, criteria: [.nameRoleValue, .useOfColor],
    why: "Users who activate the control can't tell why nothing happens.",
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { ⟦Button("Send") { guard !text.isEmpty else { return }; send() }⟧ } }"#,
        fixed:
          #"struct A: View { var body: some View { Button("Send") { guard !text.isEmpty else { return }; send() }.disabled(text.isEmpty) } }"#
      ),
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { ⟦Button { if feed.supportsSearch { show() } } label: { Text("Find") }⟧.buttonStyle(.bordered) } }"#,
        fixed:
          #"struct A: View { var body: some View { Button { if feed.supportsSearch { show() } } label: { Text("Find") }.buttonStyle(.bordered).disabled(!feed.supportsSearch) } }"#
      ),
      .bad(
        .swiftUI,
        """
        struct A: View {
          var body: some View { ForEach(shown) { one in ⟦Button { hide(one) } label: { Text(one.name) }⟧ } }
          func hide(_ one: Item) {
            guard shown.count > 1 else {
              // One must stay.
              return
            }
            shown.removeAll { $0 == one }
          }
        }
        """),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button("Send") { guard !text.isEmpty else { return }; send() }.disabled(text.isEmpty) } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button("Send") { guard !text.isEmpty else { warn(); return }; send() } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button("Ten") { if items.count != ten { take(ten) } } } }"#),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button("Send") { guard !text.isEmpty else { return }; send() }.opacity(text.isEmpty ? 0 : 1) } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button("Send") { guard !isSending else { return }; send() } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { if !text.isEmpty { Button("Send") { guard !text.isEmpty else { return }; send() } } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button("Open") { guard let url else { return }; open(url) } } }"#
      ),
      .bad(
        .swiftUI, #"Button("Pay") { pay() }.opacity(isValid ? 1 : 0.5)⟦.allowsHitTesting(isValid)⟧"#,
        fixed: #"Button("Pay") { pay() }.opacity(isValid ? 1 : 0.5).disabled(!isValid)"#),
      .right(
        .swiftUI,
        #"Button("Pay") { pay() }.opacity(isValid ? 1 : 0.5).allowsHitTesting(isValid).disabled(!isValid)"#),
      .good(.swiftUI, #"Text("Pay").opacity(isValid ? 1 : 0.5).allowsHitTesting(isValid)"#),
      .good(.swiftUI, #"Button("Pay") { pay() }.opacity(isValid ? 1 : 0).allowsHitTesting(isValid)"#),
      .bad(
        .uiKit, "func f() { payButton.alpha = 0.5; ⟦payButton.isUserInteractionEnabled = false⟧ }",
        fixed: "func f() { payButton.alpha = 0.5; payButton.isEnabled = false }"),
      .right(
        .uiKit,
        "func f() { payButton.alpha = 0.5; payButton.isUserInteractionEnabled = false; payButton.isEnabled = false }"
      ),
      .good(.uiKit, "func f() { card.alpha = 0.5; card.isUserInteractionEnabled = false }"),
      .bad(
        .androidViews, "fun f() { payButton.alpha = 0.5f; ⟦payButton.isClickable = false⟧ }",
        fixed: "fun f() { payButton.alpha = 0.5f; payButton.isEnabled = false }"),
      .right(
        .androidViews,
        "fun f() { payButton.alpha = 0.5f; payButton.isClickable = false; payButton.isEnabled = false }"),
      .bad(
        .androidViews,
        "class Pages : Fragment() { fun show(page: Page) { next.setOnClickListener { turn() }; ⟦next.alpha = if (page.next != null) 1f else 0.5f⟧ } }",
        fixed:
          "class Pages : Fragment() { fun show(page: Page) { next.setOnClickListener { turn() }; next.alpha = if (page.next != null) 1f else 0.5f; next.isEnabled = page.next != null } }"
      ),
      .good(
        .androidViews,
        "class Pages : Fragment() { fun show(page: Page) { next.setOnClickListener { turn() }; next.alpha = if (page.isNew) 1f else 0.5f } }"
      ),
      .good(
        .androidViews,
        "class Pages : Fragment() { fun show(page: Page) { next.alpha = if (page.next != null) 1f else 0.5f } }"
      ),
      .good(.androidViews, "fun f() { card.alpha = 0.5f; card.isClickable = false }"),
      .good(
        .androidViews,
        "fun f() { if (busy) { payButton.alpha = 0.5f } else { payButton.isClickable = false } }"),
      .bad(
        .androidXML,
        #"<Button android:text="@string/a" ⟦android:alpha="0.5"⟧ android:clickable="false"/>"#,
        fixed: #"<Button android:text="@string/a" android:alpha="0.5" android:enabled="false"/>"#),
      .right(
        .androidXML,
        #"<Button android:text="@string/a" android:alpha="0.5" android:clickable="false" android:enabled="false"/>"#
      ),
      .good(
        .androidXML, #"<TextView android:text="@string/a" android:alpha="0.5" android:clickable="false"/>"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .silentRefusal {
      report.report(
        practice.framework, at: practice.range,
        "Under a condition, this button does nothing, but VoiceOver announces it as available. Disable it as well.",
        fixes: [practice.fix("Add disabled(_:)")])
    }
    for practice in report.tree.practices where practice.subject == .drawnDisabled {
      report.report(
        practice.framework, at: practice.range,
        "This control looks disabled, but \(practice.framework.screenReader) announces it as available. Disable the control itself.",
        fixes: [
          practice.fix(
            practice.framework == .swiftUI ? "Replace with disabled(_:)" : "Disable the control")
        ])
    }
  }
}
