// The redundant-gesture-wording rule: labels and hints that explain how to activate a control.

import Elements

extension Rule {
  static let redundantGestureWording = Rule(
    "redundant-gesture-wording", "Label or hint includes gesture instructions", .names,
    severity: .information, criteria: [.sensoryCharacteristics, .labelsOrInstructions], on: .labelled,
    why: "“Tap to…” is wrong for people who use a keyboard, a switch, or their voice.",
    examples: [
      .bad(
        .swiftUI, #"Button("Cart") { add() }.accessibilityHint(⟦"Double tap to add to cart"⟧)"#,
        fixed: #"Button("Cart") { add() }.accessibilityHint("Adds to cart")"#),
      .bad(
        .swiftUI, #"Button(action: open) { icon }.accessibilityLabel(⟦"Tap to open the menu"⟧)"#,
        fixed: #"Button(action: open) { icon }.accessibilityLabel("Open the menu")"#),
      .bad(
        .swiftUI, #"Link("Terms", destination: url).accessibilityHint(⟦"Click here to see the terms"⟧)"#,
        fixed: #"Link("Terms", destination: url).accessibilityHint("Shows the terms")"#),
      .right(.swiftUI, #"Button("Cart") { add() }.accessibilityHint("Adds to cart")"#),
      .good(.swiftUI, #"Button(action: open) { icon }.accessibilityLabel("Press releases")"#),
      .good(.swiftUI, #"Button(action: open) { icon }.accessibilityLabel("Select store")"#),
      .good(.swiftUI, #"Button(action: open) { icon }.accessibilityLabel("Touch ID")"#),
      .good(.swiftUI, #"Button(action: pay) { icon }.accessibilityLabel("Tap to Pay")"#),
      .good(.swiftUI, #"Button(action: open) { icon }.accessibilityLabel("Click & Collect")"#),
      .good(
        .swiftUI,
        #"PhotoCell(p).onLongPressGesture { edit(p) }.accessibilityHint("Press and hold to edit")"#),
      .good(.swiftUI, #"Text("Help").accessibilityHint("Tap to close")"#),
      .bad(
        .uiKit,
        #"func f() { let add = UIButton(); add.accessibilityHint = ⟦"Double tap to add to cart"⟧ }"#,
        fixed: #"func f() { let add = UIButton(); add.accessibilityHint = "Adds to cart" }"#),
      .right(.uiKit, #"func f() { let add = UIButton(); add.accessibilityHint = "Adds to cart" }"#),
      .bad(
        .compose, #"Row(Modifier.clickable(onClickLabel = ⟦"Tap to open"⟧) { open() }) { Text(title) }"#,
        fixed: #"Row(Modifier.clickable(onClickLabel = "Open") { open() }) { Text(title) }"#),
      .bad(
        .compose, #"IconButton(onClick = add) { Icon(Icons.Default.Add, ⟦"Click to add a note"⟧) }"#,
        fixed: #"IconButton(onClick = add) { Icon(Icons.Default.Add, "Add a note") }"#),
      .good(.compose, #"IconButton(onClick = add) { Icon(Icons.Default.Add, "Add a note") }"#),
      .bad(
        .androidViews, #"addButton.contentDescription = ⟦"Tap to add a note"⟧"#,
        fixed: #"addButton.contentDescription = "Add a note""#),
      .right(.androidViews, #"addButton.contentDescription = "Add a note""#),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦Click to close⟧"/>"#,
        fixed: #"<ImageButton android:contentDescription="Close"/>"#),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦Toque para cerrar⟧"/>"#,
        fixed: #"<ImageButton android:contentDescription="Cerrar"/>"#,
        path: "app/src/main/res/layout-es/screen.xml"),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦Menüyü açmak için dokunun⟧"/>"#,
        fixed: #"<ImageButton android:contentDescription="Menüyü açmak"/>"#,
        path: "app/src/main/res/layout-tr/screen.xml"),
      .good(.androidXML, #"<ImageButton android:contentDescription="Tap water"/>"#),
      .bad(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" hint="⟦Tap to close⟧"/><state key="normal" title="Done"/></button>"#,
        fixed:
          #"<button id="a"><accessibility key="accessibilityConfiguration" hint="Closes"/><state key="normal" title="Done"/></button>"#
      ),
      .right(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" hint="Closes the page"/><state key="normal" title="Done"/></button>"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, report.tree.isActivatedAsUsual(id),
      let words = GestureWords.forLanguage(report.language)
    else { return }
    let isVague = VagueWords.forLanguage(report.language)
    var seen: Set<Range<Int>> = []
    for text in [element.unseenName, element.hint.value].compactMap(\.self) + element.actionLabels {
      guard text.isSpokenAsWritten, let literal = text.value.literal, seen.insert(text.valueRange).inserted,
        !literal.isPaymentName, isVague?.contains(literal.lowercased()) != true
      else { continue }
      let isHint = element.framework.isApple && text == element.hint.value
      guard let result = words.result(of: literal, asHint: isHint) else { continue }
      report.report(
        id, at: text.valueRange,
        "\(element.reader) already explains how to activate this, so users hear it twice. Say only what it does.",
        fixes: [
          report.fix(
            "Shorten the text to “\(result)”",
            element.framework == .swiftUI || text.isKey ? .changesBehavior : .safe,
            .rewrite(text, result), on: id)
        ])
    }
  }
}

private extension ElementTree {
  /// Returns whether an element is activated as screen readers explain, so the text isn't about another gesture.
  func isActivatedAsUsual(_ id: ElementID) -> Bool {
    let element = self[id]
    let isActivated =
      element.role.isPressable || element.role == .tab || element.role == .toggle || element.role == .checkbox
      || element.isTappable || element.hasTrait(.button) || element.hasTrait(.link)
      || (element.role == .image && enclosingControl(of: id) != nil)
    return isActivated && !element.hasTrait(.adjustable)
      && element.gestures.allSatisfy {
        $0.kind == .tap || (element.framework == .compose && $0.kind == .longPress)
      }
  }
}

extension Framework {
  /// True if VoiceOver reads the framework's views.
  var isApple: Bool { self == .swiftUI || isUIKit }
}

private extension String {
  /// True if it starts with the product name “Tap to Pay”.
  var isPaymentName: Bool { lowercased().hasPrefix("tap to pay") }
}
