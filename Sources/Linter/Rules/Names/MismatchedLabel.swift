// The mismatched-label rule: controls whose label doesn't match their visible text or icon.

import Elements

extension Rule {
  static let mismatchedLabel = Rule(
    "mismatched-label", "Label doesn't match the visible text or icon", .names,
    severity: .warning, criteria: [.labelInName], on: .labelled, cause: .wrongName,
    why: "People who use Voice Control or Voice Access say what they see on screen.",
    options: [
      RuleOption(
        "requireStart", default: .string("information"), oneOf: ["off"] + Severity.allCases.map(\.rawValue),
        #"Severity if the label contains the visible text but doesn't start with it, or "off"."#)
    ],
    examples: [
      .bad(
        .swiftUI, #"Button("Send") { send() }.accessibilityLabel(⟦"Submit form"⟧)"#,
        fixed: #"Button("Send") { send() }.accessibilityLabel("Send, Submit form")"#),
      .bad(
        .swiftUI,
        #"Button { send() } label: { Image("send"); Text("Send") }.accessibilityLabel(⟦"Submit form"⟧)"#,
        fixed:
          #"Button { send() } label: { Image("send"); Text("Send") }.accessibilityLabel("Send, Submit form")"#
      ),
      .bad(
        .swiftUI, #"Toggle("Wi-Fi", isOn: $isOn).accessibilityLabel(⟦"Wireless network"⟧)"#,
        fixed: #"Toggle("Wi-Fi", isOn: $isOn).accessibilityLabel("Wi-Fi, Wireless network")"#),
      .bad(
        .swiftUI, #"Link("Terms", destination: terms).accessibilityLabel(⟦"Read the terms"⟧)"#,
        severity: .information),
      .right(.swiftUI, #"Button("Send") { send() }.accessibilityLabel("Send form")"#),
      .good(.swiftUI, #"Button("Send…") { send() }.accessibilityLabel("Send, to everyone")"#),
      .good(.swiftUI, #"Button("Mon") { pick() }.accessibilityLabel("Monday")"#),
      .good(.swiftUI, #"Button("+1") { add() }.accessibilityLabel("One more")"#),
      .good(.swiftUI, #"Button("12") { pick() }.accessibilityLabel("December the twelfth")"#),
      .good(
        .swiftUI,
        #"Button("Send") { send() }.accessibilityLabel("Submit form").accessibilityInputLabels(["Send"])"#),
      .good(.swiftUI, #"Button(title) { send() }.accessibilityLabel("Submit form")"#),
      .good(.swiftUI, #"Text("Send").accessibilityLabel("Submit form")"#),
      .good(.swiftUI, #"Button("send.title") { send() }.accessibilityLabel("Submit form")"#),
      .good(
        .swiftUI,
        #"Button { flip() } label: { if on { Text("Pause") } else { Text("Play") } }.accessibilityLabel("Play")"#
      ),
      .good(.swiftUI, #"Button("Send") { send() }.accessibilityLabel(on ? "Sent" : "Submit")"#),

      .bad(
        .uiKit,
        #"sendButton.setTitle("Send", for: .normal); sendButton.accessibilityLabel = ⟦"Submit"⟧"#,
        fixed:
          #"sendButton.setTitle("Send", for: .normal); sendButton.accessibilityLabel = "Send, Submit""#),
      .bad(
        .uiKit,
        #"func f() { var c = UIButton.Configuration.filled(); c.title = "Send"; let b = UIButton(configuration: c); b.accessibilityLabel = ⟦"Submit"⟧ }"#
      ),
      .right(
        .uiKit,
        #"sendButton.setTitle("Send", for: .normal); sendButton.accessibilityLabel = "Send message""#),
      .good(
        .uiKit,
        #"sendButton.setTitle("Send", for: .normal); sendButton.accessibilityLabel = "Submit"; sendButton.accessibilityUserInputLabels = ["Send"]"#
      ),
      .good(
        .uiKit,
        #"sendButton.setTitle(isNew ? "Send" : "Save", for: .normal); sendButton.accessibilityLabel = "Submit""#
      ),
      .good(
        .uiKit,
        #"sendButton.setTitle("Send", for: .normal); sendButton.setTitle("Sent", for: .disabled); sendButton.accessibilityLabel = "Submit""#
      ),
      .good(
        .uiKit,
        #"sendButton.setTitle(NSLocalizedString("send", comment: ""), for: .normal); sendButton.accessibilityLabel = "Submit""#
      ),
      .good(.uiKit, #"priceLabel.text = "12"; priceLabel.accessibilityLabel = "Twelve euros""#),
      .bad(
        .compose,
        #"Row(Modifier.clickable(role = Role.Button) { send() }.clearAndSetSemantics { contentDescription = ⟦"Submit"⟧ }) { Text("Send") }"#,
        fixed:
          #"Row(Modifier.clickable(role = Role.Button) { send() }.clearAndSetSemantics { contentDescription = "Send, Submit" }) { Text("Send") }"#
      ),
      .bad(
        .compose, #"Button(send, Modifier.semantics { contentDescription = ⟦"Submit"⟧ }) { Text("Send") }"#,
        severity: .information),
      .right(.compose, #"Button(send) { Text("Send") }"#),
      .good(
        .compose, #"Button(send, Modifier.semantics { contentDescription = "Send form" }) { Text("Send") }"#),
      .good(
        .compose,
        #"Row(Modifier.clickable(role = Role.Button) { send() }.clearAndSetSemantics { contentDescription = label }) { Text("Send") }"#
      ),
      .good(
        .compose,
        #"Button(send, Modifier.semantics { contentDescription = "Submit" }) { Text(stringResource(R.string.send)) }"#
      ),
      .good(.compose, #"Button(pick, Modifier.semantics { contentDescription = "Monday" }) { Text("Mon") }"#),
      .bad(
        .androidViews, #"val b = Button(this); b.text = "Send"; b.contentDescription = ⟦"Submit"⟧"#,
        fixed: #"val b = Button(this); b.text = "Send"; b.contentDescription = "Send, Submit""#),
      .right(.androidViews, #"val b = Button(this); b.text = "Send""#),
      .good(
        .androidViews, #"val b = Button(this); b.text = "Send"; b.contentDescription = "Send the message""#),
      .good(
        .androidViews,
        #"val b = Button(this); b.text = if (on) "Pause" else "Play"; b.contentDescription = "Submit""#),
      .good(
        .androidViews,
        #"val b = Button(this); b.text = "Send"; b.text = "Sent"; b.contentDescription = "Submit""#),
      .bad(
        .androidXML, #"<Button android:text="Send" android:contentDescription="⟦Submit⟧"/>"#,
        fixed: #"<Button android:text="Send" android:contentDescription="Send, Submit"/>"#),
      .bad(
        .androidXML,
        #"<CheckBox android:text="Stay signed in" android:contentDescription="⟦Keep me here⟧"/>"#,
        fixed:
          #"<CheckBox android:text="Stay signed in" android:contentDescription="Stay signed in, Keep me here"/>"#
      ),
      .bad(
        .androidXML,
        #"<ImageView android:id="@+id/download_menu" android:contentDescription="⟦@string/cover_of_series⟧" android:src="@drawable/ic_more_vert"/>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><ImageView android:id="@+id/checkbox" android:contentDescription="@string/select_all" android:src="@drawable/ic_check_circle"/><ImageView android:id="@+id/arrow" android:contentDescription="⟦@string/select_all⟧" android:src="@drawable/ic_expand_less"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<ImageButton android:id="@+id/delete" android:contentDescription="⟦@string/search⟧" android:src="@drawable/ic_delete"/>"#
      ),
      .good(
        .androidXML,
        #"<ImageView android:id="@+id/menu" android:contentDescription="@string/series_tools" android:src="@drawable/ic_more_vert"/>"#
      ),
      .good(
        .androidXML,
        #"<ImageView android:id="@+id/series" android:contentDescription="@string/cover_of_series" android:src="@drawable/ic_more_vert"/>"#
      ),
      .good(
        .androidXML,
        #"<ImageButton android:id="@+id/delete" android:contentDescription="@string/remove_account" android:src="@drawable/ic_delete"/>"#
      ),
      .right(.androidXML, #"<Button android:text="Send"/>"#),
      .good(.androidXML, #"<Button android:text="Send" android:contentDescription="Send message"/>"#),
      .good(
        .androidXML, #"<Button android:text="@string/send" android:contentDescription="@string/submit"/>"#),
      .good(.androidXML, #"<Button android:text="Mon" android:contentDescription="Monday"/>"#),
      .good(.androidXML, #"<Button android:text="Pg Up" android:contentDescription="Page Up"/>"#),
      .good(.androidXML, #"<Button android:text="3" android:contentDescription="Three stars"/>"#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="⟦Submit form⟧"/><state key="normal" title="Send"/></button>"#,
        fixed:
          #"<button id="a"><accessibility key="accessibilityConfiguration" label="Send, Submit form"/><state key="normal" title="Send"/></button>"#
      ),
      .good(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="Submit"/><state key="normal" title="Send"/><state key="selected" title="Sent"/></button>"#
      ),
      .good(
        .interfaceBuilder,
        #"<barButtonItem title="Item" image="send" id="a"><accessibility key="accessibilityConfiguration" label="Submit"/></barButtonItem>"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    if let contradicted = report.tree.contradictedIcon(of: id) {
      let said = contradicted.label.value.literal.map { "“\($0)”" } ?? "text for something else"
      return report.report(
        id, at: contradicted.label.valueRange,
        "This shows '\(contradicted.icon)', and its ID is '\(contradicted.identifier)', but TalkBack announces \(said). Describe what it does.",
        criteria: [.nonTextContent, .nameRoleValue])
    }
    guard element.role.isControl || element.isTappable, !element.role.isField, element.exposure != .hidden,
      !element.circumstances.contains(.namedForVoice),
      let label = element.labels.last, let spoken = label.value.literal, !label.isKey, !spoken.isEmpty,
      let texts = report.tree.visibleTexts(of: id), let visible = texts.joinedLiterals,
      UnreadableText(visible) == nil, UnreadableText(spoken) == nil
    else { return }
    let said = SpokenWords(spoken)
    let shown = SpokenWords(visible)
    guard !shown.isUnspeakable, !shown.abbreviates(said) else { return }
    // If there are several texts, only one of them may be visible at a time.
    let places = ([shown] + texts.compactMap { $0.value.literal.map { SpokenWords($0) } }).map(
      said.firstIndex(of:))
    if places.contains(0) { return }
    let isContained = places.contains { $0 != nil }
    guard let severity = isContained ? report.startSeverity : element.mismatchSeverity else { return }
    report.report(
      id, at: label.valueRange,
      element.readsBoth
        ? "\(element.reader) announces “\(spoken), \(visible)”, two labels for one control. Use the visible text alone."
        : "This shows “\(visible)” but is labeled “\(spoken)”, so saying “\(visible)” may not work. Start the label with the visible text.",
      severity: severity,
      fixes: [
        element.readsBoth
          ? nil
          : report.fix(
            "Start the label with “\(visible)”", .changesBehavior,
            .rewrite(label, "\(visible), \(spoken)"), on: id),
        report.fix(
          "Remove the label and use the visible text", .changesBehavior, .remove([label.range]), on: id),
      ])
  }
}

private extension Report {
  /// The severity if the label contains the visible text but doesn't start with it, or nil if that isn't reported.
  var startSeverity: Severity? {
    guard case .string(let name)? = option("requireStart") else { return .information }
    return Severity(rawValue: name)
  }
}

private extension Element {
  /// True if TalkBack reads the label and the text. In Compose, a content description replaces the text inside only if
  /// it clears it.
  var readsBoth: Bool { framework == .compose && grouping != .ignoresChildren }

  var mismatchSeverity: Severity { readsBoth ? .information : .warning }
}

private extension [WrittenText] {
  /// The texts joined by spaces, or nil if there are none or one isn't a literal.
  var joinedLiterals: String? {
    let literals = compactMap { $0.isKey ? nil : $0.value.literal }
    return isEmpty || literals.count < count ? nil : literals.joined(separator: " ")
  }
}
