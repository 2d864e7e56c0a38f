// label-on-non-element: texts for assistive technology where it never stops.

import Elements

extension Rule {
  static let labelOnNonElement = Rule(
    "label-on-non-element", "Label is never read", .names,
    severity: .warning, criteria: [.nameRoleValue, .infoAndRelationships], on: .labelled,
    why: "A label on something that is not an element is lost, or lands on its children.",
    examples: [
      .bad(
        .swiftUI, #"VStack { Text(price); Text(unit) }⟦.accessibilityLabel("Price")⟧"#,
        fixed:
          #"VStack { Text(price); Text(unit) }.accessibilityElement(children: .ignore).accessibilityLabel("Price")"#,
        severity: .information),
      .bad(
        .swiftUI,
        #"HStack { Button("Less") { less() }; Button("Extra") { more() } }⟦.accessibilityLabel("Amount")⟧"#,
        fixed:
          #"HStack { Button("Less") { less() }; Button("Extra") { more() } }.accessibilityElement(children: .contain).accessibilityLabel("Amount")"#,
        severity: .information),
      .bad(
        .swiftUI, #"HStack { Text(price); Text(unit) }⟦.accessibilityHint("Opens the bill")⟧"#,
        fixed:
          #"HStack { Text(price); Text(unit) }.accessibilityElement(children: .combine).accessibilityHint("Opens the bill")"#,
        severity: .information),
      .bad(
        .uiKit,
        #"class A: UIViewController { let code = UIImageView(); func f() { ⟦code.accessibilityHint = "QR code"⟧ } }"#,
        fixed:
          #"class A: UIViewController { let code = UIImageView(); func f() { code.accessibilityHint = "QR code"; code.isAccessibilityElement = true; code.accessibilityLabel = "‹›" /* what the picture shows */ } }"#,
        severity: .information),
      .good(.swiftUI, #"Image("logo").accessibilityLabel("The logo").accessibilityHidden(true)"#),
      .right(
        .swiftUI,
        #"VStack { Text(price); Text(unit) }.accessibilityElement(children: .combine).accessibilityLabel("Price")"#
      ),
      .good(
        .swiftUI, #"VStack { Text(price); Text(unit) }.accessibilityElement().accessibilityLabel("Price")"#),
      .good(.swiftUI, #"VStack { Text(price) }.accessibilityLabel("Price")"#),
      .good(.swiftUI, #"ZStack { Circle(); Text(price) }.accessibilityLabel("Price")"#),
      .good(
        .swiftUI, #"Group { if isOpen { Text(price) } else { Text(unit) } }.accessibilityLabel("Price")"#),
      .good(
        .swiftUI,
        #"VStack { Text(price); Text(unit) }.accessibilityLabel("Price").accessibilityElement(children: .contain)"#
      ),
      .good(
        .swiftUI, #"Button { pay() } label: { HStack { Text(price); Text(unit) }.accessibilityLabel("Pay") }"#
      ),
      .good(.swiftUI, #"Image("logo").accessibilityLabel("The logo").accessibilityHidden(isBusy)"#),
      .good(
        .swiftUI,
        #"ZStack { Text(price); Text(unit) }.accessibilityRepresentation { Text("a") }.accessibilityLabel("a")"#
      ),
      .bad(
        .uiKit, #"func f() { let card = UIView(); ⟦card.accessibilityLabel = "Price"⟧ }"#,
        fixed:
          #"func f() { let card = UIView(); card.accessibilityLabel = "Price"; card.isAccessibilityElement = true }"#
      ),
      .bad(
        .uiKit,
        #"func f() { let title = UILabel(); title.isAccessibilityElement = false; ⟦title.accessibilityLabel = "Price"⟧ }"#,
        fixed:
          #"func f() { let title = UILabel(); title.isAccessibilityElement = true; title.accessibilityLabel = "Price" }"#,
        severity: .information),
      .right(
        .uiKit,
        #"func f() { let card = UIView(); card.isAccessibilityElement = true; card.accessibilityLabel = "Price" }"#
      ),
      .good(
        .uiKit,
        #"func f() { let card = UIView(); card.accessibilityContainerType = .semanticGroup; card.accessibilityLabel = "Price" }"#
      ),
      .good(.uiKit, #"func f() { let title = UILabel(); title.accessibilityLabel = "Price" }"#),
      .good(
        .uiKit,
        #"func f() { let card = UIView(); card.isAccessibilityElement = isOpen; card.accessibilityLabel = "Price" }"#
      ),
      .good(
        .uiKit,
        #"class A: UIViewController { @IBOutlet var card: UIView!; func f() { card.accessibilityLabel = "a" } }"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard let text = element.firstSpokenText else { return }
    if element.isHiddenByItself {
      report.report(
        id, at: text.range, element.neverReadMessage,
        severity: .information,
        fixes: [report.fix("Make it an element", .changesBehavior, .exposed(text), on: id)])
    } else if element.framework == .swiftUI, report.tree.isPlainStack(id) {
      report.report(
        id, at: text.range,
        "On a stack this label replaces the label of every element inside, or is lost; \(element.reader) does not read it for the group.",
        severity: .information,
        fixes: [
          report.fix(
            "Make the stack one element", .changesBehavior, .group(report.tree.grouping(for: id, text)),
            on: id)
        ])
    } else if element.framework == .uiKit, element.isNoElement {
      report.reportAbsence(
        id, at: text.range, element.neverReadMessage, harm: .warning, unlessCodeMay: "make it an element",
        fixes: [report.fix("Make it an element", .changesBehavior, .exposed(text), on: id)])
    }
  }
}

private extension Element {
  var neverReadMessage: String { "\(reader) never stops here, so this label is not spoken." }

  /// The first text that is written for assistive technology alone.
  var firstSpokenText: WrittenText? {
    let texts = labels.filter { $0.value != .none && !$0.value.isBlank }
    guard texts.isEmpty, framework.isApple else { return texts.first }
    return [value.value, hint.value].compactMap(\.self).first { $0.value != .none && !$0.value.isBlank }
  }

  /// Whether code labels it and takes it out of what is read. What a modifier or an attribute hides is hidden on purpose, and
  /// loses nothing with its label.
  var isHiddenByItself: Bool {
    guard framework == .uiKit, let hiding, hiding.isAboutAssistiveTechnology else { return false }
    return hiding.extent == .itself && !role.isControl && !labels.isEmpty && grouping == .none
      && receiver?.isMadeHere == true
  }

  /// Whether it is a plain view that nothing makes an element.
  var isNoElement: Bool {
    receiver?.isElement == false && receiver?.isMadeHere == true && gestures.isEmpty && hiding == nil
      && grouping == .none
      && (role == .container || role == .image)
      && openness.isDisjoint(with: [.elsewhere, .modifiers]) && !hasTrait(.tabBar) && actions.isEmpty
  }
}

private extension ElementTree {
  /// Whether an element arranges several others and is nothing by itself.
  func isPlainStack(_ id: ElementID) -> Bool {
    let element = self[id]
    switch element.typeName {
    case "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
      "GridRow", "Group":
      break
    default: return false
    }
    return element.grouping == .none && element.groupingRange == nil && element.exposure == .exposed
      && element.openness.isDisjoint(with: [.elsewhere, .modifiers])
      && children(of: id).count { mayBeElement($0) } > 1
      && !ancestors(of: id).contains { self[$0].role == .label }
  }

  /// Whether a child may be met by itself, besides those before it.
  private func mayBeElement(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.slot == .content, !element.circumstances.contains(.alternative) else { return false }
    switch element.role {
    case .shape, .color, .spacer: return false
    default: return element.exposure != .hidden && element.exposure != .decorative
    }
  }

  /// How a stack becomes one element that says what is written on it.
  func grouping(for id: ElementID, _ text: WrittenText) -> Element.Grouping {
    if !controls(in: id).isEmpty { return .contains }
    return self[id].labels.contains(text) ? .ignoresChildren : .merges
  }
}
