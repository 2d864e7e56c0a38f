// The redundant-hint rule: hints that repeat the label, or that are on elements without an action.

import Elements

extension Rule {
  static let redundantHint = Rule(
    "redundant-hint", "Hint adds nothing", .names,
    severity: .information, criteria: [.labelsOrInstructions], on: .labelled,
    why: "Users wait for the hint every time they reach the element, so it has to add something.",
    examples: [
      .bad(
        .swiftUI, #"Text("Total")⟦.accessibilityHint("Total")⟧"#, fixed: #"Text("Total")"#),
      .bad(
        .swiftUI, #"Button("Send") { send() }⟦.accessibilityHint("send.")⟧"#,
        fixed: #"Button("Send") { send() }"#),
      .bad(
        .swiftUI, #"Text("Total")⟦.accessibilityHint("The sum of all items")⟧"#, fixed: #"Text("Total")"#),
      .bad(
        .swiftUI, #"Button("Send") { send() }⟦.accessibilityValue("Send")⟧"#,
        fixed: #"Button("Send") { send() }"#),
      .right(.swiftUI, #"Button("Send") { send() }.accessibilityHint("Sends the message to everyone")"#),
      .good(.swiftUI, #"Text("Total").onTapGesture { open() }.accessibilityHint("Opens the bill")"#),
      .good(
        .swiftUI, #"Text("Total").accessibilityAddTraits(.isButton).accessibilityHint("Opens the bill")"#),
      .good(
        .swiftUI,
        #"Text("Total").accessibilityAction(named: "Copy") { copy() }.accessibilityHint("Can be copied")"#),
      .good(.swiftUI, #"Button { open() } label: { Text("Total").accessibilityHint("Opens the bill") }"#),
      .good(.swiftUI, #"Text("Total").contextMenu { menu }.accessibilityHint("Has a menu")"#),
      .good(.swiftUI, #"Text("Total").accessibilityHint(isOpen ? "Closes" : "Opens")"#),
      .bad(
        .uiKit,
        """
        func f() {
          let send = UIButton()
          send.setTitle("Send", for: .normal)
          ⟦send.accessibilityHint = "Send"⟧
        }
        """,
        fixed: """
          func f() {
            let send = UIButton()
            send.setTitle("Send", for: .normal)
          }
          """),
      .bad(
        .uiKit,
        #"func f() { let total = UILabel(); total.text = "Total"; ⟦total.accessibilityHint = "The sum"⟧ }"#),
      .right(
        .uiKit,
        #"func f() { let send = UIButton(); send.setTitle("Send", for: .normal); send.accessibilityHint = "Sends it to all" }"#
      ),
      .good(
        .uiKit, #"totalLabel.accessibilityHint = "Opens the bill"; totalLabel.addGestureRecognizer(tap)"#),
      .bad(
        .compose, #"Row(Modifier.clickable(⟦onClickLabel = "Open"⟧) { open() }) { Text("Open") }"#,
        fixed: #"Row(Modifier.clickable { open() }) { Text("Open") }"#),
      .right(
        .compose, #"Row(Modifier.clickable(onClickLabel = "Show details") { open() }) { Text("Bill") }"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden else { return }
    let name = report.tree.soleText(of: id)
    let spoken = name?.value.literal.map { SpokenWords($0) }
    var repeated: [WrittenText] = []
    func add(_ text: WrittenText?) {
      guard let text, text != name, let literal = text.value.literal, text.isSpokenAsWritten,
        name?.isSpokenAsWritten != false,
        !literal.isEmpty, SpokenWords(literal) == spoken, !repeated.contains(text)
      else { return }
      repeated.append(text)
    }
    add(element.hint.value)
    if element.framework.isApple, !element.role.isField { add(element.value.value) }
    element.actionLabels.forEach { add($0) }
    let idle = report.tree.isIdleText(id) ? element.hint.value : nil
    if let idle, case .literal = idle.value, !repeated.contains(idle) { repeated.append(idle) }
    for text in repeated {
      let kind = text == element.value.value ? "value" : "hint"
      let remedy = kind == "value" ? "Remove it." : "Remove it, or describe the result."
      let repeats = text != idle || spoken == text.value.literal.map { SpokenWords($0) }
      report.report(
        id, at: text.range,
        repeats
          ? "This \(kind) repeats the label, so users hear the same words twice. \(remedy)"
          : "This element can't be activated, so its hint only makes users wait. Remove the hint.",
        fixes: [report.fix("Remove the \(kind)", .safe, .remove([text.range]), on: id)])
    }
  }
}

private extension ElementTree {
  /// Returns whether an element is text or an image that can't be activated.
  func isIdleText(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework.isApple,
      element.role == .text || element.role == .heading || element.role == .image,
      element.exposure == .exposed, element.gestures.isEmpty, element.actions.isEmpty,
      element.openness.isDisjoint(with: [.modifiers, .elsewhere]),
      element.traits.allSatisfy({ $0.trait.isPlain }),
      !element.circumstances.contains(.visibleOutside)
    else { return false }
    return enclosingControl(of: id) == nil && !ancestors(of: id).contains { self[$0].grouping == .merges }
  }
}

private extension Trait {
  /// True if the trait doesn't imply that an element does something.
  var isPlain: Bool {
    switch self {
    case .image, .header, .staticText, .element, .nothing, .summary, .value: true
    default: false
    }
  }
}
