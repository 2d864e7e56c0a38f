// The label-on-non-element rule: accessibility texts on views that aren't accessibility elements.

import Elements

extension Rule {
  static let labelOnNonElement = Rule(
    "label-on-non-element", "Label is never announced", .names,
    severity: .warning, criteria: [.nameRoleValue, .infoAndRelationships], on: .labelled,
    why: "A label on a view that isn't an accessibility element is lost, or ends up on its children.",
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
          #"class A: UIViewController { let code = UIImageView(); func f() { code.accessibilityHint = "QR code"; code.isAccessibilityElement = true; code.accessibilityLabel = "‹›" /* what the image shows */ } }"#,
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
        fixes: [
          report.fix("Make the view an accessibility element", .changesBehavior, .exposed(text), on: id)
        ])
    } else if element.framework == .swiftUI, report.tree.isPlainStack(id) {
      report.report(
        id, at: text.range,
        "\(element.reader) doesn't treat a plain stack as an element, so this text replaces each child's label or is lost. Make the stack an element.",
        severity: .information,
        fixes: [
          report.fix(
            "Make the stack an accessibility element", .changesBehavior,
            .group(report.tree.grouping(for: id, text)),
            on: id)
        ])
    } else if element.framework == .uiKit, element.isNoElement {
      report.reportAbsence(
        id, at: text.range, element.neverReadMessage, harm: .warning, unlessCodeMay: "make it an element",
        fixes: [
          report.fix("Make the view an accessibility element", .changesBehavior, .exposed(text), on: id)
        ])
    }
  }
}

private extension Element {
  var neverReadMessage: String {
    "\(reader) never stops here, so this text is never announced. Make the view an element, or remove the text."
  }

  /// The first label, or on Apple platforms, the first value or hint if there's no label.
  var firstSpokenText: WrittenText? {
    let texts = labels.filter { $0.value != .none && !$0.value.isBlank }
    guard texts.isEmpty, framework.isApple else { return texts.first }
    return [value.value, hint.value].compactMap(\.self).first { $0.value != .none && !$0.value.isBlank }
  }

  /// True if UIKit code both labels and hides the view. Modifiers and attributes hide views on purpose, so nothing is
  /// lost with the label.
  var isHiddenByItself: Bool {
    guard framework == .uiKit, let hiding, hiding.isAboutAssistiveTechnology else { return false }
    return hiding.extent == .itself && !role.isControl && !labels.isEmpty && grouping == .none
      && receiver?.isMadeHere == true
  }

  /// True if it's a plain view that nothing makes an accessibility element.
  var isNoElement: Bool {
    receiver?.isElement == false && receiver?.isMadeHere == true && gestures.isEmpty && hiding == nil
      && grouping == .none
      && (role == .container || role == .image)
      && openness.isDisjoint(with: [.elsewhere, .modifiers]) && !hasTrait(.tabBar) && actions.isEmpty
  }
}

private extension ElementTree {
  /// Returns whether an element is a stack of several children and not an accessibility element.
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

  /// Returns whether a child may be a separate element, in addition to the children before it.
  private func mayBeElement(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.slot == .content, !element.circumstances.contains(.alternative) else { return false }
    switch element.role {
    case .shape, .color, .spacer: return false
    default: return element.exposure != .hidden && element.exposure != .decorative
    }
  }

  /// Returns the grouping that makes a stack an element with this text.
  func grouping(for id: ElementID, _ text: WrittenText) -> Element.Grouping {
    if !controls(in: id).isEmpty { return .contains }
    return self[id].labels.contains(text) ? .ignoresChildren : .merges
  }
}
