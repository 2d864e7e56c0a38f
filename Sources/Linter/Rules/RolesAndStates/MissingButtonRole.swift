// missing-button-role: something that can be pressed and does not say so.

import Elements

extension Rule {
  static let missingButtonRole = Rule(
    "missing-button-role", "Tappable element is no button", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue, .keyboard, .infoAndRelationships], on: .gestures,
    why: "People act on what they are told is a button.",
    options: [
      RuleOption("rows", default: .string("ignore"), "“report” also asks for a role on rows of lists.")
    ],
    examples: [
      .bad(
        .swiftUI, #"Text("Pay")⟦.onTapGesture { pay() }⟧"#,
        fixed: #"Button { pay() } label: { Text("Pay") }.buttonStyle(.plain)"#),
      .bad(.swiftUI, #"HStack { Text("Pay") }⟦.gesture(TapGesture().onEnded { pay() })⟧"#),
      .bad(
        .androidXML, #"<⟦TextView⟧ android:onClick="pay" android:text="@string/pay"/>"#,
        fixed: #"<Button android:onClick="pay" android:text="@string/pay"/>"#, severity: .hint),
      .good(.androidXML, #"<TextView style="@style/Widget.Material3.Button.TextButton" android:onClick="pay" android:text="@string/pay"/>"#),
      .good(.androidXML, #"<Button android:onClick="pay" android:text="@string/pay"/>"#),
      .good(.androidXML, #"<LinearLayout android:onClick="open"><TextView android:text="A"/><TextView android:text="B"/></LinearLayout>"#),
      .good(.swiftUI, #"Text("Pay").onTapGesture { pay() }.accessibilityAddTraits(.isButton)"#),
      .good(.swiftUI, #"Text("Pay").onTapGesture { pay() }.accessibilityAction { pay() }"#),
      .good(.swiftUI, #"VStack { fields }.onTapGesture { isFocused = false }"#),
      .good(.swiftUI, #"Color.clear.onTapGesture { isShown = false }"#),
      .good(.swiftUI, #"Button("Pay") { pay() }"#),
      .good(.swiftUI, #"Text("Pay").onTapGesture(count: 2) { pay() }"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.isExposed, let tap = element.gestures.first(where: { $0.kind == .tap && $0.purpose == .action }),
      element.readsLikeText, element.actions.isEmpty,
      !element.traits.contains(where: { $0.trait.impliesAction || $0.trait == .other }),
      element.openness.isDisjoint(with: element.framework.roleBlindSpots), element.grouping != .ignoresChildren || element.framework != .swiftUI,
      !element.circumstances.contains(.row) || element.framework == .swiftUI || element.framework == .uiKit
        || report.option("rows") == .string("report"),
      report.tree.enclosingControl(of: id) == nil
    else { return }
    report.report(
      id, at: tap.range, element.missingRoleMessage,
      severity: element.visibilitySeverity(element.framework.missingRoleSeverity),
      fixes: [
        report.fix("Turn it into a button", .changesBehavior, .button, on: id),
        report.fix("Add the button role", element.framework.roleFixApplicability(element), .buttonRole, on: id),
      ])
  }
}

private extension Element {
  /// Whether nothing but a role written by hand could tell that the element is there to be pressed.
  var readsLikeText: Bool {
    if role.isControl || role == .color || circumstances.contains(.styledAsButton) { return false }
    // A clickable picture is announced as a button, a clickable layout by the texts that it joins.
    return framework != .androidXML || role == .text
  }

  var missingRoleMessage: String {
    switch framework {
    case .swiftUI, .uiKit: "\(reader) reads this like plain text and never says that it can be pressed."
    case .compose, .androidViews, .androidXML:
      "TalkBack says that this can be activated but not what it is (button, switch, check box)."
    }
  }
}

private extension Framework {
  var missingRoleSeverity: Severity {
    switch self {
    case .swiftUI, .uiKit: .warning
    case .compose: .information
    case .androidViews, .androidXML: .hint
    }
  }

  /// What may add a role where it is not seen. A SwiftUI component's own content cannot: a gesture outside it has no
  /// role unless the chain gives it one.
  var roleBlindSpots: Element.Openness {
    self == .swiftUI ? [.elsewhere] : [.elsewhere, .modifiers]
  }

  func roleFixApplicability(_ element: Element) -> Applicability {
    switch self {
    case .swiftUI, .compose: .safe
    case .uiKit: element.role == .text ? .safe : .changesBehavior
    case .androidViews, .androidXML: .changesBehavior
    }
  }
}
